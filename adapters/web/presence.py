"""Whether a page is in front of its people: visible, and answering. Nothing of it decides about a game."""

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Collection
from contextlib import suppress

from bot.people import PersonKey
from bot.ports.health import Unavailable
from bot.ports.windows import Presence
from bot.stopping import ended

SIGN_EVERY = 10.0  # seconds between two signs of a page that are written down
HIDDEN_FOR = 10.0  # seconds after which a hidden page is away


class InFront:
    """Keeps the presence of a page's people."""

    def __init__(self, presence: Presence, changed: Callable[[], Awaitable[None]], clock: Callable[[], float]) -> None:
        """`changed` is called when somebody has come or gone; `clock` gives seconds."""
        self._presence = presence
        self._changed = changed
        self._clock = clock
        self._window = secrets.token_hex(8)
        self._people: frozenset[PersonKey] = frozenset()
        self._signed = float("-inf")
        self._hiding: asyncio.Task[None] | None = None

    async def seen(self, people: Collection[PersonKey], *, hidden: bool = False) -> None:
        """Note a sign of the page: it is in front of these people, or it is hidden."""
        if hidden:
            if self._hiding is None and self._people:
                self._hiding = asyncio.create_task(self._hide(), name="a hidden page")
            return
        if self._hiding is not None:
            await ended(self._hiding)
            self._hiding = None
        now, found = self._clock(), frozenset(people)
        if found == self._people and now < self._signed + SIGN_EVERY:
            return
        self._people, self._signed = found, now
        with suppress(Unavailable):  # the next sign tries it again
            if any(await asyncio.gather(*(self._presence.stay(person, self._window) for person in found))):
                await self._changed()

    async def gone(self) -> None:
        """The page is closed."""
        if self._hiding is not None:
            await ended(self._hiding)
            self._hiding = None
        await self._leave()

    async def _hide(self) -> None:
        await asyncio.sleep(HIDDEN_FOR)
        await self._leave()

    async def _leave(self) -> None:
        people, self._people, self._signed = self._people, frozenset(), float("-inf")
        with suppress(Unavailable):  # it lapses by itself
            if any(await asyncio.gather(*(self._presence.go(person, self._window) for person in people))):
                await self._changed()
