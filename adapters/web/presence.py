"""Whether a page is in front of its people: visible, and answering. It decides nothing in a game."""

import asyncio
import secrets
from collections.abc import Callable, Collection, Coroutine, Iterable
from contextlib import suppress
from typing import Any

from bot.people import PersonKey
from bot.ports.health import Unavailable
from bot.ports.windows import Presence
from bot.stopping import ended

SIGN_EVERY = 10.0  # seconds between two signs of a page that are stored
HIDDEN_FOR = 10.0  # seconds after which a hidden page is away

Spot = tuple[str, PersonKey]
"""A place in front of a table: the table's code, and the person there."""


class Signs:
    """Keeps a page's people present at the tables that it shows."""

    def __init__(self, presence: Presence, clock: Callable[[], float]) -> None:
        """`clock` gives seconds."""
        self._presence = presence
        self._clock = clock
        self._window = secrets.token_hex(8)
        self._spots: frozenset[Spot] = frozenset()
        self._signed = float("-inf")
        self._drawn = ("", 0)  # the table that the page has drawn last, and the version drawn
        self._hiding: asyncio.Task[None] | None = None

    async def seen(self, spots: Collection[Spot], *, hidden: bool = False, touched: bool = False) -> None:
        """Note a sign of the page: its people's places at tables, or that it is hidden.

        `touched`: a person did something in it.
        """
        if hidden:
            if self._hiding is None and self._spots:
                self._hiding = asyncio.create_task(self._hide(), name="a hidden page")
            return
        if self._hiding is not None:
            await ended(self._hiding)
            self._hiding = None
        now, before, found = self._clock(), self._spots, frozenset(spots)
        if found == before and now < self._signed + SIGN_EVERY and not touched:
            return
        self._spots, self._signed = found, now
        await self._signal(self._presence.go(*spot, self._window) for spot in before - found)
        await self._signal(self._stay(spot, touched=touched) for spot in found)

    async def drew(self, code: str, version: int) -> None:
        """Note that the page has drawn a version of a table."""
        self._drawn = (code, version)
        await self._signal(self._stay(spot) for spot in self._spots if spot[0] == code and self._hiding is None)

    async def gone(self) -> None:
        """Note that the page is closed."""
        if self._hiding is not None:
            await ended(self._hiding)
            self._hiding = None
        await self._leave()

    async def _hide(self) -> None:
        await asyncio.sleep(HIDDEN_FOR)
        await self._leave()

    async def _leave(self) -> None:
        spots, self._spots, self._signed = self._spots, frozenset(), float("-inf")
        await self._signal(self._presence.go(*spot, self._window) for spot in spots)

    def _stay(self, spot: Spot, *, touched: bool = False) -> Coroutine[Any, Any, None]:
        code, version = self._drawn
        return self._presence.stay(*spot, self._window, drawn=version if code == spot[0] else 0, touched=touched)

    async def _signal(self, calls: Iterable[Coroutine[Any, Any, None]]) -> None:
        with suppress(Unavailable):  # the next sign tries again, and presence lapses by itself
            await asyncio.gather(*calls)
