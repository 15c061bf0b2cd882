"""What stands first on everything that a table of a tournament shows."""

from bot.table.kinds.tournament import TournamentTable
from bot.table.table import Table
from bot.texts import Markup, say


def head(table: Table, language: str) -> list[Markup]:
    """Say which table of which tournament this is."""
    which = TournamentTable.of(table.kind)
    if which is None:
        return []
    return [say(language, "entry-head", title=which.title, round=which.round, table=which.number)]
