"""A finished game on Telegram: its replay step by step in one message, and its result."""

import asyncio

import pytest

from adapters.redis.connection import connect
from adapters.redis.limits import FIGURES
from bot.codec import Verb
from bot.people import Chat, Person
from tests.chat.telegram_bot import telegram_bot
from tests.chat.telegram_play import crowd, greeted, with_verb
from tests.world.finished_games import played, stored


@pytest.fixture
async def finished(telegram, redis_url):
    """A group, its three people, and their finished game."""
    people = crowd(telegram, "Anna", "Ben", "Cleo")
    group = telegram.group("Friday", people)
    chat = Chat(platform="telegram", id=str(group.id), title="Friday")
    seated = [Person(platform="telegram", id=str(one.id), name=one.first_name) for one in people]
    database = connect(redis_url)
    table, log = played(seated, chat)
    await stored(database, table, log)
    await database.close()
    return group, people, table


def replay_of(person):
    return next((message for message in person.inbox if message.text.startswith("Replay")), None)


async def test_the_message_of_a_replay_is_the_only_one_that_becomes_one(telegram, redis_url, finished):
    group, people, table = finished
    async with telegram_bot(telegram, redis_url):
        await greeted(telegram, people)
        people[0].say(group, "/newgame")
        lobby = await telegram.until(lambda: next(iter(group.shown), None), what="the lobby")
        before = lobby.text
        answer = await people[0].press(lobby, data=f"{table.id}.0.replay.1-1")
        assert "don’t know this button" in answer.text
    assert lobby.text == before


async def test_the_replay_of_a_table_with_pictures_has_pictures(telegram, redis_url, finished):
    _, people, table = finished
    database = connect(redis_url)
    pictured, log = played([seat.person for seat in table.seats], table.home, code="PCTRED")
    await stored(database, pictured.model_copy(update={"pictures": True}), log)
    await database.close()
    async with telegram_bot(telegram, redis_url):
        await greeted(telegram, people)
        people[0].say(people[0].chat, "/replay PCTRED")
        message = await telegram.until(lambda: replay_of(people[0]), what="the replay")
        assert message.media
        await people[0].press(message, data=with_verb(message, Verb.REPLAY, "2-0").data)
        await telegram.until(lambda: "Hand 2 of" in message.text, what="the next hand")
        assert message.media
    assert not telegram.refused(400)


async def test_many_presses_show_the_newest_page_within_the_chats_budget(telegram, redis_url, finished):
    _, people, table = finished
    async with telegram_bot(telegram, redis_url, figures=FIGURES):
        await greeted(telegram, people)
        people[0].say(people[0].chat, f"/replay {table.id}")
        message = await telegram.until(lambda: replay_of(people[0]), what="the replay")
        before = telegram.count("editMessageText")
        presses = [people[0].press(message, data=f"{table.id}.0.replay.1-{step}") for step in range(1, 13)]
        await asyncio.gather(*presses)
        await telegram.until(lambda: "step 12 of" in message.text, what="the newest page")
        edits = telegram.count("editMessageText") - before
    assert edits <= 4, "the pages in between are passed over"
