"""A careful newcomer, used to measure a first game. It knows only what the tips and the rules say."""

from collections.abc import Mapping
from typing import Any

from bench.players.greedy import beats
from engine.cards import BIT, COURT, INDEX, POINTS, SUIT_OF
from engine.rules import Rules

Action = dict[str, Any]

ENOUGH_ACES = 3
MOST = 110
"""The highest bid. The tips don't say when to bid more."""

MARRIED = ("K", "Q")


def choose(view: Mapping[str, Any], _: Rules) -> Action:
    """Return one of the legal actions of a view."""
    legal: list[Action] = list(view["legal"])
    kinds = {action["do"] for action in legal}
    hand = sum(BIT[card] for card in view["hand"] or ())
    if "concede" in kinds and not _strong(hand):
        return next(action for action in legal if action["do"] == "concede")
    for wanted in ("look", "play_on"):
        if wanted in kinds:
            return next(action for action in legal if action["do"] == wanted)
    if view["phase"] == "auction":
        return _bid(legal, hand)
    if "contract" in kinds:
        return min(legal, key=lambda action: int(action.get("value", 1000)))
    if kinds & {"give", "discard"}:
        away = [action for action in legal if action["do"] in {"give", "discard"}]
        return min(away, key=lambda action: (_is_married(hand, action["card"]), POINTS[INDEX[action["card"]]]))
    if "play" in kinds:
        return _card([action for action in legal if action["do"] == "play"], view, hand)
    return legal[0]


def _bid(legal: list[Action], hand: int) -> Action:
    """Bid the least with a marriage or enough aces, else pass."""
    bids = sorted((action for action in legal if action["do"] == "bid"), key=lambda action: int(action["value"]))
    passes = [action for action in legal if action["do"] == "pass"]
    return bids[0] if bids and (not passes or (_strong(hand) and int(bids[0]["value"]) <= MOST)) else passes[0]


def _strong(hand: int) -> bool:
    """Return whether a hand holds a marriage and an ace, or enough aces."""
    aces = sum(1 for suit in range(4) if hand >> (6 * suit) & 1)
    return aces >= ENOUGH_ACES or (aces > 0 and any(hand & pair == pair for pair in COURT))


def _is_married(hand: int, code: str) -> bool:
    pair = COURT[SUIT_OF[INDEX[code]]]
    return code[0] in MARRIED and hand & pair == pair


def _card(plays: list[Action], view: Mapping[str, Any], hand: int) -> Action:
    """Declare a marriage if possible, else lead an ace or take the trick if possible, else play a low card."""

    def worth(action: Action) -> tuple[bool, int]:
        return _is_married(hand, action["card"]), POINTS[INDEX[action["card"]]]

    declaring = [action for action in plays if action.get("marriage")]
    if declaring:
        return declaring[0]
    if view["trick"] is None:
        aces = [action for action in plays if action["card"][0] == "A"]
        return aces[0] if aces else min(plays, key=worth)
    lying = [INDEX[played["card"]] for played in view["trick"]["cards"]]
    trump = None if view["trump"] is None else "SCDH".index(view["trump"])
    taking = [action for action in plays if all(beats(INDEX[action["card"]], card, trump) for card in lying)]
    return max(taking, key=lambda action: worth(action)[1]) if taking else min(plays, key=worth)
