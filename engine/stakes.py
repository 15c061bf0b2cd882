"""The doubling of hands: golden rounds and blind contracts (docs/rules.md, 5 and 9.4)."""

from __future__ import annotations

from engine.rules import Rules
from engine.state import State

GOLDEN_OPENING = 120


def golden_deals(rules: Rules, seats: int) -> int:
    """Return the number of deals in a golden round: one for each seat as dealer; 0 without a golden round."""
    return 0 if rules.auction.golden_round == "off" else seats


def opening(state: State) -> int:
    """Return the lowest bid of the hand."""
    return GOLDEN_OPENING if state.golden else state.rules.auction.opening


def raised(state: State, figure: int) -> int:
    """Return a gain or loss, doubled for a golden hand, and doubled (again) for a blind contract."""
    if state.golden:
        figure *= 2
    if state.blind and (figure > 0 or state.rules.auction.blind == "all"):
        figure *= 2
    return figure


def round_over(state: State, made: bool, won: bool) -> tuple[int, bool, bool]:
    """Count a deal of the golden round.

    Returns the golden deals left, whether a contract has been made in this round, and whether all totals are reset to 0
    because the round begins again.
    """
    if not state.golden:
        return 0, False, False
    made = made or state.golden_made
    if state.golden > 1:
        return state.golden - 1, made, False
    if made or won:
        return 0, False, False
    return state.seats, False, state.rules.auction.golden_round == "on_with_reset"
