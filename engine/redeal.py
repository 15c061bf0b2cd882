"""The rights to throw a hand in (docs/rules.md, 4)."""

from __future__ import annotations

from engine import cards
from engine.actions import Bid, Redeal
from engine.endgame import Step, throw_in
from engine.errors import EngineError, illegal
from engine.events import ThrownIn
from engine.rules import Right
from engine.state import State

ROW = 3
_IN_AUCTION = ("weak_hand", "nines_dealt")
_IN_EXCHANGE = ("poor_talon", "talon_nines")
_IN_PLAY = ("nines_after_exchange", "weak_after_exchange")
_NINES_IN_HAND = ("nines_dealt", "nines_after_exchange")
REDEAL: tuple[Redeal, ...] = tuple(Redeal(seat) for seat in range(4))


def _weak_hand(state: State, seat: int, right: Right) -> bool:
    hand = state.hands[seat]
    return cards.points(hand) < right.points_below and not cards.marriages_in(hand)


def _nines_dealt(state: State, seat: int, right: Right) -> bool:
    hand = state.hands[seat]
    enough = (hand & cards.NINES).bit_count() >= right.count
    return enough and not (right.unless_marriage and cards.marriages_in(hand))


def _poor_talon(state: State, _seat: int, right: Right) -> bool:
    if right.minimum_bid_only and state.contract != state.opening:
        return False
    return cards.points(_talon(state)) < right.points_below


def _talon_nines(state: State, _seat: int, right: Right) -> bool:
    return (_talon(state) & cards.NINES).bit_count() >= right.count


def _nines_after_exchange(state: State, seat: int, right: Right) -> bool:
    return (state.hands[seat] & cards.NINES).bit_count() >= right.count


def _weak_after_exchange(state: State, seat: int, right: Right) -> bool:
    if right.minimum_bid_only and any(
        isinstance(action, Bid) and action.seat == seat and action.value > state.opening for action in state.auction
    ):
        return False
    return cards.points(state.hands[seat]) < right.points_below


_CONDITIONS = {
    "weak_hand": _weak_hand,
    "nines_dealt": _nines_dealt,
    "poor_talon": _poor_talon,
    "talon_nines": _talon_nines,
    "nines_after_exchange": _nines_after_exchange,
    "weak_after_exchange": _weak_after_exchange,
}


def _talon(state: State) -> int:
    return cards.mask_of(state.talons[state.talon or 0])


def _moment(state: State, seat: int) -> tuple[str, ...]:
    """Return the rights whose moment this turn of the seat is."""
    if state.phase == "play":
        return () if state.tricks else _IN_PLAY
    if state.phase == "exchange":
        return () if state.passed or state.discards else _IN_EXCHANGE
    if state.phase != "auction" or not state.looked >> seat & 1:
        return ()
    for action in state.auction:
        if action.seat == seat and isinstance(action, Bid):
            return ()
    return _IN_AUCTION


def held(state: State, seat: int) -> tuple[str, ...]:
    """Return the names of the rights that the seat to act can use now."""
    names: tuple[str, ...] = ()
    if state.rules.redeal.rights:
        moment = _moment(state, seat)
        for right in state.rules.redeal.rights:
            if right.right in moment and _CONDITIONS[right.right](state, seat, right):
                names += (right.right,)
    return names


def redeal(state: State, action: Redeal) -> Step:
    """Throw the hand in by a right."""
    names = held(state, action.seat)
    if not names:
        raise no_right()
    nines = any(name in _NINES_IN_HAND for name in names)
    row = state.nines + 1 if nines and state.rules.redeal.third_in_a_row_penalty else 0
    penalty = row == ROW
    after, happened = throw_in(state, moves=penalty, penalty=penalty, nines=row)
    return after, (ThrownIn(action.seat, names[0]), *happened)


def no_right() -> EngineError:
    """Return the refusal of a redeal that the seat has no right to."""
    return illegal("no_right", "there is no right to throw this hand in now")
