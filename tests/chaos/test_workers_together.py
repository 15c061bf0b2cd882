"""Several workers on one Redis: real processes share the tables and hand over."""

import time
from collections import Counter

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


async def holders(world) -> Counter[str]:
    """How many partitions each worker holds by a valid lease."""
    database = connect(world.server.url)
    try:
        leases = await database.batch(
            ("HMGET", keys.partition_lease(partition), "holder", "expires") for partition in range(keys.PARTITIONS)
        )
    finally:
        await database.close()
    now = time.time()
    return Counter(holder.decode() for holder, ends in leases if holder is not None and float(ends) > now)


async def until_shared(world, shares: list[int]) -> None:
    """Wait until the workers hold these numbers of partitions."""

    async def shared():
        return sorted((await holders(world)).values()) == shares

    await until(shared, PATIENCE)


async def test_a_worker_that_is_stopped_in_a_trick_hands_over_at_once(world):
    await until_shared(world, [keys.PARTITIONS // 2] * 2)
    await world.places[0].stop()
    assert len(await holders(world)) <= 1, "the one that stopped holds nothing any more, though no lease has run out"
    assert world.places[0].complaints == []
    await until_shared(world, [keys.PARTITIONS])
    await world.moves(2, PATIENCE)
