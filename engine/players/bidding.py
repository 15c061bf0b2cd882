"""Words before the play: bidding, naming the contract, throwing a hand in, giving one up."""

from collections.abc import Iterator

from engine.cards import marriages_in, points
from engine.players import barrel, ends
from engine.players.forecast import Outcome, chance, forecast
from engine.players.levels import Level
from engine.players.reading import Action, Reading
from engine.players.solver import Solver


def bid(reading: Reading, draws: Iterator[int], level: Level, solver: Solver) -> Action:
    """Return a bid or a pass: the lowest bid while the game is likelier to be won with it than without.

    On a barrel that is the lowest one that can win.
    """
    bids = sorted(reading.legal_to("bid"), key=_value)
    passes = reading.legal_to("pass")
    if not bids:
        return passes[0]
    lowest = barrel.lowest_bid(reading, bids)
    if not passes:
        return lowest
    if points(reading.hand) < 20 and not marriages_in(reading.hand):
        return passes[0]
    own = _as_declarer(reading, draws, level, solver)
    declaring, _ = ends.best_contract(reading, own, reading.seat, _value(lowest))
    return lowest if declaring > _passing(reading, draws, level, solver) else passes[0]


def _passing(reading: Reading, draws: Iterator[int], level: Level, solver: Solver) -> float:
    """Return how likely the game is to be won against the highest bidder so far, or with the hand thrown in."""
    bidders = [action for action in reading.view["auction"] if action["do"] == "bid"]
    if not bidders:
        return ends.now(reading)
    rival, value = int(bidders[-1]["seat"]), _value(bidders[-1])
    theirs = _as_declarer(reading, draws, level, solver, rival)
    return ends.best_contract(reading, theirs, rival, value)[0]


def _as_declarer(
    reading: Reading, draws: Iterator[int], level: Level, solver: Solver, declarer: int | None = None
) -> list[Outcome]:
    """Return how the hand is expected to end with a declarer, the seat itself if none is named."""
    seat = reading.seat if declarer is None else declarer
    return [one.short_of(seat, level.caution) for one in forecast(reading, draws, level.forecasts, seat, solver)]


def name_contract(reading: Reading, draws: Iterator[int], level: Level, solver: Solver) -> Action:
    """Return the contract with which the game is likeliest to be won: the bid, or more."""
    values = sorted(reading.legal_to("contract"), key=_value)
    outcomes = _as_declarer(reading, draws, level, solver)
    _, least = ends.best_contract(reading, outcomes, reading.seat, _value(values[0]))
    return max((action for action in values if _value(action) <= max(-least, _value(values[0]))), key=_value)


def _value(action: Action) -> int:
    return int(action["value"])


def throw_in(reading: Reading, draws: Iterator[int], level: Level, solver: Solver) -> bool:
    """Tell whether to use a right to throw the hand in: whoever holds one has a bad hand, unless it plays well."""
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
