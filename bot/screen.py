"""Screens that do not depend on a platform; each adapter translates them.

Text is a small subset of HTML: `<b> <i> <u> <s> <code> <pre> <blockquote> <a href="…">`; everything else is escaped.
`<blockquote expandable>` holds details, folded where a platform can. `<a href="person:telegram:42">Anna</a>` mentions a
person; for people of another platform an adapter shows the bare name.
"""

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from bot.people import Frozen
from bot.pictures import Drawn


def digest_of(contents: str) -> str:
    """Return a short hash of contents."""
    return hashlib.blake2b(contents.encode(), digest_size=12).hexdigest()


class Style(StrEnum):
    """How much a button stands out. Platforms without colours ignore it."""

    PLAIN = "plain"
    """A button like any other."""

    PRIMARY = "primary"
    """The usual choice."""

    SUCCESS = "success"
    """A positive choice."""

    DANGER = "danger"
    """A choice that cannot be undone, or costs something."""

    MUTED = "muted"
    """A choice that is not legal now; pressing the button explains why."""


@dataclass(frozen=True, slots=True)
class Links:
    """The links that a screen may show. Each is None where the platform of its chat has none."""

    to: str | None = None
    """The link to another message or chat: from a hand to the group, from a board to the private chat, from an old
    board to the present one."""

    start: str | None = None
    """The link that opens the private chat with the bot, which then does what the message is about."""

    groups: str | None = None
    """The link that adds the bot to a group."""


NO_LINKS = Links()


class Button(Frozen):
    """A button: it has either `data` or a `url`."""

    label: str
    """Its text."""

    whole: str | None = None
    """The full label, for platforms with more room than a phone; None if nothing was cut."""

    data: str | None = None
    """The data that comes back when it is pressed (`bot.codec`): at most 64 bytes of ASCII. It reveals no hidden
    card."""

    url: str | None = None
    """The link that it opens."""

    style: Style = Style.PLAIN
    """How much it stands out."""


class Picture(Frozen):
    """A picture beside the text."""

    data: Drawn
    """The data that it is drawn from, only such as every reader of its screen may see."""

    description: str = ""
    """The contents in words, for people who cannot see it."""

    passed_on: str = ""
    """The words under it when its reader inserts it into another chat; empty if it is not to be inserted anywhere."""

    @property
    def drawing(self) -> str:
        """Its kind, as in `bot.pictures`."""
        return self.data.drawing


class Field(Frozen):
    """A line to type in below a screen, where a page offers one. Elsewhere the command is typed."""

    name: str
    """What is to be typed: `remark`, words, or `number`."""

    command: str
    """The command, with its slash, to which the typed words are added."""


_WHOLE = {"__all__": {"__all__": {"whole"}}}  # hashed separately, as most buttons have none


class Screen(Frozen):
    """The contents of a message."""

    text: str
    """The text, in the HTML described above."""

    rows: tuple[tuple[Button, ...], ...] = ()
    """Rows of buttons below it."""

    picture: Picture | None = None
    """The picture beside it; None without one."""

    surface: tuple[str, str, int, str, int] | None = None
    """The surface that shows it, for the page, which draws it again for each reader: the code of its table or
    tournament, then the fields of the surface's name. None for a reply."""

    pings: bool = False
    """Whether it makes phones buzz when it is sent."""

    field: Field | None = None
    """The line to type in below it; None without one."""

    @property
    def digest(self) -> str:
        """A short hash of everything visible: equal digests mean equal screens."""
        seen = self.model_dump_json(exclude={"rows": _WHOLE, "surface": True, "pings": True, "field": True})
        whole = [button.whole for row in self.rows for button in row if button.whole is not None]
        return digest_of("".join([seen, *whole]))


class Reply(Frozen):
    """A message in answer to a command or a press, beside the table's own screens."""

    screen: Screen
    """The screen that it shows."""

    private: bool = True
    """Whether only the asker sees it. Where a platform cannot do that, the whole chat sees it."""

    secret: bool = False
    """Whether nobody else may ever see it (a hand). Where that is impossible, it is not shown at all."""

    document: tuple[str, bytes] | None = None
    """An attached file: its name and content."""

    @property
    def without_buttons(self) -> "Reply":
        """The same message to look at only."""
        return self.model_copy(update={"screen": self.screen.model_copy(update={"rows": ()})})


class Stay(StrEnum):
    """How long the answer to a typed command stays in a chat."""

    KEPT = "kept"
    """Like any other message."""

    PASSING = "passing"
    """Only for a moment: then it is deleted, as the board shows the same."""

    UNSAID = "unsaid"
    """Not sent, as the chat shows it already. A platform that demands an answer gets it."""


class Answer(Frozen):
    """The immediate answer to a press or a command."""

    toast: str | None = None
    """One line of plain text, at most 200 characters. After a press only the presser sees it."""

    alert: bool = False
    """Whether the toast is a window that the presser has to close."""

    url: str | None = None
    """The link to open, for joining by deep link."""

    language: str | None = None
    """The language that the asker has just chosen; None for any other answer."""

    stay: Stay = Stay.KEPT
    """How long the toast stays in the chat, if it answers a typed command."""

    replies: tuple[Reply, ...] = ()
    """The messages that follow."""

    instead: Screen | None = None
    """The screen that the pressed message shows next."""

    data: Mapping[str, Any] | None = None
    """The data from which a window draws a finished game (`bot.screens.afterwards.study`), as the answer to a
    `Study`."""

    hint: Mapping[str, Any] | None = None
    """The move that a page marks, as the answer to a `HINT` (`bot.screens.during.hints.marked`)."""

    options: Mapping[str, Any] | None = None
    """What can be chosen of a table's rules, for a page (`bot.views.options`), as the answer to an `OPTIONS`."""

    people: Mapping[str, Any] | None = None
    """A page of playing with strangers as data (`bot.views.people.Panel`), as the answer to a `PEOPLE`."""

    own: Mapping[str, Any] | None = None
    """What a page draws in place of the replies: `kind` is `me` or `games` (the asker's own page or games), `day` or
    `day-after` (`bot.views.day`, `bot.views.day_after`), or `record`, a game for the study board."""

    gone: bool = False
    """Whether all that was stored about the asker has been deleted."""

    fallback: str | None = None
    """The line that replaces a secret reply which cannot be sent in private."""

    @property
    def hand(self) -> Screen | None:
        """The hand that the answer shows in a secret reply; None if it shows none."""
        return next((reply.screen for reply in self.replies if reply.secret), None)


def shown(screen: Screen, *, private: bool = True) -> Answer:
    """Answer with one screen: for the asker alone where the platform can do that, or for everybody in the chat."""
    return Answer(replies=(Reply(screen=screen, private=private),))
