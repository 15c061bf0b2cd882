"""Words before the play: bidding, naming the contract, throwing a hand in, giving one up."""

from collections.abc import Iterator

from engine.cards import COURT, SUIT_MASK, marriages_in, points
from engine.players.forecast import as_declarer, chance
from engine.players.playout import MARRIAGE_VALUES
from engine.players.reading import Action, Reading

WORLDS = {"easy": 0, "normal": 10, "hard": 32}
"""In how many guessed worlds a level tries a hand out; without any it counts its cards."""

_SURE = {"normal": 0.6, "hard": 0.6}


def count_points(hand: int) -> int:
    """Estimate what a hand makes as declarer by counting: aces, tens beside an ace, marriages, long suits."""
    total = 15
    for suit in range(4):
        held = hand & SUIT_MASK[suit]
        has_ace = held >> (6 * suit) & 1
        if has_ace:
            total += 14 + (12 if held >> (6 * suit + 1) & 1 else 0)
        if held & COURT[suit] == COURT[suit]:
            total += MARRIAGE_VALUES[suit] + 4 * held.bit_count()
    return total


def bid(reading: Reading, draws: Iterator[int], level: str) -> Action:
    """Return a bid or a pass: the lowest bid while the hand is likely enough to make it."""
    bids = sorted(reading.legal_to("bid"), key=lambda action: int(action["value"]))
    passes = reading.legal_to("pass")
    if not bids:
        return passes[0]
    lowest = bids[0]
    if not passes:
        return lowest
    value = int(lowest["value"])
    if not WORLDS[level]:
        return lowest if count_points(reading.hand) >= value else passes[0]
    if points(reading.hand) < 20 and not marriages_in(reading.hand):
        return passes[0]
    results = as_declarer(reading, draws, WORLDS[level])
    return lowest if chance(results, value) >= _wanted(reading, level) else passes[0]


def _wanted(reading: Reading, level: str) -> float:
    """How likely a contract must be before it is bid; less where only a declarer can gain."""
    if reading.status["barrel"] == 1:
        return 0.35  # the last try: what is lost by going down would mostly be lost anyway
    if not reading.gains_as_defender:
        return 0.5
    return _SURE[level]


def name_contract(reading: Reading, draws: Iterator[int], level: str) -> Action:
    """Return the contract with the best prospect: the bid, or more where the hand makes more."""
    values = sorted(reading.legal_to("contract"), key=lambda action: int(action["value"]))
    if not WORLDS[level]:
        made = count_points(reading.hand)
        return max([values[0], *(action for action in values if int(action["value"]) <= made - 15)], key=_value)
    results = as_declarer(reading, draws, WORLDS[level])
    return max(values, key=lambda action: (prospect(results, _value(action)), -_value(action)))


def _value(action: Action) -> int:
    return int(action["value"])


def prospect(results: list[int], contract: int) -> float:
    """Return what a contract is expected to bring: it is lost as often as the points are missed."""
    return contract * (2 * chance(results, contract) - 1)


def throw_in(reading: Reading, draws: Iterator[int], level: str) -> bool:
    """Tell whether to use a right to throw the hand in: whoever holds one has a bad hand, unless it plays well."""
    if reading.declarer is not None and reading.declarer != reading.seat:
        return True
    if not WORLDS[level]:
        return count_points(reading.hand) < max(reading.contract, 100)
    results = as_declarer(reading, draws, WORLDS[level])
    return chance(results, max(reading.contract, 100)) < 0.7


def give_up(reading: Reading, draws: Iterator[int], level: str) -> Action | None:
    """Return the cheapest way to give up a hopeless hand, or None to play it."""
    ways = {str(action["kind"]): action for action in reading.legal_to("concede")}
    if not ways:
        return None
    if not WORLDS[level]:
        hopeless = count_points(reading.hand) < reading.contract - 60
        return ways.get("concede") if hopeless else None
    odds = chance(as_declarer(reading, draws, WORLDS[level]), reading.contract)
    if "concede" in ways and odds < 0.3:
        return ways["concede"]
    if odds == 0 and "walk_out" in ways:
        return ways["walk_out"]
    return None
