"""A player without guesses, for a newcomer's first games: it plays plain legal cards and counts nothing.

It overbids a forced opening with any cards, so that no newcomer has to be declarer against their will.
"""

from collections.abc import Sequence

from engine.cards import INDEX, POINTS, SUIT_MASK, SUIT_OF, marriages_in
from engine.players.exchange import away_cost
from engine.players.reading import Action, Reading

ACES = 2
"""The aces that the player needs, besides a marriage, to open the bidding. It never raises a voluntary bid."""


def decide(reading: Reading) -> Action:
    """Return the player's action at a choice, from its view and the rules alone."""
    plays = reading.legal_to("play")
    if plays:
        return _card(reading, plays)
    for wanted in ("look", "redeal", "play_on"):
        if reading.legal_to(wanted):
            return reading.legal_to(wanted)[0]
    if reading.phase == "auction":
        return _bid(reading)
    away = reading.legal_to("give") or reading.legal_to("discard")
    if away:
        return min(away, key=lambda action: (_kept(reading, action), INDEX[str(action["card"])], action.get("to", 0)))
    contracts = reading.legal_to("contract")
    if contracts:
        return min(contracts, key=lambda action: int(action["value"]))
    others = [action for action in reading.legal if action["do"] != "concede"]
    return others[0] if others else reading.legal[0]


def _bid(reading: Reading) -> Action:
    bids = sorted(reading.legal_to("bid"), key=lambda action: int(action["value"]))
    passes = reading.legal_to("pass")
    if not passes:
        return bids[0]
    made = sum(1 for action in reading.view["auction"] if action["do"] == "bid")
    if made == 1 and reading.rules.auction.forced_opening:  # the only bid is the forced opening
        return bids[0] if bids else passes[0]
    aces = sum(1 for code in reading.view["hand"] or () if code[0] == "A")
    strong = bool(marriages_in(reading.hand)) and aces >= ACES
    return bids[0] if bids and strong and not made else passes[0]


def _kept(reading: Reading, action: Action) -> int:
    card = INDEX[str(action["card"])]
    gift = action["do"] == "give"
    return away_cost(reading.hand, 0, card, gift=gift, values=reading.rules.marriages.values)


def _card(reading: Reading, plays: Sequence[Action]) -> Action:
    """Return the card with the fewest points; among equals, from the longest suit.

    So a marriage is declared late, when its cards are the lowest left.
    """

    def least(action: Action) -> tuple[int, int, int, bool]:
        card = INDEX[str(action["card"])]
        length = (reading.hand & SUIT_MASK[SUIT_OF[card]]).bit_count()
        return POINTS[card], -length, card, not action.get("marriage")

    return min(plays, key=least)
