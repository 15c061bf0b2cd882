"""Screens without a platform: what is shown, made once, and translated by each adapter in its own way.

Text is a small subset of HTML: `<b> <i> <u> <s> <code> <pre> <blockquote> <a href="…">`, with everything else
escaped. A person
is mentioned by `<a href="person:telegram:42">Anna</a>`; an adapter turns that into its own mention, and a
person of another platform into the bare name.
"""

import hashlib
import html
from collections.abc import Mapping
from enum import StrEnum
from typing import Any

from pydantic import BaseModel, ConfigDict


class Style(StrEnum):
    """How much a button should stand out. Platforms without colours ignore it."""

    PLAIN = "plain"
    PRIMARY = "primary"
    SUCCESS = "success"
    DANGER = "danger"
    MUTED = "muted"  # visible, not legal now: pressing it answers why


class Button(BaseModel):
    """A button: either `data` (see `bot.codec`, at most 64 bytes of ASCII) or a `url`."""

    model_config = ConfigDict(frozen=True)

    label: str
    data: str | None = None
    url: str | None = None
    style: Style = Style.PLAIN


class Picture(BaseModel):
    """A picture wanted beside the text.

    `drawing` says which (`table`, `hand`, `chart`), `data` is what it is drawn from.
    """

    model_config = ConfigDict(frozen=True)

    drawing: str
    data: Mapping[str, Any]
    description: str = ""


class Screen(BaseModel):
    """A message as it should be seen now."""

    model_config = ConfigDict(frozen=True)

    text: str
    rows: tuple[tuple[Button, ...], ...] = ()
    picture: Picture | None = None
    pings: bool = False  # may make a phone buzz (the nudge); every other screen is quiet

    @property
    def digest(self) -> str:
        """A short hash of everything that is seen: equal digests, equal screens."""
        return hashlib.blake2b(self.model_dump_json().encode(), digest_size=12).hexdigest()


class Reply(BaseModel):
    """A message in answer to a command or a press, beside the table's own screens."""

    model_config = ConfigDict(frozen=True)

    screen: Screen
    private: bool = True  # for the asker's eyes: ephemeral or in the private chat where there is such a thing
    secret: bool = False  # never shown where others read, even if there is no private way (a hand)
    document: tuple[str, bytes] | None = None  # file name and content


class Answer(BaseModel):
    """What the person who pressed or typed gets back at once.

    `toast` is one line of plain text of at most 200 characters. `alert` asks for a window that has to be closed.
    `url` opens a link instead (joining by deep link). `instead` is what the pressed message shows from now on.
    """

    model_config = ConfigDict(frozen=True)

    toast: str | None = None
    alert: bool = False
    url: str | None = None
    replies: tuple[Reply, ...] = ()
    instead: Screen | None = None
    fallback: str | None = None  # said instead, where a secret reply has no private way


def escape(text: str) -> str:
    """Make any text safe inside a screen."""
    return html.escape(text, quote=True)
