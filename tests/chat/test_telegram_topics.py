"""Tables of a tournament with topics of their own, on Telegram."""

import pytest

from bot.codec import ButtonToken, Verb, encode
from bot.screens.tournament.settings import AS_IT_IS
from bot.showing import threads, tournament_tender
from tests.chat.telegram_bot import telegram_bot
from tests.chat.telegram_play import boards, crowd, greeted, has_verb, play, press, tokens

NAMES = ("Anna", "Ben", "Cleo")


async def begun(telegram, group, people):
    """Open a tournament with topics, let everybody join, and draw the first round."""
    await greeted(telegram, people)
    people[0].say(group, "/tournament Cup end=hands:1 rounds=3 pause=off timer=1h topics=on")
    page = await telegram.until(
        lambda: next((one for one in group.shown if has_verb(one, Verb.JOIN)), None), what="a page"
    )
    for person in people:
        await press(person, page, Verb.JOIN)
    start = encode(ButtonToken(tokens(page)[0][0].table, 0, Verb.START, AS_IT_IS))
    await people[0].press(page, data=start)


@pytest.fixture(autouse=True)
def nobody_waits(monkeypatch):
    """Renew the page at once, and check a thread to be closed as soon as its game is over."""
    monkeypatch.setattr(tournament_tender, "PAGE_EVERY", 0.5)
    monkeypatch.setattr(threads, "AGAIN", 0.2)


def topic_of(group):
    return next(iter(group.topics.values()))


def standings(group):
    return lambda: any("standings after round 1" in one.text for one in group.shown)


async def test_a_table_has_a_topic_in_which_its_board_plays_and_that_is_closed_at_the_end(telegram, redis_url):
    people = crowd(telegram, *NAMES)
    group = telegram.group("Friday", people, forum=True)
    group.promote_bot(topics=True)
    async with telegram_bot(telegram, redis_url):
        await begun(telegram, group, people)
        await telegram.until(lambda: group.topics and boards(group, topic_of(group)), what="a board in the topic")
        topic = topic_of(group)
        assert topic.title.startswith("Round 1 · table 1: ")
        assert all(name in topic.title for name in NAMES)
        answer = await press(people[0], boards(group, topic)[0], Verb.HAND)
        assert answer.show_alert
        people[0].say(group, "/verify", topic=topic)
        await telegram.until(
            lambda: any(one.topic is topic and not has_verb(one, Verb.HAND) for one in group.shown), what="an answer"
        )
        await play(telegram, people, until=standings(group))
        await telegram.until(lambda: topic.closed, what="the topic to be closed")
        assert any("🏆" in one.text and one.topic is topic for one in group.shown)
    assert len(group.topics) == 1
    assert not telegram.refused(400), telegram.refused(400)[:3]


@pytest.mark.slow
async def test_without_the_right_the_page_says_what_is_missing_and_the_table_plays(telegram, redis_url):
    people = crowd(telegram, *NAMES)
    group = telegram.group("Friday", people, forum=True)
    group.promote_bot()
    async with telegram_bot(telegram, redis_url):
        await begun(telegram, group, people)
        await telegram.until(lambda: group.find("I need the admin right “Manage Topics”"), what="what is missing")
        await play(telegram, people, until=standings(group))
    assert group.topics == {}
    assert telegram.count("createForumTopic") == 1


async def test_a_group_that_is_no_forum_has_no_topics_and_the_page_says_so(telegram, redis_url):
    people = crowd(telegram, *NAMES)
    group = telegram.group("Friday", people)
    async with telegram_bot(telegram, redis_url):
        await begun(telegram, group, people)
        await telegram.until(lambda: group.find("this group doesn’t use them"), what="what is missing")
    assert telegram.count("createForumTopic") == 1
