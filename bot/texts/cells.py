"""The width of texts, and cutting them.

A Korean letter or an emoji takes two *cells*, a mark over a letter none; *characters* are counted as platforms count
them. A cut falls between graphemes, so no emoji family, flag or accented letter is taken apart.
"""

import re
from collections.abc import Callable
from functools import lru_cache

from wcwidth import iter_graphemes, wcswidth

from bot.texts.markup import closed

TEXTS_KEPT = 10_000
ELLIPSIS = "…"
_NUMBER = re.compile("\u00a0\\([0-9]+\\)$")  # behind a name; a name itself has no such blank


@lru_cache(maxsize=TEXTS_KEPT)
def width(text: str) -> int:
    """Return the width of a one-line text in cells; each character counts as one if the width is unknown."""
    cells = wcswidth(text)
    return len(text) if cells < 0 else cells


def numbered(name: str, number: int) -> str:
    """Put a number behind a name. No cut takes it away."""
    return f"{name}\u00a0({number})"


def short(text: str, cells: int) -> str:
    """Cut a text to a number of cells, ending in an ellipsis if something is left out."""
    return text if width(text) <= cells else _cut(text, lambda kept: width(kept) <= cells)


def cut(text: str, characters: int, count: Callable[[str], int] = len) -> str:
    """Cut a text to a number of characters, ending in an ellipsis if something is left out.

    `count` counts the characters of a text as a platform does.
    """
    return text if count(text) <= characters else _cut(text, lambda kept: count(kept) <= characters)


def _cut(text: str, fits: Callable[[str], bool]) -> str:
    number = _NUMBER.search(text)
    if number is not None:
        name, tight = text[: number.start()], number[0].lstrip()
        return (name if fits(name + tight) else _cut(name, lambda kept: fits(kept + tight))) + tight
    kept, cut_here = "", ELLIPSIS
    for grapheme in iter_graphemes(text):
        kept += grapheme
        shown = closed(kept + ELLIPSIS)
        if not fits(shown):
            break
        cut_here = shown
    return cut_here


def right(text: str, cells: int) -> str:
    """Pad a text with blanks on the left to a number of cells."""
    return " " * (cells - width(text)) + text


def left(text: str, cells: int) -> str:
    """Pad a text with blanks on the right to a number of cells."""
    return text + " " * (cells - width(text))
