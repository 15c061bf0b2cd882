"""The present decision: whose turn it is and what is to be done in words, and the bids that the board offers.

Those are the bids that public information alone allows (docs/rules.md, 5). The bidder's cards are not considered there,
as the board would reveal them. A bid that only the cards forbid is offered, and a press on it is refused in private.
The bidder's own screen offers what the cards allow, and says why that is less.
"""

from dataclasses import replace

from bot.table.choices import is_only_card, known_choice, next_receiver
from bot.table.holders import as_played
from bot.table.table import Stage, Table
from bot.texts import Said, said
from bot.views.names import seat_name
from bot.views.parts import Question
from engine import contract
from engine.cards import INDEX, marriages_in, mask_of
from engine.rules import Rules
from engine.state import State
from engine.view import PublicView, Status, View

GOLDEN_OPENING = 120
CARD_POINTS = 120
ON_THE_BOARD = 3  # bids that the board offers beside each other


def question(table: Table, view: PublicView, language: str) -> Question:
    """Return what the game waits for, as everybody may hear it."""
    return Question(seat=view.to_act, words=_turn(table, view, language), own=None, by_itself=False)


def own_question(known: Question, table: Table, view: View, language: str) -> Question:
    """Return what the game waits for, as the seat to move hears it. `known` is what everybody hears."""
    return replace(known, own=to_do(table, view, language), by_itself=known_choice(table) is not None)


def _turn(table: Table, view: PublicView, language: str) -> Said:
    """Say whose turn it is and what to do, using public information only."""
    if table.stage is Stage.CLOSED:
        came_to_its_end = table.kind.totals_count and table.ending is not None
        return said(language, "turn-over" if came_to_its_end else "turn-closed")
    if table.clock.paused_since is not None:
        return said(language, "turn-paused")
    if view.to_act is None:
        return said(language, "turn-over" if view.phase == "game_over" else "turn-deal")
    name, moment = seat_name(as_played(table), view.to_act, language), _moment(table, view)
    if is_only_card(table):
        return said(language, "turn-only-card", name=name)
    if moment == "opening" and table.game is not None:
        possible = next_bids(table.game.rules, view, 2)
        if len(possible) == 1:
            return said(language, "turn-opening-at", name=name, value=possible[0])
    return said(language, f"turn-{moment}", name=name)


def to_do(table: Table, view: PublicView, language: str) -> Said:
    """Say what the seat to act is asked to do; in more detail if the view is that seat's own."""
    if view.to_act is None or table.game is None:
        raise ValueError("nobody is to act")
    own = view if isinstance(view, View) and view.seat == view.to_act else None
    if view.phase == "exchange" and own is not None:
        receiver = next_receiver(own)
        if receiver is not None:
            return said(language, "ask-give", name=seat_name(as_played(table), receiver, language))
        return said(language, "ask-discard", count=view.counts[view.to_act] - view.counts[_defender(view)])
    if view.phase == "auction" and table.game.rules.auction.blind != "off" and not view.status[view.to_act].looked:
        return said(language, "ask-opening-look" if must_open(table.game.rules, view) else "ask-auction-look")
    return said(language, f"ask-{_moment(table, view)}")


def _moment(table: Table, view: PublicView) -> str:
    """Return the phase, or a part of it that has its own sentence: the opening bid, the lead of a trick."""
    if view.phase == "play" and view.trick is None:
        return "lead"
    if view.phase == "auction" and table.game is not None and not table.game.bid:
        return "opening" if table.game.rules.auction.forced_opening else view.phase
    return view.phase


def _defender(view: PublicView) -> int:
    return next(seat for seat in range(view.seats) if seat not in {view.to_act, view.sits_out})


# -------------------------------------------------------------------------------------------- the bids on the board


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
