"""People, chats and finished games in Redis: `bot.ports.directory.Directory`.

Documents of different people are in different slots, so a change of several takes several writes. Each is idempotent,
and they are ordered so that a crash between two loses nothing and a repeated call completes the change.
"""

import json
import time
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from typing import Any

from adapters.redis import keys, scan
from adapters.redis.aggregates import RedisAggregates
from adapters.redis.calls import RedisCalls
from adapters.redis.database import Argument, Database, Script
from adapters.redis.days import RedisDays
from adapters.redis.effects import at_once, carry_out, compact, kept_on, merged
from adapters.redis.sessions import RedisSessions
from adapters.redis.typed import RedisTyped
from bot.ports.effects import Sits, TakesPlace, Unmet

RENAME = Script.load("rename")


class RedisDirectory(RedisAggregates):
    """Small documents beside the tables. `clock` gives the seconds since the epoch."""

    def __init__(self, database: Database, *, clock: Callable[[], float] = time.time) -> None:
        super().__init__(database, clock=clock)
        self._sessions = RedisSessions(database, clock=clock)
        self.days = RedisDays(database)
        """What is stored beside the deals of the day."""

        self.calls = RedisCalls(database, clock=clock)
        """The lists of people who want to be called."""

        self.typed = RedisTyped(database)
        """The messages that commands were typed in."""

    async def person(self, person: str) -> dict[str, Any]:
        """Return a person's document, by key."""
        return await self._document(keys.person(person))

    async def noted(self, people: Sequence[str], name: str) -> list[Any]:
        """Return one field of each person's document; None where it is missing."""
        found = await self._database.batch(("HGET", keys.person(person), name) for person in people)
        return [None if value is None else json.loads(value) for value in found]

    async def save_person(self, person: str, changes: Mapping[str, Any]) -> None:
        """Merge changes into a person's document; None removes a field."""
        await self._merge(keys.person(person), changes)

    async def save_ticket(self, person: str, table_id: str, until: float) -> None:
        """Store until when a person counts as a member of a table's home chat."""
        ticket = compact({"table": table_id, "until": until})
        await self._database.call("SET", keys.ticket(person), ticket, "EX", keys.TICKET_LIFE)

    async def ticket(self, person: str, table_id: str) -> float:
        """Return until when a person counts as a member of a table's home chat."""
        found = json.loads(await self._database.call("GET", keys.ticket(person)) or "{}")
        return float(found["until"]) if found.get("table") == table_id else 0.0

    async def ask_to_forget(self, person: str) -> None:
        """Store a person's request to be forgotten. The newest time counts."""
        now = self._clock()
        await self._database.call("HSET", keys.FORGETTING, person, now)
        await self._database.call("EXPIRE", keys.FORGETTING, keys.FORGETTING_LIFE)
        await self._sessions.end_all(person, now)

    async def to_forget(self, after: float) -> dict[str, float]:
        """Return the people who asked to be forgotten at least `after` seconds ago, with the time of each request."""
        found = await self._database.call("HGETALL", keys.FORGETTING)
        times = {person.decode(): float(at) for person, at in found.items()}
        return {person: at for person, at in times.items() if at <= self._clock() - after}

    async def forgotten(self, person: str) -> None:
        """Remove a person's request to be forgotten, as it has been done."""
        await self._database.call("HDEL", keys.FORGETTING, person)

    async def forget_person(self, person: str, chats: Sequence[str] = (), *, asked_at: float | None = None) -> None:
        """Delete the documents, lists and sums of a person, and of the person's private chats.

        The list of finished games is deleted last: a repeated call finds the other things by it.
        """
        owners = [*dict.fromkeys((person, *chats))]
        known = await self.person(person)
        daily_chats = known.get("daily_chats") or {}
        await self.calls.forget(person, [*(known.get("callme") or {})], everywhere=asked_at is not None)
        await self.days.forget_player(person, [*daily_chats], everywhere=asked_at is not None)
        if asked_at is not None:
            await self._forget_warnings(person)
            await self._forget_seats(person)
        await self._forget_sums(person, everywhere=asked_at is not None)
        if asked_at is not None and await self.tables_of_person(person, since=asked_at):  # the person has come back
            await self._database.call("ZREMRANGEBYSCORE", keys.tables(person), "-inf", asked_at)
        else:
            own = (keys.person(person), keys.tables(person), keys.ticket(person), keys.wish(person))
            await self._database.batch(("UNLINK", key) for key in own)
            await self._database.batch(
                ("UNLINK", key) for owner in owners for key in (keys.chat(owner), keys.open_table(owner))
            )
        await self._database.batch(("UNLINK", keys.finished(owner)) for owner in owners)

    async def _forget_warnings(self, person: str) -> None:
        """Remove a person from the documents of people who asked to be warned of them (`/notwith`)."""
        async for key in scan.named(self._database, keys.person("*"), [json.dumps(person)]):
            known = (await self._document(key)).get("notwith") or {}
            if person in known:
                left = {other: name for other, name in known.items() if other != person}
                await self._merge(key, {"notwith": left or None})

    async def _forget_seats(self, person: str) -> None:
        """Remove a person from the lists of people who have sat down in a chat."""
        async for key in scan.named(self._database, keys.sat("*"), [person]):
            await self._database.call("HDEL", key, person)

    async def rewrite_games(
        self, person: str, rewrite: Callable[[dict[str, Any]], dict[str, Any]], *, everywhere: bool = False
    ) -> None:
        """Rewrite the summaries that may name a person: those of the person's list, or all if `everywhere`."""
        async for key in self._games(person, everywhere=everywhere):
            before = await self._database.call("GET", key)
            if before is None:
                continue
            game = json.loads(before)
            after = rewrite(game)
            if after != game:
                await self._database.run(RENAME, [key], [before, compact(after)])

    async def _games(self, person: str, *, everywhere: bool) -> AsyncIterator[str]:
        for table_id in await self._database.call("ZRANGE", keys.finished(person), 0, -1):
            yield keys.game(table_id.decode())
        if everywhere:
            async for key in scan.named(self._database, keys.game("*"), scan.texts_of(person)):
                yield key

    async def chat(self, chat: str) -> dict[str, Any]:
        """Return a chat's document, by key."""
        return await self._document(keys.chat(chat))

    async def save_chat(self, chat: str, changes: Mapping[str, Any]) -> None:
        """Merge changes into a chat's document; None removes a field."""
        await self._merge(keys.chat(chat), changes)

    async def move_chat(self, old: str, new: str) -> None:
        """Move a chat's document, link, finished games and sums to its new key.

        What the new chat has already stays.
        """
        if old == new:
            return
        document, people, link, games = await self._database.batch(
            (
                ("HGETALL", keys.chat(old)),
                ("HGETALL", keys.sat(old)),
                ("GET", keys.open_table(old)),
                ("ZRANGE", keys.finished(old), 0, -1, "WITHSCORES"),
            )
        )
        copies: list[Sequence[Argument]] = [("HSETNX", keys.chat(new), name, value) for name, value in document.items()]
        if document:
            copies.append(("EXPIRE", keys.chat(new), keys.CHAT_LIFE))
        copies += [("HSETNX", keys.sat(new), person, name) for person, name in people.items()]
        if people:
            copies.append(("EXPIRE", keys.sat(new), keys.CHAT_LIFE))
        if link is not None:
            copies.append(("SET", keys.open_table(new), link, "NX", "EX", keys.CHAT_LIFE))
        for table_id, at in zip(games[::2], games[1::2], strict=True):
            copies.append(("ZADD", keys.finished(new), "NX", at, table_id))
        if games:
            copies.append(("EXPIRE", keys.finished(new), keys.FINISHED_LIFE))
        await self._database.batch(copies)
        await self._move_sums(old, new)
        await self.days.move_chat(old, new)
        await self.calls.move_chat(old, new)
        await self._database.batch(
            ("UNLINK", key) for key in (keys.chat(old), keys.sat(old), keys.open_table(old), keys.finished(old))
        )

    async def table_of_chat(self, chat: str) -> str | None:
        """Return the id of the table that is open in a chat."""
        table_id = await self._database.call("GET", keys.open_table(chat))
        return None if table_id is None else table_id.decode()

    async def link_chat(self, chat: str, table_id: str | None) -> None:
        """Set or clear the table open in a chat."""
        if table_id is None:
            await self._database.call("UNLINK", keys.open_table(chat))
        else:
            await self._database.call("SET", keys.open_table(chat), table_id, "EX", keys.life_of(keys.open_table(chat)))

    async def tables_of_person(self, person: str, *, since: float = 0.0) -> list[str]:
        """Return the ids of the live tables a person sits at, newest first; only seats taken after `since`."""
        tables = await self._database.call("ZRANGE", keys.tables(person), "+inf", f"({since}", "BYSCORE", "REV")
        return [table_id.decode() for table_id in tables]

    async def link_person(self, person: str, table_id: str, *, on: bool) -> None:
        """Add a table to a person's live tables, or remove it. A repetition changes nothing."""
        await carry_out(self._database, (Sits(person, table_id, on),), self._clock())

    async def sat_down(self, chat: str, people: Mapping[str, str]) -> None:
        """Store that people have taken seats in a chat. A repetition changes nothing."""
        key = keys.sat(chat)
        if int(await self._database.call("HLEN", key)) < keys.SAT_KEPT:
            named = [part for pair in people.items() for part in pair]
            await self._database.batch((("HSET", key, *named), kept_on(key)))

    async def people_of(self, chat: str) -> dict[str, str]:
        """Return the people who have taken seats in a chat: their names by key."""
        found = await self._database.call("HGETALL", keys.sat(chat))
        return {person.decode(): name.decode() for person, name in found.items()}

    async def listed(self, limit: int) -> list[str]:
        """Return the public tables, newest first."""
        tables = await self._database.call(
            "ZRANGE", keys.LISTED, "+inf", self._clock() - keys.LISTED_LIFE, "BYSCORE", "REV", "LIMIT", 0, limit
        )
        return [table_id.decode() for table_id in tables]

    async def finished(self, key: str, limit: int, *, skip: int = 0) -> list[dict[str, Any]]:
        """Return the summaries of the finished games of a person or chat key, newest first, without `skip` of them."""
        if limit <= 0:
            return []
        tables = await self._database.call("ZRANGE", keys.finished(key), skip, skip + limit - 1, "REV")
        games = await self._database.batch(("GET", keys.game(table_id.decode())) for table_id in tables)
        return [json.loads(game) for game in games if game is not None]

    async def finished_game(self, key: str, table_id: str) -> dict[str, Any] | None:
        """Return the summary of one finished game of a person or chat key; None if it isn't in their list."""
        listed, game = await self._database.batch(
            (("ZSCORE", keys.finished(key), table_id), ("GET", keys.game(table_id)))
        )
        return json.loads(game) if listed is not None and game is not None else None

    async def take_place(self, what: str, owner: str, limit: int) -> bool:
        """Take one of `limit` places for an owner, once. False if all are taken."""
        try:
            await carry_out(self._database, (TakesPlace(what, owner, limit),), self._clock())
        except Unmet:
            return False
        return True

    async def _document(self, key: str) -> dict[str, Any]:
        fields = await self._database.call("HGETALL", key)
        return {name.decode(): json.loads(value) for name, value in fields.items()}

    async def _merge(self, key: str, changes: Mapping[str, Any]) -> None:
        """Merge changes in one step, so that no reader sees half of them."""
        if changes:
            await at_once(self._database, merged(key, changes))
