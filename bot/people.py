"""People and chats, as every platform describes them."""

import re
import unicodedata
from typing import Literal

from pydantic import BaseModel, ConfigDict

Platform = Literal["telegram", "discord", "web"]

NAMELESS = "?"
"""What somebody is called whose name shows nothing; a screen says which seat it is."""

_APART = "\u2060"  # word joiner: has no width, and ends a name, a command or an address for whoever looks for such
_LIVE = re.compile(r"([@#$/.:])(?=[^\s\u2060])")
_BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0")  # letters and signs that show nothing

MENTION = "person:"
"""Stands before the key of a person who was mentioned, or picked from a list, instead of named."""

NAME_LIMIT = 24  # visible characters of a name; chat.md, "Words and pictures"


class Person(BaseModel):
    """Somebody on a platform."""

    model_config = ConfigDict(frozen=True)

    platform: Platform
    """Where they are."""

    id: str
    """Their id on that platform."""

    name: str
    """What they are called, cleaned for a screen (`clean_name`). Everybody at the table sees it."""

    language: str = "en"
    """The language they read, e.g. `pl`."""

    @property
    def key(self) -> str:
        """One string for one person, e.g. `telegram:42`."""
        return f"{self.platform}:{self.id}"


class Chat(BaseModel):
    """A place where a board can stand: a group, a forum topic, a channel, a thread or a private chat."""

    model_config = ConfigDict(frozen=True)

    platform: Platform
    """Where it is."""

    id: str
    """Its id on that platform."""

    thread: str | None = None
    """The id of a topic in it; None for the chat itself."""

    private: bool = False
    """Whether only one person and the bot are in it."""

    title: str = ""
    """What it is called; empty where it has no title."""

    @property
    def key(self) -> str:
        """One string for one place, e.g. `telegram:-100123` or `telegram:-100123:7` for a topic."""
        return f"{self.platform}:{self.id}:{self.thread}" if self.thread else f"{self.platform}:{self.id}"


def inert(text: str) -> str:
    """Return somebody's own words so that no platform makes a link, a mention or a command of them.

    They look the same: an invisible sign stands behind each character that such things begin or go on with. Words that
    are inert already stay as they are.
    """
    return _LIVE.sub(rf"\1{_APART}", text.replace(_APART, ""))


def clean_name(raw: str) -> str:
    """Return a name fit for a screen: as `clean_line`, at most 24 characters. One without any becomes `NAMELESS`."""
    return clean_line(raw, NAME_LIMIT) or NAMELESS


def clean_line(raw: str, limit: int) -> str:
    """Return somebody's own words fit for a screen: no control or direction characters, one line, `limit` characters.

    They are inert, and empty if nothing visible is left.
    """
    kept: list[str] = []
    visible = 0
    for char in unicodedata.normalize("NFC", raw):
        category = unicodedata.category(char)
        if category == "Zs" or char in _BLANK:
            kept.append(" ")
        elif category == "Mn":
            if kept and _marks_at_end(kept) < 2:
                kept.append(char)
            continue
        elif category.startswith(("C", "Z")) or category == "Me":
            continue
        else:
            kept.append(char)
        visible += 1
        if visible == limit:
            break
    return inert(" ".join("".join(kept).split()))


def _marks_at_end(kept: list[str]) -> int:
    count = 0
    while count < len(kept) and unicodedata.category(kept[-1 - count]) == "Mn":
        count += 1
    return count
