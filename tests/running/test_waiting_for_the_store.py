"""A Redis that is away at the start: roles wait and say so, commands end, and settings that can't work end both."""

import asyncio
import contextlib
import signal
import sys

import pytest
from aiohttp import ClientSession

from bot import __main__ as program
from bot.ports.health import Cause, Unavailable
from bot.running import store, web
from bot.running.operating import operator
from bot.running.roles import run
from bot.running.settings import BadSettings, Settings
from bot.trouble import TELL_EVERY, Troubles
from tests.emulators.telegram.server import TelegramEmulator
from tests.store.server_processes import free_ports, server_process
from tests.waiting import until

pytestmark = pytest.mark.timeout(120)
PATIENCE = 30.0


@pytest.fixture
def ports():
    """A port for Redis, where none is yet, and one for health."""
    return free_ports(2)


@pytest.fixture(autouse=True)
def quick(monkeypatch):
    monkeypatch.setattr(store, "CONNECT_AGAIN", 0.05)


def settings_of(ports, **more):
    redis, http = ports
    return Settings(_env_file=None, redis_url=f"redis://127.0.0.1:{redis}", http_port=http, **more)


@contextlib.asynccontextmanager
async def started(role, settings):
    stop, ready = asyncio.Event(), asyncio.Event()
    running = asyncio.create_task(run(role, settings, stop, started=ready.set))
    try:
        yield running, ready
    finally:
        stop.set()
        async with asyncio.timeout(PATIENCE):
            await asyncio.wait([running])


async def status_of(ports, path, **headers):
    async with (
        ClientSession() as session,
        session.get(f"http://127.0.0.1:{ports[1]}/{path}", headers=headers) as answer,
    ):
        return answer.status, await answer.text()


async def waits(ports):
    async def answers():
        with contextlib.suppress(OSError):
            return (await status_of(ports, "healthz"))[0] == 200

    await until(answers, PATIENCE)


@pytest.mark.parametrize("role", ["web", "telegram"])
@pytest.mark.slow
async def test_a_role_lives_and_isnt_ready_until_redis_is_there_and_works_then(role, ports, tmp_path):
    async with TelegramEmulator() as emulator:
        settings = settings_of(ports, telegram_token=emulator.token, telegram_api_url=emulator.url)
        async with started(role, settings) as (running, ready):
            await waits(ports)
            status, text = await status_of(ports, "readyz")
            assert status == 503
            assert '"degraded": {"redis": "no-answer"}' in text
            assert "thousand_ready 0.0" in (await status_of(ports, "metrics"))[1]
            assert (await status_of(ports, "telegram"))[0] == 503
            assert not emulator.calls
            assert not running.done()
            with server_process(tmp_path / "redis", ports[0], ""):
                async with asyncio.timeout(PATIENCE):
                    await ready.wait()

                async def good():
                    return (await status_of(ports, "readyz"))[0] == 200

                await until(good, PATIENCE)


async def test_while_it_waits_the_public_name_and_proxies_are_told_nothing(ports):
    more = {"app_url": "https://table.example.org", "app_proxies": "127.0.0.1", "telegram_token": "1:secret"}
    async with started("telegram", settings_of(ports, **more)):
        await waits(ports)
        for headers in ({"Host": "table.example.org"}, {"X-Forwarded-For": "203.0.113.7"}):
            assert (await status_of(ports, "readyz", **headers))[0] == 404
        assert (await status_of(ports, "app/telegram", Host="table.example.org"))[0] == 503


async def test_a_stop_is_heard_while_it_waits(ports):
    async with started("web", settings_of(ports)) as (running, _):
        await waits(ports)
    assert running.result() is None


async def test_a_cause_is_told_once_then_once_a_minute_and_that_it_is_over(monkeypatch, caplog):
    caplog.set_level("INFO")
    at, tries = [0.0], []

    async def looked_at(*_):
        tries.append(1)
        at[0] += TELL_EVERY / 4
        if len(tries) < 10:
            raise Unavailable(Cause.LOADING if len(tries) == 9 else Cause.NO_ANSWER)

    monkeypatch.setattr(store, "looked_at", looked_at)
    monkeypatch.setattr(store, "CONNECT_AGAIN", 0.0)
    monkeypatch.setattr(store, "Troubles", lambda: Troubles(clock=lambda: at[0]))
    heard = []
    settings = Settings(_env_file=None, redis_url="redis://127.0.0.1:9")
    async with store.opened(settings, for_ever=True, away=heard.append):
        pass
    lines = [record.getMessage() for record in caplog.records if store.AWAY in record.getMessage()]
    assert heard == [Cause.NO_ANSWER] * 8 + [Cause.LOADING]
    assert len(lines) == 4  # at once, a minute later, for the other cause, and that it works
    assert lines[-1].startswith("it works again")


async def test_what_can_never_work_ends_a_role_that_waits(ports, tmp_path):
    async with started("web", settings_of(ports, redis_password="wrong-one")) as (running, _):
        await waits(ports)
        with server_process(tmp_path / "redis", ports[0], "", "--requirepass", "right-one", password="right-one"):
            async with asyncio.timeout(PATIENCE):
                with pytest.raises(BadSettings, match="user and password"):
                    await running


async def test_a_port_that_is_taken_ends_a_role_that_waits(ports):
    settings = settings_of(ports)
    async with web.waiting(settings, {}):
        with pytest.raises(BadSettings, match=r"HTTP_PORT: \d+ is taken"):
            await run("web", settings, asyncio.Event())


async def test_a_redis_that_still_loads_is_waited_for(ports, monkeypatch):
    async def looked_at(*_):
        raise Unavailable(Cause.LOADING)

    monkeypatch.setattr(store, "looked_at", looked_at)
    async with started("web", settings_of(ports)):
        await waits(ports)
        assert '"redis": "loading"' in (await status_of(ports, "readyz"))[1]


# ----------------------------------------------------------------------------------------------------------- commands

COMMANDS = (["tables", "list"], ["tables", "end", "K7QX2A"], ["backup", "games"], ["backup", "/dev/null"])


@pytest.fixture
def command(monkeypatch, tmp_path, capsys):
    """Run a command in an empty folder; return its status and what it said."""
    monkeypatch.chdir(tmp_path)

    def run_command(*words, **settings):
        for name, value in settings.items():
            monkeypatch.setenv(name, str(value))
        monkeypatch.setattr(sys, "argv", ["thousand", *words])
        status = program.main()
        return status, capsys.readouterr().err

    return run_command


@pytest.mark.parametrize("words", COMMANDS, ids=" ".join)
def test_a_command_ends_with_1_after_its_patience(words, command, ports, monkeypatch, tmp_path):
    assert store.PATIENCE == 30.0
    monkeypatch.setattr(store, "PATIENCE", 0.5)
    status, said = command(*words, REDIS_URL=f"redis://127.0.0.1:{ports[0]}")
    assert status == 1
    assert "Redis cannot be reached (no-answer): is it running, and is REDIS_URL right?" in said
    assert not list(tmp_path.iterdir())


def test_a_restore_ends_with_1_after_its_patience(command, ports, monkeypatch, tmp_path, redis_url):
    assert command("backup", "games", REDIS_URL=redis_url)[0] == 0
    monkeypatch.setattr(store, "PATIENCE", 0.5)
    assert command("restore", "games", REDIS_URL=f"redis://127.0.0.1:{ports[0]}")[0] == 1


async def test_a_server_that_answers_nothing_is_left_when_the_time_is_over(ports, tmp_path, monkeypatch):
    monkeypatch.setattr(store, "PATIENCE", 1.0)
    with server_process(tmp_path / "redis", ports[0], "") as server:
        server.send_signal(signal.SIGSTOP)
        try:
            with pytest.raises(Unavailable):
                async with asyncio.timeout(PATIENCE), operator(settings_of(ports)):
                    pass
        finally:
            server.send_signal(signal.SIGCONT)


@pytest.mark.parametrize("words", COMMANDS, ids=" ".join)
@pytest.mark.parametrize("folder", ["none", "empty", "of something else"])
def test_where_no_store_is_they_refuse_and_make_none(words, folder, command, tmp_path):
    if folder != "none":
        (tmp_path / "data").mkdir()
    if folder == "of something else":
        (tmp_path / "data" / "notes").write_text("mine")
    before = sorted(tmp_path.rglob("*"))
    status, said = command(*words)
    assert status == 2
    assert "There are no games here" in said
    assert str(tmp_path / "data") in said
    assert sorted(tmp_path.rglob("*")) == before


def test_a_backup_is_restored_only_where_the_settings_say(command, redis_url, tmp_path):
    assert command("backup", "games", REDIS_URL=redis_url)[0] == 0
    status, said = command("restore", "games", REDIS_URL="")
    assert status == 2
    assert "DATA_FOLDER" in said
    assert [path.name for path in tmp_path.iterdir()] == ["games"]


def test_an_embedded_store_can_be_new_for_a_backup_and_is_known_then(command, redis_url, tmp_path):
    assert command("backup", "games", REDIS_URL=redis_url)[0] == 0
    assert command("restore", "games", REDIS_URL="", DATA_FOLDER=tmp_path / "new" / "data")[0] == 0
    assert command("tables", "list")[0] == 0
    assert command("backup", "again")[0] == 0
