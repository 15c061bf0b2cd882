"""The rights to throw a hand in (docs/rules.md, 4)."""

from __future__ import annotations

from engine import cards
from engine.actions import Bid, Redeal
from engine.endgame import Step, throw_in
from engine.errors import illegal
from engine.events import ThrownIn
from engine.rules import RedealRight
from engine.state import State

ROW = 3
_NINES_IN_HAND = ("nines_dealt", "nines_after_exchange")
REDEAL: tuple[Redeal, ...] = tuple(Redeal(seat) for seat in range(4))


def _weak_hand(state: State, seat: int, right: RedealRight) -> bool:
    hand = state.hands[seat]
    return cards.points(hand) < right.points_below and not cards.marriages_in(hand)


def _nines_in_hand(state: State, seat: int, right: RedealRight) -> bool:
    hand = state.hands[seat]
    enough = (hand & cards.NINES).bit_count() >= right.count
    return enough and not (right.unless_marriage and cards.marriages_in(hand))


def _poor_talon(state: State, _seat: int, right: RedealRight) -> bool:
    if right.minimum_bid_only and state.contract != state.opening:
        return False
    return cards.points(_talon(state)) < right.points_below


def _talon_nines(state: State, _seat: int, right: RedealRight) -> bool:
    return (_talon(state) & cards.NINES).bit_count() >= right.count


def _weak_after_exchange(state: State, seat: int, right: RedealRight) -> bool:
    if right.minimum_bid_only and any(
        isinstance(action, Bid) and action.seat == seat and action.value > state.opening for action in state.auction
    ):
        return False
    return cards.points(state.hands[seat]) < right.points_below


_CONDITIONS = {
    "weak_hand": _weak_hand,
    "nines_dealt": _nines_in_hand,
    "poor_talon": _poor_talon,
    "talon_nines": _talon_nines,
    "nines_after_exchange": _nines_in_hand,
    "weak_after_exchange": _weak_after_exchange,
}


def _talon(state: State) -> int:
    return cards.mask_of(state.talons[state.talon or 0])


def in_auction(state: State, seat: int) -> tuple[str, ...]:
    """Return the names of the rights that a seat can use at its turn of the auction."""
    rights = state.rules.redeal.in_auction
    if not rights or not state.looked >> seat & 1:
        return ()
    for action in state.auction:
        if action.seat == seat and isinstance(action, Bid):
            return ()
    return _held(state, seat, rights)


def in_exchange(state: State, seat: int) -> tuple[str, ...]:
    """Return the names of the rights that the declarer can use at this turn of the exchange."""
    rights = state.rules.redeal.in_exchange
    return _held(state, seat, rights) if rights and not state.passed and not state.discards else ()


def in_play(state: State, seat: int) -> tuple[str, ...]:
    """Return the names of the rights that a seat can use at its turn of the play."""
    # Without an auction there is no declarer, and all rights can be used in the first trick of the play.
    rights = state.rules.redeal.rights if state.declarer is None else state.rules.redeal.in_play
    return _held(state, seat, rights) if rights and not state.tricks else ()


def _held(state: State, seat: int, rights: tuple[RedealRight, ...]) -> tuple[str, ...]:
    return tuple([right.right for right in rights if _CONDITIONS[right.right](state, seat, right)])


_MOMENTS = {"auction": in_auction, "exchange": in_exchange, "play": in_play}


def redeal(state: State, action: Redeal) -> Step:
    """Use a right to throw the hand in."""
    names = _MOMENTS[state.phase](state, action.seat)
    if not names:
        raise illegal("no_right", "there is no right to throw this hand in now")
    nines = any(name in _NINES_IN_HAND for name in names)
    row = state.nines + 1 if nines and state.rules.redeal.third_in_a_row_penalty else 0
    penalty = row == ROW
    after, happened = throw_in(state, moves=penalty, penalty=penalty, nines=row)
    return after, (ThrownIn(action.seat, names[0]), *happened)
