"""Messages that answer a press and show a hand: noted with the commit of the press, removed when they expire."""

from collections.abc import Collection

from bot.ports.presses import Press
from bot.table.parts import HandAnswer
from bot.table.table import Table

KEPT = 4  # answers kept for a seat: the present one, and older ones that still get their last form
REFRESH_COUNTS_AFTER = 120.0  # seconds after which refreshing the same message is worth a commit


def kept(table: Table, press: Press, now: float, *, refreshes: bool = False, other: bool = False) -> Table:
    """Note that a press is answered with the presser's own hand, if that answer can be edited later.

    `other` says that the press came from another message than the known one. A press that only `refreshes` the known
    message is noted only some minutes after the last one: until then the older handle edits the same message.
    """
    index, editable = table.seat_of(press.person.key), press.editable
    if index is None or editable is None or table.game is None:
        return table
    seat = table.seats[index]
    if any(answer.handle == editable.handle for answer in seat.answers):
        return table  # the move before this refresh has noted the answer
    present = None if editable.anew or other or not seat.answers else seat.answers[-1]
    if refreshes and present is not None and now - present.since < REFRESH_COUNTS_AFTER:
        return table
    answer = HandAnswer(
        handle=editable.handle,
        since=now,
        until=now + editable.seconds,
        parent=table.version,
        first=present.message if present is not None else 0,
        earlier=present.replace(earlier=None) if present is not None and now < present.until else None,
    )
    others = seat.answers if present is None else seat.answers[:-1]
    return table.with_seat(index, answers=(*others, answer)[-KEPT:])


def without(table: Table, ended: Collection[int]) -> Table:
    """Remove expired handles, given by number. An earlier handle of the same message takes the place of each."""
    for index, seat in enumerate(table.seats):
        present = (answer.earlier if answer.number in ended else answer for answer in seat.answers)
        left = tuple(answer for answer in present if answer is not None and answer.number not in ended)
        table = table.with_seat(index, answers=left)
    return table


def shows_its_commit(table: Table, answer: HandAnswer) -> bool:
    """Whether the answer is up to date: the press was the last commit."""
    return table.parent == answer.parent
