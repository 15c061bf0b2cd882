"""The first line of every screen of a tournament's table."""

from bot.table.kinds.tournament import TournamentTable
from bot.table.table import Table
from bot.texts import Markup, say


def head(table: Table, language: str) -> list[Markup]:
    """Return the line that names the tournament, the round and the table."""
    which = TournamentTable.of(table.kind)
    if which is None:
        return []
    return [say(language, "entry-head", title=which.title, round=which.round, table=which.number)]
