"""Screens without a platform: what is shown, made once, and translated by each adapter in its own way.

Text is a small subset of HTML: `<b> <i> <u> <s> <code> <pre> <blockquote> <a href="…">`, with everything else
escaped. What few people read stands in `<blockquote expandable>`, folded where a platform can. A person is mentioned by
`<a href="person:telegram:42">Anna</a>`; an adapter turns that into its own mention, and a person of another platform
into the bare name.
"""

import hashlib
from collections.abc import Mapping
from enum import StrEnum
from typing import Any

from pydantic import BaseModel, ConfigDict


class Style(StrEnum):
    """How much a button should stand out. Platforms without colours ignore it."""

    PLAIN = "plain"
    """Like any other."""

    PRIMARY = "primary"
    """What most people will want."""

    SUCCESS = "success"
    """Something good."""

    DANGER = "danger"
    """Something that cannot be undone, or costs something."""

    MUTED = "muted"
    """Visible, but not legal now: pressing it answers why."""


class Button(BaseModel):
    """A button: it has either `data` or a `url`."""

    model_config = ConfigDict(frozen=True)

    label: str
    """What stands on it."""

    whole: str | None = None
    """The whole of a label that a phone would cut, for platforms that show more; None where nothing was cut."""

    data: str | None = None
    """What comes back when it is pressed (`bot.codec`): at most 64 bytes of ASCII. It tells of no hidden card."""

    url: str | None = None
    """The link that it opens."""

    style: Style = Style.PLAIN
    """How much it stands out."""


class Picture(BaseModel):
    """A picture wanted beside the text."""

    model_config = ConfigDict(frozen=True)

    drawing: str
    """Which one: `table`, `hand`, `chart`, `bump` or `results`."""

    data: Mapping[str, Any]
    """What it is drawn from; nothing that the readers of its screen may not see."""

    description: str = ""
    """What it shows, in words, for people who cannot see it."""


_WHOLE = {"__all__": {"__all__": {"whole"}}}  # told apart: most buttons have none


class Screen(BaseModel):
    """A message as it should be seen now."""

    model_config = ConfigDict(frozen=True)

    text: str
    """What it says, in the HTML above."""

    rows: tuple[tuple[Button, ...], ...] = ()
    """Rows of buttons below it."""

    picture: Picture | None = None
    """The picture beside it; None without one."""

    facts: Mapping[str, Any] | None = None
    """What the text says, as data, for a page that draws it instead; its `kind` is `lobby` or `result`. Chats have the
    text."""

    pings: bool = False
    """Whether it may make a phone buzz: the nudge alone; every other screen is quiet."""

    @property
    def digest(self) -> str:
        """A short hash of everything that is seen: equal digests, equal screens. Facts are what the text says."""
        seen = self.model_dump_json(exclude={"rows": _WHOLE, "facts": True})
        whole = [button.whole for row in self.rows for button in row if button.whole is not None]
        return hashlib.blake2b("".join([seen, *whole]).encode(), digest_size=12).hexdigest()


class Reply(BaseModel):
    """A message in answer to a command or a press, beside the table's own screens."""

    model_config = ConfigDict(frozen=True)

    screen: Screen
    """What it shows."""

    private: bool = True
    """Whether it is for the asker alone, where the platform can do that; elsewhere all in the chat see it."""

    secret: bool = False
    """Whether it is never shown where others read, even if that means not at all (a hand)."""

    document: tuple[str, bytes] | None = None
    """A file with it: its name and content."""


class Stay(StrEnum):
    """How long the line stays that a typed command is answered with in a chat."""

    KEPT = "kept"
    """As any other message."""

    PASSING = "passing"
    """For a moment: it only says that something happened which the board shows, and is taken away again."""

    UNSAID = "unsaid"
    """Not at all: it stands in the chat already. It is said where a command has to be answered."""


class Answer(BaseModel):
    """What the person who pressed or typed gets back at once."""

    model_config = ConfigDict(frozen=True)

    toast: str | None = None
    """One line of plain text of at most 200 characters, which only the asker sees after a press."""

    alert: bool = False
    """Whether the toast is to stand in a window that has to be closed."""

    url: str | None = None
    """A link that is opened (joining by deep link)."""

    stay: Stay = Stay.KEPT
    """How long the toast stays where it is a message, as the answer to a typed command."""

    replies: tuple[Reply, ...] = ()
    """Messages that follow."""

    instead: Screen | None = None
    """What the pressed message shows from now on."""

    fallback: str | None = None
    """A line said in place of a secret reply that cannot be sent in private."""
