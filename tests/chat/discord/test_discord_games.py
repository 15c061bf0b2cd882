"""Games on Discord: real discord.py over HTTP and WebSocket, a real server for the tables."""

import os

import discord
import pytest

from bot.codec import Verb
from bot.texts import slash
from tests.chat.discord.discord_play import (
    SHORT,
    EphemeralPlayer,
    discord_bot,
    has_verb,
    in_a_trick,
    moves,
    play_by_ephemeral_hands,
    play_by_private_messages,
    press,
    sensible,
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
    """A game that has begun; returns once everybody can be asked."""
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
    assert all(len(person.dms) == 1 for person in people)  # one hand a game, edited in place
    assert not refusals(emulator)
    assert not emulator.unanswered
    assert not emulator.gaps


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
        assert others  # what the others saw of their hands, this person did not


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


async def test_a_restart_in_the_middle_of_a_trick_loses_nothing(emulator, redis_url, people, friday):
    async with discord_bot(emulator, redis_url):
        await playing(people, friday)
        await play_by_private_messages(people, until=in_a_trick(friday, 2))
    before = [message.id for message in friday.messages]
    hands = [person.dms[-1].id for person in people]
    async with discord_bot(emulator, redis_url):
        await play_by_private_messages(people, until=lambda: len(friday.messages) > len(before))
    assert [message.id for message in friday.messages][: len(before)] == before
    assert [person.dms[-1].id for person in people] == hands
    assert len([call for call in emulator.calls if call.route == "/applications/{}/commands"]) == 1


async def test_an_interaction_delivered_twice_moves_once(emulator, redis_url, people, friday):
    async with discord_bot(emulator, redis_url):
        await playing(people, friday)

        def one_to_choose():
            return next((person for person in people if len(moves(person.dms[-1])) > 1), None)

        await play_by_private_messages(people, until=one_to_choose)
        person = one_to_choose()
        meaning, button = sensible(moves(person.dms[-1]))
        other = next(one for _, one in moves(person.dms[-1]) if one != button)
        asked = await person.press(person.dms[-1], custom_id=button.custom_id, deliveries=2)
        assert len(asked.attempts) == 1
        await emulator.until(
            lambda: not moves(person.dms[-1]) or moves(person.dms[-1])[0][0].decision > meaning.decision
        )
        again = await person.press(person.dms[-1], custom_id=other.custom_id, stale=True)
        assert again.ephemeral  # an old button says that it is old


async def test_a_deleted_board_comes_again(emulator, redis_url, people, friday):
    async with discord_bot(emulator, redis_url):
        await playing(people, friday)
        friday.last.delete()
        made = len(friday.history)
        await play_by_private_messages(people, until=lambda: len(friday.history) > made)
        assert has_verb(friday.last, Verb.HAND)


async def test_a_board_older_than_an_hour_stands_in_a_new_message(emulator, redis_url, people, friday):
    async with discord_bot(emulator, redis_url):
        await playing(people, friday)
        await play_by_private_messages(people, until=in_a_trick(friday, 2))
        old = friday.last
        emulator.clock.advance(3601)
        await play_by_private_messages(people, until=lambda: old.deleted)
        await emulator.until(lambda: friday.messages and has_verb(friday.last, Verb.HAND), what="a new board")
    assert len([message for message in friday.messages if has_verb(message, Verb.HAND)]) == 1


async def test_a_game_goes_on_when_its_channel_is_deleted(emulator, redis_url, people, friday):
    async with discord_bot(emulator, redis_url):
        await playing(people, friday)
        friday.delete()

        def finished():
            # The hands of a game that is over have no switches any more.
            return not any(has_verb(person.dms[-1], Verb.PAGE) for person in people)

        await play_by_private_messages(people, until=finished)
    assert all(len(person.dms) == 1 for person in people)


async def test_a_permission_lost_in_the_game_stops_only_the_board(emulator, redis_url, people, friday):
    async with discord_bot(emulator, redis_url):
        await playing(people, friday)
        friday.deny("send_messages", "view_channel")

        edits = {person.id: person.dms[-1].edits for person in people}
        await play_by_private_messages(
            people, until=lambda: all(person.dms[-1].edits > edits[person.id] + 10 for person in people)
        )
        assert friday.last.edits < 10


async def test_practice_in_a_private_chat(emulator, redis_url, people, friday):
    (anna, *_) = people
    async with discord_bot(emulator, redis_url):
        await anna.command(anna.dm, "newgame", rules=SHORT)
        await emulator.until(lambda: any(moves(message) for message in anna.dms), what="a hand")
        await play_by_private_messages([anna], until=over(anna.dm))
    assert not refusals(emulator)


async def test_a_game_in_a_thread(emulator, redis_url, people, friday):
    thread = friday.thread("game 1", by=people[0])
    async with discord_bot(emulator, redis_url):
        await playing(people, thread)
        await play_by_private_messages(people, until=in_a_trick(thread, 2))
    assert friday.messages == []


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
                # Private messages come in on shard 0 only, also for the table of shard 1.
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
    """Play on until the board has been refused: the bot sees the channel no more."""
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


async def test_a_role_that_may_more_wakes_the_board_at_once(emulator, redis_url, people, friday):
    guild = friday.guild
    async with discord_bot(emulator, redis_url):
        await playing(people, friday)
        guild.limit_bot(discord.Permissions.none())
        everybody = emulator.world.guilds[guild.id].everyone_role
        emulator.world.edit_role(guild.id, everybody.id, {"permissions": 0})
        refused = len(refusals(emulator))
        await play_by_private_messages(people, until=lambda: len(refusals(emulator)) > refused)
        shown = friday.last.text
        guild.limit_bot(discord.Permissions.all_channel())
        await emulator.until(lambda: friday.last.text != shown, what="the newest board")


async def test_on_a_server_without_the_bot_it_says_where_it_can_be_used(emulator, redis_url, people, friday):
    async with discord_bot(emulator, redis_url):
        friday.guild.for_oneself = True
        asked = await people[1].command(friday, "newgame")
        assert asked.ephemeral
        assert asked.text == slash.elsewhere("en")
        practising = await people[1].command(people[1].dm, "newgame")
        assert practising.text != slash.elsewhere("en")
        assert not friday.messages
