"""Which process tends the documents, and when each document needs attention."""

from collections.abc import AsyncIterator, Collection
from dataclasses import dataclass
from typing import Protocol

from engine.fairness import SCHEME

LEASE_LIFE = 3.0  # seconds until a lease that is not renewed ends, by the store's clock
RENEW_EVERY = 0.75  # seconds between two tries to take or renew a lease
FOR_EVER = 86_400.0  # seconds until a table that waits without a limit is tended again


@dataclass(frozen=True, slots=True)
class Lead:
    """The lease on tending: the process that holds it does what happens by itself, and brings messages up to date."""

    fence: str
    """A number that grows with every change of holder, and the holder's random mark: writes of others are refused. The
    number alone repeats where the store comes back with an older state."""

    until: float
    """When it ends unless renewed, by this process's monotonic clock (`time.monotonic`)."""

    wanted: bool = False
    """Whether a process of a newer release asks for it."""

    older: str = ""
    """A note for `Schedule.believed`, if documents were not gone through on this run of the server yet: the store may
    be older than it was."""


def gone_through_on(run: str) -> str:
    """Return the note that all documents were gone through on a run of the server.

    It has the scheme of deals: a release with another scheme goes through them too, and seals the deals to come anew.
    """
    return f"{run} {SCHEME}"


class Schedule(Protocol):
    """The lead, and the documents' times of attention."""

    leader: bool | None
    """Whether some process leads, as far as was seen at the last try; None before the first one."""

    async def lead(self, now: float) -> Lead | None:
        """Take or renew the lead. Return None if another process holds it, or may hold it rather than this one.

        Only a process that serves every platform that any process has registered lately may lead. `now` is stored as
        the last time at which somebody led.
        """

    async def moved(self) -> bool:
        """Return whether the store is on another server than at the last call: it may be older than it was."""

    async def last_led(self) -> float | None:
        """Return when any process last renewed the lead, in seconds since the epoch; None if never."""

    async def release(self) -> None:
        """Give the lead back: the next process that tries takes it."""

    async def backlog(self, now: float) -> tuple[int, float]:
        """Return how many documents have a time of attention, and how many seconds the oldest is overdue."""

    async def everywhere(self) -> list[tuple[str, float]]:
        """Return every document with a time of attention, with that time, the most urgent first."""

    async def due(self, now: float, limit: int, skipped: Collection[str] = ()) -> list[str]:
        """Return the documents that are due, oldest first, without those `skipped`."""

    async def believed(self, server: str) -> None:
        """Note that all documents were gone through (`Lead.older`)."""

    def woken(self) -> AsyncIterator[str]:
        """Yield the codes of documents when other processes commit them. Best effort; see `due`."""
