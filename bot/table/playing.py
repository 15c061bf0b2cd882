"""Applying actions of the game to a table: the engine decides, the table keeps the history."""

from typing import Any

from bot.codec import FIRST_PAGE
from bot.table import tips
from bot.table.event_log import SAID, lines_of, of_hand, row_of, without_talons
from bot.table.parts import HISTORY_LINES, Clock, HistoryLine
from bot.table.table import Seat, Stage, Table
from engine import actions, game, view
from engine.actions import Action, Deal, Play
from engine.cards import CODES, codes
from engine.events import TrickTaken
from engine.state import State

THROWN_IN = "thrown_in"  # the outcome of a hand


def game_of(table: Table) -> State:
    """Return the state of a table's game. Raises ValueError for a table without a game."""
    if table.game is None:
        raise ValueError("there is no game at this table")
    return table.game


def play(table: Table, action: Action, now: float, *, fact: HistoryLine | None = None) -> tuple[Table, dict[str, Any]]:
    """Apply an action of the game; return the table after it and the entry for the log.

    A new decision comes up. `fact` is a fact about the action that precedes the facts of its results. Raises
    EngineError, changing nothing.
    """
    after, entry = apply(table, action, fact=fact)
    changes: dict[str, Any] = {
        "decision": table.decision + 1,
        "clock": Clock(turn_since=now),
        "moved_for": None,
        "seats": tuple(_first_page(seat) for seat in _reserve_used(table, after.seats, now)),
    }
    return after.model_copy(update=changes), entry


def time_up_at(table: Table) -> float | None:
    """Return when the time limit of the present decision is over, without the reserve; None without a limit."""
    timer, clock = table.times.timer, table.clock
    return clock.turn_since + clock.given + timer if timer is not None else None


def reserve_left(table: Table) -> float:
    """Return the seconds that the seat to move had in reserve when the present decision came up."""
    used = table.seats[table.to_act].reserve_used if table.to_act is not None else 0.0
    return max(table.kind.reserve - used, 0.0)


def _reserve_used(table: Table, seats: tuple[Seat, ...], now: float) -> tuple[Seat, ...]:
    """Return the seats after a move, with what it took of the mover's reserve."""
    index, up = table.to_act, time_up_at(table)
    if index is None or up is None or not table.kind.reserve or now <= up:
        return seats
    used = seats[index].reserve_used + min(reserve_left(table), now - up)
    return (*seats[:index], seats[index].replace(reserve_used=used), *seats[index + 1 :])


def apply(table: Table, action: Action, *, fact: HistoryLine | None = None) -> tuple[Table, dict[str, Any]]:
    """Apply an action like `play`, but keep the present decision and its clock."""
    present = game_of(table)
    state, events = game.apply(present, action)
    hand = table.deal.hand if table.deal is not None else None
    tells = any(type(event) in SAID for event in events)
    facts = ((fact,) if fact else ()) + (lines_of(events, state) if tells else ())
    lines = tuple(of_hand(line, hand) for line in facts)
    before = without_talons(table.history) if isinstance(action, Deal) else table.history
    changes: dict[str, Any] = {"game": state, "history": (before + lines)[-HISTORY_LINES:]}
    taken = next((event for event in events if isinstance(event, TrickTaken)), None)
    if taken is not None:
        changes["kind"] = table.kind.with_trick(taken.winner)
    row = row_of(events, table.deal, table.rulings) if tells else None
    if row is not None:
        if taken is not None and isinstance(action, Play):
            trick = (*_lying(present), (action.seat, action.card))
            row = row.model_copy(update={"last_trick": trick, "last_trick_winner": taken.winner})
        if row.result["outcome"] == THROWN_IN:
            row = row.model_copy(update={"thrown": _laid_open(present)})
        changes["rows"] = (*table.rows, row)
        changes["deal"] = None
        learnt = tips.after_hand(table.seats, row.result) if row.counts else table.seats
        changes["seats"] = _come_in(learnt)
    if state.phase == "game_over":
        changes["stage"] = Stage.OVER
        changes["vote"] = None
    if row is not None and table.kind.closed_by(row):
        changes["stage"] = Stage.CLOSED
    return table.model_copy(update=changes), actions.dump(action)


def _lying(state: State) -> tuple[tuple[int, str], ...]:
    trick = view.public(state).trick
    return () if trick is None else tuple((played.seat, played.card) for played in trick.cards)


def _laid_open(state: State) -> tuple[tuple[str, ...], ...]:
    """Return all cards of a hand that is thrown in: nobody plays them any more."""
    talon = [card for cards in state.talons for card in cards] if state.talon is None else []
    return (*(codes(hand) for hand in state.hands), tuple(CODES[card] for card in talon))


def _come_in(seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """Return the seats after the end of a hand: people who have waited for it now play."""
    return tuple(seat.replace(left=False, comes_after=0) if seat.comes_after else seat for seat in seats)


def _first_page(seat: Seat) -> Seat:
    return seat.replace(hand_page=FIRST_PAGE)
