"""Groups that withhold rights from the bot on Telegram: what cannot be shown there is told in another way."""

import pytest

from bot.codec import Verb
from tests.chat.telegram_bot import telegram_bot
from tests.chat.telegram_play import boards, crowd, greeted, hands, opened, play, press, sit_down

GAME = "/newgame polish"


@pytest.fixture
async def people(telegram):
    return crowd(telegram, "Anna", "Ben", "Cleo")


@pytest.fixture
async def group(telegram, people):
    return telegram.group("Friday", people, type="supergroup")


@pytest.fixture
async def forum(telegram, people):
    return telegram.group("Forum", people, forum=True)


@pytest.fixture(autouse=True)
async def bot(telegram, redis_url):
    async with telegram_bot(telegram, redis_url):
        yield


def has_got(person, text):
    return lambda: any(text in message.text for message in person.inbox)


def shown(chat, text):
    return lambda: chat.find(text)


async def dealt(telegram, group, people, *, pictures=False):
    """A game with all hands dealt; returns its board."""
    await greeted(telegram, people)
    lobby = await opened(telegram, group, people[0], GAME)
    if pictures:
        people[0].say(group, "/options pictures on")
        await telegram.until(shown(group, "Pictures: yes"), what="pictures")
    for person in people[1:]:
        await press(person, lobby, Verb.JOIN)
    await press(people[0], lobby, Verb.START)
    await telegram.until(lambda: boards(group) and all(hands(person) for person in people), what="a game")
    return boards(group)[-1]


async def test_where_photos_are_not_allowed_boards_are_texts_and_the_group_is_told_once(telegram, group, people):
    group.withheld = {"photos"}
    await dealt(telegram, group, people, pictures=True)
    await play(telegram, people, until=lambda: len(boards(group)[-1].versions) > 4, limit=40)
    assert [one.media for one in boards(group)] == [None]
    assert sum("without pictures" in one.text for one in group.shown) == 1
    assert telegram.count("sendPhoto", group) == 1


async def test_a_picture_that_may_not_be_shown_any_more_becomes_a_text(telegram, group, people):
    board = await dealt(telegram, group, people, pictures=True)
    assert board.media is not None
    group.withheld = {"photos"}
    await play(telegram, people, until=lambda: boards(group) and boards(group)[-1].media is None, limit=6)
    await telegram.until(lambda: len(boards(group)) == 1, what="one board")


async def test_a_board_stays_where_nothing_at_all_may_be_sent_any_more(telegram, group, people):
    await dealt(telegram, group, people, pictures=True)
    group.withheld = {"photos", "text messages"}
    await play(telegram, people, until=has_got(people[0], "can’t write in “Friday”"), limit=6)
    assert len(boards(group)) == 1


@pytest.mark.slow
async def test_the_score_sheet_comes_without_its_chart(telegram, group, people):
    group.withheld = {"photos"}
    await dealt(telegram, group, people)
    await play(telegram, people, until=shown(group, "Hand 1 is over"))
    people[0].say(group, "/score")
    sheet = await telegram.until(shown(group, "Score · table"), what="a score sheet")
    assert "First to 1000" in sheet.text


@pytest.mark.slow
async def test_a_file_that_may_not_be_sent_is_replaced_by_its_text(telegram, group, people):
    group.withheld = {"documents"}
    await dealt(telegram, group, people)
    await play(telegram, people, until=shown(group, "Hand 1 is over"))
    people[0].say(group, "/verify")
    await telegram.until(shown(group, "Type the same command to me in private"), what="the proof")
    people[0].say(None, "/verify")
    await telegram.until(lambda: people[0].inbox[-1].media is not None, what="the file in private")


async def test_where_the_bot_may_not_write_people_are_told_in_private(telegram, group, people):
    await dealt(telegram, group, people)
    group.withheld = {"text messages"}
    await play(
        telegram, people, until=lambda: all(has_got(one, "can’t write in “Friday”")() for one in people), limit=6
    )
    group.withheld = set()
    people[0].say(group, "/score")
    await telegram.until(
        lambda: not any(has_got(one, "can’t write in “Friday”")() for one in people), what="the lines to be deleted"
    )


async def test_a_new_table_that_nobody_can_see_is_told_to_its_opener(telegram, group, people):
    await greeted(telegram, people)
    group.withheld = {"text messages"}
    people[0].say(group, "/newgame")
    await telegram.until(has_got(people[0], "can’t write in “Friday”"), what="a line in private")


async def test_commands_are_answered_in_private_where_the_bot_may_not_write(telegram, group, people):
    await greeted(telegram, people)
    group.withheld = {"text messages"}
    people[0].say(group, "/standings")
    await telegram.until(has_got(people[0], "I can’t write in “Friday”, so here is my answer:"), what="an answer")


async def test_in_a_closed_topic_people_are_told_and_its_board_goes_on_when_it_is_opened(telegram, forum, people):
    topic = forum.topic("Cards")
    await sit_down(telegram, forum, people, GAME, topic=topic)
    await telegram.until(lambda: boards(forum, topic) and all(hands(one) for one in people), what="a game")
    forum.set_closed(topic, closed=True)
    await play(telegram, people, until=has_got(people[1], "the topic is closed"))
    forum.set_closed(topic, closed=False)
    await telegram.until(lambda: not has_got(people[1], "the topic is closed")(), what="the line to be deleted")


@pytest.mark.parametrize("loss", ["deleted", "switched off"])
async def test_the_board_of_a_topic_that_is_gone_goes_on_in_the_group(telegram, forum, people, loss):
    topic = forum.topic("Cards")
    await sit_down(telegram, forum, people, GAME, topic=topic)
    await telegram.until(lambda: boards(forum, topic) and all(hands(one) for one in people), what="a game")
    forum.delete_topic(topic)
    if loss == "switched off":
        forum.forum, forum.topics = False, {}
    await play(telegram, people, until=lambda: boards(forum), limit=6)
    assert boards(forum)[-1].topic is None
    people[0].say(forum, "/score")
    await telegram.until(shown(forum, "No hand"), what="the table to be the group's")
