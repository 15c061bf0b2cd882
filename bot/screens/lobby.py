"""The board before the first deal."""

from bot.screen import Screen
from bot.table import Table


def lobby(table: Table, language: str) -> Screen:
    """Who sits, the rules in a line, and the buttons of a lobby; the options menu while `table.menu` is set."""
    raise NotImplementedError(table, language)
