"""The door of a table: people from elsewhere ask to be let in, and a person with that right answers with one press."""

from bot.people import Chat, Person
from bot.ports.effects import Listed
from bot.refusal import Refusal
from bot.table.gathering import Door, Knock
from bot.table.lobby import has_room, must_await_people, must_be_lobby, must_have_room
from bot.table.table import Stage, Table


def knock(table: Table, person: Person, chat: Chat | None) -> Table:
    """Ask to be let in; asking again changes nothing. A `chat` also shows the board once the person is let in."""
    if table.is_sent_away(person.key):
        raise Refusal("sent-away")
    must_await_people(table)
    if not table.has_knocked(person.key):
        must_have_room(table)
    return table.with_knock(Knock(person=person, chat=chat))


def knocking(table: Table, mark: str) -> Knock:
    """Return a request by the mark on its buttons. Raises Refusal if there is none any more."""
    if table.stage is not Stage.LOBBY:
        raise Refusal("nobody-asks")
    return table.knock_of(mark)


def with_door(table: Table, door: Door, *, reliable: bool) -> Table:
    """Set who may sit down, in the lobby. Requests stay."""
    must_be_lobby(table)
    return table.replace(door=door, reliable=reliable)


def is_listed(table: Table) -> bool:
    """Whether the table is listed for people who look for one."""
    return table.stage is Stage.LOBBY and table.door is Door.ANYONE and has_room(table)


def listing(table: Table) -> tuple[Listed, ...]:
    """Return the effect that lists a table, if its door is open to anyone."""
    return (Listed(table.id),) if table.door is Door.ANYONE else ()
