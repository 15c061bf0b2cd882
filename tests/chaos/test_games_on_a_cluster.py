"""Games on a real Redis Cluster, through failovers of a master to its replica."""

import asyncio
import time

import pytest

from bot.ports.health import Unavailable
from tests.chaos import chaos_counts as counts
from tests.chaos.chaos_tables import Kept, read
from tests.chaos.chaos_world import ChaosWorld
from tests.chaos.cluster_processes import running_cluster
from tests.waiting import until

pytestmark = [pytest.mark.slow, pytest.mark.timeout(240)]
LOST = "The server lost"


@pytest.fixture
def cluster(tmp_path):
    with running_cluster(tmp_path / "cluster") as cluster:
        yield cluster


@pytest.fixture
async def world(cluster, tmp_path):
    async with ChaosWorld(tmp_path, 9, workers=2, parties=3, redis_url=cluster.url) as running:
        await running.moves(2)
        yield running


async def settled(world, patience=40.0):
    """Let everybody rest and see the newest state; return the tables."""

    async def everything_is_shown():
        try:
            all_kept[:] = await read(world.redis_url, world.tables)
        except Unavailable:
            return False  # a busy machine may answer later
        return not counts.not_shown(all_kept, world.emulator, time.time(), set())

    all_kept: list[Kept] = []
    await world.people_rest()
    await until(everything_is_shown, patience)
    return all_kept


async def takes_over(cluster, place):
    """Wait until a replica is the master."""

    async def is_master():
        return await asyncio.to_thread(lambda: cluster.replicas[place].is_master)

    await until(is_master, 20.0)


async def test_writes_that_a_failover_loses_are_told_on_the_board_and_the_game_goes_on(world, cluster):
    party = world.parties[0]
    place = cluster.place_of(party.code)
    await settled(world)
    cluster.cut_off(place)  # the replica no longer gets what its master acknowledges
    moves = party.moves
    party.go_on()
    await world.emulator.until(lambda: party.moves >= moves + 2, 20.0, "two moves that will be lost")
    await party.rest()
    cluster.masters[place].end()
    await takes_over(cluster, place)
    party.forget_moves()
    await world.moves(2)
    await world.emulator.until(
        lambda: any(LOST in look.text for message in party.group.shown for look in message.versions),
        20.0,
        "the board that tells of the loss",
    )
    assert not counts.replay_differs(await settled(world))
