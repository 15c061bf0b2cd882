"""The history lines: facts with seats, cards and suits made readable."""

from typing import Any

from bot.screens.names import seat_name, seat_names
from bot.table import Line, Table
from bot.texts import Markup, card, cards, say, suit


def line(table: Table, fact: Line, language: str, prefix: str = "history") -> Markup:
    """Return a fact as a sentence: the text `history-KEY`, or another family's."""
    params: dict[str, str | int] = {}
    for name, value in fact.params.items():
        params.update(_readable(table, name, value, language))
    return say(language, f"{prefix}-{fact.key}", **params)


def _readable(table: Table, name: str, value: Any, language: str) -> dict[str, str | int]:
    if name in {"seat", "to", "winner"}:
        return {name: seat_name(table, value, language)}
    if name in {"seats", "winners"}:
        return {name: seat_names(table, value, language), "count": len(value)}
    if name == "suit":
        return {name: suit(value)}
    if name == "card":
        return {name: card(language, value)}
    if name == "cards":
        return {name: cards(language, value)}
    if isinstance(value, bool) or value is None:
        return {name: {True: "yes", False: "no", None: "none"}[value]}
    return {name: value}
