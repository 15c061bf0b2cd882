"""Somebody asks to be forgotten: at a table they become somebody without a name.

Nothing that others need is lost: their seat is played on by a built-in player, the cards and moves stay, and so do the
totals. What else names them is struck out wherever it stands (`engine.naming`).
"""

from collections.abc import Iterable

from bot.people import Person
from bot.table import seats
from bot.table.table import Seat, Stage, Table
from engine import naming


def without(table: Table, person: Person, chats: Iterable[str] = ()) -> Table:
    """Return a table that knows neither a person, by key, nor the private `chats` with them.

    It stays the same if it knows none of these.
    """
    gone, index = {*chats, person.key}, table.seat_of(person.key)
    if index is not None:
        if table.is_live and not table.seats[index].left:
            table = seats.leave(table, person)
        if table.vote is not None and table.stage is Stage.PLAYING:
            voices = tuple(seat for seat in table.vote.seats if seat != index)
            table = table.model_copy(update={"vote": table.vote.model_copy(update={"seats": voices})})
        emptied = tuple(_empty(table, seat) if _is(seat.person, person) else seat for seat in table.seats)
        table = table.model_copy(update={"seats": emptied})
    if _is(table.opener, person):
        table = table.model_copy(update={"opener": _heir(table, person)})
    after = naming.without(table, gone)
    return after if after.chats else after.model_copy(update={"chats": (table.home.nobody(),)})


def is_nobodys(table: Table, person: Person, chats: Iterable[str] = ()) -> bool:
    """Whether a table stands in the private chats with a person alone, and nobody else sits at it."""
    own = {*chats, person.key, table.home.nobody().key}
    return all(chat.key in own for chat in table.chats) and not any(
        seat.person is not None and not _is(seat.person, person) for seat in table.seats
    )


def private_chats(table: Table, person: Person) -> list[str]:
    """Return the keys of the private chats that a table stands in, where it is this person's alone."""
    alone = [seat.person.key for seat in table.seats if seat.person is not None] == [person.key]
    return [chat.key for chat in table.chats if chat.private and chat.platform == person.platform] if alone else []


def _is(one: Person | None, person: Person) -> bool:
    return one is not None and one.key == person.key


def _heir(table: Table, person: Person) -> Person:
    """Return whose word is enough from now on: of those who stay, the first; nobody's where nobody stays."""
    others = [seat for seat in table.seats if seat.person is not None and not _is(seat.person, person)]
    for seat in sorted(others, key=lambda seat: seat.left):
        if seat.person is not None:
            return seat.person
    return person.nobody()


def _empty(table: Table, seat: Seat) -> Seat:
    """Return the seat of somebody who is forgotten: a built-in player's, under a number that no other has."""
    taken = {other.number for other in table.seats}
    number = next(number for number in range(1, len(table.seats) + 2) if number not in taken)
    return Seat(
        **{name: getattr(seat, name) for name in ("level", "share", "typed")},  # what the next deal is made of
        number=number,
        forgotten=True,
        left=table.is_live or seat.left,
    )
