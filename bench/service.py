"""Accepted presses per second through `TableService.act` on a real Redis."""

import asyncio
import itertools
import time
from collections.abc import Iterator

from adapters.redis.database import Database
from adapters.redis.directory import RedisDirectory
from adapters.redis.limits import RedisLimits
from adapters.redis.store import RedisTables
from bench import redis_server, tables
from bench.report import Section
from bot.asking.service import TableService
from bot.screen import Answer
from bot.table.platform_facts import PlatformFacts
from bot.table.tables import Tables

AT_THE_SAME_TIME = (1, 100, 1000)  # tables, one press of each under way


class NotAcceptedError(Exception):
    """A press of the script was refused, so the measurement would be wrong."""


async def measure(*, quick: bool) -> Section:
    """Measure presses per second."""
    async with redis_server.database() as database:
        fresh = itertools.count(1)
        counts, seconds = (AT_THE_SAME_TIME[:2], 0.2) if quick else (AT_THE_SAME_TIME, 4.0)
        rows = [(count, *await _presses(database, fresh, count, seconds)) for count in counts]
        return Section(
            "2. Service: accepted presses through TableService.act, real Redis",
            ("tables at the same time", "presses/s", "CPU ms a press", "round trips a press"),
            rows,
            (
                "The table is in the process's cache; each person's first press takes two round trips more.",
                "Presses of one moment share their round trips.",
                "One process, one press under way at each table; the server shares the machine.",
            ),
        )


def service_on(database: Database) -> TableService:
    """Return a service with an empty cache."""
    stored = Tables(RedisTables(database), RedisDirectory(database), now=time.time)
    return TableService(stored, PlatformFacts(stored, {}, RedisLimits(database)), {})


async def _scripted(service: TableService, number: int) -> int:
    made = 0
    for press in tables.presses(number):
        if await service.act(press) != Answer():
            raise NotAcceptedError(number)
        made += 1
    return made


async def _presses(database: Database, fresh: Iterator[int], count: int, seconds: float) -> tuple[float, float, float]:
    """Return presses per second, and processor time (ms) and round trips of each press."""
    made, spent, cpu, round_trips = 0, 0.0, 0.0, 0
    while spent < seconds:
        numbers = list(itertools.islice(fresh, count))
        await redis_server.write_tables(database, numbers, tables.hands())
        service = service_on(database)
        for number in numbers:
            await service.tables.newest(tables.code(number))
        start, start_cpu, trips = time.perf_counter(), time.process_time(), database.trips
        made += sum(await asyncio.gather(*(_scripted(service, number) for number in numbers)))
        spent += time.perf_counter() - start
        cpu += time.process_time() - start_cpu
        round_trips += database.trips - trips
    return made / spent, cpu / made * 1000, round_trips / made
