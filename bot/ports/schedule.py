"""Which worker holds which tables, and when each table needs attention."""

from collections.abc import AsyncIterator, Collection, Sequence
from dataclasses import dataclass
from typing import Protocol

RENEW_EVERY = 1.5  # seconds between two calls of `Schedule.claim`
FOR_EVER = 86_400.0  # seconds until a table that waits without a limit is tended again


@dataclass(frozen=True, slots=True)
class Claim:
    """A worker's lease on a partition of the tables."""

    partition: int
    """Its number."""

    fence: int
    """A number that rises with every change of holder, so that writes of an earlier holder are refused."""

    expires: float
    """When the lease ends unless renewed, in seconds since the epoch."""


class Schedule(Protocol):
    """Leases on partitions, and the tables' times of attention."""

    async def claim(self, worker: str, now: float) -> list[Claim]:
        """Take or renew a fair share of the partitions for this worker, and return those held.

        After a change of the store's server, recently played tables become due.
        """

    async def last_alive(self) -> float | None:
        """Return when any worker last renewed its claims, in seconds since the epoch; None if never."""

    async def release(self, worker: str) -> None:
        """Release every partition of a worker."""

    async def backlog(self, claims: Sequence[Claim], now: float) -> tuple[int, float]:
        """Return how many tables are due in these partitions, and how many seconds the oldest is overdue."""

    async def everywhere(self) -> list[tuple[str, float]]:
        """Return every table with a time of attention, in all partitions, with that time."""

    def partition(self, table_id: str) -> int:
        """Return a table's partition."""

    async def due(
        self, claims: Sequence[Claim], now: float, limit: int, skipped: Collection[str] = ()
    ) -> list[tuple[str, Claim]]:
        """Return the tables that are due in these partitions, oldest first, without those `skipped`."""

    async def next_due(self, claims: Sequence[Claim]) -> float | None:
        """Return the earliest time of attention in these partitions."""

    def woken(self) -> AsyncIterator[str]:
        """Yield the ids of tables when they are committed in the partitions last claimed. Best effort; see `due`."""
