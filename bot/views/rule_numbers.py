"""The numbers of a table's rules, as the parameters of the sentences that tell them."""

from collections.abc import Mapping
from typing import Any

from bot.texts import either, speaks
from engine import rules as rule_sets
from engine.rounding import rounded
from engine.rules import Rules

Values = Mapping[str, Any]

EXAMPLE_START = 155  # points below the target; the hand in the example wins from there
EXAMPLE_BID = 100
EXAMPLE_POINTS = 26
LOCK_PASSED = 10  # points above a line that has to be crossed


def numbers(built: Rules, language: str) -> tuple[Values, Mapping[str, str | int]]:
    """Return every option's value as JSON, and the parameters of the sentences."""
    values = rule_sets.flat(built)
    words = {None: "none", True: "yes", False: "no"}
    params: dict[str, str | int] = {
        name.replace(".", "-"): words[value] if value is None or isinstance(value, bool) else value
        for name, value in values.items()
        if value is None or isinstance(value, str | int)
    }
    params["players"] = either(speaks(language, "rules-brief-players"), sorted(values["table.players"]))
    params["two"] = "yes" if values["table.players"] == [2] else "no"
    params |= {f"m{letter}": worth for letter, worth in zip("SCDH", built.marriages.values, strict=True)}
    params["next"] = values["auction.opening"] + values["auction.step"]
    params["from"] = values["game.target"] - EXAMPLE_START
    params["held"] = (values["lock.at"] or 0) + (LOCK_PASSED if values["lock.strict"] else 0)
    params["near"] = "barrel" if values["barrel.enabled"] else "other"
    params["low"] = max(values["barrel.need"] - 10, 1)
    params["payout"] = _payout(values)
    params["rounded"] = rounded(built, EXAMPLE_POINTS)
    return values, params


def _payout(values: Values) -> int:
    """Return the points of each opponent in the example (docs/rules.md, 7)."""
    if values["concession.payout"] == "fixed":
        return 60
    step, least = int(values["concession.payout_step"]), int(values["concession.payout_minimum"])
    return max(-(-EXAMPLE_BID // (2 * step)) * step, least)
