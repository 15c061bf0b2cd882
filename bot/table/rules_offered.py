"""The values of each option that the menu and the completion offer. Any other legal value can be typed."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from engine import rules
from engine.rules import Option

# Customary numbers of the source texts (docs/rules.md, 2 to 10).
_CUSTOMARY: Mapping[str, Sequence[int | None]] = {
    "auction.opening": (10, 40, 85, 100, 120),
    "auction.step": (5, 10),
    "auction.ceiling": (200, 300, 360, 400),
    "auction.silence_below": (None, -100, -120, -150),
    "sitter.ace": (0, 40, 50),
    "concession.max_contract": (None, 100, 120),
    "concession.free_uses": (None, 1, 2, 3),
    "concession.payout_step": (5, 10),
    "concession.payout_minimum": (0, 60),
    "marriages.four_aces": (0, 200),
    "scoring.reset_at": (None, 555),
    "lock.at": (800, 900),
    "lock.no_trick_penalty": (0, 100),
    "barrel.at": (850, 870, 880, 900),
    "barrel.hands": (2, 3, 4),
    "barrel.need": (100, 120, 125),
    "barrel.falls_to_zero": (None, 2, 3),
    "game.target": (500, 1000, 1500, 2000),
}
_PLAYERS = ([2], [3], [4], [3, 4], [2, 3, 4])
_RIGHTS: tuple[Mapping[str, Any], ...] = (
    {"right": "weak_hand", "points_below": 10},
    {"right": "weak_hand", "points_below": 18},
    {"right": "nines_dealt", "count": 4, "unless_marriage": True},
    {"right": "nines_dealt", "count": 4},
    {"right": "nines_dealt", "count": 3},
    {"right": "poor_talon", "points_below": 5},
    {"right": "poor_talon", "points_below": 5, "minimum_bid_only": True},
    {"right": "talon_nines", "count": 2},
    {"right": "nines_after_exchange", "count": 4},
    {"right": "nines_after_exchange", "count": 3},
    {"right": "weak_after_exchange", "points_below": 14},
    {"right": "weak_after_exchange", "points_below": 14, "minimum_bid_only": True},
)


def offered(option: Option) -> Sequence[Any]:
    """Return the values offered, as JSON. Of `redeal.rights` each is one right, to be added or taken away."""
    if option.type == "players":
        return _PLAYERS
    if option.type == "rights":
        return _RIGHTS
    if option.type == "layouts":
        return _layouts()
    return option.values or _CUSTOMARY[option.name]


@cache
def _layouts() -> tuple[Any, ...]:
    """The layouts of the presets, each once."""
    found: list[Any] = []
    for preset in rules.PRESETS:
        layouts = rules.flat(rules.build(preset))["deal.layouts"]
        if layouts not in found:
            found.append(layouts)
    return tuple(found)
