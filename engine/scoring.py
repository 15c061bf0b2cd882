"""Scoring a hand, step by step (docs/rules.md, 9)."""

from __future__ import annotations

from engine import barrel, lock, sitter, stakes, talon_points
from engine.endgame import Step, apply_reset, close, reaches
from engine.rounding import rounded
from engine.state import State
from engine.tally import PENALTY, Tally, start

STRIKES = 3


def _rounded(state: State, seat: int, points: int) -> int:
    return points if barrel.unrounded(state, seat) else rounded(state.rules, points)


def _figure(state: State, seat: int, points: int) -> int:
    """Return a seat's gain or loss before doubling (docs/rules.md, 9.2 and 9.3)."""
    if seat != state.declarer:
        return _rounded(state, seat, points)
    contract = state.contract or 0
    if points < contract:
        return -contract
    return contract if state.rules.scoring.declarer == "contract" else _rounded(state, seat, points)


def _zero(state: State, tally: Tally, seat: int, points: int, figure: int) -> tuple[int, int]:
    """Return a seat's gain or loss, and its fixed penalty, after the rule ``scoring.zero`` (docs/rules.md, 9.5)."""
    if seat == state.declarer:
        return figure, 0
    zero = state.rules.scoring.zero
    if zero == "per_hand" and not state.taken[seat]:
        tally.marks[seat].append("no_trick_penalty")
        return 0, -PENALTY - points  # without a trick all points are from marriages
    if zero == "strikes" and points == 0 and state.barrel[seat] is None:
        tally.strikes[seat] += 1
        if tally.strikes[seat] < STRIKES:
            tally.marks[seat].append("strike")
            return figure, 0
        tally.strikes[seat] = 0
        tally.marks[seat].append("strike_penalty")
        return figure, -PENALTY
    return figure, 0


def settle(
    state: State,
    tally: Tally,
    figures: dict[int, int],
    penalties: dict[int, int],
    outcome: str,
    points: tuple[int, ...],
) -> None:
    """Add gains, losses and penalties to the totals: steps 6 to 8 of docs/rules.md, 9.

    ``points`` are the points won in the hand, by seat (step 1).
    """
    bonus = sitter.bonus(state)
    if state.sits_out is not None and bonus:
        figures = {**figures, state.sits_out: bonus}
        tally.marks[state.sits_out].append("sitter_bonus")
    for seat in range(state.seats):
        figure, penalty = figures.get(seat, 0), penalties.get(seat, 0)
        if state.barrel[seat]:
            barrel.settle_seat(state, tally, seat, figure, penalty, points[seat], outcome)
            continue
        if not lock.counts(state, seat, figure):
            tally.marks[seat].append("locked")
            figure = 0
        tally.totals[seat] += figure + penalty
    barrel.settle_zone(state, tally, [reaches(state.rules, total) for total in tally.totals])
    apply_reset(state, tally)


def mark_stakes(state: State, tally: Tally) -> None:
    """Mark a golden hand and a blind contract."""
    for seat in range(state.seats):
        if state.golden and seat != state.sits_out:
            tally.marks[seat].append("golden")
    if state.blind and state.declarer is not None:
        tally.marks[state.declarer].append("blind")


def score(state: State) -> Step:
    """Score a hand that was played to the end."""
    points = talon_points.counted(state)
    if state.declarer is None:
        outcome = "no_auction"
    else:
        outcome = "made" if points[state.declarer] >= (state.contract or 0) else "down"
    tally = start(state)
    mark_stakes(state, tally)
    figures: dict[int, int] = {}
    penalties: dict[int, int] = {}
    for seat in range(state.seats):
        if seat == state.sits_out:
            continue
        figure = stakes.raised(state, _figure(state, seat, points[seat]))
        figure, penalty = _zero(state, tally, seat, points[seat], figure)
        idle = lock.idle_penalty(state, seat)
        if idle:
            tally.marks[seat].append("no_trick_penalty")
        figures[seat] = figure
        penalties[seat] = penalty + idle
    settle(state, tally, figures, penalties, outcome, points)
    return close(state, tally, outcome, points)
