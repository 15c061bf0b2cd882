"""Hints in a line of at most 200 characters."""

from collections.abc import Mapping
from typing import Any

from bot.table.table import Table
from bot.texts import plain
from bot.views.acts import act, why
from bot.views.choices import button_of
from bot.views.wording import TOAST_LIMIT
from engine.players.reasons import Reason
from engine.view import View


def marked(table: Table, view: View, action: Mapping[str, Any], language: str) -> dict[str, Any]:
    """Return what a page marks: a `button` of the hand, and the seat `to` which the action gives a card, else None.

    The button is named by its data, empty if it is on another page of choices.
    """
    found = button_of(table, view, action, language)
    return {"button": found.data if found is not None else "", "to": action.get("to")}


def nudge(name: str, language: str) -> str:
    """Say what to think about, and that another press shows the move (the first hint)."""
    return f"💡 {plain(language, f'nudge-{name}')} {plain(language, 'hint-again')}"


def move(table: Table, action: Mapping[str, Any], reason: Reason, language: str) -> str:
    """Say what to do and why (the second hint)."""
    done = plain(language, "hint-move", act=act(table, action, language))
    both = f"💡 {done} {why(reason.name, reason.params, language)}"
    return both if len(both) <= TOAST_LIMIT else f"💡 {done}"
