"""A server that can't do what is asked gives the cause in one word, never in the server's own text."""

import asyncio
from contextlib import asynccontextmanager

import pytest
from redis.exceptions import BusyLoadingError, ResponseError

from adapters.redis.causes import cause_of
from adapters.redis.connection import connect
from adapters.redis.store import RedisTables
from bot.ports.health import Cause, Unavailable
from tests.store.server_processes import free_ports, programs, server_answer, server_process, wait_for

SECRET = "seven of hearts"  # stands for the state of a table


@pytest.fixture(scope="module", params=programs(), ids=lambda path: path.rpartition("/")[2])
def server(request, tmp_path_factory):
    """A server of each kind that this machine has; yields its folder and port."""
    folder, (port,) = tmp_path_factory.mktemp("causes"), free_ports(1)
    options = ("--repl-diskless-sync-delay", "0", "--busy-reply-threshold", "50")
    with server_process(folder / "server", port, "", *options, program=request.param):
        yield folder / "server", port


@pytest.fixture
def port(server):
    server_answer(server[1], "FLUSHALL")
    return server[1]


@asynccontextmanager
async def connected(port, account=""):
    database = connect(f"redis://{account}127.0.0.1:{port}")
    try:
        yield database
    finally:
        await database.close()


async def why_not(port, account="", *, write=True):
    """Commit, or read; return the cause of the failure."""
    async with connected(port, account) as database:
        tables = RedisTables(database)
        commit = tables.commit("K7QX2", expected=0, what="table", schema=1, body=SECRET.encode(), wake=5.0)
        with pytest.raises(Unavailable) as raised:
            await (commit if write else tables.version("K7QX2"))
        commit.close()
        assert SECRET not in repr(raised.value) + repr(raised.value.__cause__)
        assert str(raised.value) == raised.value.cause
        return raised.value.cause


async def test_somebody_elses_script_that_does_not_end(port):
    async with connected(port) as stranger:
        endless = asyncio.create_task(stranger.client.execute_command("EVAL", "while true do end", 0))
        causes = set()
        while Cause.BUSY not in causes:
            async with connected(port) as database:
                try:
                    await database.call("GET", "key")
                except Unavailable as trouble:
                    causes.add(trouble.cause)
            await asyncio.sleep(0.01)
        assert causes == {Cause.BUSY}
        server_answer(port, "SCRIPT", "KILL")
        await asyncio.gather(endless, return_exceptions=True)


async def test_no_password_where_one_is_wanted(port):
    server_answer(port, "ACL", "SETUSER", "default", ">secret")
    try:
        assert await why_not(port, write=False) is Cause.NO_PASSWORD
    finally:
        server_answer(port, "ACL", "SETUSER", "default", "nopass", password="secret")


@pytest.mark.parametrize("rights", ["~* +@all -hget", "~elsewhere +@all"])
async def test_a_command_or_a_key_that_its_user_may_not_use(port, rights):
    server_answer(port, "ACL", "SETUSER", "guest", "reset", "on", ">word", *rights.split())
    assert await why_not(port, "guest:word@", write=False) is Cause.NO_PERMISSION


@pytest.mark.parametrize("rights", ["~* +@all -hset", "~table:* ~seen:* ~log:* +@all"])
async def test_a_command_or_a_key_that_its_user_may_not_use_within_a_script(port, rights):
    server_answer(port, "ACL", "SETUSER", "guest", "reset", "on", ">word", "&*", *rights.split())
    assert await why_not(port, "guest:word@") is Cause.NO_PERMISSION


@pytest.mark.parametrize(
    ("setting", "cause"), [("maxmemory", Cause.MEMORY), ("min-replicas-to-write", Cause.NO_REPLICAS)]
)
async def test_a_full_memory_and_too_few_replicas_and_nothing_is_written(port, setting, cause):
    server_answer(port, "CONFIG", "SET", setting, 1)
    try:
        assert await why_not(port) is cause
        assert server_answer(port, "DBSIZE") == 0
    finally:
        server_answer(port, "CONFIG", "SET", setting, 0)


async def test_a_replica(port):
    server_answer(port, "REPLICAOF", "127.0.0.1", 1)
    try:
        assert await why_not(port) is Cause.READ_ONLY
        server_answer(port, "CONFIG", "SET", "replica-serve-stale-data", "no")
        assert await why_not(port, write=False) is Cause.NO_REPLICAS
    finally:
        server_answer(port, "CONFIG", "SET", "replica-serve-stale-data", "yes")
        server_answer(port, "REPLICAOF", "NO", "ONE")


async def test_a_disk_that_takes_nothing(server, port):
    folder, _ = server
    (folder / "dump.rdb").mkdir()  # a folder where its file belongs
    server_answer(port, "CONFIG", "SET", "save", "3600 1")
    try:
        server_answer(port, "SET", "key", 1)
        server_answer(port, "BGSAVE")
        wait_for(lambda: server_answer(port, "INFO", "persistence")["rdb_last_bgsave_status"] == "err")
        assert await why_not(port) is Cause.DISK
    finally:
        server_answer(port, "CONFIG", "SET", "save", "")


async def test_nobody_there():
    (port,) = free_ports(1)
    assert await why_not(port) is Cause.NO_ANSWER


@pytest.mark.parametrize(
    ("error", "cause"),
    [
        (BusyLoadingError("Redis is loading the dataset in memory", status_code="LOADING"), Cause.LOADING),
        (ResponseError("UNBLOCKED force unblock from blocking operation"), Cause.READ_ONLY),
        (ResponseError("Error running script (call to f_0a1b): @user_script:25: -OOM command"), Cause.MEMORY),
    ],
)
def test_other_answers(error, cause):
    assert cause_of(error) is cause


@pytest.mark.parametrize("text", ["WRONGTYPE Operation against a key", "unknown command 'BUSY'", "value of OOM"])
def test_an_error_in_a_command_of_ours_is_no_outage(text):
    assert cause_of(ResponseError(text)) is None


async def test_an_error_of_ours_is_raised_as_it_is(port):
    async with connected(port) as database:
        with pytest.raises(ResponseError):
            await database.call("HGET", "key")
