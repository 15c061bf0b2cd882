"""Words before the play: bidding, naming the contract, throwing a hand in, giving one up."""

from collections.abc import Iterator

from engine.cards import marriages_in, points
from engine.players import barrel, ends
from engine.players.forecast import Outcome, chance, forecast
from engine.players.levels import Level
from engine.players.reading import Action, Reading
from engine.players.solver import Solver

_SURE = 0.6
LATE = 0.75
"""From which share of the target on the chances of winning the game decide about bids, and not points."""


def bid(reading: Reading, draws: Iterator[int], level: Level, solver: Solver) -> Action:
    """Return a bid or a pass: the lowest bid while the hand is likely enough to make it.

    On a barrel that is the lowest one that can win, and the hand has to make what wins.
    """
    bids = sorted(reading.legal_to("bid"), key=_value)
    passes = reading.legal_to("pass")
    if not bids:
        return passes[0]
    lowest = barrel.lowest_bid(reading, bids)
    if not passes:
        return lowest
    value = int(lowest["value"])
    if points(reading.hand) < 20 and not marriages_in(reading.hand):
        return passes[0]
    outcomes = _as_declarer(reading, draws, level, solver)
    if _is_late(reading):
        return lowest if _wins_more(reading, draws, outcomes, value, level, solver) else passes[0]
    odds = chance(outcomes, reading.seat, barrel.wanted(reading, value))
    if odds < _wanted(reading):
        return passes[0]
    if reading.gains_as_defender and not _better_than_defending(reading, draws, outcomes, value, level, solver):
        return passes[0]
    return lowest


def _as_declarer(
    reading: Reading, draws: Iterator[int], level: Level, solver: Solver, declarer: int | None = None
) -> list[Outcome]:
    """Return how the hand is expected to end with a declarer, the seat itself if none is named."""
    seat = reading.seat if declarer is None else declarer
    return [one.short_of(seat, level.caution) for one in forecast(reading, draws, level.forecasts, seat, solver)]


def _wanted(reading: Reading) -> float:
    """How likely a contract must be before it is bid; less where only a declarer can gain."""
    if reading.status["barrel"] == 1:
        return 0.35  # the last try: what is lost by going down would mostly be lost anyway
    if not reading.gains_as_defender:
        return 0.5
    return _SURE


def _is_late(reading: Reading) -> bool:
    """Whether the game may be decided soon, so that chances to win it say more than points."""
    late = LATE * reading.rules.game.target
    return any(total >= late for total in reading.view["totals"])


def _wins_more(
    reading: Reading, draws: Iterator[int], own: list[Outcome], value: int, level: Level, solver: Solver
) -> bool:
    """Tell whether the game is likelier to be won as declarer than against the highest bidder so far."""
    declaring, _ = ends.best_contract(reading, own, reading.seat, value)
    rival, their_bid = _rival(reading)
    if rival is None:
        return declaring >= ends.now(reading)
    theirs = _as_declarer(reading, draws, level, solver, rival)
    defending, _ = ends.best_contract(reading, theirs, rival, their_bid)
    return declaring > defending


def _rival(reading: Reading) -> tuple[int | None, int]:
    bidders = [action for action in reading.view["auction"] if action["do"] == "bid"]
    return (int(bidders[-1]["seat"]), int(bidders[-1]["value"])) if bidders else (None, 0)


def _better_than_defending(
    reading: Reading, draws: Iterator[int], own: list[Outcome], value: int, level: Level, solver: Solver
) -> bool:
    """Tell whether bidding promises more, compared with the others, than leaving it to the highest bidder."""
    rival, their_bid = _rival(reading)
    if rival is None:
        return True
    theirs = _as_declarer(reading, draws, level, solver, rival)
    declaring = ends.points_ahead(reading, own, reading.seat, value)
    return declaring >= ends.points_ahead(reading, theirs, rival, their_bid)


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
