"""Decisions before the play: bidding, naming the contract, throwing a hand in, giving a hand up."""

from collections.abc import Iterator, Sequence

from engine.cards import marriages_in, points
from engine.players import ends
from engine.players.forecast import Outcome, best_played, chance, forecast
from engine.players.levels import IN_TWO_HANDS, Level
from engine.players.reading import Action, Reading
from engine.players.solver import Solver


def bid(reading: Reading, draws: Iterator[int], level: Level, solver: Solver) -> Action:
    """Return the lowest bid if it gives a better chance to win the game than passing, otherwise a pass."""
    bids = sorted(reading.legal_to("bid"), key=_value)
    passes = reading.legal_to("pass")
    if not bids:
        return passes[0]
    lowest = _lowest_bid(reading, bids)
    if not passes:
        return lowest
    if points(reading.hand) < 20 and not marriages_in(reading.hand):
        return passes[0]
    own = _as_declarer(reading, draws, level, solver)
    declaring, _ = ends.best_contract(reading, own, reading.seat, _value(lowest))
    return lowest if declaring > _passing(reading, draws, level, solver) else passes[0]


def _lowest_bid(reading: Reading, bids: Sequence[Action]) -> Action:
    """Return the lowest of some ascending bids; on a barrel, the lowest bid that can win (docs/rules.md, 9.7).

    If the rules allow raising after the exchange, the bid can be low at first.
    """
    rules = reading.rules
    if reading.seat not in reading.on_barrel or rules.barrel.wins_by == "points" or rules.auction.raise_after_exchange:
        return bids[0]
    return next((bid for bid in bids if _value(bid) >= rules.barrel.need), bids[0])


def _passing(reading: Reading, draws: Iterator[int], level: Level, solver: Solver) -> float:
    """Return the chance to win the game after a pass: against the highest bidder so far, or with no declarer."""
    bidders = [action for action in reading.view["auction"] if action["do"] == "bid"]
    if not bidders:
        return ends.now(reading)
    rival, value = int(bidders[-1]["seat"]), _value(bidders[-1])
    theirs = _as_declarer(reading, draws, level, solver, rival)
    return ends.best_contract(reading, theirs, rival, value)[0]


def _as_declarer(
    reading: Reading, draws: Iterator[int], level: Level, solver: Solver, declarer: int | None = None
) -> list[Outcome]:
    """Return forecast outcomes of the hand with a declarer, by default the seat itself."""
    seat = reading.seat if declarer is None else declarer
    return [one.short_of(seat, level.caution) for one in forecast(reading, draws, level.forecasts, seat, solver)]


def name_contract(reading: Reading, draws: Iterator[int], level: Level, solver: Solver) -> Action:
    """Return the contract, the bid or more, that gives the best chance to win the game."""
    values = sorted(reading.legal_to("contract"), key=_value)
    found = best_played(reading, draws, level.contracts, IN_TWO_HANDS * level.positions, solver)
    outcomes = [outcome for outcome, share in found for _ in range(share)]
    outcomes = outcomes or _as_declarer(reading, draws, level, solver)
    _, least = ends.best_contract(reading, outcomes, reading.seat, _value(values[0]))
    return max((action for action in values if _value(action) <= max(-least, _value(values[0]))), key=_value)


def _value(action: Action) -> int:
    return int(action["value"])


def throw_in(reading: Reading, draws: Iterator[int], level: Level, solver: Solver) -> bool:
    """Return whether to use a right to throw the hand in: yes, unless the hand is likely to make its contract."""
    if reading.phase == "play" and reading.declarer != reading.seat:
        return True
    return chance(_as_declarer(reading, draws, level, solver), reading.seat, max(reading.contract, 100)) < 0.7


def give_up(reading: Reading, draws: Iterator[int], level: Level, solver: Solver) -> Action | None:
    """Return the cheapest way to give up a hopeless hand, or None to play it."""
    ways = {str(action["kind"]): action for action in reading.legal_to("concede")}
    if not ways:
        return None
    outcomes = _as_declarer(reading, draws, level, solver)
    going_on, _ = ends.best_contract(reading, outcomes, reading.seat, reading.contract)
    worth = {kind: ends.worth_of_giving_up(reading, kind) for kind in ways}
    best = max(ways, key=lambda kind: (worth[kind], kind))
    return ways[best] if worth[best] > going_on else None
