"""Bids that everybody at the table knows to be possible, for the board's buttons (docs/rules.md, 5).

What the bidder holds does not count here: a bid that only the hand forbids is drawn all the same, and the press is
answered in private.
"""

from engine.rules import Rules
from engine.view import PublicView, Status

GOLDEN_OPENING = 120
CARD_POINTS = 120


def must_open(rules: Rules, view: PublicView) -> bool:
    """Whether the seat to act has to make the opening bid."""
    return rules.auction.forced_opening and not _bids(view)


def next_bids(rules: Rules, view: PublicView, count: int) -> list[int]:
    """Return the lowest bids, at most `count`, that the seat to act could make for all that everybody knows.

    `view` is of the auction.
    """
    if view.to_act is None:
        return []
    auction, status = rules.auction, view.status[view.to_act]
    opening = GOLDEN_OPENING if view.golden else auction.opening
    bids = _bids(view)
    forced = must_open(rules, view)
    if status.silent:
        return [opening] if forced else []
    lowest = bids[-1] + auction.step if bids else opening
    if (not bids and auction.opening_fixed) or (bids and auction.graded):
        count = 1
    cap = auction.ceiling
    if (auction.above_120 != "free" and not status.looked) or _bids_for_cards_only(rules, status):
        cap = min(cap, CARD_POINTS)
    steps = [lowest + place * auction.step for place in range(count)]
    return [value for value in steps if value <= cap or (forced and value == opening)]


def _bids(view: PublicView) -> list[int]:
    return [action["value"] for action in view.auction if action["do"] == "bid"]


def _bids_for_cards_only(rules: Rules, status: Status) -> bool:
    return rules.barrel.style == "lviv" and status.barrel is not None
