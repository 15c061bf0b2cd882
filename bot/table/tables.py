"""The tables: loaded, decided upon and committed, and the newest version of each kept warm."""

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from typing import Protocol

from cachetools import LRUCache

from bot.chance import Chance, SystemChance
from bot.meter import Meter, NoMeter
from bot.ports.directory import Directory
from bot.ports.store import CommitResult, Stored, TableStore
from bot.refusal import Refusal
from bot.screen import Answer
from bot.table import healing, lineage
from bot.table.change import Change, Denied
from bot.table.daily import can_play
from bot.table.effects import carry_out
from bot.table.lobby import schema_of
from bot.table.model import SCHEMA, Table
from engine.errors import EngineError

log = logging.getLogger(__name__)

TRIES = 4  # loads of a table that others write to at the same time
CACHED_TABLES = 2000
VERSION_STEP = 1 << 16  # the most by which a table's version rises
SEEN_WITHIN = 4.0  # seconds within which a table's worker has seen what another process committed


@dataclass(frozen=True, slots=True)
class Live:
    """A table with the version it has in the store."""

    table: Table
    """The table as it was committed."""

    version: int
    """Its version: what the next commit is compared with."""


class NewerSchema(Exception):
    """The table was written by a newer release; this worker leaves it alone."""


class CommitListener(Protocol):
    """Who looks after tables in this process, and so wants to hear of commits made here."""

    def tends(self, table_id: str) -> bool:
        """Whether it looks after a table, so that nobody else has to hear of a commit."""

    def committed(self, table_id: str) -> None:
        """Take note of a commit made in this process."""


class Commits:
    """Tells the worker of this process of commits made here. Where there is no worker, nobody listens."""

    def __init__(self) -> None:
        self._listener: CommitListener | None = None

    @contextmanager
    def heard_by(self, listener: CommitListener) -> Iterator[None]:
        """Tell a listener of every commit from now on, until the block ends."""
        self._listener = listener
        try:
            yield
        finally:
            self._listener = None

    def tended_here(self, table_id: str) -> bool:
        """Whether a table is looked after in this process."""
        return self._listener is not None and self._listener.tends(table_id)

    def done(self, table_id: str) -> None:
        """Tell of a commit."""
        if self._listener is not None:
            self._listener.committed(table_id)


class Tables:
    """Loads tables, has changes decided, and commits them: for people, for what happens by itself, for the operator."""

    def __init__(
        self,
        store: TableStore,
        directory: Directory,
        *,
        now: Callable[[], float],
        chance: Chance | None = None,
        meter: Meter | None = None,
        beacon: bool = False,
    ) -> None:
        """`beacon` says whether a round of the public beacon is mixed into the deals of tables that are opened here."""
        self.store = store
        self.directory = directory
        self.now = now
        self.chance = chance or SystemChance()
        self.beacon = beacon
        self.commits = Commits()
        self._meter = meter or NoMeter()
        self._cache: LRUCache[str, Live] = LRUCache(CACHED_TABLES)
        # What was changed here that others look after: when, and how to see it again.
        self._entrusted: dict[str, tuple[float, Callable[[str], Awaitable[object]]]] = {}

    async def change(self, table_id: str, decide: Callable[[Table], Change], *, input_id: str | None = None) -> Answer:
        """Apply a decision to the newest version of a table, trying again when others write at the same time.

        `decide` raises Refusal or EngineError to change nothing; the caller gets Denied. Raises Refusal for a table
        that is not there.
        """
        live, cached = await self._live(table_id)
        for _ in range(TRIES):
            cause: Refusal | EngineError | None = None
            try:
                change = decide(live.table)
            except (Refusal, EngineError) as refusal:
                change, cause = Change(live.table), refusal
            if change.table is live.table:
                # Nothing will be written, so no commit checks the version. But a refusal, and what is only shown, must
                # be of the newest table as well, and another process may have written one since ours was cached.
                newest = await self._verified(live) if cached else live
                if newest is not live:
                    live, cached = newest, False
                    continue
                if cause is None:
                    await carry_out(change.effects, self.directory)
                    return change.answer
                if input_id is not None and await self.store.was_applied(table_id, input_id):
                    return Answer()  # delivered once more: it is refused now because it has been done
                raise Denied(cause, live.table) from cause
            result, newer = await self._commit(live, change, input_id)
            if result is CommitResult.DONE:
                await carry_out(change.effects, self.directory)
                return change.answer
            if result is CommitResult.DUPLICATE:
                self._cache.pop(table_id, None)
                return Answer()
            live = await self._adopted(newer, live) if newer is not None else await self._reload(table_id)
            cached = False
        raise Refusal("try-again")

    async def _commit(
        self, live: Live, change: Change, input_id: str | None = None
    ) -> tuple[CommitResult, Stored | None]:
        """Write a table's next version; if that is done, keep it warm and wake it."""
        # The step is random, so that no two states of a table ever share a number: where a failover of the store loses
        # a commit and another takes its place, whoever remembers the lost one does not take it for the newest.
        version = max(live.version, change.above) + 1 + secrets.randbelow(VERSION_STEP)
        key = secrets.token_hex(lineage.KEY_BYTES)
        entrusted = not self.commits.tended_here(live.table.id)
        table = lineage.written(live.table, change.table, version, key, healing=bool(change.above))
        result, newer = await self.store.commit(
            live.table.id,
            expected=live.version,
            schema=schema_of(table),
            body=table.model_dump_json().encode(),
            log=change.log_lines,
            input_id=input_id,
            wake=self.now(),
            version=version,
            announce=entrusted,
        )
        self._meter.committed(result.value)
        if result is CommitResult.DONE:
            if entrusted:
                self.entrust(table.id, self.newest)
            self.remember(Live(table, version))
            self.commits.done(live.table.id)
        return result, newer

    async def look_again(self) -> None:
        """See whether what was committed here is still there, of tables that another process looks after.

        Where the store lost a commit before that process had seen it, this one alone can know and tell. What cannot be
        asked now raises Unavailable and is asked the next time.
        """
        before = self.now() - SEEN_WITHIN
        seen = [(name, at, look) for name, (at, look) in self._entrusted.items() if at <= before]
        await asyncio.gather(*(self._seen_again(name, at, look) for name, at, look in seen))

    def entrust(self, name: str, look: Callable[[str], Awaitable[object]]) -> None:
        """Note that something was committed here which another process looks after; `look` loads it anew."""
        self._entrusted[name] = (self.now(), look)

    async def _seen_again(self, name: str, at: float, look: Callable[[str], Awaitable[object]]) -> None:
        with suppress(Refusal, NewerSchema):
            await look(name)
        if self._entrusted.get(name, (0.0,))[0] == at:
            del self._entrusted[name]

    async def create(self, change: Change) -> None:
        """Write a new table. Raises Refusal when its code is taken (a redelivered command, most likely)."""
        result, _ = await self._commit(Live(change.table, 0), change)
        if result is not CommitResult.DONE:
            raise Refusal("try-again")
        await carry_out(change.effects, self.directory)

    async def _live(self, table_id: str) -> tuple[Live, bool]:
        live = self._cache.get(table_id)
        if live is not None:
            return live, True
        return await self._reload(table_id), False

    async def _reload(self, table_id: str) -> Live:
        known = self._cache.get(table_id)  # before the store is asked: what it answers then cannot be older
        stored = await self.store.load(table_id)
        if stored is None:
            self._cache.pop(table_id, None)
            raise Refusal("no-such-table", code=table_id)
        return await self._adopted(stored, known) if known is not None else self._parsed(table_id, stored)

    async def _adopted(self, stored: Stored, known: Live) -> Live:
        """Take a table over as it is stored.

        One that is older than `known` has lost acknowledged commits with the store's master: its players are told.
        """
        live = self._parsed(known.table.id, stored)
        if _follows(live, known):
            return live
        table_id = live.table.id
        log.warning("commits of a table were lost", extra={"table": table_id, "lost_from": live.version})
        told = healing.by_memory(live.table, known.table, known.version, self.now(), self.chance)
        result, newer = await self._commit(live, told)
        if result is CommitResult.DONE:
            return self._cache[table_id]
        return self._parsed(table_id, newer) if newer is not None else await self._reload(table_id)

    def _parsed(self, table_id: str, stored: Stored) -> Live:
        if stored.schema > SCHEMA:
            raise NewerSchema(table_id)
        live = Live(Table.model_validate_json(stored.body), stored.version)
        if not can_play(live.table.daily):
            raise NewerSchema(table_id)
        self.remember(live)
        return live

    def warm(self, table_id: str) -> Table | None:
        """Return a table as this process knows it, without asking; None for one that it does not."""
        live = self._cache.get(table_id)
        return live.table if live is not None else None

    def remember(self, live: Live) -> None:
        """Keep a table warm."""
        self._cache[live.table.id] = live

    def forget(self, table_id: str) -> None:
        """Let go of a table that is deleted."""
        self._cache.pop(table_id, None)

    async def table(self, table_id: str) -> Table:
        """Return the newest version of a table; raises Refusal if there is none."""
        return (await self._reload(table_id)).table

    async def newest(self, table_id: str, *, just_committed: bool = False) -> Live:
        """Return the newest version of a table, from the cache where that is the newest.

        What this process has `just_committed` is taken for it without asking.
        """
        live, cached = await self._live(table_id)
        return await self._verified(live) if cached and not just_committed else live

    async def _verified(self, live: Live) -> Live:
        """Return a table from the cache if it is the newest, else the newest."""
        table_id = live.table.id
        return live if await self.store.version(table_id) == live.version else await self._reload(table_id)

    async def quietly(self, work: Awaitable[object]) -> None:
        """Wait for a change, and do not mind if it comes too late: its table may be gone."""
        try:
            await work
        except (Refusal, Denied):
            log.info("a table was gone before it could be told")


def _follows(live: Live, known: Live) -> bool:
    """Whether a stored state goes back to `known`, or its players have been told already that it does not."""
    if live.version == known.version or live.table.healed > known.version:
        return True
    return live.version > known.version and lineage.is_ancestor(known.version, live.table)
