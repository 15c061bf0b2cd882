"""Simulated time: an event loop whose clock jumps to the next event."""

import asyncio
import selectors
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar
from unittest.mock import patch

T = TypeVar("T")

# Each timer is this many seconds late: times since the epoch are less precise than times since the loop's start.
INSTANT = 1e-6


class _Selector(selectors.DefaultSelector):
    """A selector that advances the clock instead of waiting."""

    passed = 0.0

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        """Return the ready files. If there are none, advance the clock by the timeout."""
        ready = super().select(0)
        if not ready:
            if timeout is None:
                raise RuntimeError("nothing can happen any more")
            self.passed += max(timeout, 0.0) + INSTANT
        return ready


class SimulatedLoop(asyncio.SelectorEventLoop):
    """An event loop for programs that wait for nothing outside the process."""

    def __init__(self) -> None:
        self.clock = _Selector()
        """The selector that advances the clock."""

        super().__init__(self.clock)

    def time(self) -> float:
        """Return the simulated seconds since the start."""
        return self.clock.passed


def stand_still(seconds: float) -> None:
    """Advance the running simulated clock while nothing else happens, as if the process had been stopped."""
    loop = asyncio.get_running_loop()
    if isinstance(loop, SimulatedLoop):
        loop.clock.passed += seconds


def run(work: Coroutine[Any, Any, T], start: float) -> T:
    """Run a program in simulated time. `time.time` begins at `start`, in seconds since the epoch."""
    loop = SimulatedLoop()
    with _telling(loop, start):
        try:
            return loop.run_until_complete(_alone(work))
        finally:
            loop.close()


async def _alone(work: Coroutine[Any, Any, T]) -> T:
    """Run a program, then cancel every task it left behind, including tasks that begin meanwhile."""
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
