"""Receives the announcements of commits: a sharded channel for each partition, and one reader for each master.

redis-py's own listener of a cluster asks its nodes in turn, and waits for each. Here a task reads from each master, so
that an announcement is received as soon as it comes, and a silent master holds up only its own.
"""

import asyncio
from collections.abc import AsyncIterator, Collection
from contextlib import suppress
from typing import Any

from redis.asyncio import Redis
from redis.exceptions import RedisError

from adapters.redis import keys
from adapters.redis.cluster import Cluster
from adapters.redis.database import Database
from bot.ports.health import Unavailable
from bot.stopping import ended

QUIET = 10.0  # seconds without a message after which a subscription is checked by a ping
FIRST_WAIT, LONGEST_WAIT = 0.1, 2.0  # seconds before a broken subscription is renewed

Readers = dict[Redis, tuple[frozenset[int], asyncio.Task[bool]]]


class Listening:
    """Receives the commits in the followed partitions. Announcements are lost while a connection is broken."""

    def __init__(self, database: Database, *, windows: bool = False) -> None:
        """`windows`: receive also announcements for windows only, and an empty id each time a subscription begins."""
        self._database = database
        self._windows = windows
        self._followed: frozenset[int] = frozenset()
        self._changes: set[asyncio.Event] = set()  # one for each listener

    def follow(self, partitions: Collection[int]) -> None:
        """Listen to these partitions from now on."""
        if self._followed != frozenset(partitions):
            self._followed = frozenset(partitions)
            for change in self._changes:
                change.set()

    async def heard(self) -> AsyncIterator[str]:
        """Yield the ids of tables as they are committed, across any number of broken connections."""
        tables: asyncio.Queue[str | None] = asyncio.Queue()
        change = asyncio.Event()
        self._changes.add(change)
        readers: Readers = {}
        reading = asyncio.create_task(self._kept(readers, tables, change), name="listen to all masters")
        reading.add_done_callback(lambda _: tables.put_nowait(None))
        try:
            while (table := await tables.get()) is not None:
                yield table
            await reading  # it ends only by an unexpected error
        finally:
            self._changes.discard(change)
            await _to_the_end(asyncio.create_task(_all_ended(reading, readers)))

    async def _kept(self, readers: Readers, tables: asyncio.Queue[str | None], change: asyncio.Event) -> None:
        """Keep one reader for each master, with the channels that the master holds at present."""
        wait = FIRST_WAIT
        while True:
            change.clear()
            wanted = await self._by_master()
            for client, (partitions, task) in list(readers.items()):
                if task.done() or wanted.get(client) != partitions:
                    await ended(task)
                    del readers[client]
            for client, partitions in wanted.items():
                if client not in readers:
                    reader = asyncio.create_task(self._read(client, partitions, tables), name="listen to a master")
                    readers[client] = (partitions, reader)
            changed = asyncio.create_task(change.wait())
            tasks = [task for _, task in readers.values()]
            try:
                await asyncio.wait([changed, *tasks], return_when=asyncio.FIRST_COMPLETED)
            finally:
                changed.cancel()
            broken = [task for task in tasks if task.done()]
            if broken:
                wait = FIRST_WAIT if any(task.result() for task in broken) else min(2 * wait, LONGEST_WAIT)
                await asyncio.sleep(wait)
                if isinstance(self._database.client, Cluster):
                    with suppress(RedisError, OSError):
                        await self._database.client.masters()  # the slots may have moved

    async def _by_master(self) -> dict[Redis, frozenset[int]]:
        """Return the followed partitions, grouped by the client of the master that holds them."""
        wait = FIRST_WAIT
        while True:
            found: dict[Redis, set[int]] = {}
            try:
                for partition in self._followed:
                    client = await self._database.client_of(keys.woken(partition))
                    found.setdefault(client, set()).add(partition)
            except Unavailable:
                await asyncio.sleep(wait)
                wait = min(2 * wait, LONGEST_WAIT)
            else:
                return {client: frozenset(partitions) for client, partitions in found.items()}

    async def _read(self, client: Redis, partitions: frozenset[int], tables: asyncio.Queue[str | None]) -> bool:
        """Read until the connection breaks or a channel moves away; return whether anything was heard."""
        pubsub: Any = client.pubsub()
        task = asyncio.current_task()
        heard = asked = False
        try:
            for partition in sorted(partitions):  # one by one: each is in its own slot
                await pubsub.ssubscribe(keys.woken(partition))
            # redis-py can lose a cancellation in a read, so it is checked here.
            while not (task is not None and task.cancelling()):
                # This timeout replaces the socket's shorter one.
                message = await pubsub.parse_response(block=False, timeout=QUIET)
                if message is None and asked:
                    break  # no answer even to the ping: the connection is dead
                if message is None:
                    await pubsub.ping()
                    asked = True
                    continue
                heard, asked = True, False
                if message[0] == b"smessage":
                    self._hear(message[2].decode(), tables)
                elif message[0] == b"ssubscribe" and self._windows:
                    tables.put_nowait("")
                elif message[0] == b"sunsubscribe":
                    break  # its slot has moved
        except (RedisError, OSError):
            pass
        finally:
            with suppress(RedisError, OSError):
                await pubsub.aclose()
        return heard

    def _hear(self, said: str, tables: asyncio.Queue[str | None]) -> None:
        table = said.removeprefix(keys.HEARD_ALREADY)
        if table == said or self._windows:
            tables.put_nowait(table)


async def _all_ended(reading: "asyncio.Task[None]", readers: Readers) -> None:
    await ended(reading)
    await ended(*(task for _, task in readers.values()))


async def _to_the_end(ending: "asyncio.Task[None]") -> None:
    """Wait for a task to end, even if the caller is cancelled meanwhile, so that nothing is left running."""
    cancelled = False
    while not ending.done():
        try:
            await asyncio.shield(ending)
        except asyncio.CancelledError:
            cancelled = True
    if cancelled:
        raise asyncio.CancelledError
