"""Tables of a tournament with threads of their own, on Discord."""

import discord
import pytest

from bot.codec import Verb
from bot.showing import threads, tournament_tender
from tests.chat.discord.discord_play import discord_bot, has_verb, play_by_private_messages, press, sit_down

NEEDED = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    attach_files=True,
    create_public_threads=True,
)


@pytest.fixture(autouse=True)
def nobody_waits(monkeypatch):
    """Renew the page at once, and check a thread to be archived as soon as its game is over."""
    monkeypatch.setattr(tournament_tender, "PAGE_EVERY", 0.5)
    monkeypatch.setattr(threads, "AGAIN", 0.2)


@pytest.fixture
def people(emulator):
    return [emulator.user(name, locale="en-US") for name in ("Anna", "Ben", "Cleo")]


@pytest.fixture
def channel(emulator, people):
    guild = emulator.guild("Club", people)
    guild.limit_bot(NEEDED)
    return guild.channel("table")


async def begun(emulator, channel, people):
    """Open a tournament with threads, let everybody join, and draw the first round."""
    await people[0].command(channel, "tournament", tournament="Cup end=hands:1 rounds=3 pause=off timer=1h threads=on")
    page = await emulator.until(
        lambda: next((one for one in channel.messages if has_verb(one, Verb.JOIN)), None), what="a page"
    )
    for person in people:
        await press(person, page, Verb.JOIN)
    interaction = await press(people[0], page, Verb.START)
    await press(people[0], interaction.answer, Verb.START)  # "as it is", without another judge


def threads_of(emulator):
    return [one for one in emulator.world.channels.values() if one.is_thread]


async def thread_of(emulator):
    stored = await emulator.until(lambda: threads_of(emulator), what="a thread")
    thread = emulator.channel_of(stored[0].id)
    await emulator.until(lambda: thread.messages and has_verb(thread.last, Verb.HAND), what="a board in the thread")
    return stored[0], thread


def standings(channel):
    return lambda: any("standings after round 1" in one.text for one in channel.messages)


async def test_a_table_has_a_thread_with_its_board_that_is_archived_at_the_end(emulator, channel, people, redis_url):
    async with discord_bot(emulator, redis_url):
        await begun(emulator, channel, people)
        stored, thread = await thread_of(emulator)
        assert stored.name.startswith("Round 1 · table 1: ")
        hand = await press(people[0], thread.last, Verb.HAND)
        assert hand.ephemeral
        await play_by_private_messages(people, until=standings(channel))
        await emulator.until(lambda: stored.thread_metadata.archived, 30, what="the thread to be archived")
        assert "🏆" in thread.last.text
    assert len(threads_of(emulator)) == 1


@pytest.mark.slow
async def test_a_thread_that_was_archived_on_the_way_is_opened_again_and_stops_nothing(
    emulator, channel, people, redis_url
):
    async with discord_bot(emulator, redis_url):
        await begun(emulator, channel, people)
        stored, thread = await thread_of(emulator)
        board = thread.last
        shown = board.edits
        thread.archive()
        await play_by_private_messages(people, until=lambda: board.edits > shown + 1)
        assert not stored.thread_metadata.archived
        thread.archive(locked=True)  # the bot can't undo this
        await play_by_private_messages(people, until=standings(channel))


@pytest.mark.slow
async def test_without_the_permission_the_page_says_what_is_missing_and_the_table_plays(
    emulator, channel, people, redis_url
):
    channel.deny("create_public_threads")
    async with discord_bot(emulator, redis_url):
        await begun(emulator, channel, people)
        await emulator.until(
            lambda: any("permission “Create Public Threads”" in one.text for one in channel.messages),
            30,
            what="what is missing",
        )
        await play_by_private_messages(people, until=standings(channel))
    assert threads_of(emulator) == []
    assert len(emulator.calls_to("POST", "/channels/{}/threads")) == 1


@pytest.fixture
async def in_thread(emulator, channel, people, redis_url, request):
    """A game in a thread of a channel, public or private; yields the thread."""
    members = people if request.param == "private" else ()
    thread = channel.thread("Cards", private_for=members)
    async with discord_bot(emulator, redis_url):
        await sit_down(people, thread)
        await emulator.until(lambda: has_verb(thread.last, Verb.HAND), what="a board in the thread")
        yield thread


@pytest.mark.parametrize("in_thread", ["public"], indirect=True)
async def test_the_board_of_a_thread_that_is_gone_goes_on_in_its_channel(emulator, channel, people, in_thread):
    emulator.world.delete_channel(in_thread.id)
    await play_by_private_messages(people, until=lambda: boards(channel), limit=6)
    answer = await people[0].command(channel, "score")
    await emulator.until(lambda: "No hand" in str(answer.text), what="the table to be the channel's")


@pytest.mark.parametrize("in_thread", ["private"], indirect=True)
async def test_the_board_of_a_private_thread_that_is_gone_is_not_shown_to_the_channel(
    emulator, channel, people, in_thread
):
    emulator.world.delete_channel(in_thread.id)

    def is_told():
        return any("Cards”" in one.text for person in people for one in person.dms)

    await play_by_private_messages(people, until=is_told, limit=6)
    assert boards(channel) == []


def boards(channel):
    return [one for one in channel.messages if has_verb(one, Verb.HAND)]
