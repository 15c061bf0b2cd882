"""A whole tournament on Telegram: nine people, three rounds, one judge who annuls and fines."""

import json
import re

import pytest

from adapters.redis.connection import connect
from adapters.redis.store import RedisTables
from bot.codec import Verb
from bot.tournament.tournament import Tournament
from engine.tournament.check import check
from tests.chat.telegram_bot import telegram_bot
from tests.chat.telegram_play import crowd, greeted, has_verb, play, press, tokens

pytestmark = pytest.mark.slow

NAMES = ("Anna", "Ben", "Cleo", "Dora", "Emil", "Fay", "Gus", "Hana", "Ivo")


async def tournament(redis_url, code):
    database = connect(redis_url)
    try:
        found = await RedisTables(database).load(code)
    finally:
        await database.close()
    return Tournament.model_validate_json(found.body)


def page(group, verb):
    return next((message for message in reversed(group.shown) if has_verb(message, verb)), None)


def shows(group, text):
    return lambda: any(text in message.text for message in group.shown)


def exported(person, code):
    """The content of the record that somebody has got in private."""
    media = [message.media for message in person.inbox if message.media is not None]
    return next((one.content for one in media if one.filename == f"tournament-{code}.json"), None)


async def judged(telegram, judge, code, text):
    """Type a ruling in private, and say yes to the question."""
    before = len(judge.inbox)
    judge.say(None, text)
    question = await telegram.until(
        lambda: next((one for one in judge.inbox[before:] if has_verb(one, Verb.JUDGE)), None), what="a question"
    )
    button = next(button for meaning, button in tokens(question) if meaning.argument.startswith("y"))
    await judge.press(question, data=button.data)


async def appointed(telegram, organiser, name):
    """Appoint somebody by the buttons of the question that Start asks."""

    async def goes(argument, label=""):
        def found():
            for message in reversed(organiser.inbox):
                for meaning, button in tokens(message):
                    if meaning.verb is Verb.JUDGE and meaning.argument.startswith(argument) and label in button.text:
                        return message, button
            return None

        message, button = await telegram.until(found, what=f"the button {argument}")
        await organiser.press(message, data=button.data)

    await goes("J")
    await goes("A", name)
    await goes("y")


async def test_nine_people_play_three_rounds_and_a_judge_annuls_and_fines(telegram, redis_url):
    people = crowd(telegram, *NAMES)
    judge = telegram.user(99, "Otto")
    group = telegram.group("Friday", [*people, judge])
    async with telegram_bot(telegram, redis_url):
        await greeted(telegram, [*people, judge])
        people[0].say(group, "/tournament Cup end=hands:1 rounds=3 pause=off timer=1h")
        shown = await telegram.until(lambda: page(group, Verb.JOIN), what="the page")
        code = tokens(shown)[0][0].table
        for person in people:
            await press(person, shown, Verb.JOIN)
        judge.say(group, "/judge offer")
        await telegram.until(lambda: any("offer to judge" in one.text for one in group.shown), what="the offer")
        await press(people[0], shown, Verb.START)
        await appointed(telegram, people[0], "Otto")
        await press(people[0], shown, Verb.START)
        await telegram.until(shows(group, "round 1 of 3"), what="round 1")
        await press(people[0], page(group, Verb.DEAL), Verb.DEAL)
        first = (await tournament(redis_url, code)).core.rounds[0].tables[0]
        name = NAMES[first.seats[0] - 1]
        await judged(telegram, judge, code, f"/judge both 1 {name} 120 looked at the talon")
        for number in (1, 2, 3):
            ended = shows(group, f"standings after round {number}") if number < 3 else shows(group, "final standings")
            await play(telegram, people, until=ended)
            if number < 3:
                await press(people[0], page(group, Verb.NEXT), Verb.NEXT)
                await telegram.until(shows(group, f"round {number + 1} of 3"), what="the next round")
                await press(people[0], page(group, Verb.DEAL), Verb.DEAL)
        people[0].say(group, f"/export {code}")
        told = await telegram.until(lambda: exported(people[0], code), what="the record")
    check(json.loads(told))
    found = await tournament(redis_url, code)
    assert found.core.stage == "finished"
    rulings = found.core.rounds[0].tables[0].result.rulings
    assert [(one.do, one.points) for one in rulings] == [("penalty", 120), ("annul", 0)]
    assert not telegram.refused(400), telegram.refused(400)[:3]
    assert re.search(r"looked at the talon", " ".join(message.text for message in group.messages))
