"""The games that change ratings: no two people may play more than five rated games with each other on one day (UTC).

When a game begins, it takes one of the day's five places of each pair of its people. It gives these places back if it
ends unrated for another reason. So games that are played at the same time are counted too. A game that finds no place
is unrated, and says so at its start.
"""

from itertools import combinations

from bot.ports.directory import Directory
from bot.table.calendar import date_at
from bot.table.parts import Ending
from bot.table.table import Stage, Table
from bot.table.vacancies import counted_at, had_people

UNRATED = ""  # instead of the day of a rated game
A_DAY = 5  # rated games of two people with each other


def is_unknown(table: Table) -> bool:
    """Whether a game has begun and it is still unknown if it is rated."""
    return table.rated_on is None and table.stage is Stage.PLAYING and may_be(table)


async def places_found(directory: Directory, table: Table, now: float) -> str:
    """Take the places of a game that begins now; return their day, or `UNRATED` where a pair has used up its five."""
    day, taken = date_at(now), list[str]()
    for pair in _pairs(table, day):
        if not await directory.take_place(pair, table.id, A_DAY):
            await _given_back(directory, table, taken)
            return UNRATED
        taken.append(pair)
    return day


async def counts(directory: Directory, table: Table) -> bool:
    """Whether a game that is over changes ratings. If not, its places are free for another game."""
    if not may_be(table):
        return False
    day = table.rated_on
    if day is None:  # the game ended before anybody looked
        day = await places_found(directory, table, table.clock.turn_since)
    if day != UNRATED and not can_be(table):
        await _given_back(directory, table, _pairs(table, day))
    return day != UNRATED and can_be(table)


def can_be(table: Table) -> bool:
    """Whether a game that is over has a result that can change ratings."""
    return table.game is not None and table.ending is not Ending.VOID and not table.hints


def may_be(table: Table) -> bool:
    """Whether at least two people play a game; forgotten people count."""
    return table.kind.counts and len(had_people(table)) > 1


def _pairs(table: Table, day: str) -> list[str]:
    """Return the names under which the places of each pair of a table's people are stored for a day."""
    people = sorted(person.key for person in counted_at(table).values())
    return [f"rated {day} {one} {other}" for one, other in combinations(people, 2)]


async def _given_back(directory: Directory, table: Table, places: list[str]) -> None:
    for place in places:
        await directory.give_place(place, table.id)
