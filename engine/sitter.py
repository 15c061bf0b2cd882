"""The bonus that the seat that sits out gets for the talon (docs/rules.md, 6)."""

from __future__ import annotations

from engine import cards, lock
from engine.rounding import rounded
from engine.state import State


def bonus(state: State) -> int:
    """Return the bonus of the seat that sits out. It is 0 unless the talon was turned or taken."""
    seat = state.sits_out
    if seat is None or not (state.shown or state.talon is not None):
        return 0
    if state.barrel[seat] is not None or lock.locked(state, seat):
        return 0
    rules = state.rules.sitter
    talon = cards.mask_of(state.talons[state.talon or 0])
    if rules.card_points:
        paid = rounded(state.rules, cards.points(talon))
    else:
        paid = rules.ace * (talon & cards.ACES).bit_count()
    if rules.marriage:
        paid += cards.marriages_worth(talon, state.rules.marriages.values)
    return 2 * paid if state.golden else paid
