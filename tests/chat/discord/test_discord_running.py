"""Starting, staying connected, stopping, and being killed."""

import asyncio
import contextlib

import discord
import pytest

from adapters.discord import running
from bot.codec import Verb
from bot.screen import Answer
from tests.chat.bot_process import BotProcess
from tests.chat.discord.conftest import running_bot
from tests.chat.discord.discord_play import SHORT, has_verb, in_a_trick, play_by_private_messages, sit_down
from tests.chat.discord.discord_values import BOARD, chat_of


@pytest.fixture
def impatient(monkeypatch):
    monkeypatch.setattr(running, "AGAIN", 0.0)


@pytest.fixture
def process_settings(emulator, redis_url):
    return {
        "DISCORD_TOKEN": emulator.token,
        "DISCORD_API_URL": emulator.api_url,
        "DISCORD_GATEWAY_URL": emulator.gateway_url,
        "REDIS_URL": redis_url,
    }


async def test_a_start_is_repeated_until_discord_answers(emulator, channel, directory, anna, impatient):
    emulator.fail("GET", "/users/@me", status=503, times=40)
    emulator.drop("GET", "/oauth2/applications/@me", when="before")
    emulator.fail("GET", "/gateway/bot", status=503)
    async with running_bot(emulator, directory):
        assert (await anna.command(channel, "help")).acknowledged


async def test_a_limit_of_more_than_half_a_minute_at_the_start_is_waited_out(
    emulator, channel, directory, anna, monkeypatch
):
    waited, sleep = [], asyncio.sleep

    async def hurried(seconds, result=None):
        waited.append(seconds)
        return await sleep(min(seconds, 0.01), result)

    monkeypatch.setattr(asyncio, "sleep", hurried)
    emulator.rate_limit("GET", "/users/@me", retry_after=300.0)
    async with running_bot(emulator, directory):
        assert (await anna.command(channel, "help")).acknowledged
    assert 300.0 in waited


async def test_a_registration_that_hangs_keeps_nobody_from_playing(emulator, directory, channel, anna):
    with emulator.hold("PUT", "/applications/*/commands") as held:
        async with running_bot(emulator, directory, registered=False) as bot:
            await emulator.until(lambda: held.waiting, what="the registration to hang")
            await bot.messenger.send(chat_of(channel), BOARD, nonce="a" * 24)
            bot.service.answers["K7QX2M.1.pass"] = Answer(toast="passed")
            assert (await anna.press(channel.last, "Pass")).text == "passed"


async def test_commands_that_could_not_be_registered_are_registered_later(
    emulator, directory, channel, anna, impatient, monkeypatch
):
    monkeypatch.setattr(running, "REGISTERED_AGAIN", 0.0)
    emulator.fail("PUT", "/applications/*/commands", status=503, times=7)
    async with running_bot(emulator, directory):
        await emulator.until(lambda: emulator.commands, what="the commands to be registered")


async def test_a_wrong_token_is_not_tried_again(emulator, directory):
    emulator.token = "another"
    with pytest.raises(discord.LoginFailure):
        async with contextlib.AsyncExitStack() as stack:
            await running.start(
                stack,
                token="wrong",
                service=None,
                directory=directory,
                draw=None,
                commands={},
                menus={},
            )
    assert len(emulator.calls) == 1


@pytest.mark.parametrize("how", ["reconnect", "abort"])
async def test_presses_come_through_again_after_a_broken_connection(emulator, bot, messenger, channel, anna, how):
    await messenger.send(chat_of(channel), BOARD, nonce="a" * 24)
    bot.service.answers["K7QX2M.1.pass"] = Answer(toast="passed")
    before = emulator.gateway.identifies
    await emulator.disconnect_gateway(how)
    await emulator.until(lambda: not emulator.gateway.connected or emulator.gateway.identifies > before, what="a break")
    await emulator.connected(1)
    assert (await anna.press(channel.last, "Pass")).text == "passed"


async def test_no_privileged_intent_is_asked_for(bot):
    intents = bot.client.intents
    assert intents == discord.Intents(guilds=True, guild_messages=True, dm_messages=True)


async def test_the_discord_client_keeps_no_messages_in_memory(bot, messenger, channel, service, anna):
    for number in range(5):
        await messenger.send(chat_of(channel), BOARD, nonce=f"n{number}")
        await anna.press(channel.last, "Pass")
    store = bot.client._connection._view_store
    assert not store._views
    assert not store._synced_message_views
    assert list(bot.client.cached_messages) == []


@pytest.mark.slow
async def test_a_process_killed_in_the_middle_of_a_trick_is_replaced_by_another(emulator, process_settings):
    people = [emulator.user(name, locale="pl") for name in ("Anna", "Ben", "Cleo")]
    friday = emulator.guild("Friday", people).channel("table")
    # Without budgets: a board that waits for its budget skips moments, even the end of the hand and its final state.
    async with BotProcess("discord", program="tests.chat.telegram_unlimited", **process_settings) as process:
        await process.start()
        await emulator.connected()
        await sit_down(people, friday, SHORT)
        await play_by_private_messages(people, until=in_a_trick(friday, 2))
        board = friday.last
        await process.kill()
        await emulator.until(lambda: not emulator.gateway.connected)
        shown = board.edits
        await process.start()
        await emulator.connected()
        await play_by_private_messages(people, until=lambda: board.edits > shown + 2)
        assert [message for message in friday.messages if has_verb(message, Verb.HAND)] == [board]
        assert await process.stop() == 0
        said = "\n".join(process.output)
    assert all(len(person.dms) == 1 for person in people)
    assert emulator.token not in said
    assert "Traceback" not in said
