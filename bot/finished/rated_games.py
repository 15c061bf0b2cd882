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
    here = table.kind.rated_a_day
    own = () if here is None else tuple(TakesPlace(pair, table.id, here) for pair in _pairs(table, day, here=True))
    return (*own, *(TakesPlace(pair, table.id, A_DAY) for pair in _pairs(table, day)))


def given_back(table: Table, day: str) -> tuple[GivesPlace, ...]:
    """Return what makes the places of a game free for another one."""
    own = () if table.kind.rated_a_day is None else _pairs(table, day, here=True)
    return tuple(GivesPlace(pair, table.id) for pair in (*own, *_pairs(table, day)))


def can_be(table: Table) -> bool:
    """Whether a game that is over has a result that can change ratings."""
    return table.game is not None and table.ending is not Ending.VOID and not table.hints


def may_be(table: Table) -> bool:
    """Whether at least two people play a game; forgotten people count."""
    guests = any(seat.person is not None and seat.person.room for seat in table.seats)
    return table.kind.counts and len(had_people(table)) > 1 and not (guests and table.kind.own_names)


def _pairs(table: Table, day: str, *, here: bool = False) -> list[str]:
    """Return the names under which the places of each pair of a table's people are stored for a day.

    `here`: the places at this kind of table alone.
    """
    people = sorted(person.key for person in counted_at(table).values())
    what = f"rated here {day}" if here else f"rated {day}"
    return [f"{what} {one} {other}" for one, other in combinations(people, 2)]
