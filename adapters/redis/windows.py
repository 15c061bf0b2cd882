"""Windows in Redis (`bot.ports.windows`): presence, wishes, and announcements of commits."""

from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import aclosing

from adapters.redis import keys
from adapters.redis.database import Argument, Database, Script
from adapters.redis.listening import heard
from bot.people import PersonKey
from bot.ports.windows import PRESENT_FOR, InFront, Reaction

PRESENCE = Script.load("presence")
WISH_LASTS = 120  # seconds in which the client asks for consent and loads


class RedisPresence:
    """A hash of windows for each table. The processes' clocks have to agree to about a second."""

    def __init__(self, database: Database, now: Callable[[], float]) -> None:
        self._database = database
        self._now = now

    async def stay(self, code: str, person: PersonKey, window: str, *, drawn: int = 0, touched: bool = False) -> None:
        """Record that a person has a table in front of them in a window."""
        await self._tell(code, person, "stay", window, drawn, int(touched))

    async def go(self, code: str, person: PersonKey, window: str) -> None:
        """Remove a window."""
        await self._tell(code, person, "go", window)

    async def turn_to_chat(self, code: str, person: PersonKey) -> None:
        """Record that a person plays by the chat's buttons."""
        await self._tell(code, person, "chat")

    async def _tell(self, code: str, person: PersonKey, does: str, *rest: Argument) -> None:
        now = self._now()
        args = (now, now + PRESENT_FOR, keys.PRESENCE_LIFE, code, person, does, *rest)
        await self._database.run(PRESENCE, [keys.front(code)], args)

    async def at(self, code: str) -> Mapping[PersonKey, InFront]:
        """Return the people who have a table in front of them."""
        found, now = await self._database.call("HGETALL", keys.front(code)), self._now()
        fields = {field.decode(): value for field, value in found.items()}
        until: dict[PersonKey, float] = {}
        for field, value in fields.items():
            what, _, person = field.partition(":")
            if what.startswith("w"):
                until[person] = max(float(value), until.get(person, now))
        return {
            person: InFront(end, drawn=int(fields.get(f"drawn:{person}", 0)), in_chat=f"chat:{person}" in fields)
            for person, end in until.items()
            if end > now
        }


class RedisWishes:
    """A key for each person. Fulfils `bot.ports.windows.Wishes`."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def note(self, person: PersonKey, code: str) -> None:
        """Store which table's window a person asked for."""
        await self._database.call("SET", keys.wish(person), code, "EX", WISH_LASTS)

    async def of(self, person: PersonKey) -> str:
        """Return the code of the table that a person recently asked for; empty for none."""
        found = await self._database.call("GET", keys.wish(person))
        return found.decode() if found is not None else ""


class RedisAnnouncements:
    """Listens to the channels of commits and of reactions."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def react(self, reaction: Reaction) -> None:
        """Announce a reaction."""
        await self._database.call("PUBLISH", keys.REACTIONS, f"{reaction.code} {reaction.seat} {reaction.sign}")

    async def heard(self) -> AsyncIterator[str | Reaction | None]:
        """Yield the code of each table that changes, and each reaction; None when a subscription has been renewed."""
        async with aclosing(heard(self._database, keys.COMMITS, keys.REACTIONS)) as messages:
            async for message in messages:
                if message is None:
                    yield None
                    continue
                channel, said = message
                code, *rest = said.split(" ", 2)
                yield Reaction(code, int(rest[0]), rest[1]) if channel == keys.REACTIONS else code
