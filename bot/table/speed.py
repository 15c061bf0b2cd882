"""How fast built-in players are at a table where one person plays alone with them. Pure."""

from bot.refusal import Refusal
from bot.table.table import Table

SPEEDS = {"slow": 1.7, "normal": 1.0, "fast": 0.5, "once": 0.0}
"""Factors for how long things that happen by themselves take, by the name of the speed."""


def chosen(table: Table, seat: int, name: str) -> Table:
    """Note the speed that a seat's person has chosen. Raises Refusal if there is no such speed."""
    if name not in SPEEDS:
        raise Refusal("unknown-button")
    return table.with_seat(seat, speed=name)
