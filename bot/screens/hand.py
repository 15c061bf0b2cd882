"""The private hand."""

from bot.screen import Screen
from bot.table import Table


def hand(table: Table, seat: int, language: str, link: str | None = None) -> Screen:
    """The private screen of a seat. `link` leads back to the board."""
    raise NotImplementedError(table, seat, language, link)
