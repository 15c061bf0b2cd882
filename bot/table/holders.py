"""Who held the seats of a table when: a seat that was taken over has had several holders. Pure."""

from collections.abc import Iterator
from dataclasses import dataclass

from bot.table.parts import Predecessor
from bot.table.table import Seat, Stage, Table

LAST = 10**9  # a hand after all others


@dataclass(frozen=True, slots=True)
class Takeover:
    """A change of the holder of a seat."""

    hand: int
    """The number of the deal with which the new holder began to play."""

    seat: int
    """The seat."""


def at_hand(table: Table, hand: int) -> Table:
    """Return a table with the people who held its seats in a deal, given by its number."""
    if not any(seat.earlier for seat in table.seats):
        return table
    return table.model_copy(update={"seats": tuple(_at(seat, hand) for seat in table.seats)})


def as_played(table: Table) -> Table:
    """Return a table with the people who hold its seats in the deal in play, or held them in the game's last one.

    Between two hands these are the people who sit there. A person who has taken a seat in this deal comes later.
    """
    if table.deal is not None:
        return at_hand(table, table.deal.hand)
    return at_hand(table, table.rows[-1].number) if table.stage is Stage.OVER and table.rows else table


def takeovers(table: Table) -> list[Takeover]:
    """Return the changes of holders, oldest first; without people who took a seat and never played."""
    found = (change for seat, chair in enumerate(table.seats) for change in _changes(seat, chair))
    return sorted(found, key=lambda one: one.hand)


def whole_game(table: Table) -> tuple[Table, ...]:
    """Return a table with the people of its beginning, and after each change of a holder."""
    return tuple(at_hand(table, hand) for hand in (1, *(one.hand for one in takeovers(table))))


def first_hand(seat: Seat) -> int:
    """Return the number of the deal with which the holder of a seat began to play, or will begin."""
    return seat.earlier[-1].until + 1 if seat.earlier else 1


def _changes(seat: int, chair: Seat) -> Iterator[Takeover]:
    for hand in dict.fromkeys(one.until + 1 for one in chair.earlier):
        yield Takeover(hand, seat)


def _at(seat: Seat, hand: int) -> Seat:
    held = next((one for one in seat.earlier if hand <= one.until), None)
    if held is None:
        return seat
    person = held.person if held.person.key else None
    forgotten = person is None and not held.number
    last = Predecessor(
        person=seat.person or held.person.nobody(), number=0 if seat.forgotten else seat.number, until=LAST
    )
    holders = (*seat.earlier, last)  # all of them stay known: their names are told apart
    return Seat(person=person, number=held.number, forgotten=forgotten, level=seat.level, earlier=holders)
