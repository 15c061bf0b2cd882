"""Marriages and four aces: who may declare them, and their scores (docs/rules.md, 2 and 8)."""

from __future__ import annotations

from engine.actions import Play
from engine.cards import ACES, BIT, CODES, COURT, INDEX, KING, QUEEN, SUIT_OF, marriages_in
from engine.errors import EngineError, illegal
from engine.state import State


def value(state: State, seat: int, suit: int) -> int:
    """Return the score of a marriage for a seat: 0 on a barrel without limit (docs/rules.md, 9.7)."""
    return 0 if state.barrel[seat] == 0 else state.rules.marriages.values[suit]


def _may_declare(state: State, seat: int) -> bool:
    return state.rules.marriages.first_trick or state.taken[seat] > 0


def on_lead(state: State, seat: int, hand: int) -> int:
    """Return the kings and queens with which the leader may declare a marriage, as a mask."""
    found = 0
    if _may_declare(state, seat):
        for suit in marriages_in(hand):
            found |= COURT[suit]
    return found


def on_queen(state: State, seat: int, playable: int) -> int:
    """Return the king that declares a marriage with the queen just played, as a mask; 0 if that isn't possible."""
    if not state.rules.marriages.on_queen:
        return 0
    last = state.trick[-1]
    if last % 6 != QUEEN or not _may_declare(state, seat):
        return 0
    return playable & 1 << (last - QUEEN + KING)


def aces_on_lead(state: State, seat: int, hand: int) -> int:
    """Return the mask of the four aces if the leader may declare them, else 0."""
    if hand & ACES == ACES and state.rules.marriages.four_aces and state.taken[seat]:
        return ACES
    return 0


def automatic(state: State) -> bool:
    """Return whether leading a king or queen declares its marriage automatically."""
    return state.rules.marriages.automatic


def four_aces_value(state: State) -> int:
    """Return the score of four aces."""
    return state.rules.marriages.four_aces


def declared_suit(state: State, action: Play, playable: int) -> int | None:
    """Return the suit of the marriage that a play declares, by its flag or automatically; None if there is none.

    Raises ``illegal_action`` (``no_marriage``) when the flag is set and no marriage can be declared.
    """
    bit = BIT[action.card]
    if not state.trick:
        if bit & sum(COURT) and (action.marriage or state.rules.marriages.automatic):
            possible = on_lead(state, action.seat, playable)
            if bit & possible:
                return SUIT_OF[INDEX[action.card]]
    elif action.marriage and bit & on_queen(state, action.seat, playable):
        return SUIT_OF[INDEX[action.card]]
    if action.marriage:
        raise _no_marriage(state, action)
    return None


def _no_marriage(state: State, action: Play) -> EngineError:
    suit = action.card[1]
    if state.trick:
        why = "not_leading"
    elif not _may_declare(state, action.seat):
        why = "no_trick_yet"
    else:
        why = "not_both_cards"
    return illegal("no_marriage", f"no marriage can be declared with {action.card}", suit=suit, why=why)


def declares_aces(state: State, action: Play, playable: int) -> bool:
    """Return whether a play declares four aces. Raises ``illegal_action`` (``no_four_aces``) if it can't."""
    if not action.four_aces:
        return False
    if state.trick or not BIT[action.card] & aces_on_lead(state, action.seat, playable):
        raise illegal("no_four_aces", f"four aces cannot be declared with {action.card}")
    return True


PLAIN: tuple[dict[int, Play], ...] = tuple(
    {1 << card: Play(seat, CODES[card]) for card in range(24)} for seat in range(4)
)
WITH_MARRIAGE: tuple[dict[int, Play], ...] = tuple(
    {1 << card: Play(seat, CODES[card], marriage=True) for card in range(24) if card % 6 in {KING, QUEEN}}
    for seat in range(4)
)
WITH_ACES: tuple[dict[int, Play], ...] = tuple(
    {1 << card: Play(seat, CODES[card], four_aces=True) for card in range(24) if card % 6 == 0} for seat in range(4)
)
