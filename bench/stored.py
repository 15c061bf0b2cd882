"""Does it matter how many tables are stored? Memory of a table, and presses, among 1,000, 10,000 and 100,000."""

import contextlib
import itertools
import time
from collections.abc import Sequence
from dataclasses import dataclass, field

from adapters.redis.keys import PARTITIONS
from adapters.redis.schedule import RedisSchedule
from bench import redis_server
from bench.redis_server import CountingDatabase
from bench.report import Cell, Section, median
from bench.service import play_scripts, service_on
from bench.tables import code
from bot.ports.schedule import Claim

STORED = (1_000, 10_000, 100_000)
FEW = (100, 1_000)  # in a quick measurement
IDLE = 1_000_000  # numbers of the idle copies begin here
PLAYING = 50  # tables that are played on at the same time


@dataclass
class _Store:
    """A server with so many tables, and what was measured on it."""

    database: CountingDatabase
    stored: int
    bytes_each: float = 0.0
    per_second: list[float] = field(default_factory=list)
    server_ms: list[float] = field(default_factory=list)
    look_ms: list[float] = field(default_factory=list)


async def measure(*, quick: bool) -> Section:
    """Fill a server for each number of tables, then measure them in turns."""
    async with contextlib.AsyncExitStack() as stack:
        stores: list[_Store] = []
        for stored in FEW if quick else STORED:
            database = await stack.enter_async_context(redis_server.database())
            before = await redis_server.used_memory(database)
            await redis_server.write_idle_tables(database, range(IDLE, IDLE + stored))
            store = _Store(database, stored)
            store.bytes_each = (await redis_server.used_memory(database) - before) / stored
            stores.append(store)
        fresh = itertools.count(1)
        for _ in range(1 if quick else 10):
            numbers = list(itertools.islice(fresh, PLAYING))
            for store in stores:
                await _played(store, numbers)
    return _section(stores)


async def _played(store: _Store, numbers: Sequence[int]) -> None:
    await redis_server.write_tables(store.database, numbers)
    service = service_on(store.database)
    for number in numbers:
        await service.tables.newest(code(number))
    server, start = await redis_server.cpu_seconds(store.database), time.perf_counter()
    presses = await play_scripts(service, numbers)
    spent = time.perf_counter() - start
    store.per_second.append(presses / spent)
    store.server_ms.append((await redis_server.cpu_seconds(store.database) - server) / presses * 1000)
    schedule = RedisSchedule(store.database)
    claims = [Claim(partition, 1, redis_server.FAR) for partition in range(PARTITIONS)]
    for number in numbers:  # asleep again, like everybody else
        await service.tables.store.forget(code(number))
    start = time.perf_counter()
    await schedule.due(claims, time.time(), 64)
    store.look_ms.append((time.perf_counter() - start) * 1000)


def _section(stores: Sequence[_Store]) -> Section:
    usual = median(stores[0].per_second)
    rows: list[Sequence[Cell]] = [
        (
            f"{store.stored:,}",
            store.bytes_each,
            store.bytes_each / stores[0].bytes_each,
            median(store.per_second),
            median(store.per_second) / usual,
            median(store.server_ms),
            median(store.look_ms),
        )
        for store in stores
    ]
    columns = ("stored tables", "bytes each", "ratio", "presses/s", "ratio", "server ms a press", "ms a worker's look")
    return Section(
        "6. Many stored tables",
        columns,
        rows,
        (
            f"Presses through the service at {PLAYING} tables, in turns on servers that hold so many others, each",
            "in the middle of its first hand with its log, inputs and surfaces. Bytes: growth of the server's data.",
        ),
    )
