"""Decisions that one person makes for everybody; the board tells them with that person's name."""

from bot.people import Person
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
    fact = Line(key=f"told-{key}", params=params, people=people)
    if ask.table.stage is Stage.LOBBY:
        return table.replace(told=fact)
    return with_history(table, fact)
