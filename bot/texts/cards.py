"""Cards as a language writes them: local letters for the ranks, symbols for the suits."""

import re
from collections.abc import Iterable
from functools import cache

from bot.texts.sentences import plain
from engine.cards import RANKS

_SYMBOLS = {"S": "♠", "C": "♣", "D": "♦", "H": "♥"}
_BARE = re.compile("([♠♣♦♥])(?![\ufe0e\ufe0f])")


@cache
def suit(letter: str) -> str:
    """Return the symbol of a suit letter."""
    return _SYMBOLS[letter]


@cache
def rank(language: str, letter: str) -> str:
    """Return a rank as a language writes it: `Q` is `D` in Polish."""
    return plain(language, f"rank-{letter}")


def ranks(language: str) -> dict[str, str]:
    """Return every rank as a language writes it, by its letter in codes."""
    return {letter: rank(language, letter) for letter in RANKS}


@cache
def card(language: str, code: str) -> str:
    """Return a card as a language writes it: `TH` is `10♥`."""
    return rank(language, code[0]) + suit(code[1])


def as_text(text: str) -> str:
    """Put a text variation selector after each suit symbol, so that chats do not draw it as an emoji."""
    return _BARE.sub("\\1\ufe0e", text)


def cards(language: str, codes: Iterable[str]) -> str:
    """Return several cards with spaces between."""
    return " ".join(card(language, code) for code in codes)
