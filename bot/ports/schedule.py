"""Who looks after which tables, and when each wants attention."""

from collections.abc import AsyncIterator, Collection, Sequence
from dataclasses import dataclass
from typing import Protocol

RENEW_EVERY = 1.5  # seconds between two calls of `Schedule.claim`


FOR_EVER = 86_400.0  # seconds until a table that waits without limit is looked at again


@dataclass(frozen=True, slots=True)
class Claim:
    """A partition of the tables that this worker holds for a while."""

    partition: int
    """Its number."""

    fence: int
    """Grows with every change of holder, so that a holder of before can be told from the present one."""

    expires: float
    """Until when it is held unless renewed, in seconds since the epoch."""


class Schedule(Protocol):
    """Who looks after which tables."""

    async def claim(self, worker: str, now: float) -> list[Claim]:
        """Take or renew a fair share of the partitions for this worker and return those held.

        Where the store's server has changed, the tables that were in play lately are due from now on.
        """

    async def last_alive(self) -> float | None:
        """Return when any worker last renewed its claims, seconds since the epoch; None if never."""

    async def release(self, worker: str) -> None:
        """Give every partition back at once."""

    async def backlog(self, claims: Sequence[Claim], now: float) -> tuple[int, float]:
        """Return how many tables want attention in the partitions held, and how late the oldest is, in seconds."""

    async def everywhere(self) -> list[tuple[str, float]]:
        """Return every table that wants attention, in any partition, with its time."""

    def partition(self, table_id: str) -> int:
        """Return the partition that a table lies in."""

    async def due(
        self, claims: Sequence[Claim], now: float, limit: int, skipped: Collection[str] = ()
    ) -> list[tuple[str, Claim]]:
        """Return tables whose time has come, in the partitions held, oldest first, without those `skipped`."""

    async def next_due(self, claims: Sequence[Claim]) -> float | None:
        """Return the earliest time of attention in the partitions held."""

    def woken(self) -> AsyncIterator[str]:
        """Yield the ids of tables committed by anybody in the partitions claimed last, as it happens.

        Best effort: `due` is what counts.
        """
