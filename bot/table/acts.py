"""Decisions that one person makes for everybody; the board tells them with that person's name."""

from bot.people import Person
from bot.table import settings
from bot.table.change import TableRequest
from bot.table.parts import HistoryLine
from bot.table.seats import with_history
from bot.table.table import Stage, Table


def announced(request: TableRequest, table: Table, key: str, *, about: Person | None = None, **params: str) -> Table:
    """Add the text `history-decided-KEY` to the board: its `who` is the asker, its `name` the person `about`.

    An anonymous admin is left out.
    """
    people = {} if request.press.anonymous else {"who": request.person}
    if about is not None:
        people["name"] = about
    return _with(request, table, HistoryLine(key=f"decided-{key}", params=params, people=people))


def changes_announced(request: TableRequest, table: Table) -> Table:
    """Add which settings and rules the asker has changed, with their new values; nothing if none has changed."""
    changed = settings.changes(request.table, table)
    if not changed:
        return table
    people = {} if request.press.anonymous else {"who": request.person}
    return _with(request, table, HistoryLine(key="decided-set", params={"set": changed}, people=people))


def _with(request: TableRequest, table: Table, fact: HistoryLine) -> Table:
    if request.table.stage is Stage.LOBBY:
        return table.replace(announcement=fact)
    return with_history(table, fact)
