"""Text that is safe inside a screen: escaped, and isolated where it is written from right to left."""

import html
import re
from collections.abc import Iterable

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
