"""Who plays a table in windows, and how that changes the table's messages. Nothing here decides about the game."""

from collections.abc import Mapping

from bot.people import PersonKey
from bot.ports.windows import InFront
from bot.table.table import Stage, Table

BOARD_EVERY = 10.0  # seconds between two edits of a board that is played in windows


def can_be_held(table: Table) -> bool:
    """Return whether a table can have held hands: only while its game is on."""
    return table.stage is Stage.PLAYING and table.game is not None


def by_seat(table: Table, here: Mapping[PersonKey, InFront]) -> Mapping[int, InFront]:
    """Return who plays in a window, by seat: the people in front of one who have not turned to the chat since."""
    seated = {index: here.get(seat.person.key) for index, seat in enumerate(table.seats) if seat.person is not None}
    return {index: front for index, front in seated.items() if front is not None and not front.in_chat}


def is_played_in_windows(table: Table, sitting: Mapping[int, InFront]) -> bool:
    """Return whether everybody at the table plays in a window, and the board has nothing to ask."""
    people = {index for index, seat in enumerate(table.seats) if seat.person is not None}
    asks = table.vote is not None or table.clock.paused_since is not None or table.is_overdue
    return bool(people) and people <= sitting.keys() and table.kind.has_board and not asks
