"""A table's calls as a document: who is still to be called to it. It is made once, when the table is opened."""

from bot.people import Chat, Frozen, PersonKey
from bot.ports.directory import Directory
from bot.ports.store import Stored
from bot.table.calendar import date_at
from bot.table.documents import Changed, Documents, Live
from bot.table.lobby import has_room
from bot.table.table import Stage, Table
from bot.table.tables import Tables

CALLED = 20  # people who are called to one table, at most
A_DAY = 3  # calls to one person in a day (UTC)
TABLES_A_DAY = 1  # tables of one opener that people are called to in a day


class Call(Frozen):
    """The calls to one table."""

    table: str
    """The code of the table."""

    chat: Chat
    """The group where it was opened."""

    left: tuple[PersonKey, ...]
    """The keys of the people who may still be called, in turn; empty for one who asked to be forgotten."""

    called: int = 0
    """How many have been called."""

    @property
    def id(self) -> str:
        """Its code in the store."""
        return code_of(self.table)


def code_of(table: str) -> str:
    """Return the code under which the calls to a table are stored."""
    return f"call-{table}"


class Calls(Documents[Call]):
    """Loads calls, and commits them."""

    what = "call"

    def __init__(self, tables: Tables) -> None:
        super().__init__(tables.registry)
        self.tables = tables

    def read(self, stored: Stored) -> Call:
        """Parse stored calls."""
        return Call.model_validate_json(stored.body)

    def written(self, _before: Live[Call], change: Changed[Call], _version: int) -> Call:
        """Return the calls unchanged: they keep no versions."""
        return change.value


def may_be_called_to(table: Table) -> bool:
    """Whether people can still sit down at a table in a group."""
    return table.stage is Stage.LOBBY and table.closing is None and not table.home.private and has_room(table)


async def begun(calls: Calls, table: Table, now: float) -> None:
    """Make the calls to a table that was opened, unless its opener's tables have called enough today."""
    directory, opener = calls.directory, table.opener.key
    chat = table.home.model_copy(update={"thread": None})
    people = [person for person in await directory.calls.in_turn(chat.key) if person != opener]
    if not people or not may_be_called_to(table):
        return
    if await directory.take_place(f"calls of {opener} {date_at(now)}", table.id, TABLES_A_DAY):
        await calls.create(Changed(Call(table=table.id, chat=chat, left=tuple(people))))


async def may_be_called(directory: Directory, person: str, table: str, now: float) -> bool:
    """Count one more call to a person today; False for one too many. A repetition for the same table counts once."""
    return await directory.take_place(f"called {person} {date_at(now)}", table, A_DAY)
