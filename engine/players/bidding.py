"""Words before the play: bidding, naming the contract, throwing a hand in, giving one up."""

from collections.abc import Iterator

from engine.cards import COURT, SUIT_MASK, marriages_in, points
from engine.players import barrel
from engine.players.forecast import Outcome, average, chance, forecast
from engine.players.levels import Level
from engine.players.reading import Action, Reading
from engine.players.solver import Solver

_SURE = 0.6


def count_points(hand: int, values: tuple[int, ...]) -> int:
    """Estimate what a hand makes as declarer by counting: aces, tens beside an ace, marriages, long suits."""
    total = 15
    for suit in range(4):
        held = hand & SUIT_MASK[suit]
        has_ace = held >> (6 * suit) & 1
        if has_ace:
            total += 14 + (12 if held >> (6 * suit + 1) & 1 else 0)
        if held & COURT[suit] == COURT[suit]:
            total += values[suit] + 4 * held.bit_count()
    return total


def _counted(reading: Reading) -> int:
    return count_points(reading.hand, reading.rules.marriages.values)


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
    if not level.forecasts:
        return lowest if _counted(reading) >= barrel.wanted(reading, value) else passes[0]
    if points(reading.hand) < 20 and not marriages_in(reading.hand):
        return passes[0]
    outcomes = _as_declarer(reading, draws, level, solver)
    odds = chance(outcomes, reading.seat, barrel.wanted(reading, value))
    if odds < _wanted(reading):
        return passes[0]
    if reading.gains_as_defender and not _better_than_defending(reading, draws, outcomes, value, solver):
        return passes[0]
    return lowest


def _as_declarer(reading: Reading, draws: Iterator[int], level: Level, solver: Solver) -> list[Outcome]:
    return forecast(reading, draws, level.forecasts, reading.seat, solver)


def _wanted(reading: Reading) -> float:
    """How likely a contract must be before it is bid; less where only a declarer can gain."""
    if reading.status["barrel"] == 1:
        return 0.35  # the last try: what is lost by going down would mostly be lost anyway
    if not reading.gains_as_defender:
        return 0.5
    return _SURE


def _better_than_defending(
    reading: Reading, draws: Iterator[int], own: list[Outcome], value: int, solver: Solver
) -> bool:
    """Tell whether bidding promises more, compared with the others, than leaving it to the highest bidder."""
    bidders = [action for action in reading.view["auction"] if action["do"] == "bid"]
    if not bidders:
        return True
    rival, their_bid = int(bidders[-1]["seat"]), int(bidders[-1]["value"])
    me = reading.seat
    others = [seat for seat in reading.active if seat != me]
    theirs = forecast(reading, draws, len(own), rival, solver)
    defenders = [seat for seat in others if seat != rival]
    against_me = prospect(reading, theirs, rival, their_bid)
    if defenders:
        against_me += average(theirs, defenders) * len(defenders)
    declaring = prospect(reading, own, me, value) - average(own, others)
    defending = average(theirs, [me]) - against_me / len(others)
    return declaring >= defending


def name_contract(reading: Reading, draws: Iterator[int], level: Level, solver: Solver) -> Action:
    """Return the contract with the best prospect: the bid, or more where the hand makes more."""
    values = sorted(reading.legal_to("contract"), key=_value)
    if not level.forecasts:
        made = _counted(reading)
        if reading.seat in reading.on_barrel:
            return barrel.lowest_bid(reading, values) if made >= reading.rules.barrel.need else values[0]
        return max([values[0], *(action for action in values if int(action["value"]) <= made - 15)], key=_value)
    outcomes = _as_declarer(reading, draws, level, solver)
    return max(values, key=lambda action: (prospect(reading, outcomes, reading.seat, _value(action)), -_value(action)))


def _value(action: Action) -> int:
    return int(action["value"])


def prospect(reading: Reading, outcomes: list[Outcome], declarer: int, contract: int) -> float:
    """Return what a contract is expected to bring a declarer: it is lost as often as the points are missed."""
    if declarer in reading.on_barrel:
        return barrel.prospect(reading, outcomes, declarer, contract)
    odds = chance(outcomes, declarer, contract)
    gain = average(outcomes, [declarer]) if reading.rules.scoring.declarer == "points" else contract
    return odds * gain - (1 - odds) * contract


def throw_in(reading: Reading, draws: Iterator[int], level: Level, solver: Solver) -> bool:
    """Tell whether to use a right to throw the hand in: whoever holds one has a bad hand, unless it plays well."""
    if reading.phase == "play" and reading.declarer != reading.seat:
        return True
    if not level.forecasts:
        return _counted(reading) < max(reading.contract, 100)
    return chance(_as_declarer(reading, draws, level, solver), reading.seat, max(reading.contract, 100)) < 0.7


def give_up(reading: Reading, draws: Iterator[int], level: Level, solver: Solver) -> Action | None:
    """Return the cheapest way to give up a hopeless hand, or None to play it."""
    ways = {str(action["kind"]): action for action in reading.legal_to("concede")}
    if not ways:
        return None
    if not level.forecasts:
        hopeless = _counted(reading) < reading.contract - 60
        return ways.get("concede") if hopeless else None
    odds = chance(_as_declarer(reading, draws, level, solver), reading.seat, reading.contract)
    if "concede" in ways and odds < 0.3:
        return ways["concede"]
    # Going down costs the contract and leaves the others the tricks: written down they get nothing.
    if odds < 0.05:
        return ways.get("write_down") or ways.get("walk_out")
    return None
