"""The score sheet."""

from bot.screen import Screen
from bot.table import Table


def sheet(table: Table, language: str) -> Screen:
    """A row per hand with marks, the totals, and a chart of them."""
    raise NotImplementedError(table, language)
