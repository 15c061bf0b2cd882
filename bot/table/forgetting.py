"""A table forgets a person: their seat stays, without a name.

Others lose nothing: a built-in player plays on, and cards, moves and totals stay. `engine.naming` removes the name
everywhere else.
"""

from collections.abc import Iterable

from bot.people import Person
from bot.table import seats
from bot.table.table import Seat, Stage, Table
from engine import naming

KEPT = ("level", "words", "left_since", "free", "earlier")  # the share of the words stays in the next deal


def without(table: Table, person: Person, chats: Iterable[str] = (), *, now: float) -> Table:
    """Remove a person and the private `chats` with them (keys); return the same object if the table has neither."""
    gone, index = {*chats, person.key}, table.seat_of(person.key)
    if index is not None:
        if table.is_live and (not table.seats[index].left or table.seats[index].comes_after):
            table = seats.leave(table, person, now)
        if table.vote is not None and table.stage is Stage.PLAYING:
            voices = tuple(seat for seat in table.vote.seats if seat != index)
            table = table.replace(vote=table.vote.replace(seats=voices))
        emptied = tuple(_empty(table, seat) if _is(seat.person, person) else seat for seat in table.seats)
        table = table.replace(seats=emptied)
    if _is(table.opener, person):
        table = table.replace(opener=_heir(table, person))
    after = naming.without(table, gone)
    return after if after.chats else after.replace(chats=(table.home.nobody(),))


def is_nobodys(table: Table, person: Person, chats: Iterable[str] = ()) -> bool:
    """Whether a table is only in private chats with a person, and nobody else sits at it."""
    own = {*chats, person.key, table.home.nobody().key}
    return all(chat.key in own for chat in table.chats) and not any(
        seat.person is not None and not _is(seat.person, person) for seat in table.seats
    )


def private_chats(table: Table, person: Person) -> list[str]:
    """Return the keys of a person's private chats at a table: all if they sit alone, else the one of their board."""
    if [seat.person.key for seat in table.seats if seat.person is not None] == [person.key]:
        return [chat.key for chat in table.chats if chat.private and chat.platform == person.platform]
    return [seat.board for seat in table.seats if _is(seat.person, person) and seat.board]


def _is(one: Person | None, person: Person) -> bool:
    return one is not None and one.key == person.key


def _heir(table: Table, person: Person) -> Person:
    """Return the next opener: the first person who stays, else the first who has left, else nobody."""
    others = [seat for seat in table.seats if seat.person is not None and not _is(seat.person, person)]
    for seat in sorted(others, key=lambda seat: seat.left):
        if seat.person is not None:
            return seat.person
    return person.nobody()


def _empty(table: Table, seat: Seat) -> Seat:
    """Return the seat of a forgotten person: a built-in player with a number of its own."""
    taken = {other.number for other in table.seats}
    number = next(number for number in range(1, len(table.seats) + 2) if number not in taken)
    return Seat(
        **{name: getattr(seat, name) for name in KEPT},
        number=number,
        forgotten=True,
        left=table.is_live or seat.left,
    )
