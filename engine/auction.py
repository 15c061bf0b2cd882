"""The auction (docs/rules.md, 5)."""

from __future__ import annotations

from functools import lru_cache

from engine import redeal, stakes, talon
from engine.actions import Action, Bid, Look, Pass
from engine.contract import limit, refusal
from engine.endgame import Step, throw_in
from engine.errors import illegal
from engine.events import AuctionWon, Bidden, Event, Looked, Passed, ThrownIn
from engine.state import State, active_seats, evolve

_PASS: tuple[Pass, ...] = tuple(Pass(seat) for seat in range(4))
_LOOK: tuple[Look, ...] = tuple(Look(seat) for seat in range(4))


def held(state: State) -> bool:
    """Whether there is an auction at all."""
    return state.rules.auction.enabled


def begin(state: State) -> Step:
    """Begin the auction: the seat left of the dealer speaks first."""
    looked = 0 if state.rules.auction.blind != "off" else state.looked
    first = state.left[state.dealer]
    return evolve(state, phase="auction", to_act=first, looked=looked, opening=stakes.opening(state)), ()


def silent(state: State, seat: int) -> bool:
    """Whether the seat's total forbids it to bid."""
    below = state.rules.auction.silence_below
    return below is not None and state.totals[seat] < below


def _must_open(state: State) -> bool:
    """Whether the seat to act has to open; it is the one left of the dealer."""
    return not state.bid and state.rules.auction.forced_opening


def _values(state: State) -> range:
    """Return the bids open to the seat to act."""
    rules = state.rules.auction
    seat = state.to_act or 0
    opening = state.opening
    forced = _must_open(state)
    if silent(state, seat):
        return range(opening, opening + 1) if forced else range(0)
    highest = limit(state, seat)
    if state.bid:
        lowest = state.bid + rules.step
        return range(lowest, min(highest, lowest if rules.graded else highest) + 1, rules.step)
    if rules.opening_fixed:
        highest = min(highest, opening)
    return range(opening, (max(highest, opening) if forced else highest) + 1, rules.step)


@lru_cache(maxsize=16384)
def _bids(seat: int, lowest: int, stop: int, step: int) -> tuple[Bid, ...]:
    return tuple(Bid(seat, value) for value in range(lowest, stop, step))


def legal(state: State) -> tuple[Action, ...]:
    """Return every bid, passing, looking and a redeal, as far as the seat to act may."""
    seat = state.to_act or 0
    values = _values(state)
    found: tuple[Action, ...] = _bids(seat, values.start, values.stop, values.step)
    if not _must_open(state):
        found += (_PASS[seat],)
    if not state.looked >> seat & 1:
        found += (_LOOK[seat],)
    if redeal.held(state, seat):
        found += (redeal.REDEAL[seat],)
    return found


def look(state: State, action: Look) -> Step:
    """Look at one's hand; the turn goes on."""
    seat = action.seat
    if state.looked >> seat & 1:
        raise illegal("already_looked", "the hand has been looked at")
    after = evolve(state, looked=state.looked | 1 << seat, auction=(*state.auction, action))
    return after, (Looked(seat),)


def bid(state: State, action: Bid) -> Step:
    """Bid; the auction ends when nobody else is left in it."""
    values = _values(state)
    if action.value not in values:
        if silent(state, action.seat):
            raise illegal("silent", "below the line of silence only a forced opening may be bid")
        raise refusal(action.value, values, state.rules.auction.step, holds=limit(state, action.seat))
    seat = action.seat
    after = evolve(state, bid=action.value, bidder=seat, auction=(*state.auction, action))
    return _go_on(after, Bidden(seat, action.value))


def pass_(state: State, action: Pass) -> Step:
    """Leave the auction."""
    if _must_open(state):
        raise illegal("must_open", "the seat left of the dealer has to open", minimum=state.opening)
    after = evolve(state, out=state.out | 1 << action.seat, auction=(*state.auction, action))
    return _go_on(after, Passed(action.seat))


def _go_on(state: State, event: Event) -> Step:
    """Find who speaks next, or end the auction."""
    seat = state.to_act or 0
    following = state.left[seat]
    while following != seat and state.out >> following & 1:
        following = state.left[following]
    if state.out >> following & 1:
        after, happened = throw_in(state, moves=True, penalty=False)
        return after, (event, ThrownIn(None, None), *happened)
    if following != state.bidder:
        return evolve(state, to_act=following), (event,)
    return _close(state, event)


def _close(state: State, event: Event) -> Step:
    declarer = state.bidder or 0
    blind = not state.looked >> declarer & 1
    after = evolve(
        state,
        declarer=declarer,
        contract=state.bid,
        blind=blind,
        forced=state.rules.auction.forced_opening and state.bid == state.opening,
        looked=state.looked | sum(1 << seat for seat in active_seats(state)),
    )
    after, happened = talon.after_auction(after)
    return after, (event, AuctionWon(declarer, state.bid, blind), *happened)
