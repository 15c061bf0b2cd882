"""People and chats, as every platform describes them."""

import re
import unicodedata
from typing import Annotated, Literal

from wcwidth import iter_graphemes

from bot.texts.cells import ELLIPSIS
from engine.naming import Named

Platform = Literal["telegram", "discord", "web"]

PersonKey = Annotated[str, "whose"]
"""The key of a person (`Person.key`) that stands alone in what is kept."""

PlaceKey = Annotated[str, "whose"]
"""The key of a chat (`Chat.key`), or of a person for the private chat with them."""

NAMELESS = "?"
"""What somebody is called whose name shows nothing; a screen says which seat it is."""

_APART = "\u2060"  # word joiner: has no width, and ends a name, a command or an address for whoever looks for such
_LIVE = re.compile(r"([@#$/.:])(?=[^\s\u2060\ufe0f])")  # a number sign before the last is an emoji: #️⃣
_BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0")  # letters and signs that show nothing

MENTION = "person:"
"""Stands before the key of a person who was mentioned, or picked from a list, instead of named."""

NAME_LIMIT = 24  # graphemes of a name; chat.md, "Words and pictures"
SIGNS_EACH = 3  # characters that a grapheme may take, on average: a screen has room for no more
LOOKED_AT = 4  # times as many characters as there is room for: some of them show nothing
LONGEST_EMOJI = 10  # characters: two people who kiss, each with a colour of skin

_JOINER = "\u200d"
_KEYCAP = ("\ufe0f", "\u20e3")  # behind a digit: an emoji
_FLAG = re.compile("\U0001f3f4[\U000e0030-\U000e007a]{1,6}\U000e007f")  # of a part of a country, e.g. Wales


class Person(Named):
    """Somebody on a platform."""

    platform: Platform
    """Where they are."""

    id: str
    """Their id on that platform; empty for one who was forgotten."""

    name: str
    """What they are called, cleaned for a screen (`clean_name`). Everybody at the table sees it."""

    language: str = "en"
    """The language they read, e.g. `pl`."""

    room: PlaceKey = ""
    """The key of the chat in which alone they are known, as they have no account; empty for somebody who has one."""

    @property
    def key(self) -> str:
        """One string for one person, e.g. `telegram:42`; empty for one who was forgotten."""
        return f"{self.platform}:{self.id}" if self.id else ""

    @property
    def whose(self) -> PersonKey:
        """The key of the person."""
        return self.key

    def nobody(self) -> "Person":
        """Return one who was forgotten."""
        return Person(platform=self.platform, id="", name=NAMELESS)


class Chat(Named):
    """A place where a board can stand: a group, a forum topic, a channel, a thread or a private chat."""

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

    @property
    def whose(self) -> PlaceKey:
        """The key of a private chat, which stands for the person in it; empty for any other."""
        return self.key if self.private else ""

    def nobody(self) -> "Chat":
        """Return a private chat in which nothing is shown any more."""
        return Chat(platform=self.platform, id="", private=True)


def inert(text: str) -> str:
    """Return somebody's own words so that no platform makes a link, a mention or a command of them.

    They look the same: an invisible sign stands behind each character that such things begin or go on with. Words that
    are inert already stay as they are.
    """
    return _LIVE.sub(rf"\1{_APART}", text.replace(_APART, ""))


def clean_name(raw: str) -> str:
    """Return a name fit for a screen: as `clean_line`, at most 24 graphemes. One without any becomes `NAMELESS`."""
    return clean_line(raw, NAME_LIMIT) or NAMELESS


def clean_line(raw: str, limit: int) -> str:
    """Return somebody's own words fit for a screen: inert, and else as `one_line`."""
    return inert(one_line(raw, limit))


def one_line(raw: str, limit: int) -> str:
    """Return somebody's own words without control or direction characters, on one line, at most `limit` graphemes.

    They end with an ellipsis where something is left out, and are empty if nothing visible is left. An emoji that is
    joined of several stays whole.
    """
    kept: list[str] = []
    begin = raw.lstrip()[: limit * SIGNS_EACH * LOOKED_AT]
    for grapheme in iter_graphemes(unicodedata.normalize("NFC", begin)):
        if _FLAG.fullmatch(grapheme):
            kept += grapheme
        else:
            _keep(kept, grapheme)
    return _within(" ".join("".join(kept).split()), limit)


def _keep(kept: list[str], grapheme: str) -> None:
    """Add to what is kept what may be shown of a grapheme."""
    for char, following in zip(grapheme, [*grapheme[1:], ""], strict=True):
        category = unicodedata.category(char)
        if category == "Zs" or char in _BLANK:
            kept.append(" ")
        elif category == "Mn":
            if kept and _marks_at_end(kept) < 2:
                kept.append(char)
        elif char == _JOINER:
            if following and unicodedata.category(following)[0] == "S" and len(grapheme) <= LONGEST_EMOJI:
                kept.append(char)
        elif category == "Me":
            if (*kept[-1:], char) == _KEYCAP:
                kept.append(char)
        elif not category.startswith(("C", "Z")):
            kept.append(char)


def _within(line: str, limit: int) -> str:
    """Cut a line to a number of graphemes, and of characters where each of them takes many."""
    whole = list(iter_graphemes(line))
    if len(whole) <= limit and len(line) <= limit * SIGNS_EACH:
        return line
    kept, room = "", limit * SIGNS_EACH - len(ELLIPSIS)
    for grapheme in whole[: limit - len(ELLIPSIS)]:
        if len(kept) + len(grapheme) > room:
            break
        kept += grapheme
    return f"{kept.rstrip()}{ELLIPSIS}" if kept else ""


def _marks_at_end(kept: list[str]) -> int:
    count = 0
    while count < len(kept) and unicodedata.category(kept[-1 - count]) == "Mn":
        count += 1
    return count
