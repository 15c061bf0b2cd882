"""When bodies are written packed: while every worker alive has been one that reads them, for a good while.

A worker that reads packed bodies says so in the name under which it tells that it lives. So the first sign of one that
does not is its first heartbeat, which every other worker hears with its own next one.
"""

import asyncio
from collections.abc import Callable, Iterable

from adapters.redis import keys, packing
from adapters.redis.database import Argument, Database, Script

PLAIN = Script.load("plain")

READS_PACKED = b" reads packed"
AFTER = 3600.0  # seconds: whoever goes back to the release before soon finds every table as that can read it
TOGETHER = 100  # tables that are looked at in one round trip


class Forms:
    """In which form this process writes bodies: as JSON until it knows better."""

    def __init__(self, after: float = AFTER) -> None:
        self.packed = False
        self._after = after
        self._since: float | None = None  # when the first of the heartbeats in a row came that told of no older worker
        self._older = False  # whether the last one told of any
        self._when_older_come: Callable[[], None] | None = None

    @staticmethod
    def name(worker: str) -> str:
        """Return the name under which a worker of this release tells that it lives."""
        return worker + READS_PACKED.decode()

    def when_older_come(self, act: Callable[[], None]) -> None:
        """Say what is done when workers are here that cannot read packed bodies, and were not before."""
        self._when_older_come = act

    def heard(self, alive: Iterable[bytes], now: float) -> None:
        """Take note of the names of all workers alive at a moment, in seconds since the epoch."""
        older = any(not name.endswith(READS_PACKED) for name in alive)
        came, self._older = older and not self._older, older
        self._since = None if older else now if self._since is None else self._since
        self.packed = self._since is not None and now - self._since >= self._after
        if came and self._when_older_come is not None:
            self._when_older_come()

    def unheard(self) -> None:
        """Take note that nobody knows who is alive: what everybody reads is written until it is known again."""
        self.packed = False


async def write_plainly(database: Database) -> int:
    """Write the packed bodies of all tables that want attention as JSON again; return how many. Repeated, it goes on.

    Nothing else of a table changes; one that has been committed meanwhile is left to who committed it.
    """
    written = 0
    for partition in range(keys.PARTITIONS):
        found = await database.call("ZRANGE", keys.wake(partition), 0, -1)
        names = [keys.table(table_id.decode()) for table_id in found]
        schemas = await database.batch(("HGET", name, "schema") for name in names)
        packed = [name for name, schema in zip(names, schemas, strict=True) if packing.is_packed(int(schema or 0))]
        for start in range(0, len(packed), TOGETHER):
            written += sum(
                await asyncio.gather(*(_plainly(database, name) for name in packed[start : start + TOGETHER]))
            )
    return written


async def _plainly(database: Database, name: str) -> int:
    version, schema, body = await database.call("HMGET", name, "version", "schema", "body")
    if version is None or not packing.is_packed(int(schema)):
        return 0
    args: list[Argument] = [version, schema, *packing.unpacked_body(int(schema), body)]
    return int(await database.run(PLAIN, [name], args))
