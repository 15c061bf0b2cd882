"""A master of a cluster that doesn't answer costs its own tables, and no others.

On a busy machine a healthy master can be late too. So no test here measures seconds: requests to healthy masters are
repeated until they are answered.
"""

import asyncio
from contextlib import aclosing, contextmanager, suppress
from dataclasses import replace

import pytest
from redis.asyncio import Redis
from redis.crc import REDIS_CLUSTER_HASH_SLOTS
from redis.exceptions import AskError, MovedError

from adapters.redis import keys
from adapters.redis.causes import cause_of
from adapters.redis.cluster import Cluster
from adapters.redis.connection import connect
from adapters.redis.limits import TELEGRAM, RedisLimits
from adapters.redis.schedule import RedisSchedule
from adapters.redis.store import RedisTables
from bot.people import Chat
from bot.ports.health import Cause, Unavailable
from bot.ports.store import CommitResult
from tests.chaos.cluster_processes import MASTERS
from tests.store.server_processes import asked, wait_for
from tests.store.store_steps import commit

DONE = CommitResult.DONE
TABLES = [f"TAB{number:03}" for number in range(60)]
CHAT_BUDGETS = {"telegram": replace(TELEGRAM, per_second=None)}  # without the token's budget, which counts real seconds

pytestmark = pytest.mark.timeout(120)


@pytest.fixture
async def database(cluster):
    database = connect(cluster.url)
    yield database
    await database.close()


@contextmanager
def stopped(*nodes):
    for node in nodes:
        node.freeze()
    try:
        yield
    finally:
        for node in nodes:
            node.thaw()
            wait_for(lambda node=node: asked(node.port, "PING"))


async def written(database, names=TABLES):
    """Commit the first version of each table."""
    tables = RedisTables(database)
    await asyncio.gather(*(answered(lambda name=name: commit(tables, 0, table=name)) for name in names))
    return tables


async def answered(ask):
    """Repeat a request until it is answered."""
    while True:
        with suppress(Unavailable):
            return await ask()


async def until_answered(ask, wanted):
    """Repeat a request until its answer is `wanted`."""
    while await answered(ask) != wanted:  # noqa: ASYNC110 - the servers tell nobody
        await asyncio.sleep(0.05)


async def until_listening(cluster):
    """Wait until every partition has a listener."""
    while sum(len(asked(node.port, "PUBSUB", "SHARDCHANNELS")) for node in cluster.masters) < keys.PARTITIONS:  # noqa: ASYNC110 - the servers tell nobody
        await asyncio.sleep(0.05)


async def known_to_be_silent(database, table):
    """Repeat a request for a table until its stopped master counts as silent."""
    while not database.client.silent:
        with suppress(Unavailable):
            await RedisTables(database).version(table)


def place_of_key(cluster, key):
    slot = int(asked(cluster.masters[0].port, "CLUSTER", "KEYSLOT", key))
    return min(slot * MASTERS // REDIS_CLUSTER_HASH_SLOTS, MASTERS - 1)


async def test_many_callers_of_a_silent_master_do_not_slow_down_the_others(database, cluster):
    tables = await written(database)
    place = {table: cluster.place_of(table) for table in TABLES}
    done = dict.fromkeys(TABLES, 0)

    async def call(table):
        while True:
            with suppress(Unavailable):
                await tables.version(table)
                done[table] += 1
            await asyncio.sleep(0.02)

    callers = [asyncio.create_task(call(table)) for table in TABLES for _ in range(5)]
    healthy = [table for table in TABLES if place[table] != 1]
    with stopped(cluster.masters[1]):
        before = dict(done)
        while any(done[table] < before[table] + 50 for table in healthy):  # noqa: ASYNC110 - they go on
            await asyncio.sleep(0.05)
        # One answer for each caller may already have been on its way.
        assert all(done[table] <= before[table] + 5 for table in TABLES if place[table] == 1)
    while any(done[table] < before[table] + 10 for table in TABLES):  # noqa: ASYNC110 - all of them again
        await asyncio.sleep(0.05)
    for caller in callers:
        caller.cancel()
    await asyncio.gather(*callers, return_exceptions=True)


async def test_due_tables_and_claims_come_from_those_that_answer(database, cluster):
    await written(database)
    schedule = RedisSchedule(database)
    claims = await answered(lambda: schedule.claim("a", 100.0))
    healthy = {table for table in TABLES if cluster.place_of(table) != 1}
    theirs = {keys.partition_of(table) for table in healthy}

    async def due():
        return {table for table, _ in await schedule.due(claims, 200.0, len(TABLES))}

    async def claimed():
        return {claim.partition for claim in await schedule.claim("a", 110.0)}

    with stopped(cluster.masters[1]):
        await until_answered(due, healthy)
        await until_answered(lambda: schedule.backlog(claims, 200.0), (len(healthy), 195.0))
        # The stopped master's partitions stay claimed until their claims run out.
        assert len(await answered(lambda: schedule.claim("a", 102.0))) == keys.PARTITIONS
        silent = {partition for partition in range(keys.PARTITIONS) if partition_is_on(cluster, partition, 1)}
        await until_answered(claimed, set(range(keys.PARTITIONS)) - silent)
        assert theirs.isdisjoint(silent)
    while len(again := await answered(lambda: schedule.claim("a", 112.0))) < keys.PARTITIONS:  # noqa: ASYNC110
        await asyncio.sleep(0.05)  # until the master is known to answer again
    assert [claim.fence for claim in again] == [1] * keys.PARTITIONS


def partition_is_on(cluster, partition, place):
    return place_of_key(cluster, keys.wake(partition)) == place


async def test_without_the_node_of_the_workers_their_last_known_number_counts(database, cluster):
    ours, theirs = RedisSchedule(database), RedisSchedule(database)

    async def shared():
        await theirs.claim("b", 100.0)
        return len(await ours.claim("a", 100.0))

    half = keys.PARTITIONS // 2
    await until_answered(shared, half)
    with stopped(cluster.masters[place_of_key(cluster, keys.WORKERS)]):
        await answered(lambda: ours.claim("a", 102.0))
        await answered(lambda: theirs.release("b"))
        assert len(await answered(lambda: ours.claim("a", 103.0))) == half


async def test_a_budget_on_a_silent_master_is_kept_by_the_process_alone(database, cluster):
    limits = RedisLimits(database, CHAT_BUDGETS)
    chats = (Chat(platform="telegram", id=f"-{number}") for number in range(20))
    chat = next(chat for chat in chats if place_of_key(cluster, keys.limit("telegram", chat.id)) == 1)
    table = next(table for table in TABLES if cluster.place_of(table) == 1)
    now, calls = 1000.0, 0
    assert [await limits.take(chat, now + second) for second in range(3)] == [0.0] * 3
    with stopped(cluster.masters[1]):
        await known_to_be_silent(database, table)
        now += 3
        while now < 1060.0:
            wait = await limits.take(chat, now)
            calls += not wait
            now += wait
        assert 16 <= calls <= 17  # at most 20 a minute as for any group, including the three that the master knows
        await limits.block(chat, 2000.0)
        assert await limits.take(chat, 1100.0) == 900.0


async def test_while_the_tokens_master_is_silent_other_chats_are_called_at_this_workers_share(database, cluster):
    place = place_of_key(cluster, keys.limit_of_all("telegram"))
    chats = [Chat(platform="telegram", id=f"{number}", private=True) for number in range(60)]
    chats = [chat for chat in chats if place_of_key(cluster, keys.limit("telegram", chat.id)) != place]
    limits = RedisLimits(database, workers=lambda: 5)
    with stopped(cluster.masters[place]):
        waits = await asyncio.gather(*(limits.take(chat, 1000.0) for chat in chats))
    assert 1 <= waits.count(0.0) <= 3, "one every 0.2 s"


async def test_commits_are_heard_though_one_master_is_silent(database, cluster):
    schedule, tables, version = RedisSchedule(database), await written(database), 1
    await answered(lambda: schedule.claim("a", 100.0))
    healthy = {table for table in TABLES if cluster.place_of(table) != 1}
    heard = set()

    async def listen():
        async with aclosing(schedule.woken()) as woken:
            async for table in woken:
                heard.add(table)

    listening = asyncio.create_task(listen())
    try:
        await until_listening(cluster)
        with stopped(cluster.masters[1]):
            heard.clear()
            while not healthy <= heard:
                for table in healthy:
                    await answered(lambda table=table, version=version: commit(tables, version, table=table))
                version += 1
    finally:
        listening.cancel()
        await asyncio.gather(listening, return_exceptions=True)


async def test_a_cluster_that_does_not_answer_is_unavailable_for_claims_and_due_tables(database, cluster):
    schedule = RedisSchedule(database)
    claims = await answered(lambda: schedule.claim("a", 100.0))
    with stopped(*cluster.masters):
        for question in (schedule.claim("a", 101.0), schedule.due(claims, 200.0, 9), schedule.backlog(claims, 1.0)):
            with pytest.raises(Unavailable):
                await question


async def test_a_master_known_to_be_silent_is_sent_nothing(database, cluster):
    tables = RedisTables(database)
    table = next(table for table in TABLES if cluster.place_of(table) == 1)
    with stopped(cluster.masters[1]):
        await known_to_be_silent(database, table)
        trips = database.trips
        for _ in range(20):
            with pytest.raises(Unavailable):
                await tables.version(table)
        assert database.trips == trips
        assert database.client.silent == [f"127.0.0.1:{cluster.masters[1].port}"]


async def test_slots_that_move_are_followed(database, cluster):
    tables = RedisTables(database)
    table = next(table for table in TABLES if cluster.place_of(table) == 0)
    old, other, new = cluster.masters
    slot = cluster.slot_of(table)

    async def committed_once_more():
        version = await tables.version(table) or 0
        assert (await commit(tables, version, table=table))[0] is DONE

    await answered(committed_once_more)
    try:
        asked(new.port, "CLUSTER", "SETSLOT", slot, "IMPORTING", old.id)
        asked(old.port, "CLUSTER", "SETSLOT", slot, "MIGRATING", new.id)
        while names := asked(old.port, "CLUSTER", "GETKEYSINSLOT", slot, 1):
            asked(old.port, "MIGRATE", "127.0.0.1", new.port, names[0], 0, 5000)
            with suppress(Unavailable):  # a script is refused while the new master lacks one of its keys
                await committed_once_more()
        for node in (new, old, other):
            asked(node.port, "CLUSTER", "SETSLOT", slot, "NODE", new.id)
        await answered(committed_once_more)
    finally:
        asked(new.port, "FLUSHALL")
        for node in (old, new, other):
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
    way._slots = dict.fromkeys(range(REDIS_CLUSTER_HASH_SLOTS), ("127.0.0.1", 7001))
    assert await way.call(("GET", "any")) == b"done"
    await way.aclose()


def test_a_slot_that_moves_all_the_while_is_an_outage_and_no_fault_of_ours():
    assert {cause_of(kind("12182 127.0.0.1:7002")) for kind in (AskError, MovedError)} == {Cause.CLUSTER_DOWN}


async def test_a_listener_that_outlives_its_database_opens_no_connection(cluster):
    database = connect(cluster.url)
    schedule = RedisSchedule(database)
    await answered(lambda: schedule.claim("a", 100.0))
    woken = schedule.woken()
    waiting = asyncio.create_task(anext(woken))
    await until_listening(cluster)
    await database.close()
    wait_for(lambda: not any(asked(node.port, "PUBSUB", "SHARDCHANNELS") for node in cluster.masters))
    with pytest.raises(Unavailable):
        await database.client_of(keys.woken(0))
    with pytest.raises(Unavailable):
        await database.call("GET", "any")
    waiting.cancel()
    await asyncio.gather(waiting, return_exceptions=True)
