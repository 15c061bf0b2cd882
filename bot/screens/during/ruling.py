"""A judge's decision at a tournament's table, in a private message of its own."""

from bot.screen import Screen
from bot.screens.during.board import headed
from bot.screens.history import decision
from bot.screens.names import seat_name
from bot.table.deals import Decision
from bot.table.table import Table
from bot.texts import Markup


def ruling(table: Table, one: Decision, language: str) -> Screen:
    """Tell a decision: that a hand is annulled, or who is fined, how much and why."""
    name = "" if one.seat is None else seat_name(table, one.seat, language)
    return Screen(text=Markup.join("\n", [*headed(table, language), Markup(f"⚖️ {decision(one, name, language)}")]))
