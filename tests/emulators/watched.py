"""Waiting for what a bot does to an emulator."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")

PATIENCE = 30.0  # seconds until a wait is given up: ends a hanging test and measures no speed


class Watched:
    """An emulator that tells when something has changed."""

    recheck = PATIENCE
    """Seconds after which a condition is looked at again although no change was told."""

    def __init__(self) -> None:
        self._waiters: set[asyncio.Future[None]] = set()

    def report(self) -> str:
        """The bot's last acts, for the message of a failed test."""
        raise NotImplementedError

    def changed(self) -> None:
        """Make `until` look again, as something changed."""
        for waiter in self._waiters:
            if not waiter.done():
                waiter.set_result(None)

    async def until(
        self,
        condition: Callable[[], T | None],
        timeout: float = PATIENCE,  # noqa: ASYNC109
        what: str = "a condition",
    ) -> T:
        """Wait for a true value of `condition` and return it. One that raises LookupError is not true yet.

        Raises TimeoutError after `timeout` real seconds.
        """
        loop = asyncio.get_running_loop()
        end = loop.time() + timeout
        while not (found := _asked(condition)):
            left = end - loop.time()
            if left <= 0:
                raise TimeoutError(f"waited {timeout} s for {what}; {self.report()}")
            waiter: asyncio.Future[None] = loop.create_future()
            self._waiters.add(waiter)
            try:
                await asyncio.wait({waiter}, timeout=min(left, self.recheck))
            finally:
                self._waiters.discard(waiter)
        return found


def _asked(condition: Callable[[], T | None]) -> T | None:
    try:
        return condition()
    except LookupError:
        return None
