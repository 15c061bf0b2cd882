"""Somebody asks to be forgotten: at a table they become somebody without a name.

Nothing that others need is lost: their seat is played on by a built-in player, the cards and moves stay, and so do the
totals.
"""

import hashlib
from collections.abc import Iterable
from typing import Any

from bot.people import NAMELESS, Chat, Person
from bot.table import seats
from bot.table.model import Line, Seat, Stage, Table


def without(table: Table, person: Person, chats: Iterable[str] = ()) -> Table:
    """Return a table that knows neither a person, by key, nor the private `chats` with them.

    It stays the same if it knows none of these. `person.name` is struck out of what is told in words as well; they may
    have had another one then.
    """
    index = table.seat_of(person.key)
    names = {person.name} | {seat.person.name for seat in table.seats if _is(seat.person, person) and seat.person}
    if index is not None and table.is_live and not table.seats[index].left:
        table = seats.leave(table, person)
    changes: dict[str, Any] = {
        "opener": _heir(table, person) if _is(table.opener, person) else table.opener,
        "seats": tuple(_empty(table, seat) if _is(seat.person, person) else seat for seat in table.seats),
        "again": tuple("" if key == person.key else key for key in table.again),
        "knocks": tuple(knock for knock in table.knocks if not _is(knock.person, person)),
        "sent_away": tuple(seats.sent_away_mark(table, key) if key == person.key else key for key in table.sent_away),
        "chats": _chats(table, {*chats, person.key}),
        "told": _line(table.told, person, names) if table.told is not None else None,
        "notice": _line(table.notice, person, names) if table.notice is not None else None,
        "history": tuple(_line(line, person, names) for line in table.history),
        "opened_by": _opened_by(table, person),
        "refusing": tuple(place for place in table.refusing if place not in {*chats, person.key}),
        "strays": tuple(stray for stray in table.strays if stray.chat.key not in {*chats, person.key}),
    }
    if index is not None and table.vote is not None and table.stage is Stage.PLAYING:
        changes["vote"] = table.vote.model_copy(
            update={"seats": tuple(seat for seat in table.vote.seats if seat != index)}
        )
    changed = {name: value for name, value in changes.items() if value != getattr(table, name)}
    return table.model_copy(update=changed) if changed else table


def is_nobodys(table: Table, person: Person, chats: Iterable[str] = ()) -> bool:
    """Whether a table stands in the private chats with a person alone, and nobody else sits at it."""
    own = {*chats, person.key}
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
    return Person(platform=person.platform, id="", name=NAMELESS)


def _empty(table: Table, seat: Seat) -> Seat:
    """Return the seat of somebody who is forgotten: a built-in player's, under a number that no other has."""
    taken = {other.number for other in table.seats}
    number = next(number for number in range(1, len(table.seats) + 2) if number not in taken)
    return Seat(
        **{name: getattr(seat, name) for name in ("level", "nonce", "share", "typed")},  # what the next deal is made of
        number=number,
        forgotten=True,
        left=table.is_live or seat.left,
    )


def _chats(table: Table, gone: set[str]) -> tuple[Chat, ...]:
    kept = tuple(chat for chat in table.chats if not (chat.private and chat.key in gone))
    return kept or table.chats


def _line(line: Line, person: Person, names: set[str]) -> Line:
    """Return a fact without the name. What an older release has told does not say whose names it tells: there, any."""
    mine = {param for param, key in line.whose.items() if key == person.key}
    if not line.whose:
        mine |= {param for param in ("who", "name") if line.params.get(param) in names}
    if not mine:
        return line
    params = {param: NAMELESS if param in mine else value for param, value in line.params.items()}
    whose = {param: key for param, key in line.whose.items() if param not in mine}
    return line.model_copy(update={"params": params, "whose": whose})


def _opened_by(table: Table, person: Person) -> str:
    """Return the id of the input that opened the table; only its hash if it names the person's private chat."""
    if f":{person.id}:" not in table.opened_by:
        return table.opened_by
    return hashlib.sha256(table.opened_by.encode()).hexdigest()
