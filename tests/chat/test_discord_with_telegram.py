"""One table on two platforms: people of Discord and of Telegram, each with the board in their own chat."""

import asyncio

import pytest

from bot.codec import Verb
from tests.chat.bot_in_loop import bot_in_loop, of_discord, of_telegram
from tests.chat.discord.discord_play import SHORT
from tests.chat.guests import DiscordGuest, TelegramGuest, play, until
from tests.emulators.discord.server import DiscordEmulator

pytestmark = pytest.mark.slow


def both(discord, telegram, redis_url, *, came):
    """Run the bot as `python -m bot all` runs it, on both emulators."""
    settings = {**of_discord(discord), **of_telegram(telegram), "redis_url": redis_url, "profile": "leave"}
    return bot_in_loop("all", came, **settings)


def polled(telegram):
    return telegram.until(lambda: telegram.count("getUpdates"), what="the poller")


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
    all_connected = asyncio.gather(emulator.connected(1), polled(telegram))
    async with both(emulator, telegram, redis_url, came=all_connected):
        await anna.types(f"/newgame {SHORT}")
        lobby = await until(lambda: anna.with_verb(Verb.JOIN, private=False), "a lobby")
        await ben.presses(lobby, lobby.key(Verb.JOIN))
        await tomek.types("/start", private=True)
        await until(tomek.inbox, "a greeting")
        await tomek.types(f"/join {lobby.key(Verb.JOIN).token.table}")
        wanted = await until(lambda: anna.with_verb(Verb.LET_IN, private=False), "the question to Anna")
        await anna.presses(wanted, wanted.key(Verb.LET_IN))
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
    async with both(emulator, telegram, redis_url, came=polled(telegram)):
        tomek.start_bot()
        await telegram.until(lambda: tomek.inbox, what="an answer")
        emulator.faults.clear()
        await emulator.connected(1, patience=30)


async def test_telegram_out_of_reach_at_the_start_takes_nothing_from_discord(emulator, telegram, redis_url):
    telegram.faults.error(502, times=None)
    anna = emulator.user("Anna", locale="en-US")
    channel = emulator.guild("Club", [anna]).channel("table")
    async with both(emulator, telegram, redis_url, came=emulator.connected(1)):
        assert (await anna.command(channel, "help")).acknowledged
        await anna.command(channel, "newgame", rules=SHORT)
        await emulator.until(lambda: channel.messages, what="a lobby")
        telegram.faults.clear()
        await polled(telegram)
