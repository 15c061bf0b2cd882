"""Several processes on one Redis: one of them tends, and hands over."""

import pytest

from adapters.redis import keys
from adapters.redis.connection import connect
from tests.chaos.chaos_world import ChaosWorld
from tests.waiting import until

pytestmark = [pytest.mark.slow, pytest.mark.timeout(180)]

PATIENCE = 40.0  # seconds: other tests may keep the machine busy


@pytest.fixture
async def world(tmp_path):
    async with ChaosWorld(tmp_path, 7, workers=2, parties=3) as running:
        await running.moves(2)
        yield running


async def fence(world) -> int:
    """How often the lead has changed hands."""
    database = connect(world.server.url)
    try:
        return int(await database.call("HGET", keys.LEAD, "fence"))
    finally:
        await database.close()


@pytest.mark.parametrize("end", ["stop", "kill"])
async def test_games_go_on_when_the_leader_ends(world, end):
    """Each process is ended and started again, so the leader is among them."""
    before = await fence(world)
    for place in world.places:
        await getattr(place, end)()
        await world.moves(2, PATIENCE)
        assert place.complaints == []
        await place.start()

    async def has_changed_hands():
        return await fence(world) > before

    await until(has_changed_hands, PATIENCE)
