"""Sums of finished games in Redis: the part of `bot.ports.directory.Directory` behind `/stats` and `/top`.

A game is added to the sums of each of its people and chats, one after the other. The first call stores what
the game adds. A script then adds it once to each sum, and remembers the games added there. When all sums have it, the
game is marked as done. After a crash in between, a repeated call adds what is missing.
"""

import time
from collections.abc import Callable, Collection, Mapping, Sequence

from adapters.redis import keys, scan
from adapters.redis.database import Database
from adapters.redis.effects import Words, at_once
from bot.ports.directory import CURVE, MOST, PLAYED_IN, Aggregates, month_of
from bot.retention import DAY
from bot.zones import UTC, month_at, month_before

MONTHS_KEPT = 14  # months whose sums may still exist: a year of them, and one more at each end
_NAME = "name"
_WORDS = (_NAME, CURVE)  # beside the sums


class RedisAggregates:
    """Sums of people and of chats. `clock` gives the seconds since the epoch."""

    def __init__(self, database: Database, *, clock: Callable[[], float] = time.time) -> None:
        self._database = database
        self._clock = clock

    async def sums(self, people: Sequence[str]) -> list[Aggregates]:
        """Return the sums of each person."""
        found = []
        for fields in await self._database.batch(("HGETALL", keys.stats(person)) for person in people):
            words = {name: fields.get(name.encode(), b"").decode() for name in _WORDS}
            numbers = {
                name.decode(): float(value)
                for name, value in fields.items()
                if name.decode() not in words and not name.startswith(PLAYED_IN.encode())
            }
            found.append(Aggregates(words[_NAME], numbers, curve=words[CURVE]))
        return found

    async def sums_in(self, chat: str) -> dict[str, Mapping[str, float]]:
        """Return the sums of a chat's games by person."""
        found: dict[str, dict[str, float]] = {}
        for name, value in (await self._database.call("HGETALL", keys.stats(chat))).items():
            person, _, what = name.decode().rpartition("|")
            found.setdefault(person, {})[what] = float(value)
        return dict(found)

    async def _forget_sums(self, person: str, *, everywhere: bool) -> None:
        """Delete a person's sums, first those in chats: found by the person's own sums or by a scan of all keys."""
        known = await self._database.call("HKEYS", keys.stats(person))
        chats = [name.decode() for name in known if name.startswith(PLAYED_IN.encode())]
        in_chats = [keys.stats(name.removeprefix(PLAYED_IN)) for name in chats]
        if everywhere:
            found = scan.named(self._database, keys.stats("*"), scan.texts_of(person))
            in_chats += [key async for key in found]
        for key in in_chats:
            await self._take_out(key, [person])
        await self._database.call("UNLINK", keys.stats(person))

    async def _take_out(self, key: str, people: Collection[str]) -> None:
        """Remove people from the sums of a chat."""
        fields = [name for name in await self._database.call("HKEYS", key) if _person_of(name.decode()) in people]
        if fields:
            await self._database.call("HDEL", key, *fields)

    async def drop_expired(self, chat: str) -> None:
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
        fields = [(f"{person}|{what}", value) for person, numbers in sums.items() for what, value in numbers.items()]
        new_key = keys.stats(new)
        commands: list[Words] = [
            ("RAISE" if name.rpartition("|")[2] in MOST else "HINCRBYFLOAT", new_key, name, repr(value))
            for name, value in fields
        ]
        commands += [("EXPIRE", new_key, keys.SUMS_LIFE), ("UNLINK", keys.stats(old))]
        for own in (keys.stats(person) for person in sums):
            commands += [("HSET", own, f"{PLAYED_IN}{new}", "1"), ("HDEL", own, f"{PLAYED_IN}{old}")]
        await at_once(self._database, commands)


def _person_of(field: str) -> str:
    """Return the person a field of a chat's sums belongs to."""
    return field.rpartition("|")[0]
