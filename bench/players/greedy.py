"""A simple player to compare with: it counts its cards and plays the high ones first."""

from collections.abc import Mapping
from typing import Any

from engine.cards import BIT, COURT, INDEX, POINTS, SUIT_MASK, SUIT_OF
from engine.players.open_play import NO_TRUMP, beats, best_place
from engine.rules import Rules

Action = dict[str, Any]


def choose(view: Mapping[str, Any], rules: Rules) -> Action:
    """Return one of the legal actions of a view."""
    legal: list[Action] = list(view["legal"])
    hand = sum(BIT[card] for card in view["hand"] or ())
    kinds = {action["do"] for action in legal}
    if "look" in kinds:
        return next(action for action in legal if action["do"] == "look")
    if view["phase"] == "auction":
        return _bid(legal, _counted(hand, rules))
    if "contract" in kinds:
        return min(legal, key=lambda action: int(action["value"]))
    if view["phase"] == "exchange":
        away = [action for action in legal if action["do"] in {"give", "discard"}]
        return min(away, key=lambda action: (_kept(hand, action["card"]), action["card"]))
    if view["phase"] == "play":
        return _card([action for action in legal if action["do"] == "play"], view)
    if "play_on" in kinds:
        return next(action for action in legal if action["do"] == "play_on")
    return legal[0]


def _counted(hand: int, rules: Rules) -> int:
    """Estimate the points of a hand: aces, tens beside them, marriages, and a little for the talon."""
    total = 20
    for suit in range(4):
        held = hand >> (6 * suit) & 63
        total += 15 * (held & 1) + (12 if held & 3 == 3 else 0)
        if hand & COURT[suit] == COURT[suit]:
            total += rules.marriages.values[suit] + 7
    return total


def _bid(legal: list[Action], counted: int) -> Action:
    bids = sorted((action for action in legal if action["do"] == "bid"), key=lambda action: int(action["value"]))
    others = [action for action in legal if action["do"] == "pass"]
    if not bids:
        return others[0]
    return bids[0] if not others or int(bids[0]["value"]) <= counted else others[0]


def _kept(hand: int, code: str) -> int:
    card = INDEX[code]
    pair = COURT[SUIT_OF[card]]
    married = 1 << card & pair and hand & pair == pair
    return 100 if married else POINTS[card] + (hand & SUIT_MASK[SUIT_OF[card]]).bit_count()


def _card(plays: list[Action], view: Mapping[str, Any]) -> Action:
    """Choose a marriage if possible, else the most valuable card that wins the trick now, else the cheapest card."""

    def worth(action: Action) -> int:
        return POINTS[INDEX[action["card"]]]

    declaring = [action for action in plays if action.get("marriage") or action.get("four_aces")]
    if declaring:
        return max(declaring, key=worth)
    if view["trick"] is None:
        return max(plays, key=worth)
    trump = NO_TRUMP if view["trump"] is None else "SCDH".index(view["trump"])
    lying = [INDEX[played["card"]] for played in view["trick"]["cards"]]
    best = lying[best_place(lying, trump)]
    winning = [action for action in plays if beats(INDEX[action["card"]], best, trump)]
    return max(winning, key=worth) if winning else min(plays, key=worth)
