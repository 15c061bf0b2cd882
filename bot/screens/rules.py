"""A table's rules in plain words."""

from bot.screen import Screen
from bot.table import Table


def rules(table: Table, language: str) -> Screen:
    """The rules of this table."""
    raise NotImplementedError(table, language)


def topic(table: Table, name: str, language: str) -> Screen:
    """One topic of the rules with an example. Raises Refusal for an unknown topic."""
    raise NotImplementedError(table, name, language)
