"""The board."""

from bot.screen import Screen
from bot.table import Row, Table


def board(table: Table, language: str, now: float) -> Screen:
    """The board of a game in progress. Nothing on it depends on a hidden card."""
    raise NotImplementedError(table, language, now)


def finished(table: Table, row: Row, language: str) -> Screen:
    """The board of a hand that is over: it stays in the chat as its record."""
    raise NotImplementedError(table, row, language)


def game_over(table: Table, language: str) -> Screen:
    """The last board of a game, or of one that was ended early."""
    raise NotImplementedError(table, language)
