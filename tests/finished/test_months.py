"""`/top month` starts again each month by the chat's zone; rated games of the same two people are limited per day."""

import datetime as dt
import time

import pytest

from bot.finished import rated_games, statistics
from bot.ports.days import MONTHS
from bot.ports.directory import Aggregates, month_of
from bot.ports.effects import Unmet
from bot.table import calendar
from bot.table.parts import Ending
from bot.texts import visible
from bot.texts.typed import zone_typed
from bot.zones import month_at
from tests.world.finished_games import finish, open_game, play_out, private
from tests.world.kept_games import summed


def at(text):
    return dt.datetime.fromisoformat(text).timestamp()


async def answer_text(world, person, command, **where):
    answer = await world.says(person, command, **where)
    return visible(answer.replies[0].screen.text) if answer.replies else answer.toast


async def counted(world, table, number, ended=None):
    """Count a copy of a finished game as a separate game."""
    copy = table.model_copy(update={"id": f"GAME{number}", "rated_on": None})
    if ended is not None:
        copy = copy.model_copy(update={"clock": copy.clock.replace(turn_since=ended)})
    await world.store.carry_out(await statistics.counted(world.directory, copy))


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("europe/warsaw", "Europe/Warsaw"),
        ("new york", "America/New_York"),
        ("Kyiv", "Europe/Kyiv"),
        ("UTC", "UTC"),
        ("Варшава", "Europe/Warsaw"),
        ("nowy jork", "America/New_York"),
        ("CET", None),
        ("../etc/passwd", None),
        ("", None),
    ],
)
def test_a_zone_is_typed_by_its_region_and_city_or_by_its_city_in_any_language(typed, meant):
    assert zone_typed(typed) == meant


def test_a_month_begins_where_the_zones_clocks_say_so():
    moment = at("2026-11-30T23:30:00+00:00")
    assert month_at(moment, "UTC") == "2026-11"
    assert month_at(moment, "Europe/Warsaw") == "2026-12"
    assert month_at(moment, "Gone/Away") == "2026-11"


async def test_a_month_sums_wins_games_and_contracts_and_the_next_begins_anew(world, people):
    world.time = at("2026-11-10T12:00:00+00:00")
    table = await world.table(await finish(world, people))
    winner = table.game.winners[0]
    text = await answer_text(world, people[0], "/top month")
    first = text.splitlines()[1]
    best = max(row.result["deltas"][winner] for row in table.rows if row.counts)
    assert text.startswith("The best of November 2026\n")
    assert first.startswith(f"1. {people[winner].name} – 1 won of 1 · contracts: ")
    assert first.endswith(f"best hand: {best}")
    world.time = at("2026-12-01T00:00:01+00:00")
    assert "Nobody has finished a game" in await answer_text(world, people[0], "/top month")
    months = await answer_text(world, people[0], "/top months")
    assert months.splitlines()[1].startswith(f"November 2026: {people[winner].name} (1), ")
    assert months.count("(0)") == 2


async def test_the_zone_of_the_chat_decides_to_which_month_a_game_belongs(world, people):
    world.time = at("2026-11-30T22:00:00+00:00")
    await world.says(people[0], "/zone Europe/Warsaw", admin=True)
    table = await world.table(await finish(world, people))
    await counted(world, table, 2, ended=at("2026-11-30T23:30:00+00:00"))
    november = await world.directory.sums_in(month_of(world.group.key, "2026-11"))
    december = await world.directory.sums_in(month_of(world.group.key, "2026-12"))
    assert len(november) == len(december) == 3


async def test_a_game_with_built_in_players_alone_counts_for_no_month(world, people):
    await finish(world, people[:1], bots=2)
    assert "Nobody has finished a game" in await answer_text(world, people[0], "/top month")


async def test_a_forgotten_person_is_in_no_month(world, people):
    await finish(world, people)
    await world.says_yes(people[0], "/deletemydata")
    text = await answer_text(world, people[1], "/top month")
    assert "Anna" not in text
    assert "Ben" in text


MONTH = [  # name, won games, games left early, games
    ("Ala", 2, 1, 4),
    ("Bea", 2, 0, 3),
    ("Cyd", 0, 0, 2),
    ("Dan", 0, 0, 1),
    ("Eva", 0, 1, 1),
    ("Fay", 0, 1, 3),
    ("Gus", 1, 1, 1),
]


async def month_played(world, played):
    """Add games to the sums of people, and return the lines of the month's table."""
    for name, wins, left, games in played:
        numbers = {"games": games, "shared": games, "wins": wins, "left": left}
        sums = {f"telegram:{name}": Aggregates(name, numbers)}
        await world.store.carry_out(summed(sums, [month_of(world.group.key, "2026-11")]))
    world.time = at("2026-11-20T12:00:00+00:00")
    return (await answer_text(world, world.person("Anna"), "/top month")).splitlines()[1:]


async def test_a_month_is_sorted_by_wins_then_games_left_then_games_finished(world, people):
    lines = await month_played(world, MONTH)
    placed = [line.partition(" – ")[0] for line in lines if line[0].isdigit()]
    assert placed == ["1. Bea", "2. Ala", "3. Cyd", "4. Dan", "5. Fay"]
    assert ["left early: 1" in line for line in lines[:5]] == [False, True, False, False, True]
    assert lines[5:7] == [f"{name} – no game played to the end yet" for name in ("Gus", "Eva")]


@pytest.mark.parametrize(
    ("back", "is_sent"),
    [
        ("2026-12-02T08:59:00+00:00", False),
        ("2026-12-02T09:00:00+00:00", True),
        ("2026-12-07T23:00:00+00:00", True),
        ("2026-12-08T09:00:00+00:00", False),
    ],
)
async def test_a_line_missed_on_the_first_comes_with_the_daily_lines_until_the_seventh(world, people, back, is_sent):
    await month_played(world, [("Ala", 1, 0, 1)])
    await world.says(people[0], "/top on", admin=True)
    world.time = at(back)
    day = await world.service.days.day(calendar.date_at(world.time))
    for _ in range(2):
        await world.tender.tend(day.id)
        world.restart()
    assert len(world.room.seen_in(world.group)) == is_sent


async def test_the_seventh_is_that_of_the_chats_zone(world, people):
    await month_played(world, [("Ala", 1, 0, 1)])
    await world.says(people[0], "/zone Los_Angeles", admin=True)
    await world.says(people[0], "/top on", admin=True)
    for moment, is_sent in (
        ("2026-12-08T08:01:00+00:00", False),
        ("2026-12-08T07:59:00+00:00", True),
    ):  # midnight there
        world.time = at(moment)
        day = await world.service.days.day("2026-12-08")
        await world.tender.tend(day.id)
        assert bool(world.room.seen_in(world.group)) is is_sent


async def test_who_asks_for_the_line_after_the_first_gets_the_next_one(world, people):
    await month_played(world, [("Ala", 1, 0, 1)])
    world.time = at("2026-12-03T12:00:00+00:00")
    for _ in range(2):
        await world.says(people[0], "/top on", admin=True)
        await world.tender.tend((await world.service.days.day("2026-12-03")).id)
    assert world.room.seen_in(world.group) == []


async def test_asking_again_does_not_lose_a_line_that_was_missed(world, people):
    await month_played(world, [("Ala", 1, 0, 1)])
    await world.says(people[0], "/top on", admin=True)
    world.time = at("2026-12-03T12:00:00+00:00")
    await world.says(people[0], "/top on", admin=True)
    await world.tender.tend((await world.service.days.day("2026-12-03")).id)
    assert len(world.room.seen_in(world.group)) == 1


async def test_who_left_every_game_is_never_among_the_first_three(world, people):
    await month_played(world, [("Ala", 1, 0, 1), ("Bea", 0, 0, 1), ("Cyd", 0, 1, 1), ("Dan", 1, 1, 1)])
    world.time = at("2026-12-01T12:00:00+00:00")
    assert "November 2026: Ala (1) and Bea (0)" in await answer_text(world, people[0], "/top months")
    await world.says(people[0], "/top on", admin=True)
    await world.tender.tend((await world.service.days.day("2026-12-01")).id)
    assert "by wins: Ala (1) and Bea (0)." in visible(world.board.screen.text)


async def test_a_month_in_which_everybody_left_has_no_line_and_is_not_listed(world, people):
    await month_played(world, [("Ala", 0, 1, 1)])
    world.time = at("2026-12-01T12:00:00+00:00")
    await world.says(people[0], "/top on", admin=True)
    await world.tender.tend((await world.service.days.day("2026-12-01")).id)
    assert world.room.messages == []
    assert (await answer_text(world, people[0], "/top months")).startswith("No earlier month has results yet")


async def test_the_months_follow_a_group_to_its_new_id(world, people):
    world.time = time.time()  # the store looks for the months of the last year
    table = await world.table(await finish(world, people))
    best = {person: sums["best"] for person, sums in (await world.directory.sums_in(world.group.key)).items()}
    await world.service.chat_moved("telegram", "-100", "-1009")
    moved = world.group.model_copy(update={"id": "-1009"})
    assert "1 won of 1" in await answer_text(world, people[0], "/top month", chat=moved)
    month = month_of(moved.key, month_at(table.clock.turn_since, "UTC"))
    assert {person: sums["best"] for person, sums in (await world.directory.sums_in(month)).items()} == best


async def test_a_stranger_cannot_set_the_zone_or_ask_for_the_line(world, people):
    assert await answer_text(world, people[0], "/zone Warsaw") == "Only an admin of this group can do that."
    assert await answer_text(world, people[0], "/top on") == "Only an admin of this group can do that."
    assert await answer_text(world, people[0], "/zone Warsaw", admin=True) == "Time zone: Warsaw."
    assert (await answer_text(world, people[0], "/zone Narnia", admin=True)).startswith(
        "I don’t know the time zone “Narnia”."
    )
    assert (await answer_text(world, people[0], "/top last")).startswith("/top month shows this month")


async def test_a_group_without_a_zone_reads_which_time_counts_and_how_to_choose_it(world, people):
    await finish(world, people)
    text = await answer_text(world, people[0], "/top month")
    assert "in this time zone: UTC." in text
    assert text.endswith("An admin can choose this group’s time zone: /zone")
    answer = await world.says(people[0], "/top on", admin=True)
    assert answer.toast.startswith("On the first of each month")
    button = next(one for row in answer.replies[0].screen.rows for one in row if one.label == "Warsaw")
    assert (await world.presses(people[1], button)).toast == "Only an admin of this group can do that."
    await world.presses(people[0], button, admin=True)
    assert (await answer_text(world, people[0], "/top month")).endswith("/top months shows the earlier ones.")
    assert not (await world.says(people[0], "/top on", admin=True)).replies


async def test_a_persons_own_zone_is_set_in_private_by_a_button_and_is_in_mydata(world, people):
    here = private(people[0])
    screen = (await world.says(people[0], "/zone", chat=here)).replies[0].screen
    button = next(one for row in screen.rows for one in row if one.label == "Warsaw")
    assert (await world.presses(people[0], button, chat=here)).toast == "Time zone: Warsaw."
    assert "Time zone: Warsaw" in await answer_text(world, people[0], "/mydata", chat=here)


async def test_a_stranger_cannot_press_the_button_of_a_group(world, people):
    screen = (await world.says(people[0], "/zone", admin=True)).replies[0].screen
    answer = await world.presses(people[1], screen.rows[0][0])
    assert answer.toast == "Only an admin of this group can do that."
    assert "zone" not in await world.directory.chat(world.group.key)


async def test_on_the_first_a_group_that_wanted_it_reads_once_who_was_best(world, people):
    world.time = at("2026-11-10T12:00:00+00:00")
    table = await world.table(await finish(world, people))
    await world.says(people[0], "/zone Europe/Warsaw", admin=True)
    await world.says(people[0], "/top on", admin=True)
    before = len(world.room.seen_in(world.group))
    for moment in ("2026-12-01T07:30:00+00:00", "2026-12-01T08:05:00+00:00", "2026-12-01T12:00:00+00:00"):
        world.time = at(moment)
        day = await world.service.days.day(calendar.date_at(world.time))
        await world.tender.tend(day.id)
        lines = [visible(one.screen.text) for one in world.room.seen_in(world.group)[before:]]
        assert len(lines) == (moment > "2026-12-01T08"), "nine o'clock in Warsaw"
    winner = people[table.game.winners[0]].name
    assert lines[0].startswith(f"The best of November 2026, by wins: {winner} (1), ")
    await world.says(people[0], "/top off", admin=True)
    assert await world.directory.days.wants_line(MONTHS) == []


async def test_a_pairs_sixth_rated_game_of_a_day_is_unrated_and_says_so(world, people):
    for number in range(rated_games.A_DAY):
        assert await world.directory.take_place(_pair(world, people[:2]), f"GAME{number}", rated_games.A_DAY)
    table_id = await open_game(world, people)
    await world.passes(2.0, table_id)
    table = await world.table(table_id)
    assert table.rated_on == ""
    assert [line.key for line in table.history].count("unrated") == 1
    assert "this one isn’t rated" in visible(world.board.screen.text)
    await play_out(world, table_id)
    (sums,) = await world.directory.sums([people[2].key])
    assert (sums.numbers["games"], sums.numbers.get("rated", 0)) == (1, 0), "nobody's rating changes, not the third's"


async def test_games_at_the_same_time_are_counted_too_and_void_ones_give_their_place_back(world, people):
    table_id = await open_game(world, people)
    table = await world.table(table_id)
    others = [table.model_copy(update={"id": f"GAME{n}", "rated_on": None}) for n in range(5)]
    day = calendar.date_at(world.time)
    found = [await finds_places(world, one, day) for one in others]
    assert found == [True] * 4 + [False], "the first one sits at a table already"
    void = others[0].model_copy(update={"rated_on": day, "ending": Ending.VOID})
    await world.store.carry_out(await statistics.counted(world.directory, void))
    assert await finds_places(world, others[4], day)
    assert await finds_places(world, others[1], day), "a repetition is the same"


async def finds_places(world, table, day):
    try:
        await world.store.carry_out(rated_games.places(table, day))
    except Unmet:
        return False
    return True


def _pair(world, people):
    one, other = sorted(person.key for person in people)
    return f"rated {calendar.date_at(world.time)} {one} {other}"
