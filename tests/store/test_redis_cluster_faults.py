"""A master of a cluster that does not answer costs its own tables, and nobody else's."""

import asyncio
import os
import signal
import time
from contextlib import aclosing, contextmanager, suppress

import pytest
from redis.asyncio import Redis
from redis.exceptions import AskError, MovedError

from adapters.redis import keys
from adapters.redis.causes import cause_of
from adapters.redis.cluster import SLOTS, Cluster
from adapters.redis.connection import connect
from adapters.redis.limits import RedisLimits
from adapters.redis.schedule import RedisSchedule
from adapters.redis.store import RedisTables
from bot.people import Chat
from bot.ports.health import Cause, Unavailable
from bot.ports.store import CommitResult
from tests.chaos import cluster_processes
from tests.chaos.cluster_processes import MASTERS, running_cluster
from tests.store.server_processes import asked, wait_for

DONE = CommitResult.DONE
CALLERS = 300
TABLES = [f"TAB{number:03}" for number in range(CALLERS)]

pytestmark = pytest.mark.timeout(120)


@pytest.fixture(scope="module")
def cluster(tmp_path_factory):
    """Three masters that are slow to be given up: a silent one stays the master."""
    with running_cluster(tmp_path_factory.mktemp("cluster"), node_timeout=60_000) as running:
        yield running


@pytest.fixture
async def database(cluster):
    for node in cluster.masters:
        asked(node.port, "FLUSHALL")
    database = connect(cluster.url)
    yield database
    await database.close()


@contextmanager
def stopped(node):
    os.kill(node.process.pid, signal.SIGSTOP)
    try:
        yield
    finally:
        os.kill(node.process.pid, signal.SIGCONT)
        wait_for(lambda: asked(node.port, "PING"))


async def commit(tables, table, expected=0):
    return await tables.commit(table, expected=expected, what="table", schema=1, body=b"{}", wake=5.0)


def place_of_key(cluster, key):
    slot = int(asked(cluster.masters[0].port, "CLUSTER", "KEYSLOT", key))
    return min(slot * MASTERS // cluster_processes.SLOTS, MASTERS - 1)


async def test_many_callers_of_a_silent_master_do_not_slow_down_the_others(database, cluster):
    tables = RedisTables(database)
    place = {table: cluster.place_of(table) for table in TABLES}
    await asyncio.gather(*(commit(tables, table) for table in TABLES))
    done = dict.fromkeys(TABLES, 0)

    async def call(table):
        while True:
            with suppress(Unavailable):
                await tables.version(table)
                done[table] += 1
            await asyncio.sleep(0.05)

    callers = [asyncio.create_task(call(table)) for table in TABLES]
    healthy = [table for table in TABLES if place[table] != 1]
    with stopped(cluster.masters[1]):
        before = dict(done)
        while any(done[table] < before[table] + 20 for table in healthy):  # noqa: ASYNC110 - they go on
            await asyncio.sleep(0.05)
        assert all(done[table] <= before[table] + 1 for table in TABLES if place[table] == 1)
    while any(done[table] < before[table] + 5 for table in TABLES):  # noqa: ASYNC110 - all of them again
        await asyncio.sleep(0.05)
    for caller in callers:
        caller.cancel()
    await asyncio.gather(*callers, return_exceptions=True)


async def answered(ask):
    """What is answered in the end: a cluster of six processes on a busy machine may be late."""
    while True:
        with suppress(Unavailable):
            return await ask()


async def test_due_tables_and_claims_come_from_those_that_answer(database, cluster):
    tables, schedule = RedisTables(database), RedisSchedule(database)
    await asyncio.gather(*(commit(tables, table) for table in TABLES))
    claims = await answered(lambda: schedule.claim("a", 100.0))
    healthy = {table for table in TABLES if cluster.place_of(table) != 1}
    with stopped(cluster.masters[1]):
        due = await schedule.due(claims, 200.0, CALLERS)
        assert {table for table, _ in due} == healthy
        assert await schedule.backlog(claims, 200.0) == (len(healthy), 195.0)
        assert len(await schedule.claim("a", 102.0)) == keys.PARTITIONS  # until its claims run out
        later = await schedule.claim("a", 110.0)
        mine = {keys.partition_of(table) for table in healthy}
        assert {claim.partition for claim in later} == mine
    while len(again := await schedule.claim("a", 112.0)) < keys.PARTITIONS:  # noqa: ASYNC110
        await asyncio.sleep(0.05)  # until it is known to answer again
    assert [claim.fence for claim in again] == [1] * keys.PARTITIONS


async def test_without_the_node_of_the_workers_their_last_known_number_counts(database, cluster):
    ours, theirs = RedisSchedule(database), RedisSchedule(database)
    for _ in range(3):
        await ours.claim("a", 100.0)
        await theirs.claim("b", 100.0)
    half = await ours.claim("a", 101.0)
    assert len(half) == keys.PARTITIONS // 2
    place = place_of_key(cluster, keys.WORKERS)
    with stopped(cluster.masters[place]):
        assert await ours.claim("a", 102.0)
        await theirs.release("b")
        assert len(await ours.claim("a", 103.0)) == len(half)


async def test_a_budget_on_a_silent_master_is_kept_by_the_process_alone(database, cluster):
    limits = RedisLimits(database)
    for number in range(20):
        chat = Chat(platform="telegram", id=f"-{number}")
        if place_of_key(cluster, keys.limit("telegram", chat.id)) == 1:
            break
    with stopped(cluster.masters[1]):
        now, calls = 1000.0, 0
        while now < 1060.0:
            wait = await limits.take(chat, now)
            calls += not wait
            now += wait
        assert 19 <= calls <= 20  # as for any group
        await limits.block(chat, 2000.0)
        assert await limits.take(chat, 1100.0) == 900.0


async def test_what_was_taken_before_a_master_fell_silent_counts_after_it(database, cluster):
    chat = Chat(platform="telegram", id="-1", title="Friday")
    limits = RedisLimits(database)
    now = time.time()
    taken = [await limits.take(chat, now + second) for second in range(6)]
    assert taken == [0.0] * 6
    with stopped(cluster.masters[place_of_key(cluster, keys.limit(chat.platform, chat.id))]):
        assert await limits.take(chat, now + 6) > 0


async def test_while_the_tokens_master_is_silent_other_chats_are_called_at_this_workers_share(database, cluster):
    place = place_of_key(cluster, keys.limit_of_all("telegram"))
    chats = [Chat(platform="telegram", id=f"{number}", private=True) for number in range(60)]
    chats = [chat for chat in chats if place_of_key(cluster, keys.limit("telegram", chat.id)) != place]
    limits = RedisLimits(database, workers=lambda: 5)
    with stopped(cluster.masters[place]):
        waits = await asyncio.gather(*(limits.take(chat, 1000.0) for chat in chats))
    assert 1 <= waits.count(0.0) <= 3, "one every 0.2 s"


async def test_commits_are_heard_though_one_master_is_silent(database, cluster):
    tables, schedule = RedisTables(database), RedisSchedule(database)
    await schedule.claim("a", 100.0)
    healthy = {table for table in TABLES[:60] if cluster.place_of(table) != 1}
    async with aclosing(schedule.woken()) as woken:
        waiting = asyncio.create_task(anext(woken))
        while sum(len(asked(node.port, "PUBSUB", "SHARDCHANNELS")) for node in cluster.masters) < keys.PARTITIONS:  # noqa: ASYNC110
            await asyncio.sleep(0.05)
        await asyncio.gather(*(commit(tables, table) for table in TABLES[:60]))
        with stopped(cluster.masters[1]):
            await asyncio.gather(*(commit(tables, table, 1) for table in healthy))
            heard = [await waiting]
            while any(heard.count(table) < 2 for table in healthy):
                heard.append(await anext(woken))


async def test_nothing_is_claimed_and_nothing_due_where_nobody_answers(database, cluster):
    schedule = RedisSchedule(database)
    claims = await schedule.claim("a", 100.0)
    with stopped(cluster.masters[0]), stopped(cluster.masters[1]), stopped(cluster.masters[2]):
        for question in (schedule.claim("a", 101.0), schedule.due(claims, 200.0, 9), schedule.backlog(claims, 1.0)):
            with pytest.raises(Unavailable):
                await question


async def test_a_master_that_is_known_to_be_silent_is_not_waited_for(database, cluster):
    tables = RedisTables(database)
    table = next(table for table in TABLES if cluster.place_of(table) == 1)
    with stopped(cluster.masters[1]):
        with pytest.raises(Unavailable):
            await tables.version(table)
        begun = time.monotonic()
        for _ in range(20):
            with pytest.raises(Unavailable):
                await tables.version(table)
        assert time.monotonic() - begun < 2.0
        assert database.client.silent == [f"127.0.0.1:{cluster.masters[1].port}"]


async def test_slots_that_move_are_followed(database, cluster):
    tables = RedisTables(database)
    table = next(table for table in TABLES if cluster.place_of(table) == 0)
    assert (await commit(tables, table))[0] is DONE
    slot = int(asked(cluster.masters[0].port, "CLUSTER", "KEYSLOT", keys.table(table)))
    old, new = cluster.masters[0], cluster.masters[2]
    try:
        asked(new.port, "CLUSTER", "SETSLOT", slot, "IMPORTING", old.id)
        asked(old.port, "CLUSTER", "SETSLOT", slot, "MIGRATING", new.id)
        version, moving = 1, True
        while moving:  # one key after the other, and a commit between each two
            names = asked(old.port, "CLUSTER", "GETKEYSINSLOT", slot, 1)
            moving = bool(names)
            if names:
                asked(old.port, "MIGRATE", "127.0.0.1", new.port, names[0], 0, 5000)
            with suppress(Unavailable):  # while its keys lie on both sides
                assert (await commit(tables, table, version))[0] is DONE
                version += 1
        for node in (new, old, cluster.masters[1]):
            asked(node.port, "CLUSTER", "SETSLOT", slot, "NODE", new.id)
        assert (await commit(tables, table, version))[0] is DONE
        assert await tables.version(table) == version + 1
    finally:
        asked(new.port, "FLUSHALL")
        for node in (old, new, cluster.masters[1]):
            asked(node.port, "CLUSTER", "SETSLOT", slot, "NODE", old.id)


async def test_a_slot_that_moves_on_while_it_is_moving_is_asked_for_again():
    tries = []

    class Moving(Cluster):
        async def _tried(self, address, command, ending):
            tries.append(address)
            if len(tries) < 3:
                raise AskError("12182 127.0.0.1:7002")
            return b"done", None

    way = Moving([("127.0.0.1", 7001)], lambda host, port: Redis(host=host, port=port))
    way._slots = dict.fromkeys(range(SLOTS), ("127.0.0.1", 7001))
    assert await way.call(("GET", "any")) == b"done"
    await way.aclose()


def test_a_slot_that_moves_all_the_while_is_an_outage_and_no_fault_of_ours():
    assert {cause_of(kind("12182 127.0.0.1:7002")) for kind in (AskError, MovedError)} == {Cause.CLUSTER_DOWN}
