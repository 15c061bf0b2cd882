"""A table's calls as a document: the people who are still to be called to it, and their groups.

The document is made when the table is opened in a group. For a table in a private chat, it is made when the opener
offers free seats in a first group, and it grows with each further group.
"""

from contextlib import suppress

from bot.people import Chat, Frozen, PersonKey
from bot.ports.directory import Directory
from bot.refusal import Refusal
from bot.table.calendar import date_at
from bot.table.documents import Changed, Documents
from bot.table.lobby import has_room
from bot.table.table import Stage, Table
from bot.table.tables import Tables
from bot.table.vacancies import offered

CALLED = 20  # most people who are called to one table
A_DAY = 3  # most calls to one person in a day (UTC)
TABLES_A_DAY = 1  # most tables of one opener that people are called to in a day


STRANGERS = Chat(platform="web", id="people")
"""What stands for a group where people want to be told of tables of strangers: no group, so nobody has to be in it."""


class FromGroup(Frozen):
    """The calls from one group."""

    chat: Chat
    """The group."""

    left: tuple[PersonKey, ...]
    """The keys of the people who may still be called, in turn; an empty key for a person who asked to be forgotten."""


class Call(Frozen):
    """The calls to one table."""

    table: str
    """The code of the table."""

    groups: tuple[FromGroup, ...]
    """The groups, in turn."""

    called: tuple[PersonKey, ...] = ()
    """The keys of the people who have been called; an empty key for a person who asked to be forgotten."""

    @property
    def id(self) -> str:
        """The document's code in the store."""
        return code_of(self.table)

    @property
    def next(self) -> FromGroup | None:
        """The group from which the next person is called; None if nobody is left."""
        return next((group for group in self.groups if group.left), None)

    def popped(self, *, called: bool) -> "Call":
        """Return a copy without the next person. `called`: whether that person counts as called."""
        group = self.next
        if group is None:
            return self
        shorter = self._with(group.replace(left=group.left[1:]))
        return shorter.replace(called=(*self.called, group.left[0])) if called else shorter

    def put_back(self, group: FromGroup, person: str) -> "Call":
        """Return a copy with a person back at the end of their group, as the platform did not take their call."""
        newest = next((one for one in self.groups if one.chat.key == group.chat.key), None)
        if newest is None or person not in self.called:  # the person has asked to be forgotten since
            return self
        called = tuple(one for one in self.called if one != person)
        return self._with(newest.replace(left=(*newest.left, person))).replace(called=called)

    def with_group(self, group: FromGroup) -> "Call":
        """Return a copy with one more group, without people who are in an earlier one already."""
        known = {*self.called, *(person for one in self.groups for person in one.left)}
        left = tuple(person for person in group.left if person not in known)
        return self.replace(groups=(*self.groups, group.replace(left=left)))

    def _with(self, group: FromGroup) -> "Call":
        return self.replace(groups=tuple(group if one.chat.key == group.chat.key else one for one in self.groups))


def code_of(table: str) -> str:
    """Return the code under which the calls to a table are stored."""
    return f"call-{table}"


class Calls(Documents[Call]):
    """The documents of calls: loads and commits them."""

    what = "call"
    form = Call

    def __init__(self, tables: Tables) -> None:
        super().__init__(tables.registry)
        self.tables = tables


def may_be_called_to(table: Table) -> bool:
    """Return whether people can still sit down: at a group's lobby, or on an offered seat of a built-in player."""
    gathers = table.stage is Stage.LOBBY and not table.home.private and has_room(table)
    return gathers or bool(offered(table))


async def begun(calls: Calls, table: Table, now: float) -> None:
    """Make the calls to a table that was opened in a group, unless its opener has had enough calls made today."""
    group = await _wanted(calls, table, table.home)
    if group.left and may_be_called_to(table) and await _may_call(calls, table, now):
        await calls.create(Changed(Call(table=table.id, groups=(group,))))


async def among_strangers(calls: Calls, table: Table) -> None:
    """Make the calls to a table of strangers that has begun with built-in players."""
    people = await calls.directory.calls.in_turn(STRANGERS.key)
    group = FromGroup(chat=STRANGERS, left=tuple(key for key in people if table.seat_of(key) is None))
    if group.left and may_be_called_to(table):
        with suppress(Refusal):  # they were made already
            await calls.create(Changed(Call(table=table.id, groups=(group,))))


async def offer(calls: Calls, table: Table, chat: Chat, now: float) -> None:
    """Call people from one more group to a table. Raises Refusal if nobody can be called."""
    group = await _wanted(calls, table, chat)
    if not group.left:
        raise Refusal("nobody-to-call", place=chat.title)
    if not await _may_call(calls, table, now):
        raise Refusal("called-today")
    if await calls.store.version(code_of(table.id)) is None:
        with suppress(Refusal):  # another press has just made the document
            await calls.create(Changed(Call(table=table.id, groups=(group,))))
            return
    await calls.change(code_of(table.id), lambda call: Changed(_grown(call, group)))


def _grown(call: Call, group: FromGroup) -> Call:
    return call if any(one.chat.key == group.chat.key for one in call.groups) else call.with_group(group)


async def groups_of(calls: Calls, table: Table) -> frozenset[str]:
    """Return the keys of the groups from which people are or were called to a table."""
    try:
        call = (await calls.newest(code_of(table.id))).value
    except Refusal:
        return frozenset()
    return frozenset(group.chat.key for group in call.groups)


async def _wanted(calls: Calls, table: Table, chat: Chat) -> FromGroup:
    people = await calls.directory.calls.in_turn(chat.group.key)
    return FromGroup(chat=chat.group, left=tuple(person for person in people if person != table.opener.key))


async def _may_call(calls: Calls, table: Table, now: float) -> bool:
    """Count a table among those of its opener that people are called to today. Return False for one too many."""
    return await calls.directory.take_place(f"calls of {table.opener.key} {date_at(now)}", table.id, TABLES_A_DAY)


async def may_be_called(directory: Directory, person: str, table: str, now: float) -> bool:
    """Count one more call to a person today. Return False for one too many. Calls to the same table count once."""
    return await directory.take_place(f"called {person} {date_at(now)}", table, A_DAY)
