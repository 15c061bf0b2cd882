"""Documents stored under a code: cached, changed, and committed by compare-and-swap.

Each type of document (tables, tournaments, days) is a subclass of `Documents`. It defines the stored name of the type,
and how documents are read and written. The types of a process share a `Registry`: one cache, one listener for commits,
and a lookup from codes to types.
"""

import json
import secrets
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, Protocol, Self, TypeVar

from cachetools import LRUCache

from bot.chance import Chance
from bot.meter import Meter
from bot.ports.directory import Directory
from bot.ports.effects import Effect
from bot.ports.store import CommitResult, Stored, TableStore
from bot.refusal import Refusal
from bot.screen import Answer
from engine.errors import EngineError

NO_ANSWER = Answer()
TRIES = 8  # loads of a document that others write to at the same time
CACHED = 2000  # documents that a process keeps in its cache
VERSION_STEP = 1 << 16  # the most that a version rises by


class Document(Protocol):
    """A value that is stored under its code as JSON."""

    @property
    def id(self) -> str:
        """Its code."""

    def model_dump_json(self) -> str:
        """Return it as JSON."""

    @classmethod
    def model_validate_json(cls, json_data: bytes, /) -> Self:
        """Parse a stored document."""


T = TypeVar("T", bound=Document)


class NewerSchema(Exception):
    """The document was written by a newer release; this process leaves it alone."""


@dataclass(frozen=True, slots=True)
class Live(Generic[T]):
    """A document with its version in the store."""

    what: str
    """The stored name of its type, e.g. `table`."""

    value: T
    """The document as it was committed."""

    version: int
    """Its version, which the next commit is compared with; 0 if it is not stored yet."""


@dataclass(frozen=True, slots=True)
class Changed(Generic[T]):
    """A changed document and side effects. If the value is the same object, nothing is written."""

    value: T
    """The new document."""

    answer: Answer = NO_ANSWER
    """The immediate answer to the press."""

    effects: tuple[Effect, ...] = ()
    """What is written beside the document, in the same step."""

    log: tuple[Mapping[str, Any], ...] = ()
    """Entries for its log, oldest first. They contain packs: nobody sees them before the hand is over."""

    @property
    def log_lines(self) -> list[bytes]:
        """The entries as they are stored."""
        return [json.dumps(entry, separators=(",", ":")).encode() for entry in self.log]


class CommitListener(Protocol):
    """The worker of this process, which is told of commits made here."""

    def committed(self, code: str) -> None:
        """Take note of a commit made in this process."""


class Registry:
    """The shared part of all documents of a process: the store, the types by name, the cache, the listener."""

    def __init__(self, store: TableStore, directory: Directory, now: Callable[[], float], meter: Meter) -> None:
        self.store = store
        self.directory = directory
        self.now = now
        self.meter = meter
        self.types: dict[str, Documents[Any]] = {}
        self.cache: LRUCache[str, Live[Any]] = LRUCache(CACHED)
        self._listener: CommitListener | None = None

    async def find(self, code: str, *, just_committed: bool = False) -> Live[Any]:
        """Return the newest version of a document of any type. Raises Refusal if there is none."""
        known = self.cache.get(code)
        if known is not None:
            return await self.types[known.what].newest(code, just_committed=just_committed)
        stored = await self.store.load(code)
        if stored is None:
            raise Refusal("no-such-table", code=code)
        if stored.what not in self.types:
            raise NewerSchema(code)
        return self.types[stored.what].adopted(code, stored)

    async def free_code(self, draw: Callable[[Chance], str], chance: Chance) -> str:
        """Draw codes until one is free, and return it."""
        while True:
            code = draw(chance)
            if await self.store.version(code) is None:
                return code

    async def what(self, code: str) -> str:
        """Return the type stored under a code, which never changes; empty for none."""
        known = self.cache.get(code)
        with suppress(Refusal):
            return (known or await self.find(code)).what
        return ""

    @contextmanager
    def heard_by(self, listener: CommitListener) -> Iterator[None]:
        """Tell a listener of every commit until the block ends."""
        self._listener = listener
        try:
            yield
        finally:
            self._listener = None

    def committed(self, live: Live[Any]) -> None:
        """Cache a commit of this process, and tell the listener."""
        code = live.value.id
        self.cache[code] = live
        if self._listener is not None:
            self._listener.committed(code)


class Documents(Generic[T]):
    """The documents of one type: loaded, changed and committed."""

    what: ClassVar[str]
    """The stored name of the type."""

    schema: ClassVar[int] = 1
    """The version of their JSON. From the publication of 1.0.0 on it is raised with every change that an older worker
    cannot read. A worker leaves documents with a higher number alone."""

    missing: ClassVar[str] = "no-such-table"
    """The key of the refusal for a code of no such document."""

    form: type[T]
    """The class of their values."""

    def __init__(self, registry: Registry) -> None:
        registry.types[self.what] = self
        self.registry = registry
        self.store = registry.store
        self.directory = registry.directory
        self.now = registry.now

    # ------------------------------------------------------------------------------------------- defined by each type

    def read(self, stored: Stored) -> T:
        """Parse a stored document. Raises NewerSchema for one that only another release can read."""
        return self.form.model_validate_json(stored.body)

    def written(self, _before: Live[T], value: T, _version: int) -> T:
        """Return a changed document in the form stored under a version: unchanged, if it keeps no versions."""
        return value

    def rules(self, _before: Live[T], _value: T) -> bytes:
        """Return the rules to be written beside the body; empty keeps those in the store."""
        return b""

    def renewed(self, value: T) -> T:
        """Return a document as it goes on after the store has come back with an older state: by itself, unchanged."""
        return value

    def refused(self, cause: Refusal | EngineError, _value: T) -> Exception:
        """Return the exception to raise for a refused change."""
        return cause

    # ------------------------------------------------------------------------------------------------- compare-and-swap

    async def change(self, code: str, decide: Callable[[T], Changed[T]], *, input_id: str | None = None) -> Answer:
        """Apply a decision to the newest version of a document; retry when others write at the same time.

        Raises Unmet, with nothing written, if the condition of an effect does not hold.

        `decide` raises Refusal or EngineError to change nothing; the caller gets what `refused` makes of it. Raises
        Refusal for a missing document. An input that was applied before gets an empty answer.
        """
        live, cached = await self._live(code)
        for _ in range(TRIES):
            cause: Refusal | EngineError | None = None
            try:
                change = decide(live.value)
            except (Refusal, EngineError) as refusal:
                change, cause = Changed(live.value), refusal
            if change.value is live.value:
                # No commit will check the version. A refusal or a mere answer must be about the newest document too,
                # and another process may have written one since ours was cached.
                newest = await self._verified(live) if cached else live
                if newest is not live:
                    live, cached = newest, False
                    continue
                if cause is None:
                    if change.effects:
                        await self.store.carry_out(change.effects)
                    return change.answer
                if input_id is not None and await self.store.was_applied(code, input_id):
                    return Answer()  # delivered again: refused only because its first delivery was applied
                raise self.refused(cause, live.value)
            result, newer = await self._commit(live, change, input_id)
            if result is CommitResult.DONE:
                return change.answer
            if result is CommitResult.DUPLICATE:
                return Answer()  # the cached document is outdated, which the next check of its version finds
            live = self.adopted(code, newer) if newer is not None else await self.load(code)
            cached = False
        raise Refusal("try-again")

    async def renew(self, code: str) -> None:
        """Renew a document, as the store may have come back with an older state. Raises Refusal if there is none."""
        await self.change(code, lambda value: Changed(self.renewed(value)))

    async def create(self, change: Changed[T], *, input_id: str | None = None) -> None:
        """Write a new document.

        Raises Refusal if its code is taken (most likely by a redelivered command), and Unmet.
        """
        result, _ = await self._commit(Live(self.what, change.value, 0), change, input_id)
        if result is not CommitResult.DONE:
            raise Refusal("try-again")

    async def put(self, empty: T, change: Callable[[T], T], effects: tuple[Effect, ...] = ()) -> None:
        """Change a document, perhaps for the first time: then `empty` is changed, which has its code.

        Raises Refusal and Unmet.
        """
        if await self.store.version(empty.id) is None:
            made = Changed(change(empty), effects=effects)
            with suppress(Refusal):  # another process has just made it
                await self.create(made)
                return
        await self.change(empty.id, lambda now: Changed(change(now), effects=effects))

    async def _commit(
        self, live: Live[T], change: Changed[T], input_id: str | None = None
    ) -> tuple[CommitResult, Stored | None]:
        """Write the next version of a document, which wakes it; on success cache it."""
        # A random step, so that no two states of a document ever share a version: if a failover of the store loses a
        # commit and another takes its place, no cache and no button takes the one for the other.
        version = live.version + 1 + secrets.randbelow(VERSION_STEP)
        code = live.value.id
        value = self.written(live, change.value, version)
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
            effects=change.effects,
        )
        self.registry.meter.committed(result.value)
        if result is CommitResult.DONE:
            self.registry.committed(Live(self.what, value, version))
        return result, newer

    # ---------------------------------------------------------------------------------------------------------- loading

    async def newest(self, code: str, *, just_committed: bool = False) -> Live[T]:
        """Return the newest version of a document, from the cache if that is the newest.

        With `just_committed` the cached version is not checked.
        """
        live, cached = await self._live(code)
        return await self._verified(live) if cached and not just_committed else live

    async def known(self, empty: T) -> T:
        """Return the newest version of the document with the code of `empty`, or `empty` if there is none."""
        with suppress(Refusal):
            return (await self.newest(empty.id)).value
        return empty

    async def load(self, code: str) -> Live[T]:
        """Load a document from the store. Raises Refusal if there is none."""
        stored = await self.store.load(code)
        if stored is None:
            self.forget(code)
            raise Refusal(self.missing, code=code)
        return self.adopted(code, stored)

    def _parsed(self, code: str, stored: Stored) -> Live[T]:
        """Parse a document. Raises Refusal for another type, and NewerSchema."""
        if stored.what != self.what:
            raise Refusal(self.missing, code=code)
        if stored.schema > self.schema:
            raise NewerSchema(code)
        return Live(self.what, self.read(stored), stored.version)

    def warm(self, code: str) -> T | None:
        """Return a document from the cache without checking it; None if it is not cached."""
        live = self._cached(code)
        return live.value if live is not None else None

    def remember(self, live: Live[T]) -> None:
        """Put a document into the cache."""
        self.registry.cache[live.value.id] = live

    def forget(self, code: str) -> None:
        """Drop a deleted document from the cache."""
        self.registry.cache.pop(code, None)

    def _cached(self, code: str) -> Live[T] | None:
        live = self.registry.cache.get(code)
        return live if live is not None and live.what == self.what else None

    async def _live(self, code: str) -> tuple[Live[T], bool]:
        live = self._cached(code)
        return (await self.load(code), False) if live is None else (live, True)

    async def _verified(self, live: Live[T]) -> Live[T]:
        """Return a cached document if it is the newest, else load it."""
        code = live.value.id
        return live if await self.store.version(code) == live.version else await self.load(code)

    def adopted(self, code: str, stored: Stored) -> Live[T]:
        """Cache a document as it is stored. Raises Refusal for another type, and NewerSchema."""
        live = self._parsed(code, stored)
        self.remember(live)
        return live
