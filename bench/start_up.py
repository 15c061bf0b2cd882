"""How long a bot that starts takes until the first press is answered, with many live tables waiting."""

import asyncio
import time
from collections.abc import Sequence

from adapters.redis.connection import connect
from bench import redis_server
from bench.bot_process import running
from bench.crowd import Crowd
from bench.report import Cell, Section


async def measure(*, quick: bool) -> Section:
    """Start a bot where no table is due, and one where all are due at once and have never been shown."""
    count = 100 if quick else 10_000
    rows: list[Sequence[Cell]] = []
    for name, due in (("none is due", False), ("all are due, every screen is to be sent", True)):
        async with redis_server.server() as url, Crowd() as crowd:
            connected = connect(url)
            await redis_server.write_tables(connected, range(count), wake=0.0 if due else redis_server.FAR)
            await connected.close()
            crowd.settle(range(1, count) if due else ())
            crowd.settle([0], boards=True)
            crowd.updates.webhook_backoff = lambda _: 0.02
            start = time.perf_counter()
            pressing = asyncio.create_task(crowd.first_answer(0))
            async with running("product", crowd.url, url):
                answered = await asyncio.wait_for(pressing, 60.0) - start
            rows.append((f"{count:,} live tables, {name}", answered))
    return Section(
        "7. From the start of the process to the first answered press",
        ("", "seconds"),
        rows,
        ("The press waits at Telegram for the bot to take it. Python and the libraries load meanwhile.",),
    )
