"""One table on two platforms: people of Discord and of Telegram, each with the board in their own chat."""

import asyncio
import contextlib

import pytest

from bot.codec import Verb
from bot.running import roles
from bot.running.settings import Settings
from tests.chat.discord.discord_play import SHORT
from tests.chat.guests import DiscordGuest, TelegramGuest, play, until
from tests.emulators.discord.server import DiscordEmulator

pytestmark = pytest.mark.slow


async def all_connected(discord, telegram):
    await discord.connected(1)
    await telegram.until(lambda: telegram.count("getUpdates"), what="the poller")


@contextlib.asynccontextmanager
async def both(discord, telegram, redis_url, come=all_connected):
    """Run the bot as `python -m bot all` runs it."""
    settings = Settings(
        _env_file=None,
        discord_token=discord.token,
        discord_api_url=discord.api_url,
        discord_gateway_url=discord.gateway_url,
        telegram_token=telegram.token,
        telegram_api_url=telegram.url,
        redis_url=redis_url,
        profile="leave",
        http_port=0,
        pace=0.0,
    )
    stop = asyncio.Event()
    running = asyncio.create_task(roles.run("all", settings, stop, {}))
    try:
        await come(discord, telegram)
        yield
    finally:
        stop.set()
        await running


@pytest.fixture
async def emulator():
    async with DiscordEmulator() as running:
        with running.redirected():
            yield running


async def test_a_game_across_both_platforms(emulator, telegram, redis_url):
    users = [emulator.user(name, locale="en-US") for name in ("Anna", "Ben")]
    channel = emulator.guild("Club", users).channel("table")
    anna, ben = (DiscordGuest(user, channel) for user in users)
    person = telegram.user(11, "Tomek", language_code="en")
    tomek = TelegramGuest(person, telegram.group("Friday", [person]))
    async with both(emulator, telegram, redis_url):
        await anna.types(f"/newgame {SHORT}")
        lobby = await until(lambda: anna.with_verb(Verb.JOIN, private=False), "a lobby")
        await ben.presses(lobby, lobby.key(Verb.JOIN))
        await tomek.types("/start", private=True)
        await until(tomek.inbox, "a greeting")
        await tomek.types(f"/join {lobby.key(Verb.JOIN).token.table}")
        asked = await until(lambda: anna.with_verb(Verb.LET_IN, private=False), "the question to Anna")
        await anna.presses(asked, asked.key(Verb.LET_IN))
        await until(lambda: tomek.with_verb(Verb.JOIN, private=False), "the lobby on Telegram")
        lobby = await until(lambda: anna.sees("Tomek", private=False), "Tomek on Discord's board")
        await anna.presses(lobby, lobby.key(Verb.START))
        await play([anna, ben, tomek], enough=lambda: anna.sees("🏆") and tomek.sees("🏆"))
    for guest in (anna, tomek):
        (final,) = [sight for sight in guest.group() if "🏆" in sight.text]
        assert "Tomek" in final.text
    assert not [call for call in emulator.calls if (call.status or 0) >= 400]


async def test_discord_out_of_reach_at_the_start_takes_nothing_from_telegram(emulator, telegram, redis_url):
    emulator.fail("*", "/**", status=503, times=None)
    tomek = telegram.user(11, "Tomek", language_code="en")

    async def telegram_alone(_, telegram):
        await telegram.until(lambda: telegram.count("getUpdates"), what="the poller")

    async with both(emulator, telegram, redis_url, telegram_alone):
        tomek.start_bot()
        await telegram.until(lambda: tomek.inbox, what="an answer")
        emulator.faults.clear()
        await emulator.connected(1, patience=30)


async def test_telegram_out_of_reach_at_the_start_takes_nothing_from_discord(emulator, telegram, redis_url):
    telegram.faults.error(502, times=None)
    anna = emulator.user("Anna", locale="en-US")
    channel = emulator.guild("Club", [anna]).channel("table")

    async def discord_alone(discord, _):
        await discord.connected(1)

    async with both(emulator, telegram, redis_url, discord_alone):
        assert (await anna.command(channel, "help")).acknowledged
        await anna.command(channel, "newgame", rules=SHORT)
        await emulator.until(lambda: channel.messages, what="a lobby")
        telegram.faults.clear()
        await telegram.until(lambda: telegram.count("getUpdates"), what="the poller")
