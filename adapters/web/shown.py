"""The content of a chat on a page: the messages of its log, with the reader's own looks in place of surfaces.

The log says which messages there are, and in which order. The content of a table's message is never taken from the log
while the table is known: it is a look (`bot.ports.windows`), drawn for the reader from the table's newest version.
"""

from collections import defaultdict
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Any

from adapters.web.chatlog import Message
from adapters.web.storage import RedisChatLog
from adapters.web.view import Names, changes_view, message_view
from bot.people import Person
from bot.ports.store import SurfaceKind, SurfaceName
from bot.ports.windows import Look, Looks


@dataclass(frozen=True, slots=True)
class Reader:
    """The reader of a chat on a page."""

    person: Person
    """The person, with their language."""

    mine: Names
    """The names of all people that the page plays."""


class ShownChat:
    """One chat on a page, with what the page was sent of it."""

    def __init__(self, chat: str) -> None:
        self._chat = chat
        self._revision: int | None = None  # the newest one that the page has
        self._surfaces: dict[str, Message] = {}  # by id: the messages that show a surface of a table
        self._views_sent: dict[str, dict[str, Any]] = {}  # by id: the views of these that the page has
        self._current: set[str] = set()  # the ids of those that were current when they were last drawn
        self.reader: Reader | None = None
        """The reader that the chat was last drawn for; None before that."""

        self.lapses: float | None = None
        """When the first person at the newest table counts as away without a further sign, seconds since the epoch."""

        self.codes: frozenset[str] = frozenset()
        """The codes of the tables and tournaments shown in the chat."""

    @property
    def newest(self) -> str | None:
        """The code of the table shown last; None if there is none."""
        return code_of(self._surfaces[max(self._surfaces, key=int)]) if self._surfaces else None

    async def news(
        self, log: RedisChatLog, looks: Looks, reader: Reader, stale: Collection[str] | None
    ) -> dict[str, Any] | None:
        """Return the message that updates the page, or None if nothing is new.

        `stale` are the codes of tables that may have changed; None for all.
        """
        before, self.reader = self.reader, reader
        found = await log.since(self._chat, self._revision or 0)
        if found.reset:
            self._surfaces.clear()
            self._views_sent.clear()
        self._take(found.messages)
        again = stale if before == reader else None  # for another reader everything is drawn again
        views = await self._drawn(looks, reader, found.messages, again)
        whole = self._revision is None or found.reset
        self._revision = found.revision
        return changes_view(self._chat, views, whole=whole) if whole or views else None

    def _take(self, messages: Mapping[str, Message | None]) -> None:
        for name, message in messages.items():
            if message is not None and message.screen is not None and message.screen.surface is not None:
                self._surfaces[name] = message
            else:
                self._surfaces.pop(name, None)
                self._views_sent.pop(name, None)
        self.codes = frozenset(code_of(message) for message in self._surfaces.values())

    async def _drawn(
        self,
        looks: Looks,
        reader: Reader,
        changed: Mapping[str, Message | None],
        stale: Collection[str] | None,
    ) -> list[dict[str, Any]]:
        """Return the views of the messages that are new to the page."""
        views = [
            message_view(name, message, reader.mine)
            for name, message in changed.items()
            if name not in self._surfaces and (message is None or _is_read_by(message, reader.person))
        ]
        by_code: defaultdict[str, list[str]] = defaultdict(list)
        for name, message in self._surfaces.items():
            by_code[code_of(message)].append(name)
        for code, names in by_code.items():
            fresh = [name for name in names if name in changed or name not in self._views_sent]
            if fresh or stale is None or code in stale:
                views += await self._looked_at(looks, code, reader, names if stale is None else fresh)
        return views

    async def _looked_at(
        self, looks: Looks, code: str, reader: Reader, surfaces: Collection[str]
    ) -> list[dict[str, Any]]:
        """Return the views of a table's messages that are new to the page.

        Drawn are those current now, `surfaces`, and those current until now: the board of a hand becomes its result.
        """
        mine = {name: _surface(message) for name, message in self._surfaces.items() if code_of(message) == code}
        wanted = {name: mine[name] for name in surfaces}
        were = {name: surface for name, surface in mine.items() if name in self._current}
        names = tuple({*wanted.values(), *were.values()})
        look = await looks.look(code, reader.person, names, alone=len(reader.mine) == 1)
        if code == self.newest:
            self.lapses = look.lapses if look is not None else None
        if look is not None:
            current = {name: surface for name, surface in mine.items() if surface in look.current}
            wanted |= current | were
            self._current = (self._current - were.keys()) | current.keys()
        views = []
        for name, surface in wanted.items():
            shown = _shown(self._surfaces[name], surface, look)
            is_current = look is not None and surface in look.current
            view = message_view(name, shown, reader.mine, current=is_current)
            if self._views_sent.get(name) != view:
                self._views_sent[name] = view
                views.append(view)
        return views


def _shown(message: Message, surface: SurfaceName, look: Look | None) -> Message:
    """Return one message of a table as its reader sees it.

    A surface that the look does not show any more stays as it was delivered.
    """
    screen = look.screens.get(surface) if look is not None else None
    if screen is None or message.screen is None:
        return message
    return message.model_copy(update={"screen": screen.model_copy(update={"surface": message.screen.surface})})


def _is_read_by(message: Message, reader: Person) -> bool:
    """Whether a message is in the reader's language, or in none."""
    return message.language in {"", reader.language}


def code_of(message: Message) -> str:
    """Return the code of the table whose surface a message shows; empty for another message."""
    return message.screen.surface[0] if message.screen is not None and message.screen.surface is not None else ""


def _surface(message: Message) -> SurfaceName:
    if message.screen is None or message.screen.surface is None:
        raise ValueError("this message shows no surface")
    _, kind, of, place, lowered = message.screen.surface
    return SurfaceName(SurfaceKind(kind), of, place, lowered)
