"""A separate Redis server for each measurement, and copies of tables written to it."""

import asyncio
import contextlib
import itertools
import shutil
import tempfile
from collections.abc import AsyncIterator, Iterable, Sequence
from pathlib import Path

from adapters.redis import embedded, keys, packing
from adapters.redis.connection import connect
from adapters.redis.database import Command, Database
from bench import tables
from bench.tables import Hand
from bot.table.stored import rules_of
from bot.table.tables import Tables

AT_ONCE = 1000  # commands in one round trip while tables are written
FAR = tables.NOW + 1e9  # a time of attention that never comes
KEYS = {"table": keys.table, "log": keys.log, "seen": keys.seen, "shown": keys.shown}  # of a table


@contextlib.asynccontextmanager
async def server() -> AsyncIterator[str]:
    """Run an empty server with an append-only file, as `make play` does; yield its address."""
    folder = Path(tempfile.mkdtemp(prefix="thousand-bench-"))
    running = await asyncio.to_thread(embedded.start, folder)
    database = connect(running.url)
    try:
        # The server must not rewrite the file in the middle of a measurement: it would slow down one figure only.
        await database.call("CONFIG", "SET", "auto-aof-rewrite-percentage", 0)
        yield running.url
    finally:
        await database.close()
        await asyncio.to_thread(running.stop)
        shutil.rmtree(folder, ignore_errors=True)


@contextlib.asynccontextmanager
async def database() -> AsyncIterator[Database]:
    """Connect to an empty server."""
    async with server() as url:
        connected = connect(url)
        try:
            yield connected
        finally:
            await connected.close()


async def write_tables(
    connected: Database, numbers: Iterable[int], hands: Sequence[Hand], *, wake: float = FAR
) -> None:
    """Store copies of tables at the beginning of a hand, as version 1."""
    starts = [(hand.start.model_dump_json().encode(), rules_of(hand.start), hand.log) for hand in hands]
    commands: list[Command] = []
    for number in numbers:
        code = tables.code(number)
        body, rules, log = starts[number % len(starts)]
        packed = packing.packed_body(tables.copied(body, number))
        about: Command = ("version", 1, "what", Tables.what, "schema", Tables.schema, "rules", rules)
        commands += [
            ("HSET", keys.table(code), *about, "body", packed),
            ("RPUSH", keys.log(code), *log),
            ("ZADD", keys.WAKE, wake, code),
        ]
        if len(commands) >= AT_ONCE:
            await connected.batch(commands)
            commands = []
    if commands:
        await connected.batch(commands)


async def stored(connected: Database, code: str) -> list[Command]:
    """Return the commands that store a table as it is stored now."""
    commands: list[Command] = []
    for key in (name(code) for name in KEYS.values()):
        if key == keys.log(code):
            commands.append(("RPUSH", key, *await connected.call("LRANGE", key, 0, -1)))
        elif fields := await connected.call("HGETALL", key):
            commands.append(("HSET", key, *itertools.chain.from_iterable(fields.items())))
    return commands


async def memory_of(connected: Database, code: str, commands: Iterable[Command]) -> dict[str, int]:
    """Store a table by these commands. Return the size in bytes of each of its keys, by kind of key."""
    await connected.batch([("DEL", *(name(code) for name in KEYS.values())), *commands])
    answers = await connected.batch(("MEMORY", "USAGE", name(code), "SAMPLES", 0) for name in KEYS.values())
    return {kind: int(answer or 0) for kind, answer in zip(KEYS, answers, strict=True)}
