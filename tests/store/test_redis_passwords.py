"""Passwords of servers and of Sentinels, on real ones: each is sent only to its own, and never shown."""

import pytest

from adapters.redis.connection import connect
from adapters.redis.starting import Misconfigured, looked_at
from bot.running.operating import operator
from bot.running.settings import BadSettings, Settings
from tests.store.server_processes import free_ports, programs, server_answer, server_process, wait_for

OF_SERVER, OF_SENTINEL = "hush-of-the-server", "hush-of-the-sentinel"

pytestmark = pytest.mark.timeout(60)


@pytest.fixture(scope="module", params=programs(), ids=lambda path: path.rpartition("/")[2])
def guarded(request, tmp_path_factory):
    """A server and its Sentinel, each with its own password; yield their ports."""
    server, sentinel = free_ports(2)
    folder, program = tmp_path_factory.mktemp("passwords"), request.param
    conf = folder / "sentinel.conf"
    conf.write_text(
        f"requirepass {OF_SENTINEL}\nsentinel monitor thousand 127.0.0.1 {server} 1\n"
        f"sentinel auth-pass thousand {OF_SERVER}\n"
    )
    with (
        server_process(folder / "a", server, "", "--requirepass", OF_SERVER, program=program, password=OF_SERVER),
        server_process(folder / "b", sentinel, conf, "--sentinel", program=program, password=OF_SENTINEL),
    ):
        wait_for(lambda: server_answer(sentinel, "SENTINEL", "MASTER", "thousand", password=OF_SENTINEL))
        yield server, sentinel


async def reached(url, **passwords):
    """Check a store; return the representations of all its parts."""
    database = connect(url, **passwords)
    try:
        await looked_at(database)
        assert await database.call("EXISTS", "x") == 0
        return repr((database, database.client, database.client.connection_pool, database.sentinel))
    finally:
        await database.close()


async def refused(url, **passwords):
    with pytest.raises(Misconfigured) as wrong:
        await reached(url, **passwords)
    assert "hush" not in str(wrong.value)
    return str(wrong.value)


async def test_a_sentinel_with_a_password_of_its_own_leads_to_its_master(guarded):
    url = f"redis+sentinel://:{OF_SERVER}@127.0.0.1:{guarded[1]}/thousand"
    assert "hush" not in await reached(url, sentinel_password=OF_SENTINEL)


@pytest.mark.parametrize("given", [None, "hush-of-somebody-else", OF_SERVER])
async def test_a_wrong_password_of_the_sentinel_is_named_as_that(guarded, given):
    url = f"redis+sentinel://:{OF_SERVER}@127.0.0.1:{guarded[1]}/thousand"
    assert "SENTINEL_PASSWORD" in await refused(url, sentinel_password=given)


async def test_a_wrong_password_of_the_master_is_named_as_the_servers(guarded):
    url = f"redis+sentinel://127.0.0.1:{guarded[1]}/thousand"
    said = await refused(url, password="hush-of-somebody-else", sentinel_password=OF_SENTINEL)
    assert "the server does not accept" in said
    assert "SENTINEL" not in said


async def test_a_password_may_stand_beside_the_address(guarded):
    server, sentinel = guarded
    assert "hush" not in await reached(f"redis://127.0.0.1:{server}/1", password=OF_SERVER)
    url = f"redis+sentinel://127.0.0.1:{sentinel}/thousand"
    assert "hush" not in await reached(url, password=OF_SERVER, sentinel_password=OF_SENTINEL)


async def test_a_password_in_the_address_comes_first(guarded):
    await reached(f"redis://:{OF_SERVER}@127.0.0.1:{guarded[0]}", password="hush-of-somebody-else")


async def test_the_settings_carry_both_and_show_neither(guarded, caplog):
    settings = Settings(
        _env_file=None,
        redis_url=f"redis+sentinel://127.0.0.1:{guarded[1]}/thousand",
        redis_password=OF_SERVER,
        sentinel_password=OF_SENTINEL,
    )
    assert "hush" not in repr(settings)
    assert {OF_SERVER, OF_SENTINEL} <= set(settings.secrets)
    async with operator(settings) as (tables, _):
        assert await tables.store.version("X") is None
    with pytest.raises(BadSettings, match="SENTINEL_PASSWORD") as error:
        async with operator(settings.model_copy(update={"sentinel_password": None})):
            pass
    assert "hush" not in str(error.value) + caplog.text
