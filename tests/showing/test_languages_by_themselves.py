"""One rule for what the bot says by itself: a chat's language, a topic's and a person's, for each kind of message.

The three languages of these tests are told apart by their letters.
"""

import datetime as dt
import re

import pytest

from bot.calling.calls import code_of
from bot.codec import Verb
from bot.ports.directory import Aggregates, month_of
from bot.table import calendar
from bot.texts import visible
from bot.tournament.plans import PLAN
from tests.world.finished_games import private
from tests.world.kept_games import summed

HOUR, DAY = 3600.0, 86_400.0
FIRST = dt.datetime.fromisoformat("2026-12-01T12:00:00+00:00").timestamp()  # a Tuesday


def spoken(text):
    """The language of a text: Korean, Russian or English."""
    letters = visible(text)
    return "ko" if re.search("[가-힣]", letters) else "ru" if re.search("[а-яё]", letters) else "en"


@pytest.fixture
def world(world):
    world.time = FIRST - HOUR
    return world


@pytest.fixture
def topic(world):
    return world.group.model_copy(update={"thread": "7"})


@pytest.fixture
def boss(world):
    """The admin who switches lines on and plans evenings, with an English client."""
    return world.person("Boss")


# ---------------------------------------------------------------------------------------------------- lines of a chat


async def day_line(world, boss, chat):
    await world.says(boss, "/daily on", chat=chat, admin=True)
    return await told_of_the_day(world, chat, FIRST + DAY)  # after nine o'clock the first line is tomorrow's


async def month_line(world, boss, chat):
    sums = {"telegram:ala": Aggregates("Ala", {"games": 1, "shared": 1, "wins": 1})}
    await world.store.carry_out(summed(sums, [month_of(world.group.key, "2026-11")]))
    await world.says(boss, "/top on", chat=chat, admin=True)
    return await told_of_the_day(world, chat)


async def told_of_the_day(world, chat, at=FIRST):
    world.time = at
    await world.tender.tend((await world.service.days.day(calendar.date_at(at))).id)
    return world.room.board(chat).screen.text


async def news_of_an_evening(world, boss, chat):
    code = await planned(world, boss, chat)
    world.time = FIRST + 7 * DAY  # nobody has opened its page in time
    await world.tender.tend(code)
    return world.room.board(chat).screen.text


async def page_of_an_evening(world, boss, chat):
    code = await planned(world, boss, chat)
    world.time = FIRST + 3 * DAY
    await world.tender.tend(code)
    await world.tender.tend((await world.service.plans.newest(code)).value.evening)
    return world.room.board(chat).screen.text


async def planned(world, boss, chat):
    await world.says(boss, "/tournament Cup at=Fri_20:00 every=week", chat=chat, admin=True)
    return (await world.directory.chat(chat.key))[PLAN]


LINES = [day_line, month_line, news_of_an_evening, page_of_an_evening]


async def game(world, language, chat=None):
    """Let a person with a client in a language open a table, and close it again."""
    person = world.person("Opener", language=language)
    await world.says(person, "/newgame", chat=chat)
    await world.says(person, "/leave", chat=chat)


async def chosen(world, boss, language, chat=None):
    await world.says(boss, f"/language {language}", chat=chat, admin=True)


@pytest.mark.parametrize("line", LINES)
async def test_a_chat_is_told_in_the_language_that_an_admin_chose(world, boss, line):
    await chosen(world, boss, "ko")
    await game(world, "ru")
    assert spoken(await line(world, boss, world.group)) == "ko"


@pytest.mark.parametrize("line", LINES)
async def test_a_chat_where_nobody_chose_is_told_in_the_language_of_its_last_table(world, boss, line):
    await game(world, "ru")
    await game(world, "ko")
    assert spoken(await line(world, boss, world.group)) == "ko"


@pytest.mark.parametrize("line", LINES)
async def test_an_unknown_chat_is_told_in_the_language_of_the_person_who_asked(world, line):
    boss = world.person("Boss", language="ko")
    assert spoken(await line(world, boss, world.group)) == "ko"


@pytest.mark.parametrize("line", LINES)
async def test_what_is_chosen_later_counts_from_then_on(world, boss, line):
    await game(world, "ru")
    said = world.says

    async def says_and_chooses(*args, **kwargs):
        answer = await said(*args, **kwargs)
        world.says = said
        await chosen(world, boss, "ko")
        return answer

    world.says = says_and_chooses
    assert spoken(await line(world, boss, world.group)) == "ko"


@pytest.mark.parametrize("line", LINES)
@pytest.mark.parametrize(
    ("of_topic", "of_group", "expected"),
    [
        (("ko", None), ("ru", None), "ko"),
        ((None, None), ("ko", None), "ko"),
        ((None, "ko"), (None, "ru"), "ko"),
        ((None, "ru"), ("ko", None), "ko"),
        ((None, None), (None, "ko"), "ko"),
    ],
    ids=[
        "chosen in the topic",
        "chosen in the group",
        "table of the topic",
        "chosen before table",
        "table of the group",
    ],
)
async def test_a_topic_gets_its_own_line_in_its_own_language(world, boss, topic, line, of_topic, of_group, expected):
    for chat, (language, table) in ((topic, of_topic), (world.group, of_group)):
        if language is not None:
            await chosen(world, boss, language, chat)
        if table is not None:
            await world.directory.save_chat(chat.key, {"spoken": table})
    assert spoken(await line(world, boss, topic)) == expected
    assert world.room.seen_in(world.group) == []


async def test_two_topics_and_the_group_have_lines_of_their_own_and_each_ends_its_own(world, boss, topic):
    other = world.group.model_copy(update={"thread": "8"})
    places = (world.group, topic, other)
    for chat in places:
        await world.says(boss, "/daily on", chat=chat, admin=True)
    await world.says(boss, "/daily off", chat=other, admin=True)
    await told_of_the_day(world, topic, FIRST + DAY)
    assert [len(world.room.seen_in(chat)) for chat in places] == [1, 1, 0]


async def test_answers_in_a_group_are_in_the_language_of_its_last_table_too(world, boss):
    await game(world, "ko")
    assert spoken((await world.says(boss, "/daily")).replies[0].screen.text) == "ko"
    assert spoken((await world.says(boss, "/timer 5")).toast) == "ko"


async def test_a_table_joined_from_another_group_is_the_last_one_there_as_well(world, boss):
    there = world.group.model_copy(update={"id": "-300"})
    await chosen(world, boss, "ko")
    await world.says(boss, "/newgame join=link")
    await world.says(world.person("Ben"), f"/join {await world.table_id()}", chat=there)
    assert spoken(await day_line(world, world.person("Cleo"), there)) == "ko"


# ------------------------------------------------------------------------------------------------- messages to a person


async def call(world, ben):
    await world.says(ben, "/callme")
    return await called(world, ben)


async def called(world, ben):
    await world.says(world.person("Anna"), "/newgame")
    await world.tender.tend(code_of(await world.table_id()))
    return world.room.hand_of(ben).screen.text


async def reminder(world, ben):
    code = await planned(world, world.person("Boss"), world.group)
    world.time = FIRST + 3 * DAY
    await world.tender.tend(code)
    evening = (await world.service.plans.newest(code)).value.evening
    await world.tender.tend(evening)
    await world.presses(ben, world.board.button(Verb.JOIN))
    return await reminded(world, ben)


async def reminded(world, ben):
    evening = (await world.directory.person(ben.key))["tournament"]
    world.time = FIRST + 3 * DAY + 7.5 * HOUR
    await world.tender.tend(evening)
    return world.room.hand_of(ben).screen.text


@pytest.mark.parametrize("message", [call, reminder])
async def test_a_person_who_chose_nothing_is_told_in_the_language_of_their_client(world, message):
    assert spoken(await message(world, world.person("Ben", language="ko"))) == "ko"


@pytest.mark.parametrize("message", [call, reminder])
async def test_a_person_is_told_in_the_language_that_they_chose(world, message):
    ben = world.person("Ben", language="ru")
    await world.says(ben, "/language ko", chat=private(ben))
    assert spoken(await message(world, ben)) == "ko"


@pytest.mark.parametrize("text", ["/help", None], ids=["command", "button of a table"])
@pytest.mark.parametrize("restarted", [False, True])
@pytest.mark.parametrize(("message", "again"), [(call, called), (reminder, reminded)])
async def test_what_a_persons_client_said_last_counts(world, message, again, text, restarted):
    ben, now = world.person("Ben", language="ru"), world.person("Ben", language="ko-KR")
    assert spoken(await message(world, ben)) == "ru"
    if restarted:
        world.restart()
    if text is not None:
        await world.says(now, text, chat=private(ben))
    else:
        await world.presses(now, f"{await seat_elsewhere(world)}.0.{Verb.RULES}")
    for open_table in filter(None, [await world.directory.table_of_chat(world.group.key)]):
        await world.says(world.person("Anna"), "/leave")
        await world.directory.take_place(f"calls of telegram:anna {calendar.date_at(world.time)}", open_table, 9)
        world.time += DAY if message is call else 0.0
    assert spoken(await again(world, now)) == "ko"


async def seat_elsewhere(world):
    """Open a table in another group, and return its code."""
    there = world.group.model_copy(update={"id": "-400"})
    await world.says(world.person("Zoe"), "/newgame", chat=there)
    return await world.table_id(there)


async def test_a_seat_follows_its_persons_client_until_they_choose(world):
    ben, later = world.person("Ben", language="ru"), world.person("Ben", language="ko")
    await world.says(ben, "/newgame")
    await world.presses(later, world.board.button(Verb.ADD_BUILT_IN))
    assert (await world.table()).people[0].language == "ko"
    await world.says(ben, "/language en", chat=private(ben))
    await world.presses(ben, world.board.button(Verb.ADD_BUILT_IN))
    assert (await world.table()).people[0].language == "en"


async def test_a_stranger_who_presses_leaves_no_document(world):
    await game(world, "en")
    await world.says(world.person("Stranger", language="ko"), "/help")
    assert await world.directory.person("telegram:stranger") == {}


async def test_mydata_tells_the_language_of_the_client(world):
    ben = world.person("Ben", language="ko")
    await world.says(ben, "/callme")
    text = visible((await world.says(ben, "/mydata", chat=private(ben))).replies[0].screen.text)
    assert "앱 언어: 한국어" in text
