"""Which worker tends which tables: `bot.ports.schedule.Schedule`.

Every worker renews its claims every `RENEW_EVERY` seconds. A claim is a lease on a partition; its fence grows
with every change of holder. A worker's share is the partitions divided by the workers alive, rounded up: a worker with
more gives some back, a worker with fewer takes free ones. So a dead worker's partitions move when its lease and its
heartbeat run out and the next worker renews: in at most `LEASE_LIFE + RENEW_EVERY` seconds. The workers' clocks have to
agree to about a second; if not, two workers may tend one table for a while, which costs calls but no correctness.
"""

import asyncio
from collections.abc import AsyncIterator, Collection, Iterable, Mapping, Sequence
from math import ceil
from typing import Any, NamedTuple
from zlib import crc32

from adapters.redis import keys
from adapters.redis.database import Argument, Database, Script
from adapters.redis.listening import Listening
from bot.ports.health import Unavailable
from bot.ports.schedule import FOR_EVER, Claim

LEASE_LIFE = 5.0  # seconds
WITHIN = 1.0  # seconds in which a master has to answer; well below LEASE_LIFE
IN_PLAY = 3600.0  # a table counts as in play for so many seconds after its last move and before its next time

HEARTBEAT = Script.load("heartbeat")
LEASE = Script.load("lease")
HURRY = Script.load("hurry")


class RedisSchedule:
    """Claims on partitions and the tables due in them.

    On a cluster every master answers for its own partitions: a silent one affects only those.
    """

    def __init__(self, database: Database) -> None:
        self._database = database
        self.alive = 1
        """How many workers there are, as far as is known."""

        self.origin: str | None = None
        """The origin of this process's windows, empty if it has none; None if it shows no tables in chats."""

        self.other_origins = 0
        """How many workers have windows of another origin, as far as is known."""

        self._held: dict[int, Claim] = {}
        self._listening = Listening(database)

    async def claim(self, worker: str, now: float) -> list[Claim]:
        """Take or renew a fair share of the partitions and return those held.

        Takes one round trip; two when a partition moves or is on a new server. A partition whose master does not answer
        stays claimed until its claim runs out. If the number of workers alive cannot be read, the last known one
        counts. Raises Unavailable when no master answers. `worker` names one process: processes of the same name share
        their claims.
        """
        ends = now + LEASE_LIFE
        # Each worker begins at another partition, so that two that start together rarely want the same one.
        start = crc32(worker.encode())
        order = [(start + offset) % keys.PARTITIONS for offset in range(keys.PARTITIONS)]
        _, found = await asyncio.gather(self._count_alive(worker, now), self._step("renew", order, worker, now))
        share = ceil(keys.PARTITIONS / self.alive)
        held = {partition: lease for partition, lease in found.items() if lease.state == b"mine"}
        silent = {partition: claim for partition, claim in self._held.items() if partition not in found}
        unsure = {partition: claim for partition, claim in silent.items() if now < claim.expires}
        room = share - len(held) - len(unsure)
        if room < 0:
            surplus = [partition for partition in order if partition in held][room:]
            await self._step("drop", surplus, worker, now)
            held = {partition: lease for partition, lease in held.items() if partition not in surplus}
        elif room > 0:
            free = [partition for partition in order if partition in found and found[partition].state == b"free"][:room]
            taken = await self._step("take", free, worker, now)
            held |= {partition: lease for partition, lease in taken.items() if lease.state == b"mine"}
        await self._hurry({partition: lease.server for partition, lease in held.items() if lease.is_elsewhere}, now)
        self._held = unsure | {partition: Claim(partition, lease.fence, ends) for partition, lease in held.items()}
        self._listening.follow(self._held)
        return [self._held[partition] for partition in sorted(self._held)]

    async def _count_alive(self, worker: str, now: float) -> None:
        """Record that this worker is alive, and read how many are."""
        origin = "-" if self.origin is None else self.origin
        beat = ((keys.WORKERS, keys.ALIVE, keys.APPS), (worker, now, now + LEASE_LIFE, origin))
        (found,) = await self._database.run_for_each(HEARTBEAT, [beat], within=WITHIN)
        if not isinstance(found, Unavailable):
            self.alive, self.other_origins = found

    async def _hurry(self, servers: Mapping[int, str], now: float) -> None:
        """Make the tables in play due now, in partitions that are on a new server.

        A failover, or a restart after a crash, may have lost the last writes of times of attention, and of records of
        what is shown. A repetition does nothing.
        """
        times = (now, now + IN_PLAY, now + FOR_EVER - IN_PLAY)
        await self._database.run_for_each(
            HURRY,
            [
                ((keys.partition_lease(partition), keys.wake(partition)), (server, *times))
                for partition, server in servers.items()
            ],
            within=WITHIN,
        )

    async def last_alive(self) -> float | None:
        """Return when any worker last renewed its claims, seconds since the epoch; None if never."""
        moment = await self._database.call("GET", keys.ALIVE)
        return None if moment is None else float(moment)

    async def release(self, worker: str) -> None:
        """Give every partition back at once: the next worker to renew takes them, with new fences."""
        self._held = {}
        gone = self._database.each([("ZREM", keys.WORKERS, worker)], within=WITHIN)
        await asyncio.gather(gone, self._step("drop", range(keys.PARTITIONS), worker, 0.0))

    def partition(self, table_id: str) -> int:
        """Return the partition of a table."""
        return keys.partition_of(table_id)

    async def due(
        self, claims: Sequence[Claim], now: float, limit: int, skipped: Collection[str] = ()
    ) -> list[tuple[str, Claim]]:
        """Return tables that are due in the partitions held, oldest first, without those `skipped`.

        Takes one round trip to each master, and another for a partition with too many skipped tables on a page. Raises
        Unavailable when no master answers.
        """
        found: list[tuple[float, str, Claim]] = []
        asked, start = list(claims), 0
        while asked:
            answers = await self._answers(
                ("ZRANGE", keys.wake(claim.partition), "-inf", now, "BYSCORE", "LIMIT", start, limit, "WITHSCORES")
                for claim in asked
            )
            more = []
            for claim, pairs in zip(asked, (answer or [] for answer in answers), strict=True):
                page = [(float(at), table_id.decode()) for table_id, at in zip(pairs[::2], pairs[1::2], strict=True)]
                fresh = [(at, table_id, claim) for at, table_id in page if table_id not in skipped]
                found += fresh
                if len(page) == limit and len(fresh) < limit:
                    more.append(claim)
            asked, start = more, start + limit
        found.sort(key=lambda entry: entry[:2])
        return [(table_id, claim) for _, table_id, claim in found[:limit]]

    async def next_due(self, claims: Sequence[Claim]) -> float | None:
        """Return the earliest time of attention in the partitions held. One round trip to each master."""
        answers = await self._answers(("ZRANGE", keys.wake(claim.partition), 0, 0, "WITHSCORES") for claim in claims)
        return min((float(pairs[1]) for pairs in answers if pairs), default=None)

    async def backlog(self, claims: Sequence[Claim], now: float) -> tuple[int, float]:
        """Return how many tables want attention in the partitions held, and how late the oldest is, in seconds."""
        counting = self._answers(("ZCARD", keys.wake(claim.partition)) for claim in claims)
        counts, first = await asyncio.gather(counting, self.next_due(claims))
        return sum(count or 0 for count in counts), 0.0 if first is None else max(0.0, now - first)

    async def _answers(self, commands: Iterable[Sequence[Argument]]) -> list[Any]:
        """Return the answers that came in time, None for a missing one. Raises Unavailable if all are missing."""
        answers = await self._database.each(commands, within=WITHIN)
        return [None if isinstance(answer, Unavailable) else answer for answer in _some(answers)]

    async def everywhere(self) -> list[tuple[str, float]]:
        """Return every table that wants attention, in any partition, with its time, the most urgent first."""
        found = await self._database.batch(
            ("ZRANGE", keys.wake(partition), 0, -1, "WITHSCORES") for partition in range(keys.PARTITIONS)
        )
        pairs = [pair for rows in found for pair in zip(rows[::2], rows[1::2], strict=True)]
        return sorted(((table_id.decode(), float(at)) for table_id, at in pairs), key=lambda pair: pair[1])

    def woken(self) -> AsyncIterator[str]:
        """Yield the ids of tables as any process commits them, in the partitions claimed last.

        Messages are lost while a connection is broken, and for a moment after a new claim. Ends when it is closed or
        its task is cancelled.
        """
        return self._listening.heard()

    async def _step(self, step: str, partitions: Sequence[int], worker: str, now: float) -> dict[int, "_Lease"]:
        """Do one step on each partition's lease; return the leases after it, by each partition with an answer.

        A step may be repeated after a lost answer: a lease renewed or taken stays mine, a dropped one stays free.
        """
        answers = await self._database.run_for_each(
            LEASE,
            [((keys.partition_lease(partition),), (step, worker, now, now + LEASE_LIFE)) for partition in partitions],
            within=WITHIN,
        )
        return {
            partition: _Lease.read(answer)
            for partition, answer in zip(partitions, _some(answers), strict=True)
            if not isinstance(answer, Unavailable)
        }


class _Lease(NamedTuple):
    """A partition's lease: `state` is mine, free or theirs."""

    state: bytes
    fence: int
    before: str  # run of the server that the partition was tended on last, and since when …
    server: str  # … and the run that it is on now; empty if unknown

    @classmethod
    def read(cls, answer: Sequence[Any]) -> "_Lease":
        state, fence, before, server = answer
        return cls(state, fence, before.decode(), server.decode())

    @property
    def is_elsewhere(self) -> bool:
        return bool(self.server) and self.server != self.before.partition("@")[0]


def _some(answers: list[Any]) -> list[Any]:
    """Return the answers. Raises Unavailable if none of them came."""
    if answers and all(isinstance(answer, Unavailable) for answer in answers):
        raise answers[0]
    return answers
