"""The lists of people who want to be called, in Redis: `bot.ports.calls.CallLists`."""

import time
from collections.abc import Callable

from adapters.redis import keys, scan
from adapters.redis.database import Database


class RedisCalls:
    """One sorted set for each chat. `clock` gives the seconds since the epoch."""

    def __init__(self, database: Database, *, clock: Callable[[], float] = time.time) -> None:
        self._database = database
        self._clock = clock

    async def want(self, chat: str, person: str, *, on: bool) -> bool:
        """Store whether a person wants calls; a new person is called first. False if the list is full."""
        key = keys.callme(chat)
        if not on:
            await self._database.call("ZREM", key, person)
            return True
        if int(await self._database.call("ZCARD", key)) >= keys.CALLED_KEPT:
            return await self._database.call("ZSCORE", key, person) is not None
        await self._database.batch((("ZADD", key, "NX", 0, person), ("EXPIRE", key, keys.CHAT_LIFE)))
        return True

    async def in_turn(self, chat: str) -> list[str]:
        """Return the people who want calls, in turn. Reading prolongs the list's life."""
        key = keys.callme(chat)
        found, _ = await self._database.batch((("ZRANGE", key, 0, -1), ("EXPIRE", key, keys.CHAT_LIFE)))
        return [person.decode() for person in found]

    async def called(self, chat: str, person: str) -> None:
        """Store that a person has just been called."""
        await self._database.call("ZADD", keys.callme(chat), "XX", self._clock(), person)

    async def forget(self, person: str, chats: list[str], *, everywhere: bool = False) -> None:
        """Remove a person from the lists of these chats, or of all chats if `everywhere`."""
        await self._database.batch(("ZREM", keys.callme(chat), person) for chat in chats)
        if everywhere:
            async for key in scan.named(self._database, keys.callme("*"), [person]):
                await self._database.call("ZREM", key, person)

    async def move_chat(self, old: str, new: str) -> None:
        """Move a list to a chat's new key."""
        people = await self.in_turn(old)
        if people:
            new_key = keys.callme(new)
            await self._database.batch(
                [*(("ZADD", new_key, "NX", 0, person) for person in people), ("EXPIRE", new_key, keys.CHAT_LIFE)]
            )
        await self._database.call("UNLINK", keys.callme(old))
