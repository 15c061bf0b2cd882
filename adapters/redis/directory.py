"""People, chats and finished games in Redis: `bot.ports.directory.Directory`.

Documents of different people lie in different slots, so a change of several is several writes; each is idempotent and
they stand in an order in which a crash between two loses nothing and a repetition completes the change.
"""

import json
import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from adapters.redis import keys
from adapters.redis.database import Argument, Database, Script
from adapters.redis.sums import RedisSums
from bot.ports.directory import Sums

CLAIM = Script.load("claim")
MERGE = Script.load("merge")


class RedisDirectory:
    """Small documents beside the tables. `clock` gives the seconds since the epoch."""

    def __init__(self, database: Database, *, clock: Callable[[], float] = time.time) -> None:
        self._database = database
        self._clock = clock
        self._sums = RedisSums(database, clock)

    async def person(self, person: str) -> dict[str, Any]:
        """Return what is remembered of a person by key."""
        return await self._document(keys.person(person))

    async def save_person(self, person: str, changes: Mapping[str, Any]) -> None:
        """Merge changes into a person's document; a None takes a field away."""
        await self._merge(keys.person(person), changes)

    async def forget_person(self, person: str) -> None:
        """Delete a person's document, live tables, list of finished games and sums."""
        await self._sums.forget(person)
        await self._database.batch(
            ("UNLINK", key) for key in (keys.person(person), keys.tables(person), keys.finished(person))
        )

    async def chat(self, chat: str) -> dict[str, Any]:
        """Return what is remembered of a chat by key."""
        return await self._document(keys.chat(chat))

    async def save_chat(self, chat: str, changes: Mapping[str, Any]) -> None:
        """Merge changes into a chat's document; a None takes a field away."""
        await self._merge(keys.chat(chat), changes)

    async def move_chat(self, old: str, new: str) -> None:
        """Carry a chat's document, link, finished games and sums over to its new key.

        What the new chat has already, it keeps.
        """
        if old == new:
            return
        document, link, games = await self._database.batch(
            (
                ("HGETALL", keys.chat(old)),
                ("GET", keys.open_table(old)),
                ("ZRANGE", keys.finished(old), 0, -1, "WITHSCORES"),
            )
        )
        copies: list[Sequence[Argument]] = [("HSETNX", keys.chat(new), name, value) for name, value in document.items()]
        if link is not None:
            copies.append(("SET", keys.open_table(new), link, "NX"))
        for table_id, at in zip(games[::2], games[1::2], strict=True):
            copies.append(("ZADD", keys.finished(new), "NX", at, table_id))
        if games:
            copies.append(("EXPIRE", keys.finished(new), keys.FINISHED_LIFE))
        await self._database.batch(copies)
        await self._sums.move(old, new)
        await self._database.batch(
            ("UNLINK", key) for key in (keys.chat(old), keys.open_table(old), keys.finished(old))
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
            await self._database.call("SET", keys.open_table(chat), table_id)

    async def claim_chat(self, chat: str, table_id: str, *, instead_of: str | None = None) -> str:
        """Set the table open in a chat, unless another holds it. Told again, it finds itself."""
        held = await self._database.run(CLAIM, [keys.open_table(chat)], [table_id, instead_of or ""])
        return str(held.decode())

    async def tables_of_person(self, person: str) -> list[str]:
        """Return the ids of the live tables a person sits at, newest first."""
        tables = await self._database.call("ZRANGE", keys.tables(person), 0, -1, "REV")
        return [table_id.decode() for table_id in tables]

    async def link_person(self, person: str, table_id: str, *, on: bool) -> None:
        """Add a table to a person's live ones, or take it off. Told again, it keeps its place."""
        if on:
            await self._database.call("ZADD", keys.tables(person), "NX", self._clock(), table_id)
        else:
            await self._database.call("ZREM", keys.tables(person), table_id)

    async def list_table(self, table_id: str) -> None:
        """Put a table on the list of those that anybody may find. Told again, it keeps its place."""
        now = self._clock()
        await self._database.batch(
            (
                ("ZADD", keys.LISTED, "NX", now, table_id),
                ("ZREMRANGEBYSCORE", keys.LISTED, "-inf", now - keys.LISTED_LIFE),
                ("ZREMRANGEBYRANK", keys.LISTED, 0, -keys.LISTED_KEPT - 1),
                ("EXPIRE", keys.LISTED, keys.LISTED_LIFE),
            )
        )

    async def listed(self, limit: int) -> list[str]:
        """Return the tables of that list, newest first."""
        tables = await self._database.call(
            "ZRANGE", keys.LISTED, "+inf", self._clock() - keys.LISTED_LIFE, "BYSCORE", "REV", "LIMIT", 0, limit
        )
        return [table_id.decode() for table_id in tables]

    async def archive(
        self, table_id: str, summary: Mapping[str, Any], people: Sequence[str], chats: Sequence[str]
    ) -> None:
        """Remember a finished game under each of its people and chats. Told again, it keeps its place."""
        now = self._clock()
        # The summary comes first, so that no list ever names a game that is not there yet.
        await self._database.call("SET", keys.game(table_id), _json(summary), "EX", keys.FINISHED_LIFE)
        commands: list[Sequence[Argument]] = []
        for key in (keys.finished(owner) for owner in dict.fromkeys((*people, *chats))):
            commands += [
                ("ZADD", key, "NX", now, table_id),
                ("ZREMRANGEBYRANK", key, 0, -keys.FINISHED_KEPT - 1),
                ("EXPIRE", key, keys.FINISHED_LIFE),
            ]
        await self._database.batch(commands)

    async def finished(self, key: str, limit: int) -> list[dict[str, Any]]:
        """Return the summaries of the finished games of a person or chat key, newest first."""
        if limit <= 0:
            return []
        tables = await self._database.call("ZRANGE", keys.finished(key), 0, limit - 1, "REV")
        games = await self._database.batch(("GET", keys.game(table_id.decode())) for table_id in tables)
        return [json.loads(game) for game in games if game is not None]

    async def count(self, game: str, added: Mapping[str, Sums], chats: Sequence[str]) -> None:
        """Add a finished game to the sums of its people and chats, once."""
        await self._sums.count(game, added, chats)

    async def was_counted(self, game: str) -> bool:
        """Whether a finished game has been added to all sums."""
        return await self._sums.was_counted(game)

    async def sums(self, people: Sequence[str]) -> list[Sums]:
        """Return what the finished games of each person add up to."""
        return await self._sums.of_people(people)

    async def sums_in(self, chat: str) -> dict[str, Mapping[str, float]]:
        """Return by person key what the finished games of a chat add up to."""
        return await self._sums.of_chat(chat)

    async def _document(self, key: str) -> dict[str, Any]:
        fields = await self._database.call("HGETALL", key)
        return {name.decode(): json.loads(value) for name, value in fields.items()}

    async def _merge(self, key: str, changes: Mapping[str, Any]) -> None:
        """Merge in one step, so that nobody reads half of a change."""
        if not changes:
            return
        values: list[Argument] = []
        for name, value in changes.items():
            if value is not None:
                values += [name, _json(value)]
        gone = [name for name, value in changes.items() if value is None]
        await self._database.run(MERGE, [key], [len(values) // 2, *values, *gone])


def _json(value: object) -> str:
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False)
