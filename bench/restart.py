"""What a bot that starts again says to Telegram about tables whose messages are up to date already."""

import asyncio
import time
from collections.abc import Sequence

from adapters.redis import keys
from adapters.redis.connection import connect
from adapters.redis.database import Database
from bench import redis_server, tables
from bench.bot_process import running
from bench.crowd import Crowd
from bench.report import Cell, Section

LONG = 1800.0  # seconds for every table to be seen to
LOOK_EVERY = 0.2  # seconds
AWAY = 60.0  # seconds without a bot


async def measure(*, quick: bool) -> Section:
    """Show every table once; then start the bot anew, all due after an outage, and again on another server."""
    count = 20 if quick else 10_000
    rows: list[Sequence[Cell]] = []
    async with redis_server.server() as url, Crowd() as crowd:
        crowd.settle(range(count))
        connected = connect(url)
        await redis_server.write_tables(connected, range(count), wake=0.0)
        for name in ("first shown", "started again", "started again, on another server"):
            await _all_due(connected, count)
            if name.endswith("server"):
                await _moved(connected)
            calls, begun = crowd.counts.total(), time.perf_counter()
            async with running("product", crowd.url, url):
                await _until_none_is_due(connected)
                seconds = time.perf_counter() - begun
                await crowd.calm(range(count))  # what is broken off now would be done once more
            made = crowd.counts.total() - calls
            rows.append((f"{count:,} tables due, {name}", made, made / count, seconds))
        await connected.close()
    return Section(
        "8. Calls after a restart, every table due",
        ("", "calls", "a table", "seconds"),
        rows,
        ("Three people at each table, one of them to move. No budgets of calls; Telegram allows some 30 a second.",),
    )


async def _all_due(connected: Database, count: int) -> None:
    """Let every table's time have come, as it does while nobody works, and some time have passed since."""
    await connected.call("SET", keys.ALIVE, time.time() - AWAY)
    codes = [tables.code(number) for number in range(count)]
    await connected.batch(("ZADD", keys.wake(keys.partition_of(code)), 1.0, code) for code in codes)


async def _moved(connected: Database) -> None:
    """Let the tables have been tended on another server."""
    leases = [keys.partition_lease(partition) for partition in range(keys.PARTITIONS)]
    await connected.batch(("HSET", lease, "server", "0123456789abcdef@1") for lease in leases)


async def _until_none_is_due(connected: Database) -> None:
    wakes = [keys.wake(partition) for partition in range(keys.PARTITIONS)]
    async with asyncio.timeout(LONG):
        while any(await connected.batch(("ZCOUNT", wake, "-inf", time.time()) for wake in wakes)):  # noqa: ASYNC110 - another process
            await asyncio.sleep(LOOK_EVERY)
