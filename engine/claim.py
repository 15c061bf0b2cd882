"""Sure tricks: whether the leader takes all remaining tricks, whatever the others hold.

The answer depends only on the leader's view and the rules, so it reveals nothing about hidden cards.
"""

from __future__ import annotations

from engine.cards import ACES, COURT, STRONGER, SUIT_MASK, SUIT_OF, SUITS, deck, numbers, of_codes
from engine.rules import Rules
from engine.view import View


def takes_the_rest(view: View, rules: Rules) -> bool:
    """Return whether the viewer, who is to lead, takes every remaining trick.

    True means: in every order of the viewer's cards, every layout of the hidden cards and against any play. The answer
    is False while there is a stock, before the first trick has been taken, and while a marriage or four aces can still
    be declared, because then the order matters.
    """
    if view.phase != "play" or view.to_act != view.seat or view.trick is not None or view.stock or not view.tricks:
        return False
    hand = of_codes(view.hand or ())
    hidden = of_codes(deck(rules.table.deck)) & ~hand & ~_seen(view)
    if not hand or _declares(rules, hand, hidden):
        return False
    trumps = 0 if view.trump is None else SUIT_MASK[SUITS.index(view.trump)]
    # An opponent without the suit led may trump it.
    if hidden & trumps and hand & ~trumps:
        return False
    return not any(hidden & SUIT_MASK[SUIT_OF[card]] & STRONGER[card] for card in numbers(hand))


def _seen(view: View) -> int:
    """Return the cards that can't be in another hand: those played, and those that the viewer laid aside."""
    played = tuple(played.card for trick in view.tricks for played in trick.cards)
    return of_codes((*played, *view.discards))


def _declares(rules: Rules, hand: int, hidden: int) -> bool:
    """Return whether anybody may still declare something that changes points or trump."""
    if any(hand & pair == pair or (rules.marriages.on_queen and hidden & pair == pair) for pair in COURT):
        return True
    return bool(rules.marriages.four_aces) and hand & ACES == ACES
