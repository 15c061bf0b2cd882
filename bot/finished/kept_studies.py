"""Studies that people keep: each a document of its own, and for each person a shelf that lists them.

Nothing tends them; the store keeps them for a year after their last commit (`bot.retention`). Using a study commits it
again, at most once a day. A study is put on its shelf before it's stored, and deleted before it's taken off. So nobody
has more studies than a shelf holds. A crash in between leaves a line without a study, which goes when it's used.
"""

import asyncio
import base64
import hashlib
import json
import zlib
from collections.abc import Callable, Mapping
from typing import Any
from weakref import WeakValueDictionary

from bot.finished.records import Player
from bot.people import Frozen, PersonKey
from bot.refusal import Refusal
from bot.retention import DAY, Kind, life
from bot.table import lobby
from bot.table.documents import Changed, Documents
from bot.table.tables import Tables
from engine.naming import without

MOST = 200  # studies of one person
CODE_LENGTH = 10
NAME_LIMIT = 60  # graphemes
LARGEST = 64 * 1024  # characters of a packed study
USED_EVERY = float(DAY)  # seconds after which another use is written down
KEPT_WITHIN = 60.0  # seconds in which a study on a shelf may not be stored yet


class KeptStudy(Frozen):
    """A study that somebody keeps."""

    code: str
    """Its code."""

    owner: PersonKey
    """The key of the person who keeps it."""

    name: str
    """The owner's name for it."""

    record: str
    """The study without the names of its seats (`packed`)."""

    players: tuple[Player, ...] = ()
    """Who sat on each seat, for a game that was played here; else empty."""

    used: float = 0.0
    """When it was last used, in seconds since the epoch."""

    @property
    def id(self) -> str:
        """Its code in the store."""
        return f"study-{self.code}"


class OnShelf(Frozen):
    """A study in the list of a shelf."""

    study: str
    """Its code."""

    name: str
    """Its name."""

    preset: str
    """The preset of its rules."""

    hands: int
    """How many hands it has."""

    used: float
    """When it was last used, in seconds since the epoch."""


class Shelf(Frozen):
    """The studies of one person."""

    owner: PersonKey
    """The key of the person."""

    mark: str
    """The mark of the person, which is part of the shelf's code."""

    studies: tuple[OnShelf, ...] = ()
    """The studies, the last used ones first."""

    @property
    def id(self) -> str:
        """Its code in the store."""
        return f"shelf-{self.mark}"

    def with_line(self, line: OnShelf) -> "Shelf":
        """Put a study in front. Raises Refusal if the shelf is full."""
        others = tuple(one for one in self.studies if one.study != line.study)
        if len(others) >= MOST:
            raise Refusal("study-many", limit=MOST)
        return self.replace(studies=(line, *others))

    def without_line(self, code: str) -> "Shelf":
        """Take a study off."""
        return self.replace(studies=tuple(one for one in self.studies if one.study != code))


def packed(record: Mapping[str, Any]) -> str:
    """Return a study in its stored form: JSON, compressed, in base64. Raises Refusal if it is too large."""
    text = json.dumps(record, ensure_ascii=False, separators=(",", ":"))
    small = base64.b64encode(zlib.compress(text.encode(), 9)).decode()
    if len(small) > LARGEST:
        raise Refusal("study-large")
    return small


def unpacked(kept: str) -> dict[str, Any]:
    """Return a study that was `packed`."""
    study: dict[str, Any] = json.loads(zlib.decompress(base64.b64decode(kept)))
    return study


def mark_of(person_key: str) -> str:
    """Return the mark of a person in the code of their shelf."""
    return hashlib.sha256(f"shelf {person_key}".encode()).hexdigest()[:20]


class KeptStudies(Documents[KeptStudy]):
    """Loads studies, and commits them."""

    what = "study"
    form = KeptStudy
    missing = "study-gone"


class Shelves(Documents[Shelf]):
    """Loads shelves, and commits them."""

    what = "shelf"
    form = Shelf
    missing = "study-gone"


class Library:
    """The studies of everybody. Studies do not stay in the cache: they are large, and few are used twice."""

    def __init__(self, tables: Tables) -> None:
        self.studies = KeptStudies(tables.registry)
        self.shelves = Shelves(tables.registry)
        self._tables = tables
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def _alone(self, person_key: str) -> asyncio.Lock:
        """Return the lock of a person's studies. Their changes come one at a time in each process."""
        return self._locks.setdefault(person_key, asyncio.Lock())

    def new_code(self) -> str:
        """Draw the code of a new study."""
        return lobby.new_code(self._tables.chance, CODE_LENGTH)

    async def shelf(self, person_key: str) -> Shelf:
        """Return a person's shelf, without studies that the store has deleted by now."""
        try:
            found = (await self.shelves.newest(_shelf_of(person_key).id)).value
        except Refusal:
            return _shelf_of(person_key)
        return self._living(found)

    def _living(self, shelf: Shelf) -> Shelf:
        before = self._tables.now() - life(Kind.STUDY)
        return shelf.replace(studies=tuple(one for one in shelf.studies if one.used > before))

    async def keep(self, study: KeptStudy, line: OnShelf) -> None:
        """Keep a study, new or changed. Raises Refusal `study-many`, and `study-gone` for another person's study."""

        def changed(old: KeptStudy) -> Changed[KeptStudy]:
            mine = _owned(old, study.owner)
            return Changed(mine.replace(name=study.name, record=study.record, used=study.used))

        async with self._alone(study.owner):
            is_new = await self.studies.store.version(study.id) is None
            await self._shelve(study.owner, lambda shelf: shelf.with_line(line))
            if is_new:
                await self.studies.create(Changed(study))
            else:
                await self.studies.change(study.id, changed)
            self.studies.forget(study.id)

    async def load(self, person_key: str, code: str) -> KeptStudy:
        """Return a study, and note that it was used. Raises Refusal `study-gone` for another person's study."""
        now = self._tables.now()
        async with self._alone(person_key):
            found = await self._mine(person_key, code)
            if now - found.used > USED_EVERY:
                await self.studies.change(found.id, lambda old: Changed(old.replace(used=now)))
                await self._shelve(person_key, lambda shelf: _used(shelf, code, now))
            self.studies.forget(found.id)
            return found

    async def drop(self, person_key: str, code: str) -> None:
        """Delete a study. Raises Refusal `study-gone` for another person's study."""
        async with self._alone(person_key):
            found = await self._mine(person_key, code)
            await self._delete(found.id)
            await self._shelve(person_key, lambda shelf: shelf.without_line(code))

    async def forget(self, person_key: str) -> None:
        """Delete a person's shelf and every study that it lists."""
        async with self._alone(person_key):
            for one in (await self.shelf(person_key)).studies:
                await self._delete(f"study-{one.study}")
            await self._delete(_shelf_of(person_key).id)

    async def forget_in(self, code: str, person_key: str) -> None:
        """Forget a person in a document: delete it if it is theirs, else take their name off the seats of the study."""
        try:
            found = (await self._tables.registry.find(code)).value
        except Refusal:  # the document is gone
            return
        if found.owner == person_key:
            await self._delete(code)
        elif isinstance(found, KeptStudy):
            await self._tables.quietly(self.studies.change(code, lambda old: Changed(without(old, {person_key}))))
            self.studies.forget(code)

    async def _mine(self, person_key: str, code: str) -> KeptStudy:
        try:
            return _owned((await self.studies.newest(f"study-{code}")).value, person_key)
        except Refusal:
            before = self._tables.now() - KEPT_WITHIN
            if any(one.study == code and one.used < before for one in (await self.shelf(person_key)).studies):
                await self._shelve(person_key, lambda shelf: shelf.without_line(code))
            raise

    async def _shelve(self, person_key: str, change: Callable[[Shelf], Shelf]) -> None:
        shelf = _shelf_of(person_key)
        if await self.shelves.store.version(shelf.id) is None:
            await self.shelves.create(Changed(change(shelf)))
        else:
            await self.shelves.change(shelf.id, lambda old: Changed(change(self._living(old))))

    async def _delete(self, code: str) -> None:
        store = self.studies.store
        while (version := await store.version(code)) is not None:
            if await store.delete(code, version=version):
                break
        self.studies.forget(code)


def _shelf_of(person_key: str) -> Shelf:
    """Return the empty shelf of a person."""
    return Shelf(owner=person_key, mark=mark_of(person_key))


def _owned(study: KeptStudy, person_key: str) -> KeptStudy:
    if study.owner != person_key:
        raise Refusal("study-gone")
    return study


def _used(shelf: Shelf, code: str, now: float) -> Shelf:
    """Put the study that was used now in front."""
    line = next((one for one in shelf.studies if one.study == code), None)
    return shelf if line is None else shelf.with_line(line.replace(used=now))
