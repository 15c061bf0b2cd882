"""Whose turn it is and what is to be done, in words."""

from bot.table.choices import is_only_card, known_choice, next_receiver
from bot.table.holders import as_played
from bot.table.table import Stage, Table
from bot.texts import Said, said
from bot.views.bids import must_open, next_bids
from bot.views.names import seat_name
from bot.views.parts import Question
from engine.view import PublicView, View


def question(table: Table, view: PublicView, language: str) -> Question:
    """Return what the game waits for, as the reader of an engine's view may hear it."""
    mine = isinstance(view, View) and your_turn(table, view)
    return Question(
        seat=view.to_act,
        words=_turn(table, view, language),
        own=to_do(table, view, language) if mine else None,
        by_itself=mine and known_choice(table) is not None,
    )


def your_turn(table: Table, view: View) -> bool:
    """Whether the view's own seat is to act now, and the game is not paused."""
    return view.to_act == view.seat and table.stage is Stage.PLAYING and table.clock.paused_since is None


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
