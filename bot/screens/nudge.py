"""The nudge."""

from bot.screen import Screen
from bot.table import Table


def nudge(table: Table, language: str) -> Screen:
    """A short message that mentions the player to move."""
    raise NotImplementedError(table, language)
