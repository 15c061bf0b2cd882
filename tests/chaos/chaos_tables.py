"""The store's content, read beside the bots: tables, their logs, and the positions that a log leads through."""

import asyncio
import json
from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from adapters.redis import keys
from adapters.redis.connection import connect
from adapters.redis.database import Database
from adapters.redis.store import RedisTables
from bot.ports.health import Unavailable
from bot.ports.store import Shown, SurfaceName
from bot.table import stored as in_store
from bot.table.lobby import rules_of
from bot.table.table import Table
from engine import actions, game
from engine.actions import Deal
from engine.events import Event
from engine.state import State

PATIENCE = 60.0  # seconds for a reading: a server may be slow after its faults
LOOK_EVERY = 0.5


@dataclass(frozen=True)
class Kept:
    """A table with everything stored beside it. `due` is its time of attention, None if it has none."""

    table: Table
    version: int
    log: list[dict[str, Any]]
    shown: dict[SurfaceName, Shown]
    due: float | None

    def states(self) -> list[State]:
        """The position at each decision, from the one before the first deal."""
        return [state for state, _ in self.steps()]

    def steps(self) -> Iterator[tuple[State, tuple[Event, ...]]]:
        """The position at each decision, with the events that led to it."""
        if not self.log:
            return
        start = self.log[0]
        if "seats" not in start:
            found = f"{len(self.log)} entries, the first of {sorted(start)}; decision {self.table.decision}"
            raise ValueError(f"the log of {self.table.id} at version {self.version} has no beginning: {found}")
        state = game.new(rules_of(self.table), start["seats"], start["first_dealer"])
        yield state, ()
        for entry in self.log[1:]:
            action = Deal(tuple(entry["pack"])) if "pack" in entry else actions.parse(entry)
            state, events = game.apply(state, action)
            yield state, tuple(events)


async def kept(database: Database, names: Iterable[str] | None = None) -> list[Kept]:
    """The tables named, or all tables of a single server; each is read as it is at one moment."""
    store = RedisTables(database)
    found = []
    for name in sorted(await table_ids(database) if names is None else names):
        while True:
            stored = await store.load(name)
            if stored is None:
                break
            log = [json.loads(line) for line in await store.log(name)]
            shown = await store.shown(name)
            due = await database.call("ZSCORE", keys.WAKE, name)
            if await store.version(name) == stored.version:
                table = in_store.read(stored)
                found.append(Kept(table, stored.version, log, shown, None if due is None else float(due)))
                break
    return found


def by_code(all_kept: Iterable[Kept]) -> dict[str, Kept]:
    """Tables by their code."""
    return {one.table.id: one for one in all_kept}


async def read(url: str, names: Iterable[str] | None = None) -> list[Kept]:
    """Read tables as `kept` does, again and again for a minute if the store does not answer."""
    database = connect(url)
    try:
        async with asyncio.timeout(PATIENCE):
            while True:
                with suppress(Unavailable):
                    return await kept(database, names)
                await asyncio.sleep(LOOK_EVERY)
    finally:
        await database.close()


async def table_ids(database: Database) -> set[str]:
    ids: set[str] = set()
    cursor = 0
    while True:
        cursor, found = await database.call("SCAN", cursor, "MATCH", "table:*", "COUNT", 1000)
        ids |= {key.decode().rpartition(":")[2] for key in found}
        if not int(cursor):
            return ids
