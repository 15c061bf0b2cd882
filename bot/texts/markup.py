"""Text that is safe inside a screen: escaped, isolated where it is written from right to left, and cut to its room.

A Korean letter or an emoji takes two *cells*, a mark over a letter none; *characters* are counted as platforms count
them. A cut falls between graphemes, so no emoji family, flag or accented letter is taken apart.
"""

import html
import re
from collections.abc import Callable, Iterable
from functools import lru_cache

from wcwidth import iter_graphemes, wcswidth

TEXTS_KEPT = 10_000
ELLIPSIS = "…"
_NUMBER = re.compile("\u00a0\\([0-9]+\\)$")  # behind a name; a name itself has no such blank
_TAG = re.compile(r"<[^>]*>")
ISOLATE, END = "\u2068", "\u2069"  # first strong isolate, pop directional isolate: neither is seen or takes room
_FROM_THE_RIGHT = re.compile(  # the Unicode blocks of scripts that are written from right to left
    "[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\U00010800-\U00010fff\U0001e800-\U0001efff]"
)


class Markup(str):
    """Text in the screens' small HTML. Everything else is escaped on its way in."""

    __slots__ = ()

    @classmethod
    def of(cls, text: str) -> "Markup":
        """Escape a text, unless it is markup already."""
        return text if isinstance(text, Markup) else cls(html.escape(text, quote=True))

    @classmethod
    def join(cls, separator: str, parts: "Iterable[str]") -> "Markup":  # type: ignore[override]
        """Join parts, each escaped unless it is markup already. The separator is not escaped."""
        return cls(str(separator).join(cls.of(part) for part in parts))


def folded(lines: "Iterable[str]") -> Markup:
    """Put lines into a quotation that chats show folded."""
    return Markup(f"<blockquote expandable>{Markup.join(chr(10), lines)}</blockquote>")


def visible(text: str) -> str:
    """Return the visible text of markup: no tags, entities as characters."""
    return html.unescape(_TAG.sub("", text))


def isolated(words: str) -> str:
    """Put isolates around words from right to left, so that the words beside them keep their places.

    Otherwise a line with two Hebrew names is laid out from the right, with points beside the wrong name.
    """
    if words.isascii() or ISOLATE in words or not _FROM_THE_RIGHT.search(words):
        return words
    return f"{ISOLATE}{words}{END}"


def bare(words: str) -> str:
    """Return words without isolates, for a picture, a file or a comparison."""
    return words.replace(ISOLATE, "").replace(END, "")


def closed(cut: str) -> str:
    """Close the isolates that are open in a cut text."""
    return cut + END * (cut.count(ISOLATE) - cut.count(END))


@lru_cache(maxsize=TEXTS_KEPT)
def width(text: str) -> int:
    """Return the width of a one-line text in cells; each character counts as one if the width is unknown."""
    cells = wcswidth(text)
    return len(text) if cells < 0 else cells


def numbered(name: str, number: int) -> str:
    """Put a number behind a name. No cut takes it away."""
    return f"{name}\u00a0({number})"


@lru_cache(maxsize=TEXTS_KEPT)
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
