"""Loops that survive every error, and log lines about these errors: their kind and place, never a value."""

import asyncio
import logging
import time
import traceback
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from bot.ports.health import Unavailable

log = logging.getLogger(__name__)

TELL_EVERY = 60.0  # seconds between two log lines about the same cause
FIRST_PAUSE, LONGEST_PAUSE = 0.1, 1.5  # seconds after a failure, doubled up to the longest: leases live 3 s

ODD_ANSWER = (ValueError, TypeError, LookupError, AttributeError, RecursionError)
"""What code raises that reads an answer of another form than the platform's, such as a page of a proxy."""


class Broken(Exception):
    """A task that should last as long as the process has ended, so the process must end and be started again."""

    def __init__(self, what: str, cause: str) -> None:
        super().__init__(f"{what}: {cause}")
        self.what = what
        self.cause = cause

    @classmethod
    def by(cls, task: "asyncio.Task[None]") -> "Broken":
        """Return the error for a task that has ended."""
        if task.cancelled():
            return cls(task.get_name(), "CancelledError")
        failure = task.exception()
        if isinstance(failure, Broken):
            return failure
        return cls(task.get_name(), "ended" if failure is None else kind_of(failure))


def kind_of(failure: BaseException) -> str:
    """Return a short word for an error. The error's text is left out, because it can hold cards or a token."""
    return failure.cause if isinstance(failure, Unavailable) else type(failure).__name__


def places_of(failure: BaseException) -> list[str]:
    """Return the traceback of an error as file:line, the innermost last."""
    return [f"{frame.filename}:{frame.lineno}" for frame in traceback.extract_tb(failure.__traceback__)]


@dataclass
class _Report:
    cause: str
    at: float
    untold: int = 0  # how often it failed since then without a log line
    over: bool = False


class Troubles:
    """A log of repeated errors: one line per cause at once, then one per minute, and one when it works again."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._reports: dict[str, _Report] = {}

    def tell(self, what: str, failure: Exception, *, expected: bool = False, **more: str) -> None:
        """Log that something has failed, unless the same was logged within the last minute.

        An `expected` failure, such as a platform out of reach, is a warning without places in the code. `more` is
        logged beside it.
        """
        cause, last = kind_of(failure), self._reports.get(what)
        if last is not None and last.cause == cause and self._clock() - last.at < TELL_EVERY:
            last.untold += 1
            return
        extra: dict[str, object] = {"cause": cause, **more}
        if last is not None and last.cause == cause:
            extra["times"] = last.untold + 1
        self._reports[what] = _Report(cause, self._clock())
        if expected or isinstance(failure, Unavailable):
            log.warning(what, extra=extra)
        else:
            log.error(what, extra={**extra, "places": places_of(failure)})

    def over(self, what: str) -> None:
        """Log that something works again, if an error was logged before."""
        last = self._reports.get(what)
        if last is not None and not last.over:
            last.over = True
            log.info("it works again: %s", what, extra={"cause": last.cause})


async def for_ever(
    what: str, step: Callable[[], Awaitable[object]], rest: Callable[[], Awaitable[object]], troubles: Troubles
) -> None:
    """Repeat a step, with a rest after each. A step that fails is repeated after a growing pause.

    `what` is the log message for a failure. The loop ends only when its task is cancelled.
    """
    pause = FIRST_PAUSE
    while True:
        try:
            await step()
        except Exception as failure:  # noqa: BLE001 - nothing works without this loop
            troubles.tell(what, failure)
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)
        else:
            troubles.over(what)
            pause = FIRST_PAUSE
            await rest()
