"""Inline mode: a person who types the bot's name in any chat is offered their own things, and nothing of others."""

import json

import pytest

from bot.asking.allowances import INLINE
from bot.codec import Verb
from bot.ports.health import Unavailable
from tests.chat.telegram_play import SHORT, crowd, greeted, opened, play, press
from tests.emulators.telegram.server import TelegramEmulator


@pytest.fixture
async def telegram():
    async with TelegramEmulator(enforce_limits=False) as running:
        running.inline = True
        yield running


def named(offers):
    return [offer["id"] for offer in offers]


def text(offers, name):
    return next(one for one in offers if one["id"] == name)["input_message_content"]["message_text"]


async def test_a_stranger_is_offered_the_rules_and_a_way_to_learn_them(telegram, telegram_app):
    (zoe,) = crowd(telegram, "Zoe", language="pl")
    query = zoe.types_behind_name("anything at all")
    offers = await query
    assert named(offers) == ["rules"]
    assert "?start=learn" in text(offers, "rules")
    assert "Meldunek" in text(offers, "rules") or "meldun" in text(offers, "rules")
    assert (query.personal, query.kept_for) == (True, 0), "another person, or the next moment, gets other offers"
    assert not telegram.refused(400)


async def test_a_lobby_is_an_invitation_that_names_nobody(telegram, telegram_app):
    anna, ben, zoe = people = crowd(telegram, "Anna", "Ben", "Zoe")
    group = telegram.group("Secret club", people)
    await greeted(telegram, people)
    lobby = await opened(telegram, group, anna)
    await press(ben, lobby, Verb.JOIN)
    for person in (anna, ben):
        offers = await person.types_behind_name()
        assert named(offers) == ["join", "rules"]
        (sit,) = offers[0]["reply_markup"]["inline_keyboard"][0]
        assert "?start=join_" in sit["url"]
        words = json.dumps(offers[0])
        assert not [name for name in ("Anna", "Ben", "Secret club", str(group.id)) if name in words]
    assert named(await zoe.types_behind_name()) == ["rules"], "she has no seat there"
    await press(anna, lobby, Verb.ADD_BUILT_IN)
    await press(anna, lobby, Verb.ADD_BUILT_IN)
    assert named(await anna.types_behind_name()) == ["rules"], "there is no room left"
    await press(anna, lobby, Verb.START)
    await telegram.until(lambda: anna.find("Your cards"), what="the first hand")
    assert named(await anna.types_behind_name()) == ["rules"], "the game has begun"


@pytest.mark.slow
async def test_the_result_of_the_day_is_the_one_that_is_shared(telegram, telegram_app):
    (anna,) = people = crowd(telegram, "Anna")
    anna.start_bot("day")
    page = await telegram.until(lambda: anna.find("Deal of the day"), what="the page")
    await press(anna, page, Verb.DAILY)
    assert named(await anna.types_behind_name()) == ["rules"], "it is not played yet"
    await play(telegram, people, until=lambda: anna.find("?start=day"))
    offers = await anna.types_behind_name()
    assert named(offers) == ["day", "rules"]
    assert "🟩" in text(offers, "day") or "⬜" in text(offers, "day")
    assert "?start=day" in text(offers, "day")


async def test_who_asks_too_often_is_offered_nothing_for_a_moment(telegram, telegram_app):
    (zoe,) = crowd(telegram, "Zoe")
    answers = [await zoe.types_behind_name("x" * number) for number in range(INLINE.person.burst + 3)]
    assert named(answers[0]) == ["rules"]
    assert answers[-1] == []


async def test_an_answer_while_the_store_is_away_is_empty(telegram, telegram_app, monkeypatch):
    async def away(*_):
        raise Unavailable

    monkeypatch.setattr("bot.asking.inline.offers", away)
    (zoe,) = crowd(telegram, "Zoe")
    assert await zoe.types_behind_name() == []


@pytest.mark.slow
async def test_a_picture_of_a_finished_hand_goes_where_its_reader_puts_it(telegram, telegram_app):
    anna, ben = people = crowd(telegram, "Anna", "Ben")
    await greeted(telegram, people)
    anna.say(None, SHORT)
    await play(telegram, [anna], until=lambda: anna.find("🏆"))
    assert named(await anna.types_behind_name()) == ["rules"], "no picture was sent yet"
    anna.say(None, "/replay")
    shown = await telegram.until(lambda: next((one for one in anna.inbox if "Replay" in one.text), None), what="replay")
    offers = await anna.types_behind_name()
    assert named(offers) == ["hand", "rules"]
    assert (offers[0]["type"], offers[0]["photo_file_id"]) == ("photo", shown.media.file_id)
    assert offers[0]["caption"].startswith("Hand 1 of a finished game")
    first = shown.media.file_id
    await press(anna, shown, Verb.REPLAY, "1-1")
    await telegram.until(lambda: shown.media.file_id != first, what="another page")
    for _ in range(INLINE.person.burst // 2):
        if (offers := await anna.types_behind_name())[0]["photo_file_id"] == shown.media.file_id:
            break
    assert offers[0]["photo_file_id"] == shown.media.file_id, "the page that was turned to"
    assert named(await ben.types_behind_name()) == ["rules"], "it was not sent to Ben"
