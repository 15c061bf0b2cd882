"""What one person decides for everybody is told on the board, with their name."""

from bot.people import Person
from bot.table.change import TableRequest
from bot.table.seats import with_history
from bot.table.table import Line, Stage, Table


def told(ask: TableRequest, table: Table, key: str, *, about: Person | None = None, **params: str) -> Table:
    """Return the table with a line that says who did something: the text `history-told-KEY`, whose `who` is the asker.

    `about` is the person whose `name` the text tells.
    """
    people = {"who": ask.person} if about is None else {"who": ask.person, "name": about}
    fact = Line(key=f"told-{key}", params=params, people=people)
    if ask.table.stage is Stage.LOBBY:
        return table.model_copy(update={"told": fact})
    return with_history(table, fact)
