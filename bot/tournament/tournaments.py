"""The tournaments: loaded, decided upon and committed, on the same store and in the same schedule as the tables."""

import asyncio
import logging
import secrets
from collections.abc import Callable
from dataclasses import dataclass
from weakref import WeakValueDictionary

from cachetools import LRUCache

from bot.ports.store import CommitResult, Stored
from bot.refusal import Refusal
from bot.screen import Answer
from bot.table import lobby
from bot.table.change import NO_ANSWER
from bot.table.effects import Effect, carry_out
from bot.table.lineage import KEPT
from bot.table.tables import VERSION_STEP, NewerSchema, Tables
from bot.tournament import healing
from bot.tournament.model import SCHEMA, Tournament

log = logging.getLogger(__name__)

TRIES = 8  # loads of a tournament that others write to at the same time
CACHED = 200


@dataclass(frozen=True, slots=True)
class Change:
    """The tournament as it shall be, and what else follows. With the same one nothing is written."""

    tournament: Tournament
    """The tournament as it shall be."""

    answer: Answer = NO_ANSWER
    """What the asker gets back at once."""

    effects: tuple[Effect, ...] = ()
    """What changes beside it."""


@dataclass(frozen=True, slots=True)
class LiveTournament:
    """A tournament with the version it has in the store."""

    tournament: Tournament
    """As it was committed."""

    version: int
    """What the next commit is compared with."""


class Tournaments:
    """Loads tournaments, has changes decided, and commits them."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self._store = tables.store
        self._cache: LRUCache[str, LiveTournament] = LRUCache(CACHED)
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def change(self, code: str, decide: Callable[[Tournament], Change], *, input_id: str | None = None) -> Answer:
        """Apply a decision to the newest version, trying again when others write at the same time.

        `decide` raises Refusal or EngineError to change nothing. Raises Refusal for one that is not there. An input
        that was applied before is answered with nothing.
        """
        lock = self._locks.setdefault(code, asyncio.Lock())
        async with lock:  # a hundred tables may end at once: in one process they wait instead of racing
            for _ in range(TRIES):
                live = await self.newest(code)
                try:
                    change = decide(live.tournament)
                except Exception:
                    if input_id is not None and await self._store.was_applied(code, input_id):
                        return Answer()  # delivered once more: it is refused now because it has been done
                    raise
                if change.tournament is live.tournament:
                    await carry_out(change.effects, self.tables.directory)
                    return change.answer
                result = await self._commit(live, change.tournament, input_id)
                if result is CommitResult.DONE:
                    await carry_out(change.effects, self.tables.directory)
                    return change.answer
                if result is CommitResult.DUPLICATE:
                    return Answer()
        raise Refusal("try-again")

    async def create(self, change: Change) -> None:
        """Write a new tournament. Raises Refusal when its code is taken."""
        if await self._commit(LiveTournament(change.tournament, 0), change.tournament) is not CommitResult.DONE:
            raise Refusal("try-again")
        await carry_out(change.effects, self.tables.directory)

    async def newest(self, code: str) -> LiveTournament:
        """Return the newest version. Raises Refusal for a code that is no tournament's."""
        known = self._cache.get(code)
        if known is not None and await self._store.version(code) == known.version:
            return known
        return await self._loaded(code, known)

    async def _loaded(self, code: str, known: LiveTournament | None) -> LiveTournament:
        """Load a tournament. What the store has lost of what is `known` is brought back, or told."""
        stored = await self._store.load(code)
        if stored is None:
            self._cache.pop(code, None)
            raise Refusal("no-such-tournament", code=code)
        live = self._parsed(code, stored)
        if known is None or healing.follows(live.tournament, live.version, known.version):
            return live
        log.warning("commits of a tournament were lost", extra={"tournament": code, "lost_from": live.version})
        healed, void = healing.healed(live.tournament, live.version, known.tournament, known.version)
        if await self._commit(live, healed, above=known.version) is not CommitResult.DONE:
            return await self._loaded(code, known)  # somebody was quicker
        for table in void:
            await self.tables.quietly(self.tables.change(table, healing.called_off))
        return self._cache[code]

    async def tournament(self, code: str) -> Tournament:
        """Return the newest version alone. Raises Refusal for a code that is no tournament's."""
        return (await self.newest(code)).tournament

    def forget(self, code: str) -> None:
        """Let go of a tournament that is deleted."""
        self._cache.pop(code, None)

    def _parsed(self, code: str, stored: Stored) -> LiveTournament:
        if stored.schema != SCHEMA:
            raise NewerSchema(code)
        live = LiveTournament(Tournament.model_validate_json(stored.body), stored.version)
        self._cache[code] = live
        return live

    async def _commit(
        self, live: LiveTournament, new: Tournament, input_id: str | None = None, above: int = 0
    ) -> CommitResult:
        code, commits = new.id, self.tables.commits
        version = max(live.version, above) + 1 + secrets.randbelow(VERSION_STEP)
        new = new.model_copy(update={"ancestors": (*new.ancestors, version)[-KEPT:]})
        entrusted = not commits.tended_here(code)
        result, _ = await self._store.commit(
            code,
            expected=live.version,
            schema=SCHEMA,
            body=new.model_dump_json().encode(),
            input_id=input_id,
            wake=self.tables.now(),
            version=version,
            announce=entrusted,
        )
        if result is CommitResult.DONE:
            self._cache[code] = LiveTournament(new, version)
            if entrusted:
                self.tables.entrust(code, self.newest)
            commits.done(code)
        return result


async def free_codes(tables: Tables, count: int) -> list[str]:
    """Draw codes of tables that are not there yet, two more than asked for."""
    codes: list[str] = []
    while len(codes) < count + 2:
        drawn = [lobby.new_code(tables.chance) for _ in range(count + 2 - len(codes))]
        versions = await asyncio.gather(*(tables.store.version(code) for code in drawn))
        fresh = [code for code, version in zip(drawn, versions, strict=True) if version is None]
        codes = list(dict.fromkeys([*codes, *fresh]))
    return codes
