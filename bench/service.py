"""Accepted presses per second through `TableService.act` on a real Redis, and where a press's time goes."""

import asyncio
import itertools
import time
from collections.abc import Iterator, Sequence

from adapters.redis.directory import RedisDirectory
from adapters.redis.limits import RedisLimits
from adapters.redis.store import RedisTables
from bench import redis_server, tables
from bench.redis_server import CountingDatabase
from bench.report import Cell, Section, median
from bot.asking import presses
from bot.asking.service import TableService
from bot.chance import SystemChance
from bot.codec import decode
from bot.ports.presses import Pressed
from bot.ports.store import CommitResult
from bot.screen import Answer
from bot.table.change import TableRequest
from bot.table.lobby import rules_of
from bot.table.platform_facts import PlatformFacts
from bot.table.table import Table
from bot.table.tables import Tables

AT_THE_SAME_TIME = (1, 100, 1000)  # tables, one press of each under way


class NotAcceptedError(Exception):
    """A press of the script was refused, so the measurement would be wrong."""


async def measure(*, quick: bool) -> tuple[Section, Section]:
    """Measure presses per second and the steps of a press."""
    async with redis_server.database() as database:
        fresh = itertools.count(1)
        rows: list[Sequence[Cell]] = []
        one = None
        for count in AT_THE_SAME_TIME:
            if quick and count == AT_THE_SAME_TIME[-1]:
                continue
            result = await _presses(database, fresh, count, seconds=0.2 if quick else 4.0)
            one = one or result.per_second
            rows.append((count, result.per_second, result.per_second / one, result.cpu_ms, result.round_trips))
        cold = await _cold_round_trips(database, fresh)
        speed = Section(
            "2. Service: accepted presses through TableService.act, real Redis",
            ("tables at the same time", "presses/s", "to one", "CPU ms a press", "round trips a press"),
            rows,
            (
                f"Warm: the table is in the worker's cache. Cold, a press takes {cold:.2f} round trips.",
                "One process, one press under way at each table; the server shares the machine.",
            ),
        )
        return speed, await _parts(database, fresh, quick=quick)


class _Result:
    """Presses per second, and processor time (ms) and round trips of each press."""

    def __init__(self, presses_made: int, seconds: float, cpu: float, round_trips: int) -> None:
        self.per_second = presses_made / seconds
        self.cpu_ms = cpu / presses_made * 1000
        self.round_trips = round_trips / presses_made


def service_on(database: CountingDatabase) -> TableService:
    """Return a service with an empty cache."""
    stored = Tables(RedisTables(database), RedisDirectory(database), now=time.time)
    return TableService(stored, PlatformFacts(stored, {}, RedisLimits(database)), {})


async def play_scripts(service: TableService, numbers: Sequence[int]) -> int:
    """Play the scripts of the tables side by side; return the number of presses."""
    return sum(await asyncio.gather(*(_scripted(service, number) for number in numbers)))


async def _scripted(service: TableService, number: int) -> int:
    made = 0
    for press in tables.presses(number):
        if await service.act(press) != _ACCEPTED:
            raise NotAcceptedError(number)
        made += 1
    return made


async def _presses(database: CountingDatabase, fresh: Iterator[int], count: int, seconds: float) -> _Result:
    made, spent, cpu, round_trips = 0, 0.0, 0.0, 0
    while spent < seconds:
        numbers = list(itertools.islice(fresh, count))
        await redis_server.write_tables(database, numbers)
        service = service_on(database)
        for number in numbers:
            await service.tables.newest(tables.code(number))
        database.round_trips = 0
        start, start_cpu = time.perf_counter(), time.process_time()
        made += await play_scripts(service, numbers)
        spent += time.perf_counter() - start
        cpu += time.process_time() - start_cpu
        round_trips += database.round_trips
    return _Result(made, spent, cpu, round_trips)


async def _cold_round_trips(database: CountingDatabase, fresh: Iterator[int]) -> float:
    numbers = list(itertools.islice(fresh, 50))
    await redis_server.write_tables(database, numbers)
    service = service_on(database)
    database.round_trips = 0
    for number in numbers:
        if await service.act(next(tables.presses(number))) != _ACCEPTED:
            raise NotAcceptedError(number)
    return database.round_trips / len(numbers)


async def _parts(database: CountingDatabase, fresh: Iterator[int], *, quick: bool) -> Section:
    """Run the steps of `act` one by one and time each."""
    steps: dict[str, list[float]] = {
        name: [] for name in ("read the table's JSON (cold only)", "decode the button", "decide (engine)", "serialise")
    }
    commits: list[float] = []
    store, chance = RedisTables(database), SystemChance()
    for number in itertools.islice(fresh, 10 if quick else 60):
        await redis_server.write_tables(database, [number])
        code = tables.code(number)
        stored = await store.load(code)
        if stored is None:
            raise NotAcceptedError(number)
        body, version = stored.body, stored.version
        game = {"rules": rules_of(tables.hand_of(number).start)}
        for press in tables.presses(number):
            marks = [time.perf_counter()]
            table = Table.model_validate_json(body, context=game)
            marks.append(time.perf_counter())
            token = decode(press.what.data if isinstance(press.what, Pressed) else "")
            marks.append(time.perf_counter())
            change = presses.decide(TableRequest(table, press, time.time(), chance, "en"), token)
            marks.append(time.perf_counter())
            body, log = change.value.model_dump_json().encode(), change.log_lines
            marks.append(time.perf_counter())
            result, _ = await store.commit(
                code,
                expected=version,
                what=Tables.what,
                schema=Tables.schema,
                body=body,
                log=log,
                input_id=press.input_id,
                wake=redis_server.FAR,
            )
            commits.append(time.perf_counter() - marks[-1])
            if result is not CommitResult.DONE:
                raise NotAcceptedError(number)
            version += 1
            for name, (before, after) in zip(steps, itertools.pairwise(marks), strict=True):
                steps[name].append(after - before)
    times = {
        **{name: median(values) for name, values in steps.items()},
        "commit (one EVALSHA, waited for)": median(commits),
    }
    whole = sum(times.values()) - times["read the table's JSON (cold only)"]
    return Section(
        "   … and where the time of a press goes",
        ("step", "ms (median)", "of a warm press"),
        [(name, value * 1000, f"{value / whole:.0%}") for name, value in times.items()],
        ("One press at a time, by the clock on the wall.",),
    )


_ACCEPTED = Answer()
