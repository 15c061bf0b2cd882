"""The points of discards and of an untouched talon, and who gets them (docs/rules.md, 6)."""

from __future__ import annotations

from engine import cards
from engine.state import State, set_at

DECK_POINTS = 120


def counted(state: State) -> tuple[int, ...]:
    """Return the points of each seat, including the points of discards and of an untouched talon."""
    if not state.talons:
        return state.points
    rules = state.rules.talon
    declarer = state.declarer or 0
    aside = cards.points(cards.mask_of(state.discards))
    if rules.discards_count_for == "last_trick":
        untouched = sum(
            cards.points(cards.mask_of(talon)) for index, talon in enumerate(state.talons) if index != state.talon
        )
        return _add(state, state.tricks[-1].winner, aside + untouched)
    if rules.discards_count_for == "declarer":
        return _add(state, declarer, aside)
    if rules.sweep_fills_120 and _swept(state, declarer):
        missing = DECK_POINTS - sum(cards.POINTS[card] for trick in state.tricks for card in trick.cards)
        return _add(state, declarer, missing)
    return state.points


def _swept(state: State, declarer: int) -> bool:
    """Return whether the contract is exactly 120, and the declarer took every trick and declared no marriage."""
    return (
        state.contract == DECK_POINTS and state.taken[declarer] == len(state.tricks) and not state.marriages[declarer]
    )


def _add(state: State, seat: int, points: int) -> tuple[int, ...]:
    return set_at(state.points, seat, state.points[seat] + points)
