"""Text that is safe inside a screen: escaped, and isolated where it is written from right to left."""

import html
import re
from collections.abc import Iterable

_TAG = re.compile(r"<[^>]*>")
ISOLATE, END = "\u2068", "\u2069"  # first strong isolate, pop directional isolate: neither is seen or takes room
_FROM_THE_RIGHT = re.compile(  # the blocks that Unicode keeps for such scripts
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
        """Put parts together, each escaped unless it is markup already. The separator is taken as it is."""
        return cls(str(separator).join(cls.of(part) for part in parts))


def folded(lines: "Iterable[str]") -> Markup:
    """Put lines into a quotation that chats can fold."""
    return Markup(f"<blockquote expandable>{Markup.join(chr(10), lines)}</blockquote>")


def visible(text: str) -> str:
    """Return what is seen of markup: no tags, and entities as their characters."""
    return html.unescape(_TAG.sub("", text))


def isolated(words: str) -> str:
    """Return somebody's own words so that what stands beside them keeps its place.

    Without this a line with two Hebrew names is read from the right as a whole, its points before the wrong name.
    Words that run from the left look the same without, and what has isolates already is left alone.
    """
    if words.isascii() or ISOLATE in words or not _FROM_THE_RIGHT.search(words):
        return words
    return f"{ISOLATE}{words}{END}"


def bare(words: str) -> str:
    """Return words without isolates, where they stand alone: in a picture, a file, a comparison."""
    return words.replace(ISOLATE, "").replace(END, "")


def closed(cut: str) -> str:
    """Return what was cut off a text with the isolates closed that are open in it."""
    return cut + END * (cut.count(ISOLATE) - cut.count(END))
