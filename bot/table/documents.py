"""Documents stored under a code: cached, changed, and committed by compare-and-swap.

Each type of document (tables, tournaments, days) is a subclass of `Documents`. It says under which word its documents
are stored, how they are read and written, and what follows where the store has lost commits of one. The documents of
one process share a `Registry`: one cache, one listener for commits, and a way to find what a code stands for.
"""

import asyncio
import json
import logging
import secrets
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from cachetools import LRUCache

from bot.meter import Meter
from bot.ports.directory import Directory
from bot.ports.store import CommitResult, Stored, TableStore
from bot.refusal import Refusal
from bot.screen import Answer
from bot.table.effects import Effect, carry_out
from engine.errors import EngineError

log = logging.getLogger(__name__)

NO_ANSWER = Answer()
TRIES = 8  # loads of a document that others write to at the same time
CACHED = 2000  # documents that a process keeps in its cache
VERSION_STEP = 1 << 16  # the most by which a version rises
SEEN_WITHIN = 4.0  # seconds within which a document's worker has seen what another process committed


class Document(Protocol):
    """A value that is stored under its code as JSON."""

    @property
    def id(self) -> str:
        """Its code."""

    def model_dump_json(self) -> str:
        """Return it as JSON."""


T = TypeVar("T", bound=Document)


class NewerSchema(Exception):
    """It was written by a newer release; this worker leaves it alone."""


@dataclass(frozen=True, slots=True)
class Live(Generic[T]):
    """A document with its version in the store."""

    what: str
    """The word of its type, e.g. `table`."""

    value: T
    """The document as it was committed."""

    version: int
    """Its version: what the next commit is compared with. 0 for one that is not stored yet."""


@dataclass(frozen=True, slots=True)
class Changed(Generic[T]):
    """A document after a change, and the other effects. If the value is the same, nothing is written."""

    value: T
    """The document as it shall be."""

    answer: Answer = NO_ANSWER
    """What the asker gets back at once."""

    effects: tuple[Effect, ...] = ()
    """What changes beside it."""

    log: tuple[Mapping[str, Any], ...] = ()
    """Entries for its log, oldest first. They hold packs: nobody sees them before the hand is over."""

    above: int = 0
    """The new version has to be higher than this one: versions of lost commits are not used again."""

    @property
    def log_lines(self) -> list[bytes]:
        """The log's entries as they are stored."""
        return [json.dumps(entry, separators=(",", ":")).encode() for entry in self.log]


class CommitListener(Protocol):
    """The worker of this process, which wants to hear of commits made here."""

    def tends(self, code: str) -> bool:
        """Whether it tends a document, so that no other process has to hear of a commit."""

    def committed(self, code: str) -> None:
        """Take note of a commit made in this process."""


class Registry:
    """What all documents of a process share: the store, the types by their stored words, the cache, the listener."""

    def __init__(self, store: TableStore, directory: Directory, now: Callable[[], float], meter: Meter) -> None:
        self.store = store
        self.directory = directory
        self.now = now
        self.meter = meter
        self.types: dict[str, Documents[Any]] = {}
        self.cache: LRUCache[str, Live[Any]] = LRUCache(CACHED)
        self._listener: CommitListener | None = None
        self._entrusted: dict[str, float] = {}  # commits to what other workers hold, to be checked again later: when

    async def find(self, code: str, *, just_committed: bool = False) -> Live[Any]:
        """Return the newest version of the document with a code, whatever it is. Raises Refusal if there is none."""
        known = self.cache.get(code)
        if known is not None:
            return await self.types[known.what].newest(code, just_committed=just_committed)
        stored = await self.store.load(code)
        if stored is None:
            raise Refusal("no-such-table", code=code)
        if stored.what not in self.types:
            raise NewerSchema(code)
        return await self.types[stored.what].adopted(code, stored, None)

    async def what(self, code: str) -> str:
        """Return the word of what is stored under a code, which never changes; empty where nothing is."""
        known = self.cache.get(code)
        with suppress(Refusal):
            return (known or await self.find(code)).what
        return ""

    @contextmanager
    def heard_by(self, listener: CommitListener) -> Iterator[None]:
        """Tell a listener of every commit from now on, until the block ends. Without a worker nobody listens."""
        self._listener = listener
        try:
            yield
        finally:
            self._listener = None

    def tended_here(self, code: str) -> bool:
        """Whether a document is tended by the worker of this process."""
        return self._listener is not None and self._listener.tends(code)

    def committed(self, live: Live[Any]) -> None:
        """Keep what was committed here in the cache, and tell the listener."""
        code = live.value.id
        self.cache[code] = live
        if self._listener is not None:
            self._listener.committed(code)

    def entrust(self, code: str) -> None:
        """Note a commit to a document that another process tends, to be checked again later."""
        self._entrusted[code] = self.now()

    async def look_again(self) -> None:
        """Check that commits to documents which other processes tend are still in the store.

        Where the store lost a commit before that process had seen it, this one alone can know and tell. What cannot be
        asked now raises Unavailable and is asked the next time.
        """
        before = self.now() - SEEN_WITHIN
        entrusted = [(code, at) for code, at in self._entrusted.items() if at <= before]
        await asyncio.gather(*(self._seen_again(code, at) for code, at in entrusted))

    async def _seen_again(self, code: str, at: float) -> None:
        with suppress(Refusal, NewerSchema):
            await self.find(code)
        if self._entrusted.get(code) == at:
            del self._entrusted[code]


class Documents(Generic[T]):
    """The documents of one type: loaded, changed and committed, for people, for workers, for the operator."""

    what: ClassVar[str]
    """The word under which they are stored, by which they are told from other documents."""

    schema: ClassVar[int] = 1
    """The form of their JSON. It is raised, from the publication of 1.0.0 on, with every change that an older worker
    could not read: a worker leaves alone what has a higher number than its own."""

    missing: ClassVar[str] = "no-such-table"
    """The key of the refusal for a code that is none of theirs."""

    def __init__(self, registry: Registry) -> None:
        registry.types[self.what] = self
        self.registry = registry
        self.store = registry.store
        self.directory = registry.directory
        self.now = registry.now

    # ------------------------------------------------------------------------------------------- what a type has to say

    def read(self, stored: Stored) -> T:
        """Return a document as it is stored. Raises NewerSchema for one that only another release can read."""
        raise NotImplementedError

    def written(self, before: Live[T], change: Changed[T], version: int) -> T:
        """Return a changed document as it is stored with a version."""
        raise NotImplementedError

    def rules(self, _before: Live[T], _value: T) -> bytes:
        """Return what is written beside the body, once: empty leaves what is stored."""
        return b""

    def healed(self, live: Live[T], known: Live[T]) -> Changed[T] | None:
        """Return what follows where a stored document has lost commits that this process knows; None where it has not.

        `known` is the document as this process remembers it.
        """

    async def after_healing(self, value: T, known: T) -> None:
        """Do what else follows once a healed document is committed."""

    def refused(self, cause: Refusal | EngineError, _value: T) -> Exception:
        """Return what to raise where a change was refused, and of which document."""
        return cause

    # ------------------------------------------------------------------------------------------------- compare-and-swap

    async def change(self, code: str, decide: Callable[[T], Changed[T]], *, input_id: str | None = None) -> Answer:
        """Apply a decision to the newest version of a document, trying again when others write at the same time.

        `decide` raises Refusal or EngineError to change nothing; the caller gets what `refused` makes of it. Raises
        Refusal for a document that is not there. An input that was applied before is answered with nothing.
        """
        live, cached = await self._live(code)
        for _ in range(TRIES):
            cause: Refusal | EngineError | None = None
            try:
                change = decide(live.value)
            except (Refusal, EngineError) as refusal:
                change, cause = Changed(live.value), refusal
            if change.value is live.value:
                # Nothing will be written, so no commit checks the version. But a refusal, and what is only shown, must
                # be of the newest document as well, and another process may have written one since ours was cached.
                newest = await self._verified(live) if cached else live
                if newest is not live:
                    live, cached = newest, False
                    continue
                if cause is None:
                    return await self._carried_out(change)
                if input_id is not None and await self.store.was_applied(code, input_id):
                    return Answer()  # delivered once more: it is refused now because it has been done
                raise self.refused(cause, live.value)
            # What only tells of lost commits has not done what was asked: delivered once more, it is refused anew.
            result, newer = await self._commit(live, change, input_id if not change.above else None)
            if result is CommitResult.DONE:
                return await self._carried_out(change)
            if result is CommitResult.DUPLICATE:
                return Answer()  # what is cached is older by now, and taken for such: its version is asked for
            live = await self.adopted(code, newer, live) if newer is not None else await self.load(code)
            cached = False
        raise Refusal("try-again")

    async def create(self, change: Changed[T], *, input_id: str | None = None) -> None:
        """Write a new document. Raises Refusal when its code is taken (a redelivered command, most likely)."""
        result, _ = await self._commit(Live(self.what, change.value, 0), change, input_id)
        if result is not CommitResult.DONE:
            raise Refusal("try-again")
        await self._carried_out(change)

    async def _carried_out(self, change: Changed[T]) -> Answer:
        """Carry out the effects of a change that is committed, and return its answer."""
        for effect in change.effects:
            await carry_out(effect, self.directory)
        return change.answer

    async def _commit(
        self, live: Live[T], change: Changed[T], input_id: str | None = None
    ) -> tuple[CommitResult, Stored | None]:
        """Write a document's next version; if that is done, keep it in the cache and wake it."""
        # The step is random, so that no two states of a document ever share a number: where a failover of the store
        # loses a commit and another takes its place, whoever remembers the lost one does not take it for the newest.
        version = max(live.version, change.above) + 1 + secrets.randbelow(VERSION_STEP)
        code = live.value.id
        entrusted = not self.registry.tended_here(code)
        value = self.written(live, change, version)
        result, newer = await self.store.commit(
            code,
            expected=live.version,
            what=self.what,
            schema=self.schema,
            body=value.model_dump_json().encode(),
            rules=self.rules(live, value),
            log=change.log_lines,
            input_id=input_id,
            wake=self.now(),
            version=version,
            announce=entrusted,
        )
        self.registry.meter.committed(result.value)
        if result is CommitResult.DONE:
            if entrusted:
                self.registry.entrust(code)
            self.registry.committed(Live(self.what, value, version))
        return result, newer

    # ---------------------------------------------------------------------------------------------------------- loading

    async def newest(self, code: str, *, just_committed: bool = False) -> Live[T]:
        """Return the newest version of a document, from the cache where that is the newest.

        What this process has `just_committed` is taken for it without asking.
        """
        live, cached = await self._live(code)
        return await self._verified(live) if cached and not just_committed else live

    async def load(self, code: str) -> Live[T]:
        """Return a document as the store has it; raises Refusal if there is none."""
        known = self._cached(code)  # before the store is asked: what it answers then cannot be older
        stored = await self.store.load(code)
        if stored is None:
            self.forget(code)
            raise Refusal(self.missing, code=code)
        return await self.adopted(code, stored, known)

    def _parsed(self, code: str, stored: Stored) -> Live[T]:
        """Read a document. Raises Refusal for one of another type, and NewerSchema."""
        if stored.what != self.what:
            raise Refusal(self.missing, code=code)
        if stored.schema > self.schema:
            raise NewerSchema(code)
        return Live(self.what, self.read(stored), stored.version)

    def warm(self, code: str) -> T | None:
        """Return a document as this process knows it, without asking; None for one that it does not."""
        live = self._cached(code)
        return live.value if live is not None else None

    def remember(self, live: Live[T]) -> None:
        """Keep a document in the cache."""
        self.registry.cache[live.value.id] = live

    def forget(self, code: str) -> None:
        """Let go of a document that is deleted."""
        self.registry.cache.pop(code, None)

    def _cached(self, code: str) -> Live[T] | None:
        live = self.registry.cache.get(code)
        return live if live is not None and live.what == self.what else None

    async def _live(self, code: str) -> tuple[Live[T], bool]:
        live = self._cached(code)
        return (await self.load(code), False) if live is None else (live, True)

    async def _verified(self, live: Live[T]) -> Live[T]:
        """Return a document from the cache if it is the newest, else the newest."""
        code = live.value.id
        return live if await self.store.version(code) == live.version else await self.load(code)

    async def adopted(self, code: str, stored: Stored, known: Live[T] | None) -> Live[T]:
        """Take a document over as it is stored, and keep it in the cache.

        Where it has lost commits with the store's master that are `known` here, it is healed. Until that is written
        `known` is remembered, so that it is healed though the store goes away just now.
        """
        live = self._parsed(code, stored)
        healed = self.healed(live, known) if known is not None else None
        if known is None or healed is None:
            self.remember(live)
            return live
        log.warning("commits of a document were lost", extra={self.what: code, "lost_from": live.version})
        result, newer = await self._commit(live, healed)
        if result is CommitResult.DONE:
            live = self.registry.cache[code]
            await self.after_healing(live.value, known.value)
            return live
        return await self.adopted(code, newer, known) if newer is not None else await self.load(code)
