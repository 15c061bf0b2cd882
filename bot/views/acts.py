"""Actions of the game in a few words (`act-…`), and why one is better in one sentence (`why-…`)."""

from collections.abc import Mapping
from typing import Any

from bot.table.table import Table
from bot.texts import card, has, plain, suit
from bot.views.names import seat_name


def act(table: Table, action: Mapping[str, Any], language: str) -> str:
    """Describe an action (as JSON) in a few words of plain text."""
    params: dict[str, str | int] = {}
    if action.get("value") is not None:
        params["value"] = int(action["value"])
    if "card" in action:
        params["card"] = card(language, action["card"])
    if "to" in action:
        params["to"] = seat_name(table, action["to"], language)
    if "index" in action:
        params["number"] = int(action["index"]) + 1
    key = f"act-{action['do']}"
    if action.get("marriage"):
        key = "act-marriage"
        params["suit"] = suit(action["card"][1])
    elif action.get("four_aces"):
        key = "act-aces"
    elif action["do"] == "cut":
        params["at"], key = action["at"] or 0, "act-cut" if action["at"] is not None else "act-cut-not"
    elif not has(key):
        key = "act-other"
    return plain(language, key, **params)


def why(reason: str, params: Mapping[str, Any], language: str) -> str:
    """Say in one sentence why an action is better. `params` are those of `engine.players.reasons.Reason`."""
    said: dict[str, str | int] = {}
    for name, value in params.items():
        if isinstance(value, int):
            said[name] = value
        elif len(value) == 1:
            said[name] = suit(value)
        else:
            said[name] = card(language, value)
    return plain(language, f"why-{reason}", **said)
