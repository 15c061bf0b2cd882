"""The chance of each seat to win the game from the totals and barrels.

Each seat has a strength, given by its total or by its hands left on the barrel. Its chance is its share of all
strengths (the Bradley–Terry model). ``tools/learn_standing.py`` learned the strengths from games between built-in
players, and ``standing.toml`` holds them by group of rules.
"""

import tomllib
from collections.abc import Sequence
from functools import cache
from importlib import resources
from math import exp

from engine.rules import Rules

KNOTS = 13
"""The number of strengths by total: at −20 %, −10 %, 0, 10 % … 100 % of the target. Strengths on the barrel follow."""

_TENTH = 10
_BELOW = 2


def group_of(rules: Rules, seats: int) -> str:
    """Return the name of the group of strengths, by the number of seats and the rules near the target."""
    zone = "lock" if rules.lock.enabled else "barrel" if rules.barrel.enabled else "plain"
    return f"{'two' if seats == 2 else 'three'}_{zone}"


def place_of(rules: Rules, total: int, barrel: int | None) -> dict[int, float]:
    """Return the indices of the strengths that a seat lies between, with the weight of each."""
    if barrel:
        return {KNOTS + 3 - min(barrel, 3): 1.0}
    at = min(max(_TENTH * total / rules.game.target + _BELOW, 0.0), KNOTS - 1.0)
    low = min(int(at), KNOTS - 2)
    return {low: low + 1 - at, low + 1: at - low}


@cache
def _strengths() -> dict[str, list[float]]:
    text = resources.files("engine").joinpath("players", "standing.toml").read_text(encoding="utf-8")
    return {group: values["strengths"] for group, values in tomllib.loads(text).items()}


def chances(rules: Rules, totals: Sequence[int], barrel: Sequence[int | None]) -> list[float]:
    """Return each seat's chance to win the game."""
    known = _strengths()
    group = group_of(rules, len(totals))
    strengths = known.get(group) or known[f"{group.partition('_')[0]}_lock"]
    powers = [
        exp(sum(share * strengths[knot] for knot, share in place_of(rules, total, on).items()))
        for total, on in zip(totals, barrel, strict=True)
    ]
    return [power / sum(powers) for power in powers]
