"""Who plays a table in windows, and what that changes about its messages. It decides nothing about the game."""

from collections.abc import Mapping

from bot.people import PersonKey
from bot.ports.windows import InFront
from bot.table.table import Stage, Table

BOARD_EVERY = 10.0  # seconds between two edits of a board that is played in windows


def can_be_held(table: Table) -> bool:
    """Whether a table has hands that can be held: in a game that is on."""
    return table.stage is Stage.PLAYING and table.game is not None


def by_seat(table: Table, here: Mapping[PersonKey, InFront]) -> Mapping[int, InFront]:
    """Return who plays in a window, by seat: whoever is in front of one, and has not turned to the chat since."""
    seated = {index: here.get(seat.person.key) for index, seat in enumerate(table.seats) if seat.person is not None}
    return {index: front for index, front in seated.items() if front is not None and not front.in_chat}


def is_played_in_windows(table: Table, sitting: Mapping[int, InFront]) -> bool:
    """Whether everybody at the table plays in a window, and the board has to ask nobody for anything."""
    people = {index for index, seat in enumerate(table.seats) if seat.person is not None}
    asks = table.vote is not None or table.clock.paused_since is not None or table.is_overdue
    return bool(people) and people <= sitting.keys() and table.kind.has_board and not asks
