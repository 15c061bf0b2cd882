"""Rules of thumb for the exchange: the value of each card to the declarer."""

from collections.abc import Callable

from engine.cards import COURT, POINTS, RANK_OF, SUIT_MASK, SUIT_OF, numbers
from engine.players.reading import Reading
from engine.rules import Layout

_ACE, _TEN, _KING, _QUEEN = 0, 1, 2, 3
_BY_RANK = (40, 14, 8, 6, 3, 1)


def keep_value(hand: int, card: int, values: tuple[int, ...]) -> int:
    """Return the value of a card in a declarer's hand, roughly in points. ``values`` are the marriages' values."""
    suit, rank = SUIT_OF[card], RANK_OF[card]
    same = hand & SUIT_MASK[suit]
    length = same.bit_count()
    has_marriage = hand & COURT[suit] == COURT[suit]
    has_ace = bool(same >> (6 * suit) & 1)
    value = _BY_RANK[rank]
    if has_marriage:
        # The suit becomes trump: its low cards draw the others' trumps, and the pair is the core of the hand.
        value += 80 + values[suit] // 2 if rank in {_KING, _QUEEN} else 16
    elif has_ace:
        value += 4 * (length - 1)
        if rank == _TEN:
            value += 12
    elif length == 1:
        value -= 4
    return value


def gift_danger(hand: int, seen: int, card: int, values: tuple[int, ...]) -> int:
    """Return the danger of a card for a defender: its points, and part of the value of a marriage it may complete.

    ``seen`` are the cards that no defender can hold.
    """
    suit, rank = SUIT_OF[card], RANK_OF[card]
    danger = POINTS[card]
    if rank in {_KING, _QUEEN}:
        partner = 6 * suit + (_KING + _QUEEN - rank)
        if not (hand | seen) >> partner & 1:
            danger += values[suit] // 4
    return danger


def away_cost(hand: int, seen: int, card: int, *, gift: bool, values: tuple[int, ...]) -> int:
    """Return the cost of passing a card to a defender, or of laying it aside."""
    return 2 * keep_value(hand, card, values) + (gift_danger(hand, seen, card, values) if gift else 0)


def least_useful(hand: int, count: int, cost: Callable[[int], int]) -> list[int]:
    """Return the ``count`` cheapest cards of a hand, the cheapest first."""
    return sorted(numbers(hand), key=lambda card: (cost(card), card))[:count]


def layout_of(reading: Reading, hidden: int) -> Layout:
    """Return the layout of the pack.

    If the rules have none for this number of seats, guess it from the number of cards that no seat holds (``hidden``).
    """
    if reading.layout is not None:
        return reading.layout
    hand = max(reading.counts)
    if len(reading.active) > 2 or hidden <= 0:
        return Layout(hand=hand, talons=int(hidden > 0), talon_size=hidden, passes=hidden // 3, discard=hidden % 3)
    if reading.stock or hidden == 2:
        return Layout(hand=hand, talons=1, talon_size=hidden, passes=hidden // 2, discard=hidden % 2)
    return Layout(hand=hand, talons=2, talon_size=hidden // 2, passes=0, discard=hidden // 2)
