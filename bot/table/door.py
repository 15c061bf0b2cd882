"""Who may sit down at a table: the people of its home chat, whoever has its code, or whoever looks for a table.

Where it is open to the home chat alone, others ask to be let in; whoever has the right to decides with one press.
"""

import hashlib

from bot.people import Chat, Person
from bot.refusal import Refusal
from bot.table.effects import Listed
from bot.table.lobby import has_room, must_be_lobby, must_have_room
from bot.table.seats import is_sent_away, mark, on_new_chair
from bot.table.table import Door, Knock, Seat, Stage, Table

MOST_KNOCKS = 3  # people who ask at the same time: their names stand on the board


def knock(table: Table, person: Person, chat: Chat | None) -> Table:
    """Ask to be let in. `chat` is where the board is to be shown then, too. Asked again, nothing changes."""
    if is_sent_away(table, person.key):
        raise Refusal("sent-away")
    must_be_lobby(table)
    if any(one.person.key == person.key for one in table.knocks):
        return table
    must_have_room(table)
    if len(table.knocks) >= MOST_KNOCKS:
        raise Refusal("many-ask")
    return table.model_copy(update={"knocks": (*table.knocks, Knock(person=person, chat=chat))})


def knocking(table: Table, mark: str) -> Knock:
    """Return who asks, by the mark of their buttons. Raises Refusal if nobody does by now."""
    found = next((one for one in table.knocks if mark_of(one) == mark), None)
    if found is None or table.stage is not Stage.LOBBY:
        raise Refusal("nobody-asks")
    return found


def mark_of(one: Knock) -> str:
    """Return what tells one who asks from the others on a button, without naming them."""
    return hashlib.sha256(one.person.key.encode()).hexdigest()[:10]


def let_in(table: Table, one: Knock, seat: Seat, chat: Chat | None) -> Table:
    """Give somebody who asked a seat; `chat` then shows the board, too."""
    return on_new_chair(_answered(table, one), seat, chat)


def turned_away(table: Table, one: Knock) -> Table:
    """Let somebody who asked not in: they cannot ask again."""
    return _answered(table, one).model_copy(update={"sent_away": (*table.sent_away, mark(table, one.person.key))})


def with_door(table: Table, door: Door) -> Table:
    """Return the lobby's table with another rule who may sit down. Who asks goes on asking."""
    must_be_lobby(table)
    return table.model_copy(update={"door": door})


def is_listed(table: Table) -> bool:
    """Whether the table is shown to whoever looks for one."""
    return table.stage is Stage.LOBBY and table.door is Door.ANYONE and has_room(table)


def listing(table: Table) -> tuple[Listed, ...]:
    """Return the effect that lets a table be found by whoever looks for one, if its door says so."""
    return (Listed(table.id),) if table.door is Door.ANYONE else ()


def _answered(table: Table, one: Knock) -> Table:
    return table.model_copy(update={"knocks": tuple(other for other in table.knocks if other != one)})
