"""The bids that the board offers (docs/rules.md, 5): those that public information alone allows.

The bidder's cards are not considered there, as the board would reveal them. A bid that only the cards forbid is
offered, and a press on it is refused in private. The bidder's own screen offers what the cards allow, and says why that
is less.
"""

from bot.table.table import Table
from bot.texts import Said, said
from engine import contract
from engine.cards import INDEX, marriages_in, mask_of
from engine.rules import Rules
from engine.state import State
from engine.view import PublicView, Status, View

GOLDEN_OPENING = 120
CARD_POINTS = 120
ON_THE_BOARD = 3  # bids that the board offers beside each other


def must_open(rules: Rules, view: PublicView) -> bool:
    """Whether the seat to act has to make the opening bid."""
    return rules.auction.forced_opening and not _bids(view)


def next_bids(rules: Rules, view: PublicView, count: int) -> list[int]:
    """Return the lowest bids, at most `count`, that the seat to act could make by public information alone.

    The game has to be in the auction.
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


def bounds(table: Table, view: View, language: str) -> tuple[Said, ...]:
    """Say why the seat to bid cannot make all bids that the board offers, or has no choice.

    `view` is that seat's own, so nobody else may see the answer.
    """
    if table.game is None or view.phase != "auction" or view.to_act != view.seat:
        return ()
    rules = table.game.rules
    own = [action["value"] for action in view.legal if action["do"] == "bid"]
    if must_open(rules, view):
        return (said(language, "hand-bids-opening", value=own[0]),) if len(own) == 1 else ()
    if set(next_bids(rules, view, ON_THE_BOARD)) <= set(own) and own:
        return ()
    why = _bound(table.game, view, language)
    return (why if own else said(language, "hand-bids-pass", why=why),)


def _bound(game: State, view: View, language: str) -> Said:
    """Say what limits the bids: the cards, if the board offers more; else public information."""
    maximum = contract.limit(game, view.seat)
    if next_bids(game.rules, view, 1):
        held = marriages_in(mask_of(INDEX[code] for code in view.hand or ()))
        why = "marriages" if held else "no-marriage"
        return said(language, f"hand-bids-{why}", maximum=maximum, **({"count": len(held)} if held else {}))
    status = view.status[view.seat]
    if status.silent:
        return said(language, "error-silent")
    if maximum == game.rules.auction.ceiling:
        return said(language, "hand-bids-ceiling", maximum=maximum)
    why = "barrel" if _bids_for_cards_only(game.rules, status) else "blind"
    return said(language, f"hand-bids-{why}", maximum=maximum)
