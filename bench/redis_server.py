"""A real server of our own for the measurements, and what it knows about its memory."""

import asyncio
import contextlib
import shutil
import tempfile
from collections.abc import AsyncIterator, Iterable, Sequence
from functools import cache
from pathlib import Path

from adapters.redis import embedded, keys, packing
from adapters.redis.connection import connect
from adapters.redis.database import Argument, Database
from bench import tables
from bot.table.stored import rules_of
from bot.table.tables import Tables

AT_ONCE = 1000  # commands in one round trip while tables are written
FAR = tables.NOW + 1e9  # a time of attention that never comes


class CountingDatabase(Database):
    """Counts its round trips."""

    round_trips = 0

    async def call(self, *command: Argument) -> object:
        """Send one command."""
        self.round_trips += 1
        return await super().call(*command)

    async def batch(self, commands: Iterable[Sequence[Argument]]) -> list[object]:
        """Send commands together."""
        self.round_trips += 1
        return await super().batch(commands)


@contextlib.asynccontextmanager
async def server() -> AsyncIterator[str]:
    """Run an empty server with an append-only file, as `make play` does; give its address."""
    folder = Path(tempfile.mkdtemp(prefix="thousand-bench-"))
    running = await asyncio.to_thread(embedded.start, folder)
    database = connect(running.url)
    try:
        # A rewrite of the file in the middle of a measurement would meet one number and not the next.
        await database.call("CONFIG", "SET", "auto-aof-rewrite-percentage", 0)
        yield running.url
    finally:
        await database.close()
        await asyncio.to_thread(running.stop)
        shutil.rmtree(folder, ignore_errors=True)


@contextlib.asynccontextmanager
async def database() -> AsyncIterator[CountingDatabase]:
    """Connect to an empty server."""
    async with server() as url:
        connected = CountingDatabase(connect(url).client)
        try:
            yield connected
        finally:
            await connected.close()


async def write_tables(connected: Database, numbers: Iterable[int], *, wake: float = FAR) -> None:
    """Store copies of the tables at the beginning of a hand, as version 1."""
    starts = [(hand.start.model_dump_json().encode(), rules_of(hand.start), hand.log) for hand in tables.hands()]
    commands: list[Sequence[Argument]] = []
    for number in numbers:
        code = tables.code(number)
        body, rules, log = starts[number % len(starts)]
        packed = packing.packed_body(tables.copied(body, number))
        commands += [
            (
                "HSET",
                keys.table(code),
                "version",
                1,
                "what",
                Tables.what,
                "schema",
                Tables.schema,
                "body",
                packed,
                "rules",
                rules,
            ),
            ("RPUSH", keys.log(code), *log),
            ("ZADD", keys.wake(keys.partition_of(code)), wake, code),
        ]
        if len(commands) >= AT_ONCE:
            await connected.batch(commands)
            commands = []
    if commands:
        await connected.batch(commands)


async def write_idle_tables(connected: Database, numbers: Iterable[int]) -> None:
    """Store copies of the tables in the middle of a hand, with everything that belongs to them, waiting for people."""
    commands: list[Sequence[Argument]] = []
    for number in numbers:
        code, hand = tables.code(number), tables.hand_of(number)
        half = len(hand.moves) // 2
        surfaces = (f"board 1 telegram:{tables.group(number)}", *(f"hand 1 telegram:{p}" for p in _people(number)))
        seen = [f"=telegram:q:{4_400_000_000_000_000_000 + 1000 * number + at}" for at in range(half)]
        commands += [
            (
                "HSET",
                keys.table(code),
                "version",
                half,
                "what",
                Tables.what,
                "schema",
                Tables.schema,
                "body",
                packing.packed_body(tables.copied(_half_way(number), number)),
                "rules",
                rules_of(hand.start),
            ),
            ("RPUSH", keys.log(code), *hand.log, *_played(number)),
            ("HSET", keys.seen(code), *(part for at, name in enumerate(seen) for part in (name, f"{at}:AbCdEfGhIjK"))),
            ("HSET", keys.shown(code), *(part for name in surfaces for part in (name, _SHOWN))),
            ("ZADD", keys.wake(keys.partition_of(code)), FAR, code),
        ]
        if len(commands) >= AT_ONCE:
            await connected.batch(commands)
            commands = []
    if commands:
        await connected.batch(commands)


_SHOWN = '{"message":"1234","digest":"0123456789abcdef01234567","at":1700000000.123456}'


def _people(number: int) -> list[int]:
    return [tables.person(number, seat) for seat in range(3)]


@cache
def _bodies() -> list[bytes]:
    return [hand.positions[len(hand.moves) // 2].model_dump_json().encode() for hand in tables.hands()]


def _half_way(number: int) -> bytes:
    return _bodies()[number % len(_bodies())]


def _played(number: int) -> list[bytes]:
    count = len(tables.hand_of(number).moves) // 2
    return [b'{"seat":1,"do":"play","card":"TS"}'] * count


async def cpu_seconds(connected: Database) -> float:
    """Return the processor time that the server has used."""
    facts = await connected.call("INFO", "cpu")
    return float(facts["used_cpu_user"]) + float(facts["used_cpu_sys"])


async def memory_of(connected: Database, code: str) -> dict[str, int]:
    """Return the bytes that the keys of a table take, by kind of key."""
    names = {"table": keys.table, "log": keys.log, "seen": keys.seen, "shown": keys.shown}
    answers = await connected.batch(("MEMORY", "USAGE", name(code), "SAMPLES", 0) for name in names.values())
    return {kind: int(answer or 0) for kind, answer in zip(names, answers, strict=True)}


async def used_memory(connected: Database) -> int:
    """Return the bytes of the server's data, without its own start-up memory."""
    return int((await connected.call("INFO", "memory"))["used_memory_dataset"])
