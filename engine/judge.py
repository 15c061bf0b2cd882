"""Rulings of a judge, who has no seat, in a hand in progress (docs/rules.md, 14).

``annul``: the hand doesn't count, and the same dealer deals again. ``penalty``: points are taken off a player's total
at once, and the hand continues. Lock, silence, barrel, resets and the winner then use the new total. A penalty itself
never ends a game.
"""

from __future__ import annotations

from engine.actions import Annul, Penalty
from engine.endgame import Step, close
from engine.errors import illegal
from engine.events import Annulled, BarrelLeft, Event, Fined
from engine.state import State, evolve, set_at
from engine.tally import start

LEAST, MOST = 1, 1000  # game points of one penalty


def annul(state: State, action: Annul) -> Step:
    """Annul the hand: the same dealer deals again. Of all counters, only the row of nines is reset."""
    _must_be_judge(action)
    after, happened = close(state, start(state), "annulled", state.points, moves=False, jacks=state.jacks)
    return after, (Annulled(), *happened)


def penalise(state: State, action: Penalty) -> Step:
    """Take points off a total at once. The total may go below zero, and the seat off the barrel without a fall."""
    _must_be_judge(action)
    seat, points = action.player, action.points
    if not 0 <= seat < state.seats:
        raise illegal("no_such_player", f"a penalty is for one of the seats 0 to {state.seats - 1}")
    if not LEAST <= points <= MOST:
        raise illegal("penalty_points", f"a penalty is {LEAST} to {MOST} points", minimum=LEAST, maximum=MOST)
    total = state.totals[seat] - points
    fined = state.penalties or (0,) * state.seats
    after = evolve(
        state,
        totals=set_at(state.totals, seat, total),
        penalties=set_at(fined, seat, fined[seat] + points),
    )
    happened: tuple[Event, ...] = (Fined(seat, points),)
    if state.barrel[seat] is None or total >= state.rules.barrel.at:
        return after, happened
    off = evolve(after, barrel=set_at(state.barrel, seat, None), barrel_lost=state.barrel_lost | 1 << seat)
    return off, (*happened, BarrelLeft(seat, "penalty"))


def _must_be_judge(action: Annul | Penalty) -> None:
    if action.seat is not None:
        raise illegal("judge_seat", "a judge has no seat")
