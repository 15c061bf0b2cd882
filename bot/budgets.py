"""Calls to platforms within their budgets: the one way to a call, whether it is made now, later or never."""

import asyncio
from collections.abc import Awaitable, Callable, Hashable
from contextlib import suppress
from typing import TypeVar

from bot.people import Chat
from bot.ports.limits import Caller, Limits
from bot.ports.messenger import Busy

RETRY_AFTER = 2.0  # seconds, if a platform names no time itself
SOON = 0.5  # seconds, the least until a delayed call is tried again

T = TypeVar("T")


class Budgets:
    """The budgets of calls, with the clock that they go by. `now` returns seconds since the epoch."""

    def __init__(self, limits: Limits, now: Callable[[], float]) -> None:
        self._limits = limits
        self._now = now

    def take(self, chat: Chat, caller: Caller | None = None) -> Awaitable[float]:
        """Take a call to a chat. Returns 0.0 if it may be made now, else the seconds to wait (nothing is taken).

        `caller`: its entry in the queue, if it has to wait.
        """
        return self._limits.take(chat, self._now(), caller)

    def take_question(self, platform: str, caller: Caller | None = None) -> Awaitable[float]:
        """Take a call that shows nothing in a chat, in the same way. Without a caller it is a spare one."""
        return self._limits.take_question(platform, self._now(), caller)

    async def hold_back(self, chat: Chat | None, busy: Busy) -> float:
        """Hold back a chat's calls (None: it is unknown) for as long as its platform asks. Returns how many seconds."""
        wait = max(busy.retry_after, RETRY_AFTER if busy.unsure else SOON)
        if chat is not None:
            now, limits = self._now(), self._limits
            await (limits.flooded(chat, now, now + wait) if busy.flood else limits.block(chat, now + wait))
        return wait

    async def make(
        self,
        where: Chat | str,
        call: Callable[[], Awaitable[T]],
        key: Hashable,
        patience: float,
        *,
        courtesy: float = 0.0,
        waits: Callable[[], None] = lambda: None,
    ) -> T:
        """Make a call as soon as the budgets allow. If it may have arrived, it isn't repeated.

        `where` is its chat, or the platform for a call that shows nothing in a chat. `key` is its place in the queue.
        `courtesy`: the seconds by which it lets others go first, once. `waits` is called when it has to wait. Raises
        NotDelivered: Busy if it would have to wait for more than `patience` seconds.
        """
        chat = where if isinstance(where, Chat) else None
        loop, called = asyncio.get_running_loop(), asyncio.Event()
        until, caller = loop.time() + patience, Caller(key, called=called.set)
        while True:
            wait = await (self.take(where, caller) if isinstance(where, Chat) else self.take_question(where, caller))
            if wait <= 0:
                try:
                    return await call()
                except Busy as busy:
                    if busy.unsure:
                        raise
                    wait = await self.hold_back(chat, busy)
            waits()
            if loop.time() + wait > until:
                raise Busy(wait)
            with suppress(TimeoutError):
                async with asyncio.timeout(wait + courtesy):
                    await called.wait()
            called.clear()
            courtesy = 0.0
