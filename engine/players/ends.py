"""The effect of a hand's result on the game: its exact score, and the chance to win the game afterwards."""

from collections.abc import Sequence
from dataclasses import replace

from engine import concession, scoring
from engine.actions import Concede
from engine.players.forecast import Outcome
from engine.players.reading import Reading
from engine.players.standing import chances
from engine.state import State, Trick

POINT = 0.0005
"""Added to the chance of winning for each point gained above the others' average. It decides between equal chances."""

_TRICK = Trick(0, (), 0)


def worth(reading: Reading, outcomes: Sequence[Outcome], declarer: int, contract: int) -> float:
    """Return the seat's chance to win the game after a hand with this declarer and contract.

    Two outcomes are scored: the median of those that make the contract, and the median of the others.
    """
    made = [outcome for outcome in outcomes if outcome.points[declarer] >= contract]
    down = [outcome for outcome in outcomes if outcome.points[declarer] < contract]
    total = 0.0
    for group in (made, down):
        if group:
            order = sorted(group, key=lambda outcome: outcome.points[declarer])
            after, _ = scoring.score(_ended(reading, order[len(order) // 2], declarer, contract))
            total += len(group) / len(outcomes) * _won(reading, after)
    return total


def best_contract(reading: Reading, outcomes: Sequence[Outcome], declarer: int, bid: int) -> tuple[float, int]:
    """Return the seat's chance to win with the declarer's best contract (the bid or more), and minus that contract."""
    auction = reading.rules.auction
    highest = max(outcome.points[declarer] for outcome in outcomes) if auction.raise_after_exchange else bid
    values = range(bid, min(max(highest, bid), max(auction.ceiling, bid)) + 1, auction.step)
    pick = max if declarer == reading.seat else min
    return pick((worth(reading, outcomes, declarer, value), -value) for value in values)


def now(reading: Reading) -> float:
    """Return the seat's chance to win the game if this hand doesn't count."""
    return _won(reading, _position(reading))


def worth_of_giving_up(reading: Reading, kind: str) -> float:
    """Return the seat's chance to win the game if it, as the declarer, gives this hand up."""
    before = _position(reading)
    state = replace(before, declarer=reading.seat, contract=reading.contract, bid=reading.contract)
    after, _ = concession.paid(state, Concede(reading.seat, kind))
    return _won(reading, after)


def _position(reading: Reading) -> State:
    """Return a state with the fields that scoring needs."""
    view, status = reading.view, reading.view["status"]
    seats = int(view["seats"])
    order = list(reading.active)
    following = [next((other for other in order if other > seat), order[0]) for seat in range(seats)]
    return State(
        rules=reading.rules,
        seats=seats,
        dealer=view["dealer"],
        phase="play",
        to_act=reading.seat,
        totals=tuple(view["totals"]),
        strikes=tuple(one["strikes"] for one in status),
        falls=tuple(one["falls"] for one in status),
        concessions=tuple(one["concessions"] for one in status),
        barrel=tuple(one["barrel"] for one in status),
        golden=2 if view["golden"] else 0,  # not the last hand of the round, so scoring won't begin the round again
        sits_out=view["sits_out"],
        next_seat=tuple(following),
        points=(0,) * seats,
        taken=(0,) * seats,
        marriages=((),) * seats,
    )


def _ended(reading: Reading, outcome: Outcome, declarer: int, contract: int) -> State:
    return replace(
        _position(reading),
        declarer=declarer,
        contract=contract,
        points=outcome.points,
        taken=outcome.taken,
        marriages=tuple(tuple(suit for suit in range(4) if declared >> suit & 1) for declared in outcome.declared),
        tricks=(_TRICK,) * sum(outcome.taken),
    )


def _won(reading: Reading, after: State) -> float:
    """Return the seat's chance to win from a state between two hands, plus a little for its points (``POINT``)."""
    if after.winners is not None:
        return 1 / len(after.winners) if reading.seat in after.winners else 0.0
    gains: list[int] = [new - old for new, old in zip(after.totals, reading.view["totals"], strict=True)]
    others = [gains[seat] for seat in reading.active if seat != reading.seat]
    ahead: float = gains[reading.seat] - sum(others) / len(others)
    return chances(reading.rules, after.totals, after.barrel)[reading.seat] + POINT * ahead
