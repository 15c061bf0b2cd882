"""Calls to platforms within their budgets: the one way to a call, whether it is made now, later or never."""

import asyncio
from collections.abc import Awaitable, Callable, Hashable
from contextlib import suppress
from functools import partial
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

    def take(self, chat: Chat, caller: Caller | None = None, *, spare: bool = False) -> Awaitable[float]:
        """Take a call to a chat. Returns 0.0 if it may be made now, else the seconds to wait (nothing is taken).

        A `spare` call is taken only if the chat can spare it. `caller`: its entry in the queue, if it has to wait.
        """
        take = self._limits.take_spare if spare else self._limits.take
        return take(chat, self._now(), caller)

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
        chat: Chat,
        call: Callable[[], Awaitable[T]],
        key: Hashable,
        patience: float,
        *,
        courtesy: float = 0.0,
        waits: Callable[[], None] = lambda: None,
    ) -> T:
        """Make a call to a chat as soon as the budgets allow. If it may have arrived, it isn't repeated.

        Raises NotDelivered: Busy if it would have to wait for more than `patience` seconds. `key` is its place in the
        queue. `courtesy`: the seconds by which it lets others go first, once. `waits` is called when it has to wait.
        """
        return await self._made(partial(self.take, chat), call, key, patience, chat, courtesy, waits)

    async def ask(self, platform: str, question: Callable[[], Awaitable[T]], key: Hashable, patience: float) -> T:
        """Make a call that shows nothing in a chat, in the same way."""
        return await self._made(partial(self.take_question, platform), question, key, patience)

    async def _made(
        self,
        take: Callable[[Caller], Awaitable[float]],
        call: Callable[[], Awaitable[T]],
        key: Hashable,
        patience: float,
        chat: Chat | None = None,
        courtesy: float = 0.0,
        waits: Callable[[], None] = lambda: None,
    ) -> T:
        loop, called = asyncio.get_running_loop(), asyncio.Event()
        until = loop.time() + patience
        caller = Caller(key, called=called.set)
        while True:
            wait = await take(caller)
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
