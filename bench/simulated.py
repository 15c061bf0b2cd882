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
        self.clock = _Selector()
        """What lets the time pass."""

        super().__init__(self.clock)

    def time(self) -> float:
        """Return the seconds since the start."""
        return self.clock.passed


def stand_still(seconds: float) -> None:
    """Let so many seconds pass in which nothing in the running simulated loop gets on."""
    loop = asyncio.get_running_loop()
    if isinstance(loop, SimulatedLoop):
        loop.clock.passed += seconds


def run(work: Coroutine[Any, Any, T], start: float) -> T:
    """Run a program in simulated time, which `time.time` tells from `start` on, in seconds since the epoch."""
    loop = SimulatedLoop()
    with _telling(loop, start):
        try:
            return loop.run_until_complete(_alone(work))
        finally:
            loop.close()


async def _alone(work: Coroutine[Any, Any, T]) -> T:
    """Run a program and end every task that it leaves behind, and those that these begin while they end."""
    try:
        return await work
    finally:
        while left := asyncio.all_tasks() - {asyncio.current_task()}:
            for task in left:
                task.cancel()
            await asyncio.gather(*left, return_exceptions=True)


@contextmanager
def _telling(loop: SimulatedLoop, start: float) -> Iterator[None]:
    with patch("time.time", lambda: start + loop.time()):
        yield
