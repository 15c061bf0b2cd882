"""What wins from a barrel, as a player reckons with it (docs/rules.md, 9.7)."""

from collections.abc import Sequence

from engine.players.reading import Action, Reading


def lowest_bid(reading: Reading, bids: Sequence[Action]) -> Action:
    """Return the lowest of some bids, ascending, that can win: on the barrel not every one does.

    A bid that may be raised after the exchange can be low at first.
    """
    rules = reading.rules
    if reading.seat not in reading.on_barrel or rules.barrel.wins_by == "points":
        return bids[0]
    if rules.auction.raise_after_exchange:
        return bids[0]
    return next((bid for bid in bids if int(bid["value"]) >= rules.barrel.need), bids[0])
