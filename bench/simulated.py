"""Time that costs nothing: an event loop whose clock jumps to whatever happens next."""

import asyncio
import selectors
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar
from unittest.mock import patch

T = TypeVar("T")

# Seconds by which a timer is late: the time since the epoch is not told as exactly as that since the start.
INSTANT = 1e-6


class _Selector(selectors.DefaultSelector):
    """Instead of waiting, lets the time pass."""

    passed = 0.0

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        """Return what is ready; if nothing is, so many seconds have passed."""
        ready = super().select(0)
        if not ready:
            if timeout is None:
                raise RuntimeError("nothing is left that could happen")
            self.passed += max(timeout, 0.0) + INSTANT
        return ready


class SimulatedLoop(asyncio.SelectorEventLoop):
    """An event loop for programs that wait for nothing outside of their process."""

    def __init__(self) -> None:
        self._clock = _Selector()
        super().__init__(self._clock)

    def time(self) -> float:
        """Return the seconds since the start."""
        return self._clock.passed


def run(work: Coroutine[Any, Any, T], start: float) -> T:
    """Run a program in simulated time, which `time.time` tells from `start` on, in seconds since the epoch."""
    loop = SimulatedLoop()
    with _telling(loop, start):
        try:
            return loop.run_until_complete(_alone(work))
        finally:
            loop.close()


async def _alone(work: Coroutine[Any, Any, T]) -> T:
    """Leave nothing behind."""
    try:
        return await work
    finally:
        for task in asyncio.all_tasks() - {asyncio.current_task()}:
            task.cancel()


@contextmanager
def _telling(loop: SimulatedLoop, start: float) -> Iterator[None]:
    with patch("time.time", lambda: start + loop.time()):
        yield
