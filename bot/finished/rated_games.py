"""The games that change ratings: no two people may play more than five rated games with each other on one day (UTC).

When a game begins, it takes one of the day's five places of each pair of its people. It gives these places back if it
ends unrated for another reason. So games that are played at the same time are counted too. A game that finds no place
is unrated, and says so at its start.
"""

from itertools import combinations

from bot.ports.effects import GivesPlace, TakesPlace
from bot.table.parts import Ending
from bot.table.table import Stage, Table
from bot.table.vacancies import counted_at, had_people

UNRATED = ""  # instead of the day of a rated game
A_DAY = 5  # rated games of two people with each other


def is_unknown(table: Table) -> bool:
    """Whether a game has begun and it is still unknown if it is rated."""
    return table.rated_on is None and table.stage is Stage.PLAYING and may_be(table)


def places(table: Table, day: str) -> tuple[TakesPlace, ...]:
    """Return what takes the places of a game on a day; unmet where a pair has used up its five."""
    return tuple(TakesPlace(pair, table.id, A_DAY) for pair in _pairs(table, day))


def given_back(table: Table, day: str) -> tuple[GivesPlace, ...]:
    """Return what makes the places of a game free for another one."""
    return tuple(GivesPlace(pair, table.id) for pair in _pairs(table, day))


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
