"""Phrases that people say at a table where there is no free talk: lines of its history. Pure."""

from bot.people import PersonKey
from bot.table.parts import HistoryLine
from bot.table.seats import with_history
from bot.table.table import Table

KEY = "phrase"  # of the lines


def told(table: Table, seat: int, number: int) -> Table:
    """Return the table after the person of a seat has said a phrase."""
    earlier = [line.params["number"] for line in table.history if line.key == KEY]
    params = {"seat": seat, "phrase": number, "number": earlier[-1] + 1 if earlier else 1}
    return with_history(table, HistoryLine(key=KEY, params=params))


def heard_by(table: Table, person: PersonKey) -> Table:
    """Return the table as a person reads it: without the phrases of people whom they have muted."""
    own = table.seat_of(person)
    muted = table.seats[own].muted if own is not None else ()
    if not muted:
        return table
    heard = tuple(line for line in table.history if line.key != KEY or line.params["seat"] not in muted)
    return table.replace(history=heard)
