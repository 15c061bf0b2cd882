"""The emulator's own time, which a test moves instead of sleeping."""

from __future__ import annotations

import asyncio
import contextlib
import time


class Clock:
    """Unix time in seconds. It can be stopped, moved forward, and run faster than real time."""

    def __init__(self, *, rate: float = 1.0) -> None:
        """`rate`: emulated seconds per real second; 0 stops the clock until `advance`."""
        self._rate = rate
        self._shown = time.time()
        self._read_at = time.monotonic()
        self._sleepers: set[asyncio.Future[None]] = set()

    def now(self) -> float:
        """Unix time in seconds."""
        return self._shown + (time.monotonic() - self._read_at) * self._rate

    def advance(self, seconds: float) -> None:
        """Move the time forward at once and wake every sleeper."""
        if seconds < 0:
            raise ValueError("time does not run backwards")
        self._shown += seconds
        self._wake()

    async def sleep(self, seconds: float) -> None:
        """Return when `seconds` of the emulated time have passed, by running or by `advance`."""
        until = self.now() + seconds
        while (left := until - self.now()) > 0:
            moved: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self._sleepers.add(moved)
            try:
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(moved, left / self._rate if self._rate else None)
            finally:
                self._sleepers.discard(moved)

    def _wake(self) -> None:
        for sleeper in self._sleepers:
            if not sleeper.done():
                sleeper.set_result(None)
