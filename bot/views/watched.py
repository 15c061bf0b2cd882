"""A table as everybody may see it who only watches."""

from bot.table.table import Stage, Table
from bot.views.of_table import for_chat
from bot.views.result import GameResult, game_result_of
from bot.views.table import TableView

Watched = TableView | GameResult
"""A game, or the result of one that is over."""


def watched(table: Table, language: str, now: float) -> Watched:
    """Return a table for spectators. `now`, in seconds since the epoch, is for the time left."""
    return game_result_of(table, language) if table.stage is Stage.OVER else for_chat(table, language, now)
