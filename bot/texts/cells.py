"""How wide a text is: in cells, of which a Korean sign or an emoji takes two, and a mark over a letter none."""

from functools import lru_cache

from wcwidth import wcswidth

TEXTS_KEPT = 10_000
ELLIPSIS = "…"


@lru_cache(maxsize=TEXTS_KEPT)
def width(text: str) -> int:
    """Return how many cells a text of one line takes. What cannot be told counts a cell for each character."""
    cells = wcswidth(text)
    return len(text) if cells < 0 else cells


def short(text: str, cells: int) -> str:
    """Cut a text to a number of cells, with an ellipsis in the last where something is left out."""
    if width(text) <= cells:
        return text
    while text and width(text) > cells - 1:
        text = text[:-1]
    return text + ELLIPSIS


def right(text: str, cells: int) -> str:
    """Put blanks before a text until it takes a number of cells."""
    return " " * (cells - width(text)) + text


def left(text: str, cells: int) -> str:
    """Put blanks behind a text until it takes a number of cells."""
    return text + " " * (cells - width(text))
