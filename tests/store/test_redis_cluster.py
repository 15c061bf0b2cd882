"""The promises of the store on a real cluster, and through Sentinel: each script stays in one slot."""

import asyncio
from contextlib import suppress

import pytest

from adapters.redis import keys
from adapters.redis.connection import connect
from adapters.redis.directory import RedisDirectory
from adapters.redis.leases import Lease
from adapters.redis.limits import RedisLimits
from adapters.redis.schedule import RedisSchedule
from adapters.redis.store import RedisTables
from bot.people import Chat
from bot.ports.directory import Aggregates
from bot.ports.health import Unavailable
from bot.ports.store import CommitResult, Rest, Shown
from tests.chaos.cluster_processes import MASTERS
from tests.store.server_processes import asked, free_ports, server_process, wait_for
from tests.store.store_steps import commit
from tests.store.surface_names import BOARD_1

DONE, CONFLICT, DUPLICATE = CommitResult.DONE, CommitResult.CONFLICT, CommitResult.DUPLICATE
TABLES = [f"TAB{number:02}" for number in range(40)]


@pytest.fixture
async def database(cluster):
    """A database by an address that names one node only."""
    database = connect(f"redis+cluster://127.0.0.1:{cluster.masters[0].port}")
    yield database
    await database.close()


async def test_tables_live_on_all_nodes_and_keep_their_promises(database, cluster):
    tables = RedisTables(database)
    assert await database.call("PING")
    for table in TABLES:
        assert (await commit(tables, 0, "u1", table=table))[0] is DONE
        assert (await commit(tables, 1, "u1", table=table))[0] is DUPLICATE
        assert (await commit(tables, 0, "u2", table=table))[0] is CONFLICT
        assert await tables.show(table, {BOARD_1: Shown("1", "d", 1.0)})
        assert await tables.sleep_until(table, 7.0, version=1) is Rest.ASLEEP
    await tables.forget(TABLES[0])
    assert [await tables.version(table) for table in TABLES] == [1] * len(TABLES)
    assert all(asked(master.port, "DBSIZE") > 0 for master in cluster.masters)


async def test_claims_and_due_tables_span_the_nodes(database):
    tables, schedule = RedisTables(database), RedisSchedule(database)
    for number, table in enumerate(TABLES):
        await commit(tables, 0, table=table, wake=float(number))
    claims = await schedule.claim("a", 0.0)
    assert len(claims) == keys.PARTITIONS
    assert [table for table, _ in await schedule.due(claims, 99.0, 100)] == TABLES
    assert await schedule.next_due(claims) == 0.0
    await schedule.release("a")
    assert {claim.fence for claim in await schedule.claim("b", 0.0)} == {2}


async def test_a_node_that_lost_its_scripts_gets_them_again(database, cluster):
    schedule = RedisSchedule(database)
    await schedule.claim("a", 0.0)
    asked(cluster.masters[1].port, "SCRIPT", "FLUSH")
    assert len(await schedule.claim("a", 1.0)) == keys.PARTITIONS


async def test_a_chat_moves_from_node_to_node(database):
    directory = RedisDirectory(database)
    for number in range(8):
        old, new = f"telegram:-{number}", f"telegram:-100{number}"
        await directory.save_chat(old, {"language": "pl"})
        await directory.link_chat(old, "AAAAA")
        await directory.archive("AAAAA", {"n": 1}, ["telegram:42"], [old])
        await directory.move_chat(old, new)
        assert await directory.chat(new) == {"language": "pl"}
        assert await directory.table_of_chat(new) == "AAAAA"
        assert await directory.finished(new, 5) == [{"n": 1}]
        await directory.count(f"GAME{number}", {"telegram:42": Aggregates("Anna", {"games": 1})}, [new])
        await directory.move_chat(new, f"telegram:-200{number}")
        assert await directory.sums_in(f"telegram:-200{number}") == {"telegram:42": {"games": 1}}
    assert (await directory.sums(["telegram:42", "web:1"]))[0].numbers == {"games": 8}
    await directory.forget_person("telegram:42")
    assert await directory.finished("telegram:42", 5) == []


async def test_a_scan_for_a_person_finds_them_on_every_master(database):
    directory, tables, person = RedisDirectory(database), RedisTables(database), "telegram:4711004711"
    body = b'{"id":"4711004711"}'
    for number in range(20):
        await commit(tables, 0, table=f"TAB{number:02}", body=body if number % 2 else b"{}")
        await database.call("SET", f"game:GAME{number}", '{"people":[{"id":"4711004711"}]}')
        await database.call("HSET", f"stats:{{telegram:-{number}}}", f"{person}|games", "1", "web:1|games", "1")
    assert sorted(await tables.naming(person)) == [f"TAB{number:02}" for number in range(1, 20, 2)]
    await directory.rewrite_games(person, lambda _: {}, everywhere=True)
    await directory.forget_person(person, asked=2e9)
    for number in range(20):
        assert await database.call("GET", f"game:GAME{number}") == b"{}"
        assert list(await directory.sums_in(f"telegram:-{number}")) == ["web:1"]


async def test_budgets_and_leases_work(database):
    limits, chat = RedisLimits(database), Chat(platform="telegram", id="-100")
    assert await limits.take(chat, 1000.0) == 0.0
    assert await limits.take(chat, 1000.0) == 1.0
    async with Lease(database, "poller", "a") as lease:
        assert lease.fence == 1


async def test_commands_of_one_moment_are_one_round_trip_to_each_node(database):
    tables = RedisTables(database)
    await asyncio.gather(*(commit(tables, 0, table=table) for table in TABLES))
    before = database.trips
    assert await asyncio.gather(*(tables.version(table) for table in TABLES)) == [1] * len(TABLES)
    assert database.trips - before == MASTERS


async def test_sentinel_names_the_master_and_after_a_failover_the_new_one(tmp_path):
    master, replica, sentinel = free_ports(3)
    conf = tmp_path / "sentinel.conf"
    conf.write_text(
        f"sentinel monitor thousand 127.0.0.1 {master} 1\n"
        "sentinel down-after-milliseconds thousand 60000\n"
        "sentinel failover-timeout thousand 2000\n"
    )
    with (
        server_process(tmp_path / "master", master, "") as process,
        server_process(tmp_path / "replica", replica, "", "--replicaof", f"127.0.0.1 {master}"),
        server_process(tmp_path / "sentinel", sentinel, conf, "--sentinel"),
    ):
        database = connect(f"redis+sentinel://127.0.0.1:{sentinel}/thousand")
        tables = RedisTables(database)
        assert (await commit(tables, 0, "u1"))[0] is DONE
        wait_for(lambda: b"K7QX2" in str(asked(replica, "KEYS", "*")).encode())
        wait_for(lambda: asked(sentinel, "SENTINEL", "FAILOVER", "thousand"))
        wait_for(lambda: asked(replica, "ROLE")[0] == b"master")
        process.kill()
        wait_for(lambda: str(replica).encode() in asked(sentinel, "SENTINEL", "MASTER", "thousand"))
        with suppress(Unavailable):  # redis-py repeats a command only at the old connection's address
            await tables.version("K7QX2")
        assert (await commit(tables, 0, "u1"))[0] is DUPLICATE
        assert (await commit(tables, 1, "u2"))[0] is DONE
        await database.close()
