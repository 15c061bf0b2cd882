"""Who looks after which tables: `bot.ports.Attention`.

Every worker renews its claims every `bot.ports.RENEW_EVERY` seconds. A claim is a lease on a partition; its fence grows
with every change of holder. The share of each is the partitions divided by the workers alive, rounded up: who holds
more gives back, who holds fewer takes what is free. So a dead worker's partitions move when its lease and its heartbeat
run out and the next worker renews: in at most `LEASE_LIFE + RENEW_EVERY` seconds. The workers' clocks have to agree to
about a second; if they do not, two may tend one table for a while, which costs calls and no correctness.
"""

import asyncio
from collections.abc import AsyncIterator, Collection, Mapping, Sequence
from contextlib import suppress
from math import ceil
from typing import Any, NamedTuple
from zlib import crc32

from redis.exceptions import RedisClusterException, RedisError

from adapters.redis import keys
from adapters.redis.database import Database, Script
from bot.ports import FOR_EVER, Claim

LEASE_LIFE = 5.0  # seconds
IN_PLAY = 3600.0  # seconds since its last move, or until its next time, that make a table one in play

QUIET = 10.0  # seconds without a message after which the subscription is asked whether it is alive
FIRST_WAIT, LONGEST_WAIT = 0.1, 2.0  # seconds before a broken subscription is made anew

HEARTBEAT = Script.load("heartbeat")
LEASE = Script.load("lease")
HURRY = Script.load("hurry")


class RedisAttention:
    """Claims on partitions and the tables due in them."""

    def __init__(self, database: Database, *, lease_life: float = LEASE_LIFE) -> None:
        self._database = database
        self._life = lease_life

    async def claim(self, worker: str, now: float) -> list[Claim]:
        """Take or renew a fair share of the partitions and return those held.

        Two round trips, three when something moves or the server is a new one. `worker` names one process: two that
        share a name share their claims too.
        """
        ends = now + self._life
        alive = await self._database.run(HEARTBEAT, [keys.WORKERS, keys.ALIVE], [worker, now, ends])
        share = ceil(keys.PARTITIONS / alive)
        # Each worker begins elsewhere, so that two that start together seldom want the same partition.
        start = crc32(worker.encode())
        order = [(start + offset) % keys.PARTITIONS for offset in range(keys.PARTITIONS)]
        found = await self._step("renew", order, worker, now)
        held = {partition: lease for partition, lease in found.items() if lease.state == b"mine"}
        if len(held) > share:
            surplus = [partition for partition in order if partition in held][share:]
            await self._step("drop", surplus, worker, now)
            held = {partition: lease for partition, lease in held.items() if partition not in surplus}
        elif len(held) < share:
            free = [partition for partition in order if found[partition].state == b"free"][: share - len(held)]
            taken = await self._step("take", free, worker, now)
            held |= {partition: lease for partition, lease in taken.items() if lease.state == b"mine"}
        await self._hurry({partition: lease.server for partition, lease in held.items() if lease.is_elsewhere}, now)
        return [Claim(partition, held[partition].fence, ends) for partition in sorted(held)]

    async def _hurry(self, servers: Mapping[int, str], now: float) -> None:
        """Let the tables in play of partitions that are on a new server be looked at now.

        A failover, or a restart after a crash, may have lost the last writes: those of the times of attention, and of
        what is shown. Repeated, it does nothing.
        """
        times = (now, now + IN_PLAY, now + FOR_EVER - IN_PLAY)
        await asyncio.gather(
            *(
                self._database.run(HURRY, [keys.partition_lease(partition), keys.wake(partition)], [server, *times])
                for partition, server in servers.items()
            )
        )

    async def last_alive(self) -> float | None:
        """Return when any worker last renewed its claims, seconds since the epoch; None if never."""
        moment = await self._database.call("GET", keys.ALIVE)
        return None if moment is None else float(moment)

    async def release(self, worker: str) -> None:
        """Give every partition back at once: the next worker to renew takes them, with new fences."""
        await self._database.call("ZREM", keys.WORKERS, worker)
        await self._step("drop", range(keys.PARTITIONS), worker, 0.0)

    def partition(self, table: str) -> int:
        """Return the partition that a table lies in."""
        return keys.partition_of(table)

    async def due(
        self, claims: Sequence[Claim], now: float, limit: int, skipped: Collection[str] = ()
    ) -> list[tuple[str, Claim]]:
        """Return tables whose time has come, in the partitions held, oldest first, without those `skipped`.

        One round trip, and one more wherever a page holds too many that are skipped.
        """
        found: list[tuple[float, str, Claim]] = []
        asked, start = list(claims), 0
        while asked:
            answers = await self._database.batch(
                ("ZRANGE", keys.wake(claim.partition), "-inf", now, "BYSCORE", "LIMIT", start, limit, "WITHSCORES")
                for claim in asked
            )
            more = []
            for claim, pairs in zip(asked, answers, strict=True):
                page = [(float(at), table.decode()) for table, at in zip(pairs[::2], pairs[1::2], strict=True)]
                fresh = [(at, table, claim) for at, table in page if table not in skipped]
                found += fresh
                if len(page) == limit and len(fresh) < limit:
                    more.append(claim)
            asked, start = more, start + limit
        found.sort(key=lambda entry: entry[:2])
        return [(table, claim) for _, table, claim in found[:limit]]

    async def next_due(self, claims: Sequence[Claim]) -> float | None:
        """Return the earliest time of attention in the partitions held. One round trip."""
        answers = await self._database.batch(
            ("ZRANGE", keys.wake(claim.partition), 0, 0, "WITHSCORES") for claim in claims
        )
        return min((float(pairs[1]) for pairs in answers if pairs), default=None)

    async def backlog(self, claims: Sequence[Claim], now: float) -> tuple[int, float]:
        """Return how many tables want attention in the partitions held, and how late the oldest is, in seconds."""
        counts = await self._database.batch(("ZCARD", keys.wake(claim.partition)) for claim in claims)
        first = await self.next_due(claims) if claims else None
        return sum(counts), 0.0 if first is None else max(0.0, now - first)

    async def everywhere(self) -> list[tuple[str, float]]:
        """Return every table that wants attention, in any partition, with its time, the most urgent first."""
        found = await self._database.batch(
            ("ZRANGE", keys.wake(partition), 0, -1, "WITHSCORES") for partition in range(keys.PARTITIONS)
        )
        pairs = [pair for rows in found for pair in zip(rows[::2], rows[1::2], strict=True)]
        return sorted(((table.decode(), float(at)) for table, at in pairs), key=lambda pair: pair[1])

    async def woken(self) -> AsyncIterator[str]:
        """Yield the ids of tables committed by anybody, as it happens, through any number of broken connections.

        Messages of a gap are lost. Ends when it is closed or its task cancelled.
        """
        wait = FIRST_WAIT
        while True:
            with suppress(RedisError, RedisClusterException, OSError):
                await self._database.client.initialize()
                pubsub: Any = self._database.client.pubsub(ignore_subscribe_messages=True)
                try:
                    await pubsub.subscribe(keys.WOKEN)
                    asked = False
                    while True:
                        # The read brings its own time limit, which takes the place of the socket's shorter one.
                        message = await pubsub.parse_response(block=False, timeout=QUIET)
                        if message is None and asked:
                            break  # not even an answer to the ping: nobody is there
                        if message is None:
                            await pubsub.ping()
                            asked = True
                            continue
                        wait, asked = FIRST_WAIT, False
                        if message[0] == b"message":
                            yield message[2].decode()
                finally:
                    await pubsub.aclose()
            await asyncio.sleep(wait)
            wait = min(2 * wait, LONGEST_WAIT)

    async def _step(self, step: str, partitions: Sequence[int], worker: str, now: float) -> dict[int, "_Lease"]:
        """Do one step on each partition's lease; return how it stands then, by partition.

        Repeated after a lost answer, each step finds itself done: renewed and taken stay mine, dropped stays free.
        """
        answers = await self._database.run_each(
            LEASE,
            [(keys.partition_lease(partition), (step, worker, now, now + self._life)) for partition in partitions],
        )
        return {partition: _Lease.read(answer) for partition, answer in zip(partitions, answers, strict=True)}


class _Lease(NamedTuple):
    """How a partition's lease stands: `state` is mine, free or theirs."""

    state: bytes
    fence: int
    before: str  # run of the server that the partition was tended on last, and since when …
    server: str  # … and the run that it lies on now; empty where nobody knows

    @classmethod
    def read(cls, answer: Sequence[Any]) -> "_Lease":
        state, fence, before, server = answer
        return cls(state, fence, before.decode(), server.decode())

    @property
    def is_elsewhere(self) -> bool:
        return bool(self.server) and self.server != self.before.partition("@")[0]
