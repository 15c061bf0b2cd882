"""Whose turn it is, what lies on the table, and the number of the hand, for several screens."""

from collections.abc import Sequence

from bot.screens.during.bidding import must_open, next_bids
from bot.screens.names import seat_name
from bot.table.choices import next_receiver
from bot.table.table import Stage, Table
from bot.texts import Markup, say
from engine.view import PlayedCard, PublicView, View


def turn(table: Table, view: PublicView, language: str) -> Markup:
    """Say whose turn it is and what to do, by what everybody knows."""
    if table.stage is Stage.CLOSED:
        came_to_its_end = table.kind.contest and table.ending is not None
        return say(language, "turn-over" if came_to_its_end else "turn-closed")
    if table.clock.paused_since is not None:
        return say(language, "turn-paused")
    if view.to_act is None:
        return say(language, "turn-over" if view.phase == "game_over" else "turn-deal")
    name, moment = seat_name(table, view.to_act, language), _moment(table, view)
    if moment == "opening" and table.game is not None:
        possible = next_bids(table.game.rules, view, 2)
        if len(possible) == 1:
            return say(language, "turn-opening-at", name=name, value=possible[0])
    return say(language, f"turn-{moment}", name=name)


def your_turn(table: Table, view: View) -> bool:
    """Whether the view's own seat is to act now, and the game is not paused."""
    return view.to_act == view.seat and table.stage is Stage.PLAYING and table.clock.paused_since is None


def asked(table: Table, view: PublicView, language: str) -> Markup:
    """Say what the seat to act is asked to do; in more detail if the view is that seat's own."""
    if view.to_act is None or table.game is None:
        raise ValueError("nobody is to act")
    own = view if isinstance(view, View) and view.seat == view.to_act else None
    if view.phase == "exchange" and own is not None:
        receiver = next_receiver(own)
        if receiver is not None:
            return say(language, "ask-give", name=seat_name(table, receiver, language))
        return say(language, "ask-discard", count=view.counts[view.to_act] - view.counts[_defender(view)])
    if view.phase == "auction" and table.game.rules.auction.blind != "off" and not view.status[view.to_act].looked:
        return say(language, "ask-opening-look" if must_open(table.game.rules, view) else "ask-auction-look")
    return say(language, f"ask-{_moment(table, view)}")


def _moment(table: Table, view: PublicView) -> str:
    """Return the phase, or a part of it that has its own sentence: the opening bid, the lead of a trick."""
    if view.phase == "play" and not lying(view):
        return "lead"
    if view.phase == "auction" and table.game is not None and not table.game.bid:
        return "opening" if table.game.rules.auction.forced_opening else view.phase
    return view.phase


def _defender(view: PublicView) -> int:
    return next(seat for seat in range(view.seats) if seat not in {view.to_act, view.sits_out})


def lying(view: PublicView) -> Sequence[PlayedCard]:
    """Return the cards of the trick on the table, in the order played."""
    return view.trick.cards if view.trick is not None else ()


def hand_number(table: Table) -> int:
    """Return the number of the deal in play, else of the next one; of the last one after the end of a contest."""
    if table.deal is not None:
        return table.deal.hand
    if table.kind.contest and not table.is_live and table.rows:
        return table.rows[-1].deal.hand
    return table.next_deal.hand if table.next_deal is not None else len(table.rows) + 1
