"""What a declarer keeps and gives away: how much each card of a hand is worth to it."""

from collections.abc import Callable

from engine.cards import COURT, POINTS, RANK_OF, SUIT_MASK, SUIT_OF, numbers

_ACE, _TEN, _KING, _QUEEN = 0, 1, 2, 3
_BY_RANK = (40, 14, 8, 6, 3, 1)


def keep_value(hand: int, card: int) -> int:
    """Return what a card is worth in a declarer's hand, in about the points it brings; low ones go first."""
    suit, rank = SUIT_OF[card], RANK_OF[card]
    same = hand & SUIT_MASK[suit]
    length = same.bit_count()
    has_marriage = hand & COURT[suit] == COURT[suit]
    has_ace = bool(same >> (6 * suit) & 1)
    value = _BY_RANK[rank]
    if has_marriage:
        # The suit becomes trump: its small cards draw those of the others, and the pair itself is the hand.
        value += 100 + 10 * suit if rank in {_KING, _QUEEN} else 16
    elif has_ace:
        value += 4 * (length - 1)
        if rank == _TEN:
            value += 12
    elif length == 1:
        value -= 4
    return value


def gift_danger(hand: int, seen: int, card: int) -> int:
    """Return what giving a card to a defender may bring it beyond its points.

    ``seen`` are the cards that no defender can hold. A king or queen whose partner may lie there makes a marriage.
    """
    suit, rank = SUIT_OF[card], RANK_OF[card]
    danger = POINTS[card]
    if rank in {_KING, _QUEEN}:
        partner = 6 * suit + (_KING + _QUEEN - rank)
        if not (hand | seen) >> partner & 1:
            danger += 10 + 5 * suit
    return danger


def away_cost(hand: int, seen: int, card: int, *, gift: bool) -> int:
    """Return what parting with a card costs a declarer, as a gift to a defender or laid aside."""
    return 2 * keep_value(hand, card) + (gift_danger(hand, seen, card) if gift else 0)


def least_useful(hand: int, count: int, cost: Callable[[int], int]) -> list[int]:
    """Return the ``count`` cards of a hand that cost least to part with, the cheapest first."""
    return sorted(numbers(hand), key=lambda card: (cost(card), card))[:count]


def shape_of(active: int, hand: int, hidden: int, stock: int) -> tuple[int, int, int]:
    """Return how many cards a declarer takes from the talon, passes to each defender, and lays aside.

    The usual layouts, told from the number of active seats, the cards in a hand, those that no seat holds (``hidden``,
    without the stock) and those in the ``stock`` (rules, section 11).
    """
    if hidden <= 0:
        return 0, 0, 0
    if active == 3:
        passed = hidden // 3
        return hidden, passed, hidden - 3 * passed
    if stock or hidden == 2:
        return hidden, hidden // 2, hidden % 2
    taken = hidden // 2
    return (taken, 1, 1) if hand == 9 and taken == 3 else (taken, 0, taken)
