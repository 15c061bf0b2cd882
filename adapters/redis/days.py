"""What is stored beside the deals of the day, in Redis: `bot.ports.days.DayResults`."""

import json
from collections.abc import Mapping, Sequence

from adapters.redis import keys, scan
from adapters.redis.database import Argument, Database
from bot.ports.days import ALL, DAILY, MONTHS, Chosen, Numbers, Place

LINES = {DAILY: keys.DAY_LINES, MONTHS: keys.MONTH_LINES}


class RedisDays:
    """Results, players and lines. Each call writes one key, so that a crash leaves nothing half written."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def finish(self, date: str, mark: str, points: int, *, room: str = ALL) -> None:
        """Store a player's points, unless some are stored already."""
        key = keys.day_points(date, room)
        await self._kept(key, ("ZADD", key, "NX", points, mark))

    async def note_contract(self, date: str, mark: str, contract: int, *, room: str = ALL) -> None:
        """Store which contract a player has played for, unless one is stored already; 0 as a defender."""
        key = keys.day_contracts(date, room)
        await self._kept(key, ("HSETNX", key, mark, contract))

    async def contracts(self, date: str, *, room: str = ALL) -> list[Chosen]:
        """Return the contracts of the players with a result, the lowest first."""
        chosen, results = await self._database.batch(
            (
                ("HGETALL", keys.day_contracts(date, room)),
                ("ZRANGE", keys.day_points(date, room), 0, -1, "WITHSCORES"),
            )
        )
        reached: dict[int, list[float]] = {}
        for mark, points in zip(results[::2], results[1::2], strict=True):
            if mark in chosen:
                reached.setdefault(int(chosen[mark]), []).append(float(points))
        return [Chosen(contract, len(all_), sum(all_) / len(all_)) for contract, all_ in sorted(reached.items())]

    async def place(self, date: str, points: int, *, room: str = ALL) -> Place:
        """Return where some points stand among a day's results."""
        key = keys.day_points(date, room)
        above, below = await self._database.batch(
            (("ZCOUNT", key, f"({points}", "+inf"), ("ZCOUNT", key, "-inf", f"({points}"))
        )
        return Place(int(above), int(below))

    async def points(self, date: str, marks: Sequence[str], *, room: str = ALL) -> list[int | None]:
        """Return each player's points, None for those who have not finished."""
        if not marks:
            return []
        found = await self._database.call("ZMSCORE", keys.day_points(date, room), *marks)
        return [None if one is None else round(float(one)) for one in found]

    async def numbers(self, date: str, *, room: str = ALL) -> Numbers:
        """Return a summary of a day's results. A result stored meanwhile may be missing until the next call."""
        key = keys.day_points(date, room)
        count = int(await self._database.call("ZCARD", key))
        if count == 0:
            return Numbers()
        middle, best = await self._database.batch(
            (
                ("ZRANGE", key, (count - 1) // 2, count // 2, "WITHSCORES"),
                ("ZRANGE", key, 0, 0, "REV", "WITHSCORES"),
            )
        )
        scores = [float(score) for score in middle[1::2]]
        return Numbers(count, sum(scores) / len(scores), round(float(best[1])))

    async def best(self, date: str, limit: int, *, room: str = ALL) -> list[str]:
        """Return the marks of the players with the most points, best first."""
        found = await self._database.call("ZRANGE", keys.day_points(date, room), 0, limit - 1, "REV")
        return [mark.decode() for mark in found]

    async def strike_out(self, date: str, mark: str) -> None:
        """Store that a player's table of the day is deleted."""
        await self._kept(keys.day_gone(date), ("SADD", keys.day_gone(date), mark))

    async def is_struck_out(self, date: str, mark: str) -> bool:
        """Whether a player's table of the day was deleted."""
        return bool(await self._database.call("SISMEMBER", keys.day_gone(date), mark))

    async def play_along(self, chat: str, person: str, name: str) -> None:
        """Add a person to a chat's results of the day."""
        key = keys.day_players(chat)
        if int(await self._database.call("HLEN", key)) < keys.DAY_PLAYERS_KEPT:
            await self._database.batch((("HSET", key, person, name), ("EXPIRE", key, keys.CHAT_LIFE)))

    async def players(self, chat: str) -> Mapping[str, str]:
        """Return the keys of the people in a chat's results of the day, with their names."""
        found = await self._database.call("HGETALL", keys.day_players(chat))
        return {person.decode(): name.decode() for person, name in found.items()}

    async def forget_player(self, person: str, chats: Sequence[str], *, everywhere: bool = False) -> None:
        """Remove a person from the results of these chats, or of all chats if `everywhere`."""
        await self._database.batch(("HDEL", keys.day_players(chat), person) for chat in chats)
        if everywhere:
            async for key in scan.named(self._database, keys.day_players("*"), [person]):
                await self._database.call("HDEL", key, person)

    async def want_line(self, chat: str, which: str = DAILY, *, on: bool) -> bool:
        """Store whether a chat wants a daily or monthly line. Return whether that is new."""
        return bool(await self._database.call("SADD" if on else "SREM", LINES[which], chat))

    async def wants_line(self, which: str = DAILY) -> list[str]:
        """Return the chats that want such a line. Reading prolongs the list's life."""
        key = LINES[which]
        found, _ = await self._database.batch((("SMEMBERS", key), ("EXPIRE", key, keys.CHAT_LIFE)))
        return sorted(chat.decode() for chat in found)

    async def take_line(self, date: str, chat: str) -> bool:
        """Mark a chat's line of a day or month as sent; False if it was marked before."""
        key = keys.day_lined(date)
        taken, _ = await self._database.batch((("SADD", key, chat), ("EXPIRE", key, keys.DAILY_LIFE)))
        return bool(taken)

    async def note_line(self, date: str, chat: str, line: Mapping[str, str]) -> None:
        """Store a line that may be edited later."""
        await self._kept(keys.day_line(date), ("HSET", keys.day_line(date), chat, json.dumps(line)))

    async def noted_lines(self, date: str) -> Mapping[str, Mapping[str, str]]:
        """Return the lines of a day that may still be edited, by chat."""
        found = await self._database.call("HGETALL", keys.day_line(date))
        return {chat.decode(): json.loads(line) for chat, line in found.items()}

    async def drop_line(self, date: str, chat: str) -> None:
        """Forget a line that is not edited any more."""
        await self._database.call("HDEL", keys.day_line(date), chat)

    async def give_line_back(self, date: str, chat: str) -> None:
        """Undo `take_line` for a line that was certainly not sent."""
        await self._database.call("SREM", keys.day_lined(date), chat)

    async def move_chat(self, old: str, new: str) -> None:
        """Move what is stored of a chat to its new key. What the new chat has already stays."""
        known = await self._database.call("HGETALL", keys.day_players(old))
        wanted = [which for which in (DAILY, MONTHS) if await self._database.call("SISMEMBER", LINES[which], old)]
        commands: list[Sequence[Argument]] = [
            ("HSETNX", keys.day_players(new), person, name) for person, name in known.items()
        ]
        if known:
            commands.append(("EXPIRE", keys.day_players(new), keys.CHAT_LIFE))
        commands += [("SADD", LINES[which], new) for which in wanted]
        await self._database.batch(commands)
        await self._database.batch(
            [("UNLINK", keys.day_players(old)), *(("SREM", LINES[which], old) for which in wanted)]
        )

    async def _kept(self, key: str, command: Sequence[Argument]) -> None:
        await self._database.batch((command, ("EXPIRE", key, keys.DAILY_LIFE)))
