"""What a stranger reads of a group's table: neither its title nor a link to it, and only names chosen for strangers.

Others at the table read the stranger's chosen name, without a link to the person.
"""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from pydantic import BaseModel

from bot.people import NAMELESS, Chat, Person, PersonKey
from bot.table import phrases
from bot.table.change import TableChange, TableRequest
from bot.table.table import Table

NOT_READ = frozenset({"game", "next_deal", "deal"})  # fields that name nobody


def is_masked(table: Table, person: PersonKey) -> bool:
    """Whether a person is, or was, at a group's table as a stranger."""
    here = ((seat.person, seat.masked) for seat in table.seats)
    before = ((one.person, one.masked) for seat in table.seats for one in seat.earlier)
    return any(hides and one is not None and one.key == person for one, hides in (*here, *before))


def chats_told(table: Table) -> tuple[Chat, ...]:
    """Return the chats that keep the game in their lists: all but a stranger's."""
    hidden = {seat.board for seat in table.seats if seat.masked}
    return tuple(chat for chat in table.chats if chat.key not in hidden)


def read_by(table: Table, person: PersonKey) -> Table:
    """Return the table as a person reads it: masked for a stranger in a group, without phrases of whom they muted."""
    heard = phrases.heard_by(table, person)
    return masked(heard, person) if is_masked(table, person) else heard


def masked(table: Table, reader: PersonKey = "") -> Table:
    """Return a group's table without its title, and without what the platform says of anybody but the reader."""
    known, own = dict[str, Person](), ""
    for number, seat in enumerate(table.seats):
        if seat.person is not None and seat.person.key:
            name = seat.person.name if seat.masked else seat.habits.alias or NAMELESS
            other = {} if seat.person.key == reader else {"id": f"seat-{number}"}
            known[seat.person.key] = seat.person.model_copy(update={"name": name, **other})
            own = seat.board if seat.person.key == reader else own
    changed = {field: getattr(table, field) for field in type(table).model_fields if field not in NOT_READ}
    return table.replace(**{field: _masked(value, known, own) for field, value in changed.items()})


def decided(decide: Callable[[TableRequest], TableChange], request: TableRequest) -> TableChange:
    """Return the change that a request makes; its answer is made from what the asker may read of the table."""
    change = decide(request)
    if not is_masked(request.table, request.person.key):
        return change
    read = replace(request, table=masked(request.table, request.person.key))
    return replace(change, answer=decide(read).answer)


def _masked(value: Any, known: Mapping[str, Person], own: str) -> Any:
    """Return a value with other people and chats, but for the reader's `own` chat."""
    match value:
        case Person():
            return known.get(value.key) or value.nobody()
        case Chat():
            return value if value.key == own else Chat(platform=value.platform, id="elsewhere", private=value.private)
        case tuple() | list():
            return type(value)(_masked(one, known, own) for one in value)
        case Mapping():
            return {name: _masked(one, known, own) for name, one in value.items()}
        case BaseModel():
            fields = {name: _masked(getattr(value, name), known, own) for name in type(value).model_fields}
            return value.model_copy(update=fields)
        case _:
            return value
