"""Text that is safe inside a screen."""

import html
import re
from collections.abc import Iterable

_TAG = re.compile(r"<[^>]*>")


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
