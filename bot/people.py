"""People and chats, as every platform describes them, and names as screens show them.

People of one name who stand side by side have numbers: `Jan (1)` and `Jan (2)`. Others have none.
"""

import re
import unicodedata
from collections.abc import Iterable, Mapping
from functools import cached_property, lru_cache
from itertools import count
from typing import Annotated, Any, ClassVar, Literal, Self

from pydantic import BaseModel, ConfigDict
from wcwidth import iter_graphemes

from bot.texts.sentences import ELLIPSIS, isolated, numbered
from engine.naming import Named

Platform = Literal["telegram", "discord", "web"]

PersonKey = Annotated[str, "whose"]
"""The key of a person (`Person.key`) where it is stored by itself."""

PlaceKey = Annotated[str, "whose"]
"""The key of a chat (`Chat.key`), or of a person, which stands for the private chat with them."""

NAMELESS = "?"
"""A stand-in for a name in which nothing is visible. A screen adds the seat."""

_APART = "\u2060"  # word joiner: it has no width, and breaks up what a platform would make a link, mention or command
_LIVE = re.compile(r"([@#$/.:])(?=[^\s\u2060\ufe0f])")  # a number sign before the last is an emoji: #️⃣
_BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0\ufffc\U00013441\U00013442\U0001d159")  # they show nothing

MENTION = "person:"
"""The prefix of a person's key, for a person who was mentioned or picked from a list instead of named."""

NAME_LIMIT = 24  # graphemes of a name; chat.md, "Words and pictures"
SIGNS_EACH = 3  # most characters of a grapheme, on average: a screen has room for no more
LOOKED_AT = 4  # factor between characters read and characters with room, as some are invisible
LONGEST_EMOJI = 10  # characters: two people kissing, each with a skin tone
KEPT = 1000  # groups of people whose names are told apart

_JOINER = "\u200d"
_KEYCAP = ("\ufe0f", "\u20e3")  # after a digit, these make an emoji
_FLAG = re.compile("\U0001f3f4[\U000e0030-\U000e007a]{1,6}\U000e007f")  # the flag of a part of a country, e.g. Wales


class Frozen(BaseModel):
    """A value that does not change. What is asked of it often is a `cached_property`, worked out once."""

    model_config = ConfigDict(frozen=True, hide_input_in_errors=True)  # it may hold cards

    def model_copy(self, *, update: Mapping[str, Any] | None = None, deep: bool = False) -> Self:
        """Return a copy with other values in some fields. What is worked out from fields is worked out anew."""
        copied = super().model_copy(update=update, deep=deep)
        for name in copied.__dict__.keys() - type(self).model_fields:
            del copied.__dict__[name]
        return copied

    def replace(self, **changes: Any) -> Self:
        """Return a copy with other values in some fields; the same object if nothing differs."""
        same = all(getattr(self, name) == value for name, value in changes.items())
        return self if same else self.model_copy(update=changes)


class Person(Named, Frozen):
    """A person on a platform."""

    names: ClassVar[str] = "key"

    platform: Platform
    """The platform."""

    id: str
    """The person's id on that platform; empty for a forgotten person."""

    name: str
    """The name, cleaned for a screen (`clean_name`). Everybody at the table sees it."""

    language: str = "en"
    """The language that the person reads, e.g. `pl`."""

    room: PlaceKey = ""
    """For a person without an account: the key of the only chat that knows them. Empty for all others."""

    @cached_property
    def key(self) -> str:
        """A unique string for this person, e.g. `telegram:42`; empty for a forgotten person."""
        return f"{self.platform}:{self.id}" if self.id else ""

    def nobody(self) -> "Person":
        """Return the forgotten person that replaces this one."""
        return Person(platform=self.platform, id="", name=NAMELESS)


class Chat(Named, Frozen):
    """A place where a board can stand: a group, a forum topic, a channel, a thread or a private chat."""

    platform: Platform
    """The platform."""

    id: str
    """Its id on that platform."""

    thread: str | None = None
    """The id of a topic in it; None for the chat itself."""

    private: bool = False
    """Whether only one person and the bot are in it."""

    title: str = ""
    """Its title; empty where it has none."""

    parent: str | None = None
    """For a thread with an id of its own: the id of the channel in which everybody can see it; None for others."""

    replies_to: str | None = None
    """The id of a message there that new ones answer, so that they stay among the comments on a channel's post; None
    for new ones on their own."""

    @classmethod
    def at(cls, key: str, title: str = "") -> Self:
        """Return the group, topic or other chat of several people with a key."""
        platform, own_id, *thread = key.split(":")
        return cls.model_validate(
            {"platform": platform, "id": own_id, "thread": next(iter(thread), None), "title": title}
        )

    @cached_property
    def key(self) -> str:
        """A unique string for this place, e.g. `telegram:-100123` or `telegram:-100123:7` for a topic."""
        return f"{self.platform}:{self.id}:{self.thread}" if self.thread else f"{self.platform}:{self.id}"

    @property
    def group(self) -> "Chat":
        """The chat itself, for a topic of it."""
        return self.model_copy(update={"thread": None}) if self.thread else self

    @property
    def around(self) -> "Chat":
        """The place where things go on once this one is gone: for a topic or thread the chat that it was in."""
        return Chat(platform=self.platform, id=self.parent) if self.parent else self.group

    @property
    def whose(self) -> PlaceKey:
        """The key of a private chat, which identifies the person in it; empty for other chats."""
        return self.key if self.private else ""

    def nobody(self) -> "Chat":
        """Return the empty private chat that replaces this one when its person is forgotten."""
        return Chat(platform=self.platform, id="", private=True)


def inert(text: str) -> str:
    """Return a text that no platform turns into a link, a mention or a command.

    It looks the same: an invisible character follows each character that can be part of such a thing. Idempotent.
    """
    return _LIVE.sub(rf"\1{_APART}", text.replace(_APART, ""))


def clean_name(raw: str) -> str:
    """Return a name fit for a screen: as `clean_line`, at most 24 graphemes; `NAMELESS` if nothing is left."""
    return clean_line(raw, NAME_LIMIT) or NAMELESS


def clean_line(raw: str, limit: int) -> str:
    """Return a text fit for a screen: as `one_line`, and inert."""
    return inert(one_line(raw, limit))


def one_line(raw: str, limit: int) -> str:
    """Return a text on one line, without control or direction characters, at most `limit` graphemes.

    The result ends with an ellipsis if it was cut, and is empty if nothing is visible. Joined emoji stay whole.
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
    """Append the characters of a grapheme that may be shown."""
    for char, following in zip(grapheme, [*grapheme[1:], ""], strict=True):
        category = unicodedata.category(char)
        if category == "Zs" or char in _BLANK:
            kept.append(" ")
        elif category == "Mn":
            if kept and kept[-1] != " " and _marks_at_end(kept) < 2:
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
    """Cut a line to `limit` graphemes, or to fewer if they have many characters each."""
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
    marks = 0
    while marks < len(kept) and unicodedata.category(kept[-1 - marks]) == "Mn":
        marks += 1
    return marks


_ALIKE = str.maketrans("авекмнорстухіѕјαβεζηικμνορτυχ", "abekmhopctyxisjabezhikmnoptyx")
"""Small letters of Cyrillic and Greek to the Latin ones that they look like, small or capital."""


@lru_cache(maxsize=10 * KEPT)
def skeleton(name: str) -> str:
    """Return what people see of a name: equal for names that look alike, whatever they are written with."""
    plain = "".join(sign for sign in unicodedata.normalize("NFKC", name) if unicodedata.category(sign) != "Cf")
    return plain.casefold().translate(_ALIKE)


def unique_names(people: Mapping[str, str], taken: Iterable[str] = ()) -> Mapping[str, str]:
    """Return the names to show of people (names by key), as plain text that is safe in lines of any direction.

    Numbers follow the order of keys, so they stay the same wherever the same people meet. `taken` are names that stand
    beside them and have no number, as those of built-in players.
    """
    return _unique_names(tuple(people.items()), tuple(taken))


@lru_cache(maxsize=KEPT)
def _unique_names(people: tuple[tuple[str, str], ...], taken: tuple[str, ...]) -> Mapping[str, str]:
    alike: dict[str, list[str]] = {}
    for key, name in sorted(people):
        if name != NAMELESS:
            alike.setdefault(skeleton(name), []).append(key)
    seen, names = {*alike, *map(skeleton, taken)}, dict(people)
    shown = {key: isolated(name) for key, name in people}
    for form, keys in alike.items():
        if len(keys) == 1 and form not in map(skeleton, taken):
            continue
        free = (number for number in count(1) if skeleton(numbered(names[keys[0]], number)) not in seen)
        shown |= {key: numbered(isolated(names[key]), next(free)) for key in keys}
    return shown
