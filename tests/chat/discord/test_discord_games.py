"""Games on Discord: real discord.py over HTTP and WebSocket, a real server for the tables."""

import os

import pytest

from bot.codec import Verb
from bot.texts import slash
from tests.chat.discord.discord_play import (
    SHORT,
    EphemeralPlayer,
    discord_bot,
    has_verb,
    play_by_ephemeral_hands,
    play_by_private_messages,
    press,
    sit_down,
)
from tests.emulators.discord.server import DiscordEmulator

CLOSED = [50007, 50278] if os.environ.get("GAMES") == "whole" else [50278]  # `make games` tries both


@pytest.fixture
def people(emulator):
    names = (("Anna", "pl"), ("Ben", "en-US"), ("Cleo", "de"))
    return [emulator.user(name, locale=locale) for name, locale in names]


@pytest.fixture
def friday(emulator, people):
    return emulator.guild("Friday", people).channel("table")


def over(channel):
    return lambda: any("🏆" in message.text for message in channel.messages)


async def playing(people, channel, rules=SHORT):
    """Start a game; return once everybody has a hand."""
    board = await sit_down(people, channel, rules)
    await people[0].emulator.until(lambda: all(person.dms for person in people), what="hands")
    return board


def refusals(emulator):
    return [call for call in emulator.calls if (call.status or 0) >= 400]


@pytest.mark.slow
async def test_three_friends_play_to_a_winner_by_buttons(emulator, redis_url, people, friday):
    async with discord_bot(emulator, redis_url):
        await sit_down(people, friday, SHORT)
        made = await play_by_private_messages(people, until=over(friday))
    assert made > 24
    assert all(len(person.dms) == 1 for person in people)  # one message for each hand in a game, edited in place
    assert not refusals(emulator)
    assert not emulator.unanswered
    assert not emulator.gaps


@pytest.mark.slow
async def test_a_table_is_run_by_slash_commands(emulator, redis_url, people, friday):
    anna, ben, _ = people
    async with discord_bot(emulator, redis_url):
        await anna.command(friday, "newgame", rules=SHORT)
        await emulator.until(lambda: friday.messages, what="a lobby")
        assert (await ben.command(friday, "join")).ephemeral
        await anna.command(friday, "addbot", level="easy")
        await emulator.until(lambda: "Ben" in friday.last.text)
        await anna.command(friday, "deal")
        await emulator.until(lambda: anna.dms and ben.dms, what="hands")
        shown = await ben.command(friday, "hand")
        assert shown.ephemeral
        assert shown.answer.labels
        assert (await anna.command(friday, "rules")).ephemeral
        assert not (await ben.command(friday, "score")).ephemeral
        await play_by_private_messages([anna, ben], until=over(friday))
        exported = await ben.command(friday, "export")
    assert exported.answer is not None
    assert not refusals(emulator)


@pytest.mark.slow
@pytest.mark.parametrize("code", CLOSED)
async def test_with_closed_private_chats_everybody_plays_from_the_board(emulator, redis_url, people, friday, code):
    for person in people:
        person.close_dms(code)
    players = [EphemeralPlayer(person, friday) for person in people]
    async with discord_bot(emulator, redis_url):
        await sit_down(people, friday, SHORT)
        await play_by_ephemeral_hands(players, until=over(friday))
    tries = [call for call in emulator.calls_to("POST", "/channels/{}/messages") if call.code == code]
    assert len(tries) == len(people)
    assert all(player.looks for player in players)
    for person in people:
        others = [message for message in friday.history if message.ephemeral and not message.visible_to(person)]
        assert others  # the ephemeral hands of others, which this person did not see


async def test_a_closed_private_chat_keeps_no_other_table_waiting(emulator, redis_url, people, friday):
    other = friday.guild.channel("other")
    for person in people:
        person.close_dms()
    async with discord_bot(emulator, redis_url):
        await people[0].command(other, "newgame", rules=SHORT)
        await emulator.until(lambda: other.messages, what="a lobby")
        for person in people[1:]:
            await press(person, other.last, Verb.JOIN)
        await sit_down(people, friday, SHORT)
        await emulator.until(lambda: "write to you" in friday.last.text or "prywatnie" in friday.last.text)
        await press(people[0], other.last, Verb.START)
        await emulator.until(lambda: has_verb(other.last, Verb.HAND), what="a board")


@pytest.mark.slow
async def test_two_processes_share_the_shards(redis_url):
    async with DiscordEmulator(shards=2) as emulator:
        people = [emulator.user(name) for name in ("Anna", "Ben", "Cleo")]
        channels = [emulator.guild(f"Club {n}", people, shard=n).channel("table") for n in (0, 1)]
        shards = {"discord_shard_count": 2, "sessions": 1}
        with emulator.redirected():
            async with (
                discord_bot(emulator, redis_url, discord_shard_ids="0", **shards),
                discord_bot(emulator, redis_url, discord_shard_ids="1", **shards),
            ):
                # Private messages arrive only on shard 0, also those about the table on shard 1.
                await playing(people, channels[1])
                first = channels[1].last
                await play_by_private_messages(people, until=lambda: channels[1].last.id != first.id)
        assert not emulator.unanswered


async def test_a_wrong_token_is_said_plainly(emulator, redis_url, friday):
    from bot.running.settings import BadSettings

    with pytest.raises(BadSettings, match="DISCORD_TOKEN"):
        async with discord_bot(emulator, redis_url, discord_token="wrong"):
            pass


async def board_refused(emulator, people, friday):
    """Play on until the board is refused: the bot no longer sees the channel. Return the board's last text."""
    friday.deny("view_channel")
    refused = len(refusals(emulator))
    await play_by_private_messages(people, until=lambda: len(refusals(emulator)) > refused)
    return friday.last.text


async def test_a_right_that_comes_back_wakes_the_board_at_once(emulator, redis_url, people, friday):
    async with discord_bot(emulator, redis_url):
        await playing(people, friday)
        shown = await board_refused(emulator, people, friday)
        friday.allow("view_channel")
        await emulator.until(lambda: friday.last.text != shown, what="the newest board")


async def test_on_a_server_without_the_bot_it_says_where_it_can_be_used(emulator, redis_url, people, friday):
    async with discord_bot(emulator, redis_url):
        friday.guild.for_oneself = True
        interaction = await people[1].command(friday, "newgame")
        assert interaction.ephemeral
        assert interaction.text == slash.elsewhere("en")
        practising = await people[1].command(people[1].dm, "newgame")
        assert practising.text != slash.elsewhere("en")
        assert not friday.messages
