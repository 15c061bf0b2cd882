"""A move counts as saved when as many servers have it as `DURABILITY` asks; before that nobody is told of it."""

import asyncio
import os
import signal
from contextlib import contextmanager, suppress

import pytest
from redis import Redis

from adapters.redis import keys
from adapters.redis.connection import connect
from adapters.redis.durability import Durability
from adapters.redis.starting import Misconfigured, looked_at
from adapters.redis.store import RedisTables
from bot.ports.health import Cause, NotYetSafe, Unavailable
from bot.ports.store import CommitResult, Stored
from tests.store.faulty_proxy import FaultyProxy
from tests.store.server_processes import free_ports, programs, server_answer, server_process, wait_for
from tests.waiting import until

DONE, CONFLICT, DUPLICATE = CommitResult.DONE, CommitResult.CONFLICT, CommitResult.DUPLICATE
TABLE = "K7QX2"
SOON = 15.0  # seconds
PROCESSES = {}  # of replicas, by port

pytestmark = pytest.mark.timeout(90)


@pytest.fixture(scope="module", params=programs(), ids=lambda path: path.rpartition("/")[2])
def pair(request, tmp_path_factory):
    """A master and its replica; yields both ports."""
    folder, (master, replica) = tmp_path_factory.mktemp("durability"), free_ports(2)
    quick = ("--repl-diskless-sync-delay", "0", "--repl-ping-replica-period", "1")
    with (
        server_process(folder / "master", master, "", *quick, program=request.param),
        server_process(folder / "replica", replica, "", *quick, program=request.param) as process,
    ):
        PROCESSES[replica] = process
        yield master, replica


@pytest.fixture
def replica(pair):
    """The process of the replica."""
    return PROCESSES[pair[1]]


@pytest.fixture
def ports(pair):
    master, replica = pair
    server_answer(master, "FLUSHALL")
    follows(master, replica)
    return pair


def follows(master, replica):
    server_answer(replica, "REPLICAOF", "127.0.0.1", master)
    wait_for(lambda: server_answer(master, "WAIT", 1, 100) == 1 and server_answer(replica, "ROLE")[3] == b"connected")


def alone(master, replica):
    server_answer(replica, "REPLICAOF", "NO", "ONE")
    wait_for(lambda: server_answer(master, "ROLE")[2] == [])


@contextmanager
def stopped(process):
    os.kill(process.pid, signal.SIGSTOP)
    try:
        yield
    finally:
        os.kill(process.pid, signal.SIGCONT)


@pytest.fixture
async def tables(ports):
    made = tables_of(f"redis://127.0.0.1:{ports[0]}")
    yield made
    await closed(made)


@pytest.fixture
async def others(ports):
    """The tables as another process sees them."""
    made = tables_of(f"redis://127.0.0.1:{ports[0]}")
    yield made
    await closed(made)


def tables_of(url, durability=Durability.REPLICATED):
    return RedisTables(connect(url), durability=durability)


async def closed(tables):
    await tables.close()
    await tables._database.close()


async def commit(tables, expected, input_id=None, table=TABLE):
    return await tables.commit(
        table,
        expected=expected,
        what="table",
        schema=1,
        body=b"%d" % (expected + 1),
        log=[b"{}"],
        input_id=input_id,
        wake=5.0,
    )


async def delivered_until_answered(tables, expected, input_id):
    while True:
        with suppress(Unavailable):
            return await commit(tables, expected, input_id)


@pytest.mark.parametrize("input_id", ["u1", None])
async def test_a_commit_is_on_the_replica_when_it_is_answered(tables, ports, input_id):
    for version in range(20):
        assert await commit(tables, version, input_id and f"{input_id}{version}") == (DONE, None)
        # The commit was answered after the replica had it, so nothing is waited for here.
        assert int(server_answer(ports[1], "HGET", keys.table(TABLE), "version")) == version + 1


@pytest.mark.slow
async def test_without_a_replica_it_is_saved_and_not_yet_safe(tables, others, ports):
    assert (await commit(tables, 0))[0] is DONE
    alone(*ports)
    with pytest.raises(NotYetSafe) as waiting:
        await commit(tables, 1, "u2")
    assert waiting.value.cause is Cause.NO_REPLICAS
    questions = [question for reader in (tables, others) for question in (reader.version(TABLE), reader.load(TABLE))]
    refused = await asyncio.gather(*questions, return_exceptions=True)
    assert [type(answer) for answer in refused] == [Unavailable] * 4
    for input_id in ("u2", "u3"):
        with pytest.raises(Unavailable):
            await commit(others, 1, input_id)  # neither a duplicate nor a conflict is told
        with pytest.raises(Unavailable):
            await others.was_applied(TABLE, input_id)
    follows(*ports)
    assert (await commit(others, 1, "u2"))[0] is DUPLICATE
    assert await others.was_applied(TABLE, "u2")
    assert await others.load(TABLE) == Stored(2, "table", 1, b"2")
    assert await others.version(TABLE) == 2
    assert await others.log(TABLE) == [b"{}", b"{}"]


@pytest.mark.slow
async def test_a_commit_is_repeated_until_it_is_safe(tables, ports):
    alone(*ports)
    with pytest.raises(NotYetSafe):
        await commit(tables, 0)
    follows(*ports)

    async def known():
        return tables._safe.get(TABLE) == 1

    await until(known, SOON)
    assert not tables._trying


@pytest.mark.slow
async def test_a_commit_that_was_lost_before_it_was_safe_is_made_again(tables, ports):
    assert (await commit(tables, 0))[0] is DONE
    alone(*ports)
    with pytest.raises(NotYetSafe):
        await commit(tables, 1, "u2")
    # The older state comes back, as after a failover to a replica without the last commit.
    older = (
        "redis.call('HSET', KEYS[1], 'version', 1, 'body', '1') redis.call('HDEL', KEYS[1], 'digests') "
        "redis.call('DEL', KEYS[2]) redis.call('RPOP', KEYS[3])"
    )
    server_answer(ports[0], "EVAL", older, 3, keys.table(TABLE), keys.seen(TABLE), keys.log(TABLE))
    follows(*ports)

    async def made_again():
        return tables._safe.get(TABLE) == 2

    await until(made_again, SOON)
    assert await tables.load(TABLE) == Stored(2, "table", 1, b"2")
    assert await tables.log(TABLE) == [b"{}", b"{}"]


@pytest.mark.slow
async def test_what_only_a_demoted_server_has_is_no_duplicate_on_the_new_one(tables, ports):
    assert (await commit(tables, 0))[0] is DONE
    alone(*ports)
    old, new = ports
    with pytest.raises(NotYetSafe):
        await commit(tables, 1, "u2")
    await closed(tables)  # its process is killed
    async with FaultyProxy(f"redis://127.0.0.1:{old}") as proxy:
        other = tables_of(proxy.url)
        again = asyncio.create_task(delivered_until_answered(other, 1, "u2"))

        async def waits():
            return server_answer(old, "INFO", "clients")["blocked_clients"] == 1

        await until(waits, SOON)
        proxy.name_leads_to(f"redis://127.0.0.1:{new}")
        server_answer(old, "REPLICAOF", "127.0.0.1", new)
        try:
            await again
            assert int(server_answer(new, "HGET", keys.table(TABLE), "version")) == 2
            assert await other.was_applied(TABLE, "u2")
        finally:
            await closed(other)
            server_answer(old, "REPLICAOF", "NO", "ONE")


@pytest.mark.parametrize("input_id", ["u1", None])
@pytest.mark.slow
async def test_a_repeated_commit_waits_as_well(ports, replica, input_id):
    """The server waits only for writes of the same connection, and a retry has a new one: so it must write, too."""
    async with FaultyProxy(f"redis://127.0.0.1:{ports[0]}") as proxy:
        tables = tables_of(proxy.url)
        assert (await commit(tables, 0, input_id and "u0"))[0] is DONE
        with stopped(replica):  # the replica stays connected
            proxy.lose_reply(b"EVALSHA")
            with pytest.raises(NotYetSafe):
                await commit(tables, 1, input_id)
        assert proxy.lost == 1
        await closed(tables)


async def test_conflicts_and_duplicates_are_told_as_ever(tables, others):
    assert (await commit(tables, 0, "u1"))[0] is DONE
    assert await commit(others, 0, "u2") == (CONFLICT, Stored(1, "table", 1, b"1"))
    assert (await commit(others, 1, "u1"))[0] is DUPLICATE
    assert await others.load("AAAAA") is None
    assert await others.version("AAAAA") is None


async def test_without_the_setting_nothing_is_waited_for(ports):
    alone(*ports)
    plain = tables_of(f"redis://127.0.0.1:{ports[0]}", Durability.SERVER)
    assert (await commit(plain, 0))[0] is DONE
    assert await plain.load(TABLE) == Stored(1, "table", 1, b"1")
    await closed(plain)


async def test_without_the_setting_a_server_that_takes_no_writes_tells_what_it_has(ports):
    alone(*ports)
    plain = tables_of(f"redis://127.0.0.1:{ports[0]}", Durability.SERVER)
    assert (await commit(plain, 0, "u1"))[0] is DONE
    server_answer(ports[0], "CONFIG", "SET", "min-replicas-to-write", 1)
    try:
        assert (await commit(plain, 1, "u1"))[0] is DUPLICATE
        assert (await commit(plain, 0, "u2"))[0] is CONFLICT
        assert await plain.was_applied(TABLE, "u1")
        assert not await plain.was_applied(TABLE, "u2")
    finally:
        server_answer(ports[0], "CONFIG", "SET", "min-replicas-to-write", 0)
    await closed(plain)


@pytest.fixture
def writing(tmp_path):
    """A server with an append-only file."""
    (port,) = free_ports(1)
    with server_process(tmp_path / "server", port, "", "--appendonly", "yes", "--appendfsync", "always"):
        yield port


async def test_a_commit_is_on_the_disk_when_it_is_answered(writing):
    tables = tables_of(f"redis://127.0.0.1:{writing}", Durability.FSYNC)
    await looked_at(tables._database, Durability.FSYNC)
    for version in range(3):
        assert (await commit(tables, version, f"u{version}"))[0] is DONE
    assert await tables.load(TABLE) == Stored(3, "table", 1, b"3")
    with Redis(port=writing) as admin:
        assert admin.info("commandstats")["cmdstat_waitaof"]["calls"] >= 4
    await closed(tables)


async def test_a_server_that_cannot_say_what_its_disk_has_ends_the_start(pair):
    database = connect(f"redis://127.0.0.1:{pair[0]}")
    server_answer(pair[0], "REPLICAOF", "NO", "ONE")
    with pytest.raises(Misconfigured, match="DURABILITY=fsync needs"):
        await looked_at(database, Durability.FSYNC)
    await looked_at(database, Durability.REPLICATED)
    await database.close()


async def test_a_server_that_flushes_every_second_would_say_so_too_early(writing):
    database = connect(f"redis://127.0.0.1:{writing}")
    server_answer(writing, "CONFIG", "SET", "appendfsync", "everysec")
    with pytest.raises(Misconfigured, match="appendfsync always"):
        await looked_at(database, Durability.FSYNC)
    server_answer(writing, "CONFIG", "SET", "appendfsync", "always")
    server_answer(writing, "ACL", "SETUSER", "guest", "reset", "on", ">word", "~*", "&*", "+@all", "-config")
    guest = connect(f"redis://guest:word@127.0.0.1:{writing}")
    with pytest.raises(Misconfigured, match="config"):
        await looked_at(guest, Durability.FSYNC)
    for one in (database, guest):
        await one.close()
