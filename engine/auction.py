"""The auction (docs/rules.md, 5).

A seat is in the auction until it passes. After a bid or a pass the turn goes clockwise to the next seat that is still
in; after a look it stays. Nobody may pass before the forced opening is made.

The auction ends when the turn comes back to the highest bidder: this seat is the declarer (``_close``), and the talon
follows. If all seats pass without a bid, the hand is thrown in and the deal passes on. Using a right to throw the hand
in ends the auction as well (``engine.redeal``).
"""

from __future__ import annotations

from functools import lru_cache

from engine import cards, redeal, stakes, talon
from engine.actions import Action, Bid, LookAtHand, Pass
from engine.contract import limit, refusal
from engine.endgame import Step, throw_in
from engine.errors import illegal
from engine.events import AuctionWon, Bidden, Event, LookedAtHand, Passed, ThrownIn
from engine.state import State, active_seats, evolve

_PASS: tuple[Pass, ...] = tuple(Pass(seat) for seat in range(4))
_PASSED: tuple[Passed, ...] = tuple(Passed(seat) for seat in range(4))
_bidden = lru_cache(maxsize=4096)(Bidden)
_LOOK: tuple[LookAtHand, ...] = tuple(LookAtHand(seat) for seat in range(4))


def held(state: State) -> bool:
    """Return whether the rules have an auction."""
    return state.rules.auction.enabled


def begin(state: State) -> Step:
    """Begin the auction. The seat left of the dealer speaks first."""
    looked = 0 if state.rules.auction.blind != "off" else state.looked
    first = state.next_seat[state.dealer]
    return evolve(state, phase="auction", to_act=first, looked=looked, opening=stakes.opening(state)), ()


def silent(state: State, seat: int) -> bool:
    """Return whether the seat's total is so low that it must not bid."""
    below = state.rules.auction.silence_below
    return below is not None and state.totals[seat] < below


def _must_open(state: State) -> bool:
    """Return whether the seat to act has to make the forced opening."""
    return not state.bid and state.rules.auction.forced_opening


def _values(state: State) -> range:
    """Return the bids open to the seat to act."""
    values: range | None = state._open_bids  # noqa: SLF001 - cached on the position itself
    if values is None:
        values = state.__dict__["_open_bids"] = _open_values(state)
    return values


def _open_values(state: State) -> range:
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
    """Return the legal actions of the seat to act: bids, a pass, a look, a redeal."""
    seat = state.to_act or 0
    values = _values(state)
    found: tuple[Action, ...] = _bids(seat, values.start, values.stop, values.step)
    if not _must_open(state):
        found += (_PASS[seat],)
    if not state.looked >> seat & 1:
        found += (_LOOK[seat],)
    if redeal.in_auction(state, seat):
        found += (redeal.REDEAL[seat],)
    return found


def look_at_hand(state: State, action: LookAtHand) -> Step:
    """Look at the seat's own hand. The seat keeps the turn."""
    seat = action.seat
    if state.looked >> seat & 1:
        raise illegal("already_looked", "the hand has been looked at")
    after = evolve(state, looked=state.looked | 1 << seat, auction=(*state.auction, action))
    return after, (LookedAtHand(seat),)


def bid(state: State, action: Bid) -> Step:
    """Bid. The auction ends if nobody else is left in it."""
    values = _values(state)
    value = action.value
    if value not in values:
        if silent(state, action.seat):
            raise illegal("silent", "below the line of silence only a forced opening may be bid")
        raise refusal(value, values, state.rules.auction.step, holds=limit(state, action.seat))
    following = _next(state, state.out)
    bids = (*state.auction, action)
    after = evolve(state, bid=value, bidder=action.seat, auction=bids, to_act=following)
    event = _bidden(action.seat, value)
    return _close(after, event) if following == action.seat else (after, (event,))


def pass_(state: State, action: Pass) -> Step:
    """Leave the auction. It ends if only the highest bidder is left, or nobody."""
    if _must_open(state):
        raise illegal("must_open", "the seat left of the dealer has to open", minimum=state.opening)
    out = state.out | 1 << action.seat
    following = _next(state, out)
    after = evolve(state, out=out, auction=(*state.auction, action), to_act=following)
    event = _PASSED[action.seat]
    if out >> following & 1:
        after, happened = throw_in(after, moves=True, penalty=False)
        return after, (event, ThrownIn(None, None), *happened)
    return _close(after, event) if following == state.bidder else (after, (event,))


def _next(state: State, out: int) -> int:
    """Return the next seat still in the auction, or the seat to act if there is no other."""
    seat = state.to_act or 0
    following = state.next_seat[seat]
    while out >> following & 1 and following != seat:
        following = state.next_seat[following]
    return following


def _close(state: State, event: Event) -> Step:
    """End the auction: the highest bidder becomes the declarer, and everybody counts as having looked."""
    declarer = state.bidder or 0
    blind = not state.looked >> declarer & 1
    after = evolve(
        state,
        declarer=declarer,
        contract=state.bid,
        blind=blind,
        forced=state.rules.auction.forced_opening and state.bid == state.opening,
        looked=cards.mask_of(active_seats(state)),
    )
    after, happened = talon.after_auction(after)
    return after, (event, AuctionWon(declarer, state.bid, blind), *happened)
