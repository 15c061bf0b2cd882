"""Sums of finished games in Redis: the part of `bot.ports.directory.Directory` behind `/stats` and `/top`.

A game is added to the sums of each of its people and chats, which are in different slots. The first call stores what
the game adds. A script then adds it once to each sum, and remembers the games added there. When all sums have it, the
game is marked as done. After a crash in between, a repeated call adds what is missing.
"""

import json
import time
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence

from adapters.redis import keys, scan
from adapters.redis.database import Argument, Database, Script
from bot.ports.directory import MOST, Aggregates, month_of
from bot.retention import DAY
from bot.zones import UTC, month_at, month_before

COUNT = Script.load("count")
RENAME = Script.load("rename")

DONE = b"done"
MONTHS_KEPT = 14  # months whose sums may still exist: a year of them, and one more at each end
_NAME = "name"
_PLAYED_IN = "in:"  # prefix of the fields that name the chats a person played in, by which all their sums are found


class RedisAggregates:
    """Sums of people and of chats. `clock` gives the seconds since the epoch."""

    def __init__(self, database: Database, *, clock: Callable[[], float] = time.time) -> None:
        self._database = database
        self._clock = clock

    async def count(self, game: str, added: Mapping[str, Aggregates], chats: Sequence[str]) -> None:
        """Add a finished game to the sums of its people and chats, once."""
        body = json.dumps({person: [one.name, dict(one.numbers), dict(one.most)] for person, one in added.items()})
        key = keys.count(game)
        # Not in one batch: while slots of a cluster move, commands sent together may change their order.
        await self._database.call("SET", key, body, "NX", "EX", keys.COUNTED_LIFE)
        known = await self._database.call("GET", key)
        if known == DONE:
            return
        first = {person: Aggregates(*written) for person, written in json.loads(known).items()}
        for person, one in first.items():
            played_in = [(f"{_PLAYED_IN}{chat}", "1") for chat in chats]
            await self._add(person, game, one.numbers.items(), one.most.items(), [(_NAME, one.name), *played_in])
        summed = [(_of(person, what), value) for person, one in first.items() for what, value in one.numbers.items()]
        most = [(_of(person, what), value) for person, one in first.items() for what, value in one.most.items()]
        for chat in chats:
            await self._add(chat, game, summed, most)
            await self._drop_expired(chat)
        await self._database.call("SET", key, DONE, "EX", keys.COUNTED_LIFE)

    async def was_counted(self, game: str) -> bool:
        """Whether a finished game has been added to all its sums."""
        return bool(await self._database.call("GET", keys.count(game)) == DONE)

    async def sums(self, people: Sequence[str]) -> list[Aggregates]:
        """Return the sums of each person."""
        found = []
        for fields in await self._database.batch(("HGETALL", keys.stats(person)) for person in people):
            numbers = {
                name.decode(): float(value)
                for name, value in fields.items()
                if name != _NAME.encode() and not name.startswith(_PLAYED_IN.encode())
            }
            found.append(Aggregates(fields.get(_NAME.encode(), b"").decode(), numbers))
        return found

    async def sums_in(self, chat: str) -> dict[str, Mapping[str, float]]:
        """Return the sums of a chat's games by person."""
        found: dict[str, dict[str, float]] = {}
        for name, value in (await self._database.call("HGETALL", keys.stats(chat))).items():
            person, _, what = name.decode().rpartition("|")
            found.setdefault(person, {})[what] = float(value)
        return dict(found)

    async def _forget_sums(self, person: str, *, everywhere: bool) -> None:
        """Delete a person's sums, first those in chats: found by the person's own sums or by a scan of all keys.

        The scan also removes the additions that an interrupted game still has to make to the person's sums.
        """
        known = await self._database.call("HKEYS", keys.stats(person))
        chats = [name.decode() for name in known if name.startswith(_PLAYED_IN.encode())]
        in_chats = [keys.stats(name.removeprefix(_PLAYED_IN)) for name in chats]
        if everywhere:
            texts = scan.texts_of(person)
            async for key in scan.named(self._database, keys.count("*"), texts):
                await self._add_nothing_to(person, key)
            in_chats += [key async for key in scan.named(self._database, keys.stats("*"), texts)]
        for key in in_chats:
            await self._take_out(key, [person])
        await self._database.batch(("UNLINK", key) for key in (keys.stats(person), keys.counted(person)))

    async def _add_nothing_to(self, person: str, key: str) -> None:
        before = await self._database.call("GET", key)
        if before in {None, DONE}:
            return
        added = json.loads(before)
        if added.pop(person, None) is not None:
            await self._database.run(RENAME, [key], [before, json.dumps(added)])

    async def _take_out(self, key: str, people: Collection[str]) -> None:
        """Remove people from the sums of a chat."""
        fields = [name for name in await self._database.call("HKEYS", key) if _person_of(name.decode()) in people]
        if fields:
            await self._database.call("HDEL", key, *fields)

    async def _drop_expired(self, chat: str) -> None:
        """Remove people from a chat's sums if their own sums have expired."""
        known = {_person_of(name.decode()) for name in await self._database.call("HKEYS", keys.stats(chat))}
        people = sorted(known)
        there = await self._database.batch(("EXISTS", keys.stats(person)) for person in people)
        gone = [person for person, exists in zip(people, there, strict=True) if not exists]
        if gone:
            await self._take_out(keys.stats(chat), gone)

    async def _move_sums(self, old: str, new: str) -> None:
        """Add a chat's sums, including its months, to the sums under its new key, once."""
        await self._move_one(old, new)
        month = month_at(self._clock() + DAY, UTC)  # a day ahead: in some time zones the next month has begun already
        for _ in range(MONTHS_KEPT):
            await self._move_one(month_of(old, month), month_of(new, month))
            month = month_before(month)

    async def _move_one(self, old: str, new: str) -> None:
        sums = await self.sums_in(old)
        if not sums:
            return
        fields = [(_of(person, what), value) for person, numbers in sums.items() for what, value in numbers.items()]
        summed = [(name, value) for name, value in fields if name.rpartition("|")[2] not in MOST]
        most = [(name, value) for name, value in fields if name.rpartition("|")[2] in MOST]
        await self._add(new, f"moved from {old}", summed, most)
        await self._database.batch(("HSET", keys.stats(person), f"{_PLAYED_IN}{new}", "1") for person in sums)
        await self._database.batch(
            [
                *(("HDEL", keys.stats(person), f"{_PLAYED_IN}{old}") for person in sums),
                ("UNLINK", keys.stats(old)),
                ("UNLINK", keys.counted(old)),
            ]
        )

    async def _add(
        self,
        owner: str,
        game: str,
        numbers: Iterable[tuple[str, float]],
        most: Iterable[tuple[str, float]],
        words: Iterable[tuple[str, str]] = (),
    ) -> None:
        summed = [(name, repr(value)) for name, value in numbers]
        highest = [(name, repr(value)) for name, value in most]
        args: list[Argument] = [game, self._clock(), keys.FINISHED_KEPT, keys.COUNTED_LIFE, keys.SUMS_LIFE]
        args += [len(summed), len(highest)]
        for name, value in (*summed, *highest, *words):
            args += [name, value]
        await self._database.run(COUNT, [keys.stats(owner), keys.counted(owner)], args)


def _of(person: str, what: str) -> str:
    return f"{person}|{what}"


def _person_of(field: str) -> str:
    """Return the person a field of a chat's sums belongs to."""
    return field.rpartition("|")[0]
