"""How long a text is for the eye, and where it may be cut.

In *cells* a Korean sign or an emoji takes two, and a mark over a letter none; in *characters* it is as platforms count
it. A cut goes between graphemes, so that no emoji family, flag or accented letter is taken apart.
"""

from collections.abc import Callable
from functools import lru_cache

from wcwidth import iter_graphemes, wcswidth

from bot.texts.markup import closed

TEXTS_KEPT = 10_000
ELLIPSIS = "…"


@lru_cache(maxsize=TEXTS_KEPT)
def width(text: str) -> int:
    """Return how many cells a text of one line takes. What cannot be told counts a cell for each character."""
    cells = wcswidth(text)
    return len(text) if cells < 0 else cells


def short(text: str, cells: int) -> str:
    """Cut a text to a number of cells, with an ellipsis in the last where something is left out."""
    return text if width(text) <= cells else _cut(text, lambda kept: width(kept) <= cells)


def cut(text: str, characters: int, count: Callable[[str], int] = len) -> str:
    """Cut a text to a number of characters, with an ellipsis for the last where something is left out.

    `count` tells how many characters a text has where a platform counts otherwise.
    """
    return text if count(text) <= characters else _cut(text, lambda kept: count(kept) <= characters)


def _cut(text: str, fits: Callable[[str], bool]) -> str:
    kept, cut_here = "", ELLIPSIS
    for grapheme in iter_graphemes(text):
        kept += grapheme
        shown = closed(kept + ELLIPSIS)
        if not fits(shown):
            break
        cut_here = shown
    return cut_here


def right(text: str, cells: int) -> str:
    """Put blanks before a text until it takes a number of cells."""
    return " " * (cells - width(text)) + text


def left(text: str, cells: int) -> str:
    """Put blanks behind a text until it takes a number of cells."""
    return text + " " * (cells - width(text))
