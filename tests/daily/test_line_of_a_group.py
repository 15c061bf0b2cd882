"""A group's line about the deal of the day: at nine by its clocks, with the month's, edited when all have played."""

import datetime as dt

import pytest

from bot.chance import SystemChance
from bot.daily.day import sealed
from bot.daily.line import line_at
from bot.people import Chat
from bot.ports.days import MONTHS
from bot.ports.directory import Aggregates, month_of
from bot.table.calendar import next_to
from bot.zones import local
from tests.daily.days_played import midnight
from tests.world.kept_games import summed

GROUP = Chat(platform="telegram", id="-100", title="Friday")
DATE = "2023-11-15"
DAY = f"daily-{DATE}"
HOUR = 3600.0


def lines(world):
    return [sent.screen.text for sent in world.room.seen_in(GROUP)]


async def wants_lines(world, zone="UTC", command="/daily on"):
    world.time = midnight(world)
    await world.directory.save_chat(GROUP.key, {"zone": zone})
    await world.says(world.person("Anna"), command, chat=GROUP, admin=True)


@pytest.mark.parametrize("zone", ["UTC", "Asia/Seoul", "America/Los_Angeles", "Pacific/Kiritimati", "Asia/Kolkata"])
def test_each_day_has_one_nine_oclock_in_every_zone(zone):
    for date in (DATE, "2024-03-10", "2024-11-03"):
        day = sealed(date, SystemChance())
        at = line_at(day, zone)
        assert day.begins <= at < day.ends
        assert local(at, zone).hour in {8, 9, 10}, "an hour beside it where the clocks are changed"


@pytest.mark.parametrize(("zone", "hours"), [("Europe/Warsaw", 8), ("America/New_York", 14), ("Asia/Seoul", 0)])
async def test_the_line_comes_at_nine_by_the_groups_clocks(world, zone, hours):
    await wants_lines(world, zone)
    at = midnight(world) + hours * HOUR
    if hours:
        world.time = at - 1.0
        assert await world.tender.tend(DAY) <= at
        assert lines(world) == []
    world.time = at
    await world.tender.tend(DAY)
    assert len(lines(world)) == 1


async def test_who_asks_after_nine_gets_the_first_line_on_the_next_day(world):
    await wants_lines(world)
    await world.says(world.person("Anna"), "/daily off", chat=GROUP, admin=True)
    world.time += 10 * HOUR
    await world.says(world.person("Anna"), "/daily on", chat=GROUP, admin=True)
    await world.tender.tend(DAY)
    assert lines(world) == []
    world.time = midnight(world, 1) + 9 * HOUR
    await world.tender.tend(f"daily-{next_to(DATE)}")
    assert len(lines(world)) == 1


async def test_on_the_first_of_a_month_one_message_has_both_lines(world):
    world.time = dt.datetime.fromisoformat("2023-12-01T00:00:00+00:00").timestamp()
    await wants_lines(world)
    await world.directory.days.want_line(GROUP.key, MONTHS, on=True)
    sums = {"telegram:Ala": Aggregates("Ala", {"games": 2, "shared": 2, "wins": 1, "left": 0})}
    await world.store.carry_out(summed(sums, [month_of(GROUP.key, "2023-11")]))
    for days in (0, 1):
        world.time = midnight(world, days) + 9 * HOUR
        await world.tender.tend(f"daily-2023-12-0{days + 1}")
    first, second = lines(world)
    assert "Deal of the day" in first
    assert "November 2023" in first
    assert "November" not in second


async def plays(world, name, date):
    """Let a person of the group finish a day."""
    person = world.person(name)
    day = await world.service.days.kept(date) or sealed(date, SystemChance())
    if await world.service.days.kept(date) is None:
        await world.service.days._created(day)
    await world.directory.days.play_along(GROUP.key, person.key, person.name)
    await world.directory.days.finish(date, day.mark_of(person.key), 60)


async def test_it_is_edited_once_when_all_have_played_who_play_often(world):
    await wants_lines(world)
    for name, dates in (("Anna", 4), ("Ben", 7), ("Cleo", 3)):
        for ago in range(1, dates + 1):
            await plays(world, name, next_to(DATE, -ago))
    world.time = midnight(world) + 9 * HOUR
    await world.tender.tend(DAY)
    await plays(world, "Anna", DATE)
    assert await world.tender.tend(DAY) < world.time + HOUR, "it looks again"
    assert "played" not in lines(world)[0]
    await plays(world, "Ben", DATE)
    world.restart()
    await world.tender.tend(DAY)
    (line,) = lines(world)
    assert "Everyone who plays often has played: Anna and Ben" in line
    assert "+60" not in line.replace("Yesterday’s best here: Anna, +60.", "").replace("Ben, +60.", "")
    assert await world.directory.days.noted_lines(DATE) == {}


async def test_where_nobody_plays_often_it_stays_as_it_is(world):
    await wants_lines(world)
    await plays(world, "Anna", next_to(DATE, -1))
    world.time = midnight(world) + 9 * HOUR
    await world.tender.tend(DAY)
    await plays(world, "Anna", DATE)
    await world.tender.tend(DAY)
    assert "played" not in lines(world)[0]
