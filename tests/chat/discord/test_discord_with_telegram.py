"""One table in two worlds: people of Discord and of Telegram, each with the board in their own chat."""

import asyncio
import contextlib

import pytest

from bot.codec import Verb
from bot.running import roles
from bot.running.settings import Settings
from tests.chat import telegram_play
from tests.chat.discord import discord_play
from tests.chat.discord.discord_play import SHORT
from tests.emulators.telegram.server import TelegramEmulator

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
async def telegram():
    async with TelegramEmulator(enforce_limits=False) as running:
        yield running


async def test_a_game_across_both_platforms(emulator, telegram, redis_url):
    anna, ben = emulator.user("Anna", locale="en-US"), emulator.user("Ben", locale="en-US")
    channel = emulator.guild("Club", [anna, ben]).channel("table")
    tomek = telegram.user(11, "Tomek", language_code="en")
    group = telegram.group("Friday", [tomek])
    async with both(emulator, telegram, redis_url):
        await anna.command(channel, "newgame", rules=SHORT)
        await emulator.until(lambda: channel.messages, what="a lobby")
        await discord_play.press(ben, channel.last, Verb.JOIN)
        tomek.start_bot()
        await telegram.until(lambda: tomek.inbox)
        code = discord_play.token(discord_play.with_verb(channel.last, Verb.JOIN)).table
        tomek.say(group, f"/join {code}")
        await emulator.until(lambda: discord_play.has_verb(channel.last, Verb.LET_IN), what="the question to Anna")
        await discord_play.press(anna, channel.last, Verb.LET_IN)
        await telegram.until(lambda: telegram_play.lobbies(group), what="the lobby on Telegram")
        await emulator.until(lambda: "Tomek" in channel.last.text, what="Tomek on Discord's board")
        await discord_play.press(anna, channel.last, Verb.START)
        await played(emulator, telegram, [anna, ben], tomek, lambda: shown_over(channel, group))
    final = [message.text for message in channel.messages if "🏆" in message.text]
    assert len(final) == 1
    assert "Tomek" in final[0]
    assert sum("🏆" in message.text for message in group.shown) == 1
    assert not [call for call in emulator.calls if (call.status or 0) >= 400]


def shown_over(channel, group):
    return any("🏆" in m.text for m in channel.messages) and any("🏆" in m.text for m in group.shown)


async def played(discord, telegram, people, tomek, until):
    """Let everybody move, wherever they are."""
    done = set()

    def next_move():
        if until():
            return "enough"
        for person in people:
            for message in reversed(person.dms):
                choices = discord_play.moves(message)
                if choices and (message.id, message.edits) not in done:
                    done.add((message.id, message.edits))
                    return person.press(message, custom_id=discord_play.sensible(choices)[1].custom_id)
        move = telegram_play.to_move([tomek])
        state = (move[1].id, len(move[1].edits)) if move is not None else None
        if move is None or state in done:
            return None
        done.add(state)
        return tomek.press(move[1], data=move[3].data)

    for _ in range(3000):
        move = await discord.until(next_move, 10, what="somebody's turn")
        if move == "enough":
            return
        await move
    raise AssertionError("no end in sight")


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
