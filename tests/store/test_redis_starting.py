"""The check of the store before the work begins: a fault that waiting won't cure is reported with its remedy."""

import asyncio
import contextlib
import socket

import pytest

from adapters.redis.connection import connect
from adapters.redis.starting import Misconfigured, looked_at
from bot.ports.health import Cause, Unavailable
from bot.running.operating import operator
from bot.running.settings import BadSettings, Settings
from tests.store.server_processes import free_ports, server_answer, server_process

SECRET = "hush"

pytestmark = pytest.mark.timeout(60)


@pytest.fixture(scope="module")
def node(tmp_path_factory):
    """A cluster of one node."""
    port, bus = free_ports(2)
    options = ("--cluster-enabled", "yes", "--cluster-port", bus)
    with server_process(tmp_path_factory.mktemp("node") / "server", port, "", *options):
        server_answer(port, "CLUSTER", "ADDSLOTSRANGE", 0, 16383)
        yield port


async def said_of(url):
    database = connect(url, retries=0)
    try:
        with pytest.raises(Misconfigured) as wrong:
            await looked_at(database)
    finally:
        await database.close()
    text = str(wrong.value)
    assert SECRET not in text
    assert "\n" not in text
    return text


async def test_a_server_that_fits(port):
    database = connect(f"redis://127.0.0.1:{port}/3")
    await looked_at(database)
    await database.close()


@pytest.mark.parametrize("account", [":hush@", "anna:hush@"])
async def test_a_wrong_password(port, account):
    assert "user and password" in await said_of(f"redis://{account}127.0.0.1:{port}")


async def test_a_database_that_there_is_not(port):
    assert "number" in await said_of(f"redis://127.0.0.1:{port}/99")


@pytest.mark.parametrize("scheme", ["redis", "rediss"])
async def test_a_host_that_there_is_not(scheme, monkeypatch):
    async def unknown(*_, **__):
        raise socket.gaierror(socket.EAI_NONAME, "Name or service not known")

    monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", unknown)
    assert "no host" in await said_of(f"{scheme}://no-such-host")


@pytest.mark.slow
async def test_tls_to_a_server_without(port):
    assert "TLS" in await said_of(f"rediss://127.0.0.1:{port}")


async def test_a_user_without_the_rights(port):
    server_answer(port, "ACL", "SETUSER", "guest", "reset", "on", ">hush", "~*", "&*", "+@all", "-rpush")
    said = await said_of(f"redis://guest:hush@127.0.0.1:{port}")
    assert "RPUSH" in said
    assert "docs/redis.md" in said


async def test_a_user_with_almost_none(port):
    server_answer(port, "ACL", "SETUSER", "guest", "reset", "on", ">hush", "~*", "+get", "+set")
    assert "docs/redis.md" in await said_of(f"redis://guest:hush@127.0.0.1:{port}")


async def test_a_user_without_channels_is_told_about_only(port, caplog):
    server_answer(port, "ACL", "SETUSER", "silent", "reset", "on", ">hush", "~*", "+@all")
    database = connect(f"redis://silent:hush@127.0.0.1:{port}")
    await looked_at(database)
    await database.close()
    assert "channels" in caplog.text


async def test_a_node_of_a_cluster_as_a_server(node):
    assert "a server of its own" in await said_of(f"redis://127.0.0.1:{node}")


async def test_sentinels(port, tmp_path):
    (sentinel,) = free_ports(1)
    conf = tmp_path / "sentinel.conf"
    conf.write_text(f"sentinel monitor thousand 127.0.0.1 {port} 1\n")
    with server_process(tmp_path / "sentinel", sentinel, conf, "--sentinel"):
        assert "service" in await said_of(f"redis+sentinel://127.0.0.1:{sentinel}/hundred")
        assert "redis+sentinel://" in await said_of(f"redis://127.0.0.1:{sentinel}")
        database = connect(f"redis+sentinel://127.0.0.1:{sentinel}/thousand")
        await looked_at(database)
        await database.close()


async def older(reader, writer):
    """A server of an older release, as far as the check asks it."""
    with contextlib.suppress(OSError, asyncio.IncompleteReadError):
        while line := await reader.readline():
            words = []
            for _ in range(int(line[1:])):
                length = int((await reader.readline())[1:])
                words.append((await reader.readexactly(length + 2))[:-2].upper())
            text = b"redis_version:6.2.14\r\nredis_mode:standalone\r\n"
            writer.write(b"$%d\r\n%s\r\n" % (len(text), text) if words[0] == b"INFO" else b"+OK\r\n")
            await writer.drain()
    writer.close()


async def test_an_older_server():
    server = await asyncio.start_server(older, "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    said = await said_of(f"redis://127.0.0.1:{port}")
    assert "6.2.14" in said
    assert "7.0" in said
    server.close()


@pytest.mark.parametrize("scheme", ["redis", "redis+sentinel"])
async def test_a_server_that_is_not_up_yet_is_waited_for(scheme):
    (port,) = free_ports(1)
    database = connect(f"{scheme}://127.0.0.1:{port}" + ("/thousand" if scheme == "redis+sentinel" else ""))
    with pytest.raises(Unavailable) as trouble:
        await looked_at(database)
    assert trouble.value.cause is Cause.NO_ANSWER
    await database.close()


async def test_the_start_ends_in_one_line(port):
    settings = Settings(_env_file=None, redis_url=f"redis://:hush@127.0.0.1:{port}")
    with pytest.raises(BadSettings) as wrong:
        async with operator(settings):
            pass
    assert str(wrong.value).startswith("REDIS_URL: ")
    assert SECRET not in str(wrong.value)
    assert wrong.value.__cause__ is None


async def test_an_address_with_words_that_nobody_knows_ends_the_start_too():
    settings = Settings(_env_file=None, redis_url="redis://:hush@one/0?patience=3")
    with pytest.raises(BadSettings, match="REDIS_URL: the address of Redis says something behind"):
        async with operator(settings):
            pass


async def test_a_data_folder_that_is_a_file_ends_the_start(tmp_path):
    (tmp_path / "data").write_text("no folder")
    with pytest.raises(BadSettings, match=r"DATA_FOLDER: cannot be used .*, e\.g\. DATA_FOLDER=data"):
        async with operator(Settings(_env_file=None, data_folder=tmp_path / "data")):
            pass
