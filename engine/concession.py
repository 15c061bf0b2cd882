"""Giving a hand up: concession, write-down, walking out (docs/rules.md, 7)."""

from __future__ import annotations

from engine import scoring, stakes
from engine.actions import Concede
from engine.endgame import Step, close
from engine.errors import illegal
from engine.events import Conceded
from engine.state import State, active_seats
from engine.tally import PENALTY, start

FIXED_PAYOUT = 60
WALK_OUT_COST, WALK_OUT_PAYOUT = 100, 50


def _concedes(state: State, seat: int) -> bool:
    rules = state.rules.concession
    if rules.max_contract is not None and state.bid > rules.max_contract:
        return False
    return rules.beyond == "penalty" or rules.free_uses is None or state.concessions[seat] < rules.free_uses


def _writes_down(state: State, seat: int) -> bool:
    rules = state.rules.concession
    if not rules.write_down or rules.write_down_uses is None:
        return rules.write_down
    return not state.write_downs or state.write_downs[seat] < rules.write_down_uses


def may_walk_out(state: State) -> bool:
    """Return whether the declarer of an uncontested forced opening sees the talon alone and may then give up."""
    rules = state.rules.concession
    return (
        rules.enabled
        and rules.forced_opening_walkout
        and state.forced
        and state.declarer is not None
        and state.barrel[state.declarer] is None
    )


def _at_stage(state: State, stage: str) -> tuple[str, ...]:
    rules = state.rules.concession
    seat = state.declarer
    if not rules.enabled or rules.stage != stage or seat is None or state.barrel[seat] is not None:
        return ()
    kinds = ("concede",) if _concedes(state, seat) else ()
    return (*kinds, "write_down") if _writes_down(state, seat) else kinds


def kinds(state: State) -> tuple[str, ...]:
    """Return the ways in which the declarer can give up at this turn."""
    if state.phase == "concession":
        return _at_stage(state, "before_talon")
    if state.phase == "exchange" and not state.passed and not state.discards:
        walking = ("walk_out",) if may_walk_out(state) else ()
        return (*_at_stage(state, "after_talon"), *walking)
    return ()


def asked_before_talon(state: State) -> bool:
    """Return whether the declarer may give up before the talon is turned, and so has to choose."""
    return bool(_at_stage(state, "before_talon"))


def _payout(state: State) -> int:
    rules = state.rules.concession
    if rules.payout == "fixed":
        return FIXED_PAYOUT
    step = 2 * rules.payout_step
    half = -(-state.bid // step) * rules.payout_step
    return max(half, rules.payout_minimum)


def _is_fined(state: State) -> bool:
    free = state.rules.concession.free_uses
    return free is not None and state.declarer is not None and state.concessions[state.declarer] >= free


def price(state: State, kind: str) -> tuple[int, int]:
    """Return what giving up in this way takes from the declarer's total, and what it adds to each of the others'."""
    if kind == "concede":
        return PENALTY if _is_fined(state) else 0, stakes.raised(state, _payout(state))
    if kind == "write_down":
        return -stakes.raised(state, -state.bid), 0
    return -stakes.raised(state, -WALK_OUT_COST), stakes.raised(state, WALK_OUT_PAYOUT)


def concede(state: State, action: Concede) -> Step:
    """Give the hand up and pay."""
    if action.kind not in kinds(state):
        raise illegal("no_concession", f"{action.kind} is not possible now", kind=action.kind)
    return paid(state, action)


def paid(state: State, action: Concede) -> Step:
    """End a hand that is given up. The caller has checked that this is possible."""
    seat = action.seat
    tally = start(state)
    scoring.mark_stakes(state, tally)
    penalties: dict[int, int] = {}
    cost, payout = 0, 0
    if action.kind == "concede":
        payout = _payout(state)
        if _is_fined(state):
            penalties[seat] = -PENALTY
            tally.concessions[seat] = 0
            tally.marks[seat].append("concession_penalty")
        else:
            tally.concessions[seat] += 1
    elif action.kind == "write_down":
        cost = -state.bid
        tally.write_downs[seat] += state.rules.concession.write_down_uses is not None
    else:
        cost, payout = -WALK_OUT_COST, WALK_OUT_PAYOUT
    figures = {other: stakes.raised(state, payout) for other in active_seats(state)}
    figures[seat] = stakes.raised(state, cost)
    nothing = (0,) * state.seats
    scoring.settle(state, tally, figures, penalties, "conceded", nothing)
    after, happened = close(state, tally, "conceded", nothing)
    return after, (Conceded(seat, action.kind), *happened)
