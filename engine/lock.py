"""The lock: near the target a seat's gains count only if it earns them (docs/rules.md, 9.7).

A seat is locked in a hand if its total before that hand has reached ``lock.at`` (with ``lock.strict``: is above it).
Its losses count as usual, its gains only if it earns them as ``lock.earns`` says. It leaves the lock by losing points,
or by winning the game. Nothing is stored for this.
"""

from __future__ import annotations

from engine.endgame import reaches
from engine.state import State


def locked(state: State, seat: int) -> bool:
    """Return whether the seat's total before the hand locks it."""
    lock = state.rules.lock
    if not lock.enabled:
        return False
    return state.totals[seat] > lock.at if lock.strict else state.totals[seat] >= lock.at


def counts(state: State, seat: int, figure: int) -> bool:
    """Return whether a seat's score for the hand counts. Losses always do."""
    if figure <= 0 or not locked(state, seat):
        return True
    earns = state.rules.lock.earns
    declared = bool(state.marriages[seat])
    if earns in {"marriage_or_sweep", "any_marriage_or_sweep"}:
        sweep = bool(state.tricks) and state.taken[seat] == len(state.tricks)
        enough = earns == "any_marriage_or_sweep" or reaches(state.rules, state.totals[seat] + figure)
        return (declared or sweep) and enough
    return seat == state.declarer and (declared or earns == "declarer")


def idle_penalty(state: State, seat: int) -> int:
    """Return a locked seat's loss for taking no trick, as a negative number; 0 for the declarer and other seats."""
    if seat == state.declarer or state.taken[seat] or not locked(state, seat):
        return 0
    return -state.rules.lock.no_trick_penalty
