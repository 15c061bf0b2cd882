"""A member of a Discord channel is whoever may see it: not each member of its server, and not whoever has a code."""

import pytest

from bot.codec import Verb
from bot.people import Chat
from tests.chat.discord.conftest import running_bot
from tests.chat.discord.discord_play import discord_bot, has_verb, token, with_verb
from tests.chat.discord.discord_values import chat_of, person
from tests.waiting import until


@pytest.fixture
async def running(emulator, directory, channel):
    async with running_bot(emulator, directory) as bot:
        yield bot


async def hears_of_it(running, channel, overwrites):
    """Wait until the bot has heard of so many overwrites of a channel by the gateway."""

    async def has_heard():
        return len(running.client.get_channel(channel.id).overwrites) == overwrites

    await until(has_heard, 10)


def open_to_all(channel, anna, ben):
    return channel


def hidden(channel, anna, ben):
    channel.hide(but_for=[anna])
    return channel


def in_a_thread(channel, anna, ben):
    return channel.thread("Game")


def in_a_thread_of_a_hidden_channel(channel, anna, ben):
    hidden(channel, anna, ben)
    return channel.thread("Game")


def in_an_old_thread(channel, anna, ben):
    hidden(channel, anna, ben)
    thread = channel.thread("Game")
    thread.archive()
    return thread


def in_a_private_thread(channel, anna, ben):
    return channel.thread("Game", private_for=[anna])


def in_an_old_private_thread(channel, anna, ben):
    thread = in_a_private_thread(channel, anna, ben)
    thread.archive()
    return thread


def in_a_private_thread_whose_channel_is_hidden_now(channel, anna, ben):
    thread = channel.thread("Game", private_for=[anna, ben])
    hidden(channel, anna, ben)
    return thread


PLACES = {
    open_to_all: (True, True),
    in_a_thread: (True, True),
    hidden: (True, False),
    in_a_thread_of_a_hidden_channel: (True, False),
    in_an_old_thread: (True, False),
    in_a_private_thread: (True, False),
    in_an_old_private_thread: (True, False),
    in_a_private_thread_whose_channel_is_hidden_now: (True, False),
}


@pytest.mark.parametrize("place", PLACES, ids=lambda place: place.__name__)
async def test_who_may_see_a_place_belongs_to_it_and_no_other_member_of_the_server(
    emulator, directory, channel, anna, ben, place
):
    there = chat_of(place(channel, anna, ben))
    stranger = emulator.user("Carl")
    async with running_bot(emulator, directory) as bot:
        may = [await bot.messenger.is_member(there, person(one)) for one in (anna, ben, stranger)]
    assert may == [*PLACES[place], False]


async def test_a_right_that_is_taken_away_counts_at_once(running, channel, anna, ben):
    assert await running.messenger.is_member(chat_of(channel), person(ben))
    channel.hide(but_for=[anna])
    await hears_of_it(running, channel, 3)
    assert await running.messenger.is_member(chat_of(channel), person(ben)) is False
    assert await running.messenger.is_member(chat_of(channel), person(anna))


async def test_a_role_that_may_see_a_channel_lets_its_people_in(emulator, directory, channel, ben):
    channel.hide()
    channel.guild.grant(ben, administrator=True)
    async with running_bot(emulator, directory) as bot:
        assert await bot.messenger.is_member(chat_of(channel), person(ben))


async def test_an_admin_is_who_may_manage_the_server(emulator, directory, channel, anna, ben):
    channel.guild.grant(ben, manage_guild=True)
    stranger = emulator.user("Carl")
    async with running_bot(emulator, directory) as bot:
        admins = [await bot.messenger.is_admin(chat_of(channel), person(one)) for one in (anna, ben, stranger)]
    assert admins == [False, True, False]


async def test_of_a_place_that_the_bot_cannot_see_nothing_is_known(running, channel, ben):
    assert await running.messenger.is_member(Chat(platform="discord", id="1"), person(ben)) is None
    channel.deny("view_channel")
    await hears_of_it(running, channel, 1)
    assert await running.messenger.is_member(Chat(platform="discord", id="1"), person(ben)) is None


@pytest.mark.parametrize("place", [hidden, in_a_private_thread], ids=lambda place: place.__name__)
async def test_who_cannot_see_the_channel_of_a_table_may_only_ask_to_join_it(
    emulator, redis_url, channel, anna, ben, place
):
    there, elsewhere = place(channel, anna, ben), channel.guild.channel("elsewhere")
    async with discord_bot(emulator, redis_url):
        await anna.command(there, "newgame")
        lobby = await emulator.until(lambda: next((one for one in there.messages if has_verb(one, Verb.JOIN)), None))
        code = token(with_verb(lobby, Verb.JOIN)).table
        await ben.command(elsewhere, "join", code=code)
        await emulator.until(lambda: has_verb(there.messages[0], Verb.LET_IN), what="Ben's request at the door")
