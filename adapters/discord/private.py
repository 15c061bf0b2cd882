"""Private chats: their channels, and which people accept no messages."""

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import discord
from cachetools import LRUCache, TTLCache

from adapters.discord.calls import CLOSED_REASON, delivered
from adapters.discord.guard import RefusedCalls
from bot.people import Person
from bot.ports.directory import WANTS_MESSAGES, Directory
from bot.ports.messenger import Unwelcome

DAY = 86400.0  # seconds
TRUSTED = 60.0  # seconds for which a cached person is trusted
KEPT = 10_000  # people

# Fields of a person's document.
CHANNEL = "dm_channel"  # id of the private channel
CLOSED = "dm_closed"  # when a private message was last refused, seconds since the epoch


@dataclass(slots=True)
class _Known:
    """A cached person."""

    channel: str | None
    wanted: bool
    closed: float

    def refuses(self, now: float) -> str | None:
        """Return why nothing may be sent, or None."""
        if not self.wanted:
            return "not-wanted"
        return "closed" if now < self.closed + DAY else None


class PrivateChats:
    """Opens each private channel once; retries a closed one after a day. `now` returns seconds since the epoch."""

    def __init__(
        self,
        client: discord.Client,
        directory: Directory,
        guard: RefusedCalls,
        now: Callable[[], float] = time.time,
    ) -> None:
        self._client = client
        self._directory = directory
        self._guard = guard
        self._now = now
        self._people: TTLCache[str, _Known] = TTLCache(KEPT, TRUSTED, timer=now)
        self._owners: LRUCache[str, str] = LRUCache(KEPT)  # channel to person key

    async def channel_of(self, person: Person) -> str:
        """Return the id of the private channel with a person. Raises Unwelcome, and Busy."""
        known = await self._known(person.key)
        reason = known.refuses(self._now())
        if reason is not None:
            raise Unwelcome(reason)
        if known.channel is None:
            try:
                opened = await delivered(self._client.create_dm(discord.Object(int(person.id))), self._guard)
            except Unwelcome as refused:
                if refused.reason == CLOSED_REASON:
                    await self._close(person.key)
                raise
            known.channel = str(opened.id)
            await self._directory.save_person(person.key, {CHANNEL: known.channel})
        self._owners[known.channel] = person.key
        return known.channel

    async def refused(self, channel: str) -> None:
        """Store that a private channel is closed to the bot."""
        owner = self._owners.get(channel)
        if owner is not None:
            await self._close(owner)

    async def opened(self, person: Person) -> bool:
        """Note that a person wrote in private. Return whether their chat had been closed before."""
        known = await self._known(person.key)
        if not known.closed:
            return False
        known.closed = 0.0
        await self._directory.save_person(person.key, {CLOSED: None})
        return True

    async def switch(self, person: Person, *, wanted: bool) -> None:
        """Set whether a person wants hands as private messages; if so, their chat is tried again at once."""
        self._people.pop(person.key, None)
        changes: dict[str, Any] = {WANTS_MESSAGES: None, CLOSED: None} if wanted else {WANTS_MESSAGES: False}
        await self._directory.save_person(person.key, changes)

    async def _close(self, key: str) -> None:
        at = self._now()
        (await self._known(key)).closed = at
        await self._directory.save_person(key, {CLOSED: at})

    async def _known(self, key: str) -> _Known:
        known = self._people.get(key)
        if known is None:
            about = await self._directory.person(key)
            known = self._people[key] = _Known(
                channel=about.get(CHANNEL),
                wanted=about.get(WANTS_MESSAGES) is not False,
                closed=float(about.get(CLOSED) or 0.0),
            )
        return known
