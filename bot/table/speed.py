"""How fast built-in players are at a table where one person plays alone with them. Pure."""

from bot.refusal import Refusal
from bot.table.table import Stage, Table

SPEEDS = {"slow": 1.7, "normal": 1.0, "fast": 0.5, "once": 0.0}
"""Factors for how long things that happen by themselves take, by the name of the speed."""


def is_ones_own(table: Table) -> bool:
    """Whether the speed concerns only one person: nobody else has a seat."""
    return table.stage is Stage.PLAYING and len(table.people) == 1


def factor(table: Table) -> float:
    """Return the factor that the person who plays alone has chosen; 1 where there are others."""
    if not is_ones_own(table):
        return 1.0
    return next(SPEEDS[seat.speed] for seat in table.seats if seat.person is not None)


def chosen(table: Table, seat: int, name: str) -> Table:
    """Note the speed that a seat's person has chosen. Raises Refusal if there is no such speed."""
    if name not in SPEEDS:
        raise Refusal("unknown-button")
    return table.with_seat(seat, speed=name)
