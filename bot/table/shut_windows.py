"""Guests of the playground at a table of a chat: a window is their only way to it. Pure.

After a guest has closed their window, a built-in player stands in for them, until they come back.
"""

from collections.abc import Collection

from bot.people import PersonKey
from bot.table.parts import HistoryLine
from bot.table.seats import with_history
from bot.table.table import Seat, Stage, Table

STANDS_IN_AFTER = 120.0  # seconds

GUESTS = "web"  # the platform of people without an account


def has_guests(table: Table) -> bool:
    """Whether a guest has a seat in a game that goes on in a chat of another platform."""
    return table.stage is Stage.PLAYING and any(_is_guest(table, seat) for seat in table.seats)


def noted(table: Table, here: Collection[PersonKey], now: float) -> Table:
    """Note which guests have their window open; `here` are the keys of the people in front of the table."""
    for index, seat in enumerate(table.seats):
        if seat.person is not None and _is_guest(table, seat) and (seat.person.key in here) is not (seat.shut is None):
            table = table.with_seat(index, shut=None if seat.person.key in here else now)
    return table


def stands_in_at(table: Table) -> float | None:
    """Return when the next guest is stood in for, in seconds since the epoch; None if nobody will be."""
    if table.stage is not Stage.PLAYING:
        return None
    return min(
        (seat.shut + STANDS_IN_AFTER for seat in table.seats if seat.shut is not None and _plays(seat)), default=None
    )


def stood_in(table: Table, now: float) -> Table:
    """Let built-in players stand in for the guests whose windows were closed long enough ago."""
    for index, seat in enumerate(table.seats):
        if seat.shut is not None and _plays(seat) and seat.shut + STANDS_IN_AFTER <= now:
            waiting = table.with_seat(index, stand_in=True, missed=0)
            table = with_history(waiting, HistoryLine(key="stood-in", params={"seat": index}))
    return table


def _is_guest(table: Table, seat: Seat) -> bool:
    return seat.person is not None and seat.person.platform == GUESTS != table.home.platform


def _plays(seat: Seat) -> bool:
    return not seat.is_played
