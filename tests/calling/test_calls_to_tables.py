"""`/callme`: one private line to each subscriber when a table opens in their group, and never too many lines."""

import datetime as dt

import pytest

from bot.calling import wishes
from bot.calling.calls import A_DAY, CALLED, code_of
from bot.codec import Verb
from bot.people import Chat
from bot.ports.messenger import Busy, Unwelcome
from bot.texts import visible
from bot.zones import ZONE
from tests.world.finished_games import private

NOON = 1_700_049_600.0  # 12:00 UTC


@pytest.fixture
def world(world):
    world.time = NOON
    return world


async def wants(world, *names):
    people = world.persons(" ".join(names))
    for person in people:
        assert (await world.says(person, "/callme")).toast.startswith("I’ll write to you in private")
    return people


def lines(world, person):
    read = [visible(one.screen.text) for one in world.room.seen_in(private(person))]
    return [text for text in read if "has opened a table" in text]


async def opened(world, name="Anna", chat=None):
    """Let a person open a table and a worker make its calls; return the table's code."""
    await world.says(world.person(name), "/newgame", chat=chat)
    code = await world.table_id(chat)
    if await world.store.version(code_of(code)) is not None:
        await world.tender.tend(code_of(code))
    return code


async def closed(world, name="Anna"):
    await world.says(world.person(name), "/leave")


async def test_whoever_wants_it_reads_one_line_with_a_way_in_and_a_way_out(world):
    ben, cleo = await wants(world, "Ben", "Cleo")
    code = await opened(world)
    assert lines(world, ben)[0].startswith("Anna has opened a table in “Friday”: ")
    assert len(lines(world, ben)) == len(lines(world, cleo)) == 1
    await world.tender.tend(code_of(code))
    assert len(lines(world, ben)) == 1, "looked after again, nobody is called twice"
    message = world.room.seen_in(private(ben))[-1]
    await world.presses(ben, message.button(Verb.JOIN), chat=private(ben))
    assert (await world.table(code)).seat_of(ben.key) == 1
    other = world.room.seen_in(private(cleo))[-1]
    answer = await world.presses(cleo, other.button(Verb.CALLS), chat=private(cleo))
    assert answer.toast == "No more messages about tables there."
    assert await world.directory.calls.in_turn(world.group.key) == [ben.key]


async def test_the_opener_the_seated_and_who_asked_for_nothing_are_not_called(world):
    (anna,) = await wants(world, "Anna")
    await opened(world)
    assert lines(world, anna) == lines(world, world.person("Dora")) == []


async def test_an_openers_tables_call_once_a_day(world):
    (ben,) = await wants(world, "Ben")
    await opened(world)
    await closed(world)
    await opened(world)
    assert len(lines(world, ben)) == 1


async def test_nobody_is_called_more_than_three_times_a_day(world):
    (ben,) = await wants(world, "Ben")
    for number in range(A_DAY + 2):
        await opened(world, f"Opener{number}")
        await closed(world, f"Opener{number}")
    assert len(lines(world, ben)) == A_DAY


async def test_at_most_twenty_people_are_called_and_the_others_come_first_next_time(world):
    people = await wants(world, *(f"Guest{number}" for number in range(CALLED + 5)))
    await opened(world, "Anna")
    called = {one.key for one in people if lines(world, one)}
    assert len(called) == CALLED
    await closed(world)
    await opened(world, "Zoe")
    assert all(lines(world, one) for one in people)


async def test_nobody_is_called_in_quiet_hours_by_their_own_zone(world):
    ben, cleo = await wants(world, "Ben", "Cleo")
    await world.says(ben, "/zone Seoul", chat=private(ben))  # 21:00 there
    await world.says(cleo, "/zone Sydney", chat=private(cleo))  # 23:00 there
    assert (await world.says(ben, "/callme 20-7", chat=private(ben))).toast == "Quiet from 20:00 to 7:00."
    await opened(world)
    assert lines(world, ben) == lines(world, cleo) == []


@pytest.mark.parametrize("typed", ["0-0", "22-22", "7:00-7:00"])
async def test_equal_hours_are_told_in_words_wherever_they_are_told(world, typed):
    (ben,) = await wants(world, "Ben")
    assert (await world.says(ben, f"/callme {typed}", chat=private(ben))).toast == "I’ll write to you at any hour."
    for command in ("/callme", "/mydata"):
        text = visible((await world.says(ben, command, chat=private(ben))).replies[0].screen.text)
        assert "at any hour" in text.lower()
        assert ":00" not in text


async def test_without_a_zone_of_ones_own_quiet_hours_go_by_each_groups_clock(world):
    (ben,) = await wants(world, "Ben")
    page = visible((await world.says(ben, "/callme", chat=private(ben))).replies[0].screen.text)
    assert "Not between 22:00 and 8:00, by each group’s clock" in page
    assert "Time zone: UTC." in visible((await world.says(ben, "/zone", chat=private(ben))).replies[0].screen.text)


@pytest.mark.parametrize(
    ("quiet", "hour", "is_quiet"),
    [
        ((22, 8), 23, True),
        ((22, 8), 7, True),
        ((22, 8), 8, False),
        ((1, 5), 3, True),
        ((1, 5), 5, False),
        ((0, 0), 3, False),
    ],
)
def test_quiet_hours_may_pass_midnight_and_equal_ones_are_none(quiet, hour, is_quiet):
    about = {wishes.QUIET: list(quiet), ZONE: "UTC"}
    assert bool(wishes.quiet_until(about, {}, NOON - 12 * 3600 + hour * 3600)) is is_quiet


@pytest.mark.parametrize(
    ("zone", "begins", "ends"),
    [
        ("UTC", "2023-11-16T22:00", "2023-11-17T08:00"),
        ("Europe/Warsaw", "2023-11-16T21:00", "2023-11-17T07:00"),
        ("Europe/Warsaw", "2023-10-28T20:00", "2023-10-29T07:00"),  # the clocks are put back that night
        ("Europe/Warsaw", "2024-03-30T21:00", "2024-03-31T06:00"),  # and forward
        ("Asia/Kolkata", "2023-11-16T16:30", "2023-11-17T02:30"),
    ],
)
def test_the_usual_quiet_hours_end_at_eight_in_the_morning_of_that_zone(zone, begins, ends):
    first, last = (dt.datetime.fromisoformat(f"{moment}+00:00").timestamp() for moment in (begins, ends))
    assert wishes.quiet_until({ZONE: zone}, {}, first - 1) == 0.0
    assert {wishes.quiet_until({}, {ZONE: zone}, moment) for moment in (first, first + 3600, last - 61)} == {last}
    assert wishes.quiet_until({ZONE: zone}, {}, last) == 0.0


def test_without_any_zone_quiet_hours_are_not_known():
    assert wishes.quiet_until({}, {}, NOON) is None
    assert wishes.quiet_until({wishes.QUIET: [0, 0]}, {}, NOON) == 0.0


async def test_who_has_left_the_group_or_is_kept_away_is_not_called(world):
    ben, cleo = await wants(world, "Ben", "Cleo")
    world.room.departed.add(ben.key)
    await opened(world)
    await world.presses(cleo, world.board.button(Verb.JOIN))
    await world.says(world.person("Boss"), "/kick Cleo 7d", admin=True)
    await world.says(cleo, "/leave")
    await closed(world)
    await opened(world, "Zoe")
    assert lines(world, ben) == []
    assert len(lines(world, cleo)) == 1, "before that"


async def test_where_the_bot_cannot_see_who_is_there_nobody_can_ask_for_calls(world):
    world.room.tells_nothing = True
    assert "I can’t see who’s in this group" in (await world.says(world.person("Ben"), "/callme")).toast
    assert await world.directory.calls.in_turn(world.group.key) == []


async def test_a_full_table_calls_nobody_more(world):
    await wants(world, "Ben")
    code = await opened(world)
    ben = world.person("Ben")
    assert len(lines(world, ben)) == 1
    await world.says(world.person("Cleo"), "/callme")
    await world.presses(world.person("Anna"), world.board.button(Verb.START))
    await world.tender.tend(code_of(code))
    assert lines(world, world.person("Cleo")) == []


async def test_two_workers_call_everybody_once(world):
    people = await wants(world, *(f"Guest{number}" for number in range(6)))
    await world.says(world.person("Anna"), "/newgame")
    code = code_of(await world.table_id())
    first = world.tender
    world.restart()
    await first.tend(code)
    await world.tender.tend(code)
    assert [len(lines(world, one)) for one in people] == [1] * 6


async def test_a_line_that_does_not_arrive_stops_nobody_elses(world):
    ben, cleo = await wants(world, "Ben", "Cleo")
    world.room.refuse = lambda call, chat: Unwelcome("blocked") if chat.key == private(ben).key else None
    await opened(world)
    assert (len(lines(world, ben)), len(lines(world, cleo))) == (0, 1)


async def test_a_call_that_meets_a_flood_limit_is_made_later_after_the_others(world):
    ben, cleo, dora = await wants(world, "Ben", "Cleo", "Dora")
    floods = iter([Busy(30.0), Busy(1.0)])
    world.room.refuse = lambda call, chat: next(floods, None) if chat.key == private(ben).key else None
    code = await opened(world)
    assert [len(lines(world, one)) for one in (ben, cleo, dora)] == [0, 0, 0], "the platform is left in peace"
    for wait in (30.0, 1.0):
        world.time += wait
        await world.tender.tend(code_of(code))
        assert (len(lines(world, cleo)), len(lines(world, dora))) == (1, 1)
    assert len(lines(world, ben)) == 1
    await world.tender.tend(code_of(code))
    assert len(lines(world, ben)) == 1
    assert (await world.directory.calls.in_turn(world.group.key))[-1] == ben.key


async def test_a_call_that_has_waited_too_long_is_not_made(world):
    (ben,) = await wants(world, "Ben")
    floods = iter([Busy(30.0)])
    world.room.refuse = lambda call, chat: next(floods, None) if chat.key == private(ben).key else None
    code = await opened(world)
    await closed(world)
    world.time += 30.0
    await world.tender.tend(code_of(code))
    assert lines(world, ben) == []


async def test_a_call_that_may_have_arrived_is_not_repeated(world):
    ben, cleo = await wants(world, "Ben", "Cleo")
    floods = iter([Busy(1.0, unsure=True)])
    world.room.refuse = lambda call, chat: next(floods, None) if chat.key == private(ben).key else None
    code = await opened(world)
    world.time += 5.0
    await world.tender.tend(code_of(code))
    assert (len(lines(world, ben)), len(lines(world, cleo))) == (0, 1)


async def test_in_private_the_page_shows_the_groups_and_off_ends_all(world):
    (ben,) = await wants(world, "Ben")
    elsewhere = Chat(platform="telegram", id="-200", title="Chess club")
    await world.says(ben, "/callme", chat=elsewhere)
    screen = (await world.says(ben, "/callme", chat=private(ben))).replies[0].screen
    assert [row[0].label for row in screen.rows] == ["✕ Chess club", "✕ Friday"]
    assert "Not between 22:00 and 8:00, by each group’s clock" in visible(screen.text)
    await world.says(ben, "/zone Warsaw", chat=private(ben))
    page = (await world.says(ben, "/callme", chat=private(ben))).replies[0].screen
    assert "Not between 22:00 and 8:00 (Warsaw)" in visible(page.text)
    data = visible((await world.says(ben, "/mydata", chat=private(ben))).replies[0].screen.text)
    assert "Groups that tell you about new tables: " in data
    await world.says(ben, "/callme off", chat=private(ben))
    for chat in (elsewhere, world.group):
        assert await world.directory.calls.in_turn(chat.key) == []


async def test_a_forgotten_person_is_on_no_list_and_in_no_call(world):
    ben, cleo = await wants(world, "Ben", "Cleo")
    await world.says(world.person("Anna"), "/newgame")
    code = code_of(await world.table_id())
    await world.says_yes(ben, "/deletemydata", chat=private(ben))
    assert await world.directory.calls.in_turn(world.group.key) == [cleo.key]
    await world.tender.tend(code)
    assert (len(lines(world, ben)), len(lines(world, cleo))) == (0, 1)


async def test_the_list_follows_a_group_to_its_new_id(world):
    (ben,) = await wants(world, "Ben")
    await world.service.chat_moved("telegram", "-100", "-1009")
    assert await world.directory.calls.in_turn("telegram:-1009") == [ben.key]


async def test_a_typed_riddle_is_explained(world):
    assert (await world.says(world.person("Ben"), "/callme maybe")).toast.startswith(
        "/callme in a group: I write to you when a table opens there"
    )
