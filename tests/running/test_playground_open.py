"""The playground listens only on this machine, unless its operator has allowed strangers in."""

import asyncio

import pytest

from bot.running import roles, web
from bot.running.settings import BadSettings, Settings
from tests.chat.bot_process import BotProcess
from tests.emulators.telegram.server import TelegramEmulator


def listening_on(host, **settings):
    return Settings(_env_file=None, http_host=host, **settings)


@pytest.mark.parametrize("host", ["127.0.0.1", "127.1.2.3", "localhost", "::1"])
def test_on_this_machine_it_may_listen(host):
    web.look_at_host(listening_on(host))


@pytest.mark.parametrize("host", ["0.0.0.0", "::", "192.168.1.7", "2001:db8::1", "play.lan", "localhost.evil.example"])
def test_for_other_machines_it_has_to_be_told_so(host):
    with pytest.raises(BadSettings, match="PLAYGROUND_OPEN=yes"):
        web.look_at_host(listening_on(host))
    web.look_at_host(listening_on(host, playground_open="yes"))


async def test_a_host_that_is_not_allowed_is_refused_before_anything_starts(tmp_path):
    settings = listening_on("0.0.0.0", data_folder=tmp_path / "data")
    with pytest.raises(BadSettings, match="stranger"):
        await roles.run("web", settings, asyncio.Event())
    assert not (tmp_path / "data").exists()


@pytest.mark.slow
async def test_whoever_starts_it_reads_what_a_stranger_could_do(redis_url):
    async with BotProcess("web", REDIS_URL=redis_url, HTTP_HOST="0.0.0.0") as bot:
        await bot.start()
        assert await bot.ended() == 2
    said = "\n".join(bot.output)
    assert "Traceback" not in said
    for what in ("HTTP_HOST=0.0.0.0", "stranger", "PLAYGROUND_OPEN=yes", "docs/deploy.md"):
        assert what in said


@pytest.mark.slow
async def test_the_health_of_a_bot_is_told_on_any_host(redis_url):
    async with TelegramEmulator() as emulator:
        settings = {"TELEGRAM_TOKEN": emulator.token, "TELEGRAM_API_URL": emulator.url, "REDIS_URL": redis_url}
        async with BotProcess("telegram", HTTP_HOST="0.0.0.0", **settings) as bot:
            await bot.start(until="health is told")
