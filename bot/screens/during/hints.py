"""What a hint says, in a line of at most 200 characters, and the button that asks for one."""

from collections.abc import Mapping
from typing import Any

from bot.codec import Verb
from bot.screens.acts import act, why
from bot.screens.keys import Row, key
from bot.table.hints import gives_hints
from bot.table.table import Table
from bot.texts import plain
from engine.players.reasons import Reason
from engine.view import View

LIMIT = 200  # characters of a toast


def button(table: Table, view: View, language: str) -> list[Row]:
    """Return the button, where a hint can be had."""
    if not gives_hints(table) or view.to_act != view.seat or table.clock.paused_since is not None:
        return []
    return [(key(table, plain(language, "button-hint"), Verb.HINT),)]


def nudge(name: str, language: str) -> str:
    """Say what is worth thinking about."""
    return f"💡 {plain(language, f'nudge-{name}')}"


def move(table: Table, action: Mapping[str, Any], reason: Reason, language: str) -> str:
    """Say what to do and why."""
    done = plain(language, "hint-move", act=act(table, action, language))
    both = f"💡 {done} {why(reason.name, reason.params, language)}"
    return both if len(both) <= LIMIT else f"💡 {done}"
