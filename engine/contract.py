"""The limit of bids, and naming the contract after the exchange (docs/rules.md, 5).

With ``auction.raise_after_exchange`` the phase ``contract`` comes before the play: the declarer names the bid or a
higher contract. Otherwise the bid is the contract, and the play begins at once.
"""

from __future__ import annotations

from functools import lru_cache

from engine import play
from engine.actions import Contract
from engine.cards import marriages_in, marriages_worth
from engine.endgame import Step
from engine.errors import illegal
from engine.events import ContractNamed
from engine.state import State, evolve

PLAIN_LIMIT = 120


def limit(state: State, seat: int) -> int:
    """Return the highest contract a seat may bid or name, by the cards it has seen of its hand."""
    rules = state.rules.auction
    highest = rules.ceiling
    if state.barrel[seat] == 0:
        highest = min(highest, PLAIN_LIMIT)
    if rules.above_120 == "free":
        return highest
    seen = state.hands[seat] if state.looked >> seat & 1 else 0
    if not marriages_in(seen):
        return min(highest, PLAIN_LIMIT)
    if rules.above_120 == "held_marriages":
        return min(highest, PLAIN_LIMIT + marriages_worth(seen, state.rules.marriages.values))
    return highest


def begin(state: State) -> Step:
    """Let the declarer name the contract if the rules allow raising, else begin the play."""
    if state.rules.auction.raise_after_exchange and state.declarer is not None:
        return evolve(state, phase="contract", to_act=state.declarer), ()
    return play.begin(state, contract=state.contract)


def _values(state: State) -> range:
    step = state.rules.auction.step
    return range(state.bid, max(state.bid, limit(state, state.to_act or 0)) + 1, step)


_named = lru_cache(maxsize=4096)(ContractNamed)
_contract = lru_cache(maxsize=4096)(Contract)


def legal(state: State) -> tuple[Contract, ...]:
    """Return every contract that may be named: the bid, and more in steps."""
    seat = state.to_act or 0
    return tuple([_contract(seat, value) for value in _values(state)])


def name(state: State, action: Contract) -> Step:
    """Name the contract."""
    values = _values(state)
    if action.value not in values:
        raise refusal(action.value, values, state.rules.auction.step, holds=limit(state, action.seat))
    after, happened = play.begin(state, contract=action.value)
    return after, (_named(action.seat, action.value), *happened)


def refusal(value: int, values: range, step: int, *, holds: int) -> Exception:
    """Return the refusal of a bid or contract: too low, too high, off the steps, or without a marriage."""
    if not values or value < values[0]:
        minimum = values[0] if values else None
        return illegal("bid_too_low", f"{value} is too low", minimum=minimum, value=value)
    if value > values[-1]:
        if holds < value and holds >= PLAIN_LIMIT and value > PLAIN_LIMIT:
            return illegal("needs_marriage", f"{value} needs more marriages in hand", maximum=values[-1], value=value)
        return illegal("bid_too_high", f"{value} is too high", maximum=values[-1], value=value)
    return illegal("bid_off_step", f"{value} is not a multiple of the step {step}", step=step, value=value)
