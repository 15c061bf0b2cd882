"""Cards as numbers 0–23, sets of cards as bit masks, and their conversion to the codes of docs/record.md.

The number of a card is ``suit * 6 + rank``, with the suits in the order S C D H and the ranks from ace to nine
(docs/rules.md, 2). So in a suit the lower number is the stronger card. Reading a mask from its lowest bit gives the
order in which hands are shown.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations

SUITS = "SCDH"
RANKS = "ATKQJ9"
RANK_POINTS = (11, 10, 4, 3, 2, 0)

CODES: tuple[str, ...] = tuple(rank + suit for suit in SUITS for rank in RANKS)
INDEX: dict[str, int] = {code: card for card, code in enumerate(CODES)}
BIT: dict[str, int] = {code: 1 << card for card, code in enumerate(CODES)}
_BITS: tuple[int, ...] = tuple(BIT.values())
POINTS: tuple[int, ...] = RANK_POINTS * 4
SUIT_OF: tuple[int, ...] = tuple(card // 6 for card in range(24))
RANK_OF: tuple[int, ...] = tuple(card % 6 for card in range(24))

SUIT_MASK: tuple[int, ...] = tuple(63 << (6 * suit) for suit in range(4))
# For each card, the mask of the cards of its suit that beat it.
STRONGER: tuple[int, ...] = tuple(((1 << card) - 1) & SUIT_MASK[card // 6] for card in range(24))

QUEEN, KING, ACE, JACK, NINE = 3, 2, 0, 4, 5
ALL = (1 << 24) - 1


def of_rank(rank: int) -> int:
    """Return the mask of the four cards of a rank."""
    return sum(1 << (6 * suit + rank) for suit in range(4))


ACES, KINGS, NINES = of_rank(ACE), of_rank(KING), of_rank(NINE)
COURT: tuple[int, ...] = tuple(0b1100 << (6 * suit) for suit in range(4))  # king and queen of each suit

_SUIT_POINTS = tuple(sum(RANK_POINTS[rank] for rank in range(6) if held >> rank & 1) for held in range(64))


def points(mask: int) -> int:
    """Return the card points of a set of cards."""
    return (
        _SUIT_POINTS[mask & 63]
        + _SUIT_POINTS[mask >> 6 & 63]
        + _SUIT_POINTS[mask >> 12 & 63]
        + _SUIT_POINTS[mask >> 18]
    )


def numbers(mask: int) -> list[int]:
    """Return the cards of a mask in the order in which a hand is shown."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


def codes(mask: int) -> tuple[str, ...]:
    """Return the codes of a mask in the order in which a hand is shown."""
    return tuple(CODES[card] for card in numbers(mask))


def mask_of(cards: Iterable[int]) -> int:
    """Return the mask of some distinct cards."""
    return sum(map(_BITS.__getitem__, cards))


def of_codes(codes: Iterable[str]) -> int:
    """Return the mask of some distinct cards, given by their codes."""
    return sum(map(BIT.__getitem__, codes))


_SUITS_OF_KINGS: dict[int, tuple[int, ...]] = {
    sum(1 << (6 * suit + KING) for suit in suits): suits
    for count in range(5)
    for suits in combinations(range(4), count)
}


def marriages_in(mask: int) -> tuple[int, ...]:
    """Return the suits whose king and queen are both in a set of cards."""
    return _SUITS_OF_KINGS[mask & mask >> 1 & KINGS]


def deck(size: int) -> tuple[str, ...]:
    """Return the canonical pack of 24 or 20 cards as codes like ``TH``: suits S C D H, each from the ace down."""
    return CODES if size == 24 else tuple(code for code in CODES if code[0] != "9")


def marriages_worth(mask: int, values: Sequence[int]) -> int:
    """Return the sum of the values of all marriages in a set of cards; ``values`` are by suit."""
    return sum(values[suit] for suit in marriages_in(mask))
