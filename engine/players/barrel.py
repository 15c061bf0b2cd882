"""What wins from a barrel, as a player reckons with it (docs/rules.md, 9.7)."""

from collections.abc import Sequence

from engine.players.forecast import Outcome, chance
from engine.players.goals import GAME
from engine.players.reading import Action, Reading

LAST_HAND = 120.0
"""What the last hand on the barrel costs if it does not win."""


def wanted(reading: Reading, value: int) -> int:
    """Return the points that a hand has to make for a bid to be worth its while: on the barrel, what wins."""
    return max(value, reading.rules.barrel.need) if reading.seat in reading.on_barrel else value


def lowest_bid(reading: Reading, bids: Sequence[Action]) -> Action:
    """Return the lowest of some bids or contracts, ascending, that can win: on the barrel not every one does.

    A bid that may be raised after the exchange can be low at first.
    """
    rules = reading.rules
    if reading.seat not in reading.on_barrel or rules.barrel.wins_by == "points":
        return bids[0]
    if rules.auction.raise_after_exchange and bids[0]["do"] == "bid":
        return bids[0]
    return next((bid for bid in bids if int(bid["value"]) >= rules.barrel.need), bids[0])


def prospect(reading: Reading, outcomes: list[Outcome], declarer: int, contract: int) -> float:
    """Return what a contract is expected to bring a declarer on the barrel: the game, its loss, or nothing."""
    need = reading.rules.barrel.need
    made = chance(outcomes, declarer, contract)
    if reading.rules.barrel.wins_by == "points":
        won = chance(outcomes, declarer, max(contract, need))
    else:
        won = made if contract >= need else 0.0
    last = reading.view["status"][declarer]["barrel"] == 1
    return won * GAME - (1 - made) * contract - ((made - won) * LAST_HAND if last else 0.0)
