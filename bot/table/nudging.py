"""When and where the person to move is nudged: first in private, then in the group. Pure.

A nudge makes a phone buzz. The group hears it only if the person cannot be reached in private, or once the others may
ask for a built-in player's move. Nobody is nudged who plays alone with built-in players.
"""

from bot.people import Chat, Person
from bot.table.table import Table

NUDGE_AFTER = 45.0  # seconds of a turn
GROUP_AFTER = 180.0  # seconds of a turn, where nobody may ask for a built-in player's move
SLOW = 3600  # seconds for a move; with so many, people play over days


def is_wanted(table: Table, index: int) -> bool:
    """Return whether the person on a seat is to be nudged in this game."""
    here = sum(seat.person is not None and not seat.left for seat in table.seats)
    is_waited_for = here > 1 or table.kind.others_wait
    return table.seats[index].habits.nudges and table.kind.nudges and is_waited_for


def is_slow(table: Table) -> bool:
    """Return whether a move may take an hour or more. Then the group hears nothing, and quiet hours hold."""
    allowed = table.times.timer if table.times.timer is not None else table.times.patience
    return allowed is not None and allowed >= SLOW


def person_in(table: Table, chat: Chat) -> Person | None:
    """Return the owner of a private chat; None if unknown."""
    here = (
        seat.person for seat in table.seats if seat.person is not None and chat.key in {seat.board, seat.person.key}
    )
    return next(here, table.people[0] if len(table.people) == 1 else None)


def own_chat(table: Table, person: Person) -> Chat | None:
    """Return a person's private chat, if it shows the board."""
    return next((chat for chat in table.shown_in if chat.private and person_in(table, chat) == person), None)


def private_place(table: Table, index: int) -> Chat | Person | None:
    """Return where a seat's person gets private messages: the chat with them, or their own chat that has the board.

    None if there is no such place.
    """
    chair = table.seats[index]
    if chair.person is None:
        return None
    own = own_chat(table, chair.person) if chair.unwanted else None
    return own if own is not None or chair.unreachable else chair.person


def group_of(table: Table, index: int) -> Chat | None:
    """Return the group in which a seat's person is nudged: one of their platform, else any; None for none.

    Where no group shows the board, only a person without a private chat is nudged in the home chat.
    """
    person, shown = table.seats[index].person, [chat for chat in table.shown_in if not chat.private]
    near = (chat for chat in shown if person is not None and chat.platform == person.platform)
    other = None if table.home.private or private_place(table, index) is not None else table.home
    return next(near, shown[0] if shown else other)


def private_at(table: Table) -> float | None:
    """Return when the person to move is nudged in private, in seconds since the epoch; None: not in this turn."""
    index = table.to_act
    if index is None or table.turn.nudged or not is_wanted(table, index):
        return None
    return _after(table) if private_place(table, index) is not None else None


def group_at(table: Table) -> float | None:
    """Return when the group is told whose turn it is, in seconds since the epoch; None: not in this turn."""
    index = table.to_act
    if index is None or table.turn.nudged_in_group or not table.nudges or is_slow(table):
        return None
    if not is_wanted(table, index) or group_of(table, index) is None:
        return None
    if private_place(table, index) is None:
        return _after(table)
    return table.overdue_at if table.overdue_at is not None else _since(table) + GROUP_AFTER


def _since(table: Table) -> float:
    return table.clock.turn_since + table.clock.given


def _after(table: Table) -> float:
    """Return when a nudge is due: after half of a time limit at most."""
    timer = table.times.timer
    return _since(table) + (NUDGE_AFTER if timer is None else min(NUDGE_AFTER, timer / 2))
