"""The day's results as people read them, in private and in groups; and which data are forgotten."""

import re
from unittest.mock import AsyncMock

import pytest

from bot.finished import dailies, forgetting
from bot.people import Chat, Person
from bot.ports.messenger import Blocked, Busy
from bot.refusal import Refusal
from bot.screens.refusals import refused
from bot.table import calendar
from bot.table.calendar import OPENED_AFTER
from bot.table.table import Stage
from tests.daily.days_played import begun, code_of, daily_screens, finished, midnight, played
from tests.world.chat_room import ChatRoom
from tests.world.finished_games import private
from tests.world.stored_tables import rewritten

DAY = "daily-2023-11-15"
GROUP = Chat(platform="telegram", id="-100", title="Friday")
OTHER = Chat(platform="telegram", id="-200", title="Sunday")
UNTITLED = Chat(platform="telegram", id="-300")
NINE, DAYS = 9 * 3600.0, 86_400.0


def lines(world, chat=GROUP):
    return [sent.screen.text for sent in world.room.seen_in(chat)]


async def in_group(world, person, text="/daily", chat=GROUP, **press):
    answer = await world.says(person, text, chat=chat, **press)
    return answer.replies[0].screen.text if answer.replies else answer.toast


async def other_results(world, *points):
    for number, reached in enumerate(points):
        await world.directory.days.finish("2023-11-15", f"somebody {number}", reached)


async def test_who_has_not_finished_sees_no_result_of_others(world):
    anna, ben = world.person("Anna"), world.person("Ben")
    await finished(world, anna)
    await in_group(world, anna)
    reached = dailies.result_of(await world.table(await code_of(world, anna)))
    seen = [await in_group(world, ben), (await daily_screens(world, ben))[-1].text]
    table_id = await begun(world, ben)
    await played(world, ben, table_id, presses=2)
    seen += [(await daily_screens(world, ben))[-1].text, await in_group(world, ben)]
    for text in seen:
        assert "median" not in text
        assert "best" not in text.lower()
        assert f"Anna {reached:+}" not in text
    assert "Played today: Anna" in seen[0]


async def test_who_has_finished_sees_number_median_and_best_without_its_name(world, anna):
    await other_results(world, 120, 60, -100, 300)
    await finished(world, anna)
    text = (await daily_screens(world, anna))[-1].text
    own = dailies.result_of(await world.table(await code_of(world, anna)))
    middle = sorted((120, 60, -100, 300, own))[2]
    assert f"Results: 5 · median {middle} · best +300" in text
    assert "best +300 (" not in text


@pytest.mark.slow
async def test_the_day_after_the_best_is_named_and_its_line_shown(world):
    anna, ben = world.person("Anna"), world.person("Ben")
    table_id = await finished(world, anna)
    world.time = midnight(world, 1) + OPENED_AFTER
    (page,) = await daily_screens(world, ben)
    assert "(Anna)" in page.text
    (after,) = (await world.presses(ben, page.rows[-1][0], chat=private(ben))).replies
    assert "best" in after.screen.text
    answer = await world.presses(ben, after.screen.rows[0][0], chat=private(ben))
    (best,) = answer.replies
    assert answer.own["record"]["hands"][0]["secret"]
    table = await world.table(table_id)
    assert best.screen.text.count("1. ") == 1
    assert f"{len(table.kind.taken)}. " in best.screen.text
    assert "Anna: ♠" in best.screen.text or "Anna: ♣" in best.screen.text


async def test_no_best_line_before_the_secret_may_be_shown(world, anna):
    await finished(world, anna)
    for moment in (midnight(world, 1) - 1.0, midnight(world, 1) + OPENED_AFTER - 1.0):
        world.time = moment
        page = (await daily_screens(world, anna))[-1]
        assert "Yesterday" not in [one.label for row in page.rows for one in row]
        for what in "by":
            answer = await world.presses(anna, f".0.daily.{what}2023-11-15", chat=private(anna))
            assert answer.toast
            assert answer.own is None


async def test_a_chat_has_a_table_of_those_who_asked_there(world):
    anna, ben, cleo = (world.person(name) for name in ("Anna", "Ben", "Cleo"))
    await in_group(world, anna)
    await in_group(world, ben)
    await in_group(world, cleo, chat=OTHER)
    await finished(world, anna)
    day = await world.service.days.day("2023-11-15")
    for person in (ben, cleo):
        await world.directory.days.finish(day.date, day.mark_of(person.key), 40)
    own = (await daily_screens(world, anna))[-1].text
    assert "Friday:" in own
    assert "Ben +40" in own
    assert "Cleo" not in own
    world.time = midnight(world, 1)
    there = await in_group(world, anna)
    assert re.search(r"Yesterday</b>\n\W?Ben\W? \+40", there), there
    assert "Cleo" not in there


async def test_a_group_without_a_title_is_told_as_one_in_private(world, anna):
    await in_group(world, anna, chat=UNTITLED)
    await finished(world, anna)
    assert "\nThe group: " in (await daily_screens(world, anna))[-1].text
    assert "-300" not in (await world.says(anna, "/mydata", chat=private(anna))).replies[0].screen.text


@pytest.mark.parametrize(("last", "streak"), [("2023-11-14", 5), ("2023-11-13", 1), (None, 1)])
async def test_days_in_a_row_are_counted_and_a_day_left_out_ends_them(world, anna, last, streak):
    if last is not None:
        await world.directory.save_person(anna.key, {"daily": {"last": last, "streak": 4, "table": "X"}})
    table_id = await begun(world, anna)
    assert (await world.table(table_id)).kind.streak == streak


async def test_a_finished_day_is_one_more_in_a_row(world, anna):
    await finished(world, anna)
    assert (await world.directory.person(anna.key))["daily"]["streak"] == 1
    world.time = midnight(world, 1)
    assert "Days in a row: 1" in (await daily_screens(world, anna))[-1].text


# ------------------------------------------------------------------------------------------------- without an account

ROOM, ANOTHER = (Chat(platform="web", id=code, title="Thousand") for code in ("5eed", "f00d"))


def guest(world, number, room=ROOM):
    """A person in a room of the playground."""
    return Person(platform="web", id=f"{room.id}-{number}", name=f"Guest {number}", room=room.key)


@pytest.fixture
def playground(world):
    """A process that also serves the playground."""
    world.messengers["web"] = ChatRoom("web")
    return world


@pytest.mark.slow
async def test_results_of_a_room_without_accounts_are_not_among_those_of_all(playground):
    anna = playground.person("Anna")
    await finished(playground, guest(playground, 1))
    await other_results(playground, 120, 60)
    await finished(playground, anna)
    assert "Results: 3 ·" in (await daily_screens(playground, anna))[-1].text
    playground.time = midnight(playground, 1) + OPENED_AFTER
    assert "Guest" not in (await daily_screens(playground, anna))[-1].text


async def test_they_stand_in_the_table_of_their_room(playground):
    ben = guest(playground, 1)
    await finished(playground, ben)
    await in_group(playground, ben, chat=ROOM)
    page = (await daily_screens(playground, ben))[-1].text
    assert "Thousand: Guest 1" in page
    assert "Played today: Guest 1" in await in_group(playground, guest(playground, 2), chat=ROOM)


async def test_beside_a_platform_with_accounts_a_room_reads_the_numbers_of_all(playground):
    await other_results(playground, 120, 60, 300)
    ben = guest(playground, 1)
    await finished(playground, ben)
    page = (await daily_screens(playground, ben))[-1].text
    assert "Results: 3 · median 120" in page
    assert "in this room" not in page


@pytest.mark.slow
async def test_a_process_for_the_playground_alone_tells_a_rooms_numbers_as_such(playground):
    for platform in ("telegram", "discord"):
        del playground.messengers[platform]
    await other_results(playground, 120)
    await finished(playground, guest(playground, 1, ANOTHER))
    ben = guest(playground, 1)
    await finished(playground, ben)
    page = (await daily_screens(playground, ben))[-1].text
    assert "Only results from this room count here:\nResults: 1 ·" in page
    playground.time = midnight(playground, 1) + OPENED_AFTER
    later = (await daily_screens(playground, ben))[-1]
    assert "(Guest 1)" in later.text
    (best,) = (await playground.presses(ben, later.rows[-1][0], chat=private(ben))).replies
    assert "Guest 1" in best.screen.text


# ------------------------------------------------------------------------------------------------------------ the line


@pytest.mark.parametrize("admin", [True, False])
async def test_only_an_admin_asks_for_the_line(world, admin):
    found = await in_group(world, world.person("Anna"), "/daily on", admin=admin)
    assert ("short message once a day" in found) is admin
    assert await world.directory.days.wants_line() == ([GROUP.key] if admin else [])


async def test_the_line_comes_once_a_day_and_not_before_the_morning(world, anna):
    await in_group(world, anna, "/daily on", admin=True)
    world.time = midnight(world) + NINE - 1.0
    await world.tender.tend(DAY)
    assert lines(world) == []
    world.time += 2.0
    for _ in range(2):
        await world.tender.tend(DAY)
        world.restart()
    assert len(lines(world)) == 1
    assert "Deal of the day" in lines(world)[0]
    world.time = midnight(world, 1) + NINE
    await world.tender.tend("daily-2023-11-16")
    assert len(lines(world)) == 2
    await in_group(world, anna, "/daily off", admin=True)
    world.time = midnight(world, 1) + NINE
    await world.tender.tend("daily-2023-11-17")
    assert len(lines(world)) == 2


@pytest.mark.parametrize("away", [1, 2, 3, 30])
async def test_after_whole_days_without_the_bot_the_lines_go_on_by_themselves(world, anna, away):
    await in_group(world, anna, "/daily on", admin=True)
    world.restart()
    first = midnight(world)
    world.time = first + away * DAYS + 2 * NINE
    woken = {DAY, "daily-2023-11-16"}  # the days that were sealed when it went away
    for _ in range(3):
        for code in sorted(woken):
            await world.tender.tend(code)
        woken |= {code for ahead in (away, away + 1) if await world.store.load(code := day_after(ahead)) is not None}
    assert len(lines(world)) == 1
    world.time = first + (away + 1) * DAYS + NINE
    await world.tender.tend(day_after(away + 1))
    assert len(lines(world)) == 2


def day_after(ahead):
    """The code of the day that comes some days after the first one of a test."""
    return calendar.sealed_as(calendar.next_to("2023-11-15", ahead))


async def test_a_topic_that_is_gone_has_its_line_in_the_group_instead(world, anna):
    topic = GROUP.model_copy(update={"thread": "7"})
    await in_group(world, anna, "/daily on", admin=True, chat=topic)
    world.room.refuse = lambda call, chat: Blocked("no-topic") if chat.thread else None
    await world.tender.tend(DAY)
    assert len(lines(world)) == 1


async def test_no_group_gets_a_line_that_nobody_asked_for(world):
    await in_group(world, world.person("Anna"))
    await world.tender.tend(DAY)
    assert lines(world) == []


@pytest.mark.parametrize(
    ("failure", "again"), [(Busy(1.0), True), (Busy(1.0, unsure=True), False), (Blocked("x"), False)]
)
async def test_a_line_that_may_have_come_is_not_repeated(world, failure, again):
    await in_group(world, world.person("Anna"), "/daily on", admin=True)
    world.room.refuse = lambda call, chat: failure
    await world.tender.tend(DAY)
    world.room.refuse = lambda call, chat: None
    world.time += 10.0
    await world.tender.tend(DAY)
    assert len(lines(world)) == int(again)


async def test_a_line_too_many_counts_as_a_flood(world, monkeypatch):
    held = AsyncMock()
    monkeypatch.setattr(world.limits, "flooded", held, raising=False)
    await in_group(world, world.person("Anna"), "/daily on", admin=True)
    world.room.refuse = lambda call, chat: Busy(30.0, flood=True)
    await world.tender.tend(DAY)
    chat, now, until = held.await_args.args
    assert (chat.key, until - now) == (GROUP.key, 30.0)


async def test_two_workers_send_one_line(world):
    await in_group(world, world.person("Anna"), "/daily on", admin=True)
    first = world.tender
    world.restart()
    await first.tend(DAY)
    await world.tender.tend(DAY)
    assert len(lines(world)) == 1


async def test_a_group_that_moves_takes_its_line_and_its_table_along(world, anna):
    await in_group(world, anna, "/daily on", admin=True)
    await in_group(world, anna)
    await world.facts.chat_moved("telegram", "-100", "-1009")
    assert await world.directory.days.wants_line() == ["telegram:-1009"]
    assert await world.directory.days.players("telegram:-1009") == {anna.key: "Anna"}
    assert await world.directory.days.players(GROUP.key) == {}


async def test_a_day_seals_the_next_one_and_comes_to_rest(world):
    await daily_screens(world, world.person("Anna"))
    world.time = midnight(world, 1)
    at = await world.tender.tend("daily-2023-11-16")
    assert at == world.time + DAYS, "no group wants a line"
    assert await world.store.load("daily-2023-11-17") is not None
    world.time = midnight(world, 3)
    assert await world.tender.tend("daily-2023-11-16") == float("inf")


# ---------------------------------------------------------------------------------------------------------- forgetting


async def test_who_is_forgotten_is_named_nowhere_and_does_not_play_twice(world, anna, redis_database):
    await in_group(world, anna)
    table_id = await finished(world, anna)
    await forgetting.forget(world.tables, anna, private(anna).key)
    await forgetting.forget_everywhere(world.tables, anna.key, world.time)
    assert await world.store.load(table_id) is None
    assert await world.directory.days.players(GROUP.key) == {}
    assert await world.store.naming(anna.key) == []
    assert "had your data deleted" in (await world.says(anna, "/daily", chat=private(anna))).toast
    assert "had your data deleted" in (await world.presses(anna, ".0.daily.p2023-11-15", chat=private(anna))).toast
    assert (await world.directory.days.numbers("2023-11-15")).count == 1
    for key in await redis_database.call("KEYS", "daily:*"):
        assert b"anna" not in key.lower()


async def test_somebody_forgotten_in_mid_hand_leaves_nothing_and_cannot_begin_again(world, anna):
    table_id = await begun(world, anna)
    await played(world, anna, table_id, presses=2)
    await forgetting.forget(world.tables, anna, private(anna).key)
    assert await world.store.load(table_id) is None
    await world.presses(anna, ".0.daily.p2023-11-15", chat=private(anna))
    assert await world.store.load(table_id) is None


async def test_mydata_tells_of_it(world, anna):
    await in_group(world, anna)
    await finished(world, anna)
    text = (await daily_screens(world, anna, "/mydata"))[0].text
    assert "last played on 15 November 2023, days in a row: 1" in text
    assert "Friday" in text


async def test_a_hand_that_the_operator_ends_has_no_result(world, anna):
    table_id = await begun(world, anna)
    await rewritten(world, table_id, stage=Stage.CLOSED)
    await world.tender.tend(table_id)
    (page,) = await daily_screens(world, anna)
    assert "ended without a result" in page.text


async def test_a_line_is_wanted_by_on_or_off_alone_and_in_groups(world, anna):
    assert await in_group(world, anna, "/daily perhaps", admin=True) == refused(Refusal("daily-typed"), "en")
    assert await daily_screens(world, anna, "/daily on") == refused(Refusal("group-only"), "en")
