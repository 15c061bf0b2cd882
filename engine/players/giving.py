"""The exchange: which talon to take, which cards to pass and which to lay aside."""

from collections.abc import Iterator

from engine.cards import INDEX
from engine.players.chance import pick
from engine.players.exchange import away_cost
from engine.players.reading import Action, Reading


def choose_talon(reading: Reading, draws: Iterator[int]) -> Action:
    """Return one of the talons: nobody has seen them, so any is as good."""
    return pick(reading.legal_to("choose_talon"), draws)


def give_or_discard(reading: Reading) -> Action:
    """Return the pass or the discard that costs least.

    Halves of a marriage stay together; a king or queen whose partner a defender may hold is not passed.
    """
    hand = reading.hand
    seen = reading.played | reading.put_away
    gives, discards = reading.legal_to("give"), reading.legal_to("discard")

    def cost(action: Action) -> tuple[int, int, int]:
        card = INDEX[str(action["card"])]
        gift = action["do"] == "give"
        return away_cost(hand, seen, card, gift=gift), card, int(action.get("to", 0))

    # Passing first: a card laid aside may be any, one for a defender had better be harmless.
    return min(gives or discards, key=cost)
