"""Answers to presses that show somebody their hand: noted with the commit of the press, removed when they expire."""

from collections.abc import Collection

from bot.ports.presses import Press
from bot.table.hand_answer import HandAnswer
from bot.table.seats import with_seat
from bot.table.table import Seat, Table

KEPT = 4  # answers of a seat: the present one, and those that are given their last form meanwhile
LOOK_COUNTS_AFTER = 120.0  # seconds after which a mere look at the same message is worth a commit


def kept(table: Table, press: Press, now: float, *, looks: bool = False, other: bool = False) -> Table:
    """Note that a press is answered with the presser's own hand, if that answer can be changed later.

    `other` says that it was made on another message than the one known from before. A press that only `looks`, and at
    that one, is noted where it is some minutes old: the handle from before changes the same message.
    """
    index, editable = table.seat_of(press.person.key), press.editable
    if index is None or editable is None or table.game is None:
        return table
    seat = table.seats[index]
    if any(answer.handle == editable.handle for answer in seat.answers):
        return table  # by the move that this look follows
    present = None if editable.anew or other or not seat.answers else seat.answers[-1]
    if looks and present is not None and now - present.since < LOOK_COUNTS_AFTER:
        return table
    answer = HandAnswer(
        handle=editable.handle,
        since=now,
        until=now + editable.seconds,
        parent=table.ancestors[-1] if table.ancestors else 0,
        first=present.message if present is not None else 0,
        earlier=present.model_copy(update={"earlier": None}) if present is not None and now < present.until else None,
    )
    others = seat.answers if present is None else seat.answers[:-1]
    return _with(table, index, seat, (*others, answer)[-KEPT:])


def without(table: Table, ended: Collection[int]) -> Table:
    """Remove handles, by number, that no longer change an answer. An earlier handle of the same message comes back."""
    for index, seat in enumerate(table.seats):
        present = (answer.earlier if answer.number in ended else answer for answer in seat.answers)
        left = tuple(answer for answer in present if answer is not None and answer.number not in ended)
        if left != seat.answers:
            table = _with(table, index, seat, left)
    return table


def shows_its_commit(table: Table, answer: HandAnswer) -> bool:
    """Whether the table has not changed since the press, so that the answer is up to date."""
    return table.ancestors[-2:-1] == (answer.parent,)


def _with(table: Table, index: int, seat: Seat, answers: tuple[HandAnswer, ...]) -> Table:
    return with_seat(table, index, seat.model_copy(update={"answers": answers}))
