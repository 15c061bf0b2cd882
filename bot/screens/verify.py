"""Checking the deals."""

from bot.screen import Screen
from bot.table import Table


def verification(table: Table, language: str) -> Screen:
    """The commitments of the deals and what checks them."""
    raise NotImplementedError(table, language)
