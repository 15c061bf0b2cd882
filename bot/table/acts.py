"""Decisions that one person makes for everybody; the board tells them with that person's name."""

from bot.people import Person
from bot.table import settings
from bot.table.change import TableRequest
from bot.table.parts import Line
from bot.table.seats import with_history
from bot.table.table import Stage, Table


def told(ask: TableRequest, table: Table, key: str, *, about: Person | None = None, **params: str) -> Table:
    """Add the text `history-told-KEY` to the board: its `who` is the asker, its `name` the person `about`.

    An anonymous admin is left out.
    """
    people = {} if ask.press.anonymous else {"who": ask.person}
    if about is not None:
        people["name"] = about
    return _with(ask, table, Line(key=f"told-{key}", params=params, people=people))


def told_of_changes(ask: TableRequest, table: Table) -> Table:
    """Add which settings and rules the asker has changed, with their new values; nothing if none has changed."""
    changed = settings.changes(ask.table, table)
    if not changed:
        return table
    people = {} if ask.press.anonymous else {"who": ask.person}
    return _with(ask, table, Line(key="told-set", params={"set": changed}, people=people))


def _with(ask: TableRequest, table: Table, fact: Line) -> Table:
    if ask.table.stage is Stage.LOBBY:
        return table.replace(told=fact)
    return with_history(table, fact)
