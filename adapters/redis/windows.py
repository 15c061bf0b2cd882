"""Windows in Redis, as `bot.ports.windows` has them: presence, wishes, and word of commits."""

from collections.abc import AsyncIterator, Callable, Collection, Mapping

from adapters.redis import keys
from adapters.redis.database import Database, Script
from adapters.redis.listening import Listening
from bot.people import PersonKey
from bot.ports.health import Unavailable
from bot.ports.windows import PRESENT_FOR

PRESENCE = Script.load("presence")
WISH_LASTS = 120  # seconds: the client asks for consent, and loads, meanwhile
WITHIN = 1.0  # seconds in which a master of a cluster has to answer


class RedisPresence:
    """A sorted set of windows for each person. The processes' clocks have to agree to about a second."""

    def __init__(self, database: Database, now: Callable[[], float]) -> None:
        self._database = database
        self._now = now

    async def stay(self, person: PersonKey, window: str) -> bool:
        """Keep a person present through a window. Return whether they were away."""
        now = self._now()
        args = (now, window, now + PRESENT_FOR, keys.PRESENCE_LIFE)
        before, _ = await self._database.run(PRESENCE, [keys.present(person)], args)
        return int(before) == 0

    async def go(self, person: PersonKey, window: str) -> bool:
        """Take a window away. Return whether that has left the person without any."""
        before, after = await self._database.run(PRESENCE, [keys.present(person)], (self._now(), window, ""))
        return int(before) > 0 and int(after) == 0

    async def present(self, people: Collection[PersonKey]) -> Mapping[PersonKey, float]:
        """Return who of these people is present, and until when; whoever a silent server knows counts as present."""
        asked, now = list(people), self._now()
        last = [("ZRANGE", keys.present(person), 0, 0, "REV", "WITHSCORES") for person in asked]
        found = await self._database.each(last, within=WITHIN)
        until = {
            person: now + PRESENT_FOR if isinstance(one, Unavailable) else float(one[1]) if one else now
            for person, one in zip(asked, found, strict=True)
        }
        return {person: end for person, end in until.items() if end > now}


class RedisWishes:
    """A key for each person. Fulfils `bot.ports.windows.Wishes`."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def note(self, person: PersonKey, code: str) -> None:
        """Note that somebody asked for a table's window."""
        await self._database.call("SET", keys.wish(person), code, "EX", WISH_LASTS)

    async def of(self, person: PersonKey) -> str:
        """Return the code of the table that somebody lately asked for."""
        found = await self._database.call("GET", keys.wish(person))
        return found.decode() if found is not None else ""


class RedisAnnouncements:
    """The channels of the partitions in which the followed tables lie."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._listening = Listening(database, windows=True)

    def follow(self, codes: Collection[str]) -> None:
        """Hear of these tables and tournaments from now on."""
        self._listening.follow({keys.partition_of(code) for code in codes})

    async def heard(self) -> AsyncIterator[str | None]:
        """Yield the code of each that changes; None when a subscription was made anew, as word may have been lost."""
        async for code in self._listening.heard():
            yield code or None

    async def announce(self, code: str) -> None:
        """Publish the code as a commit does."""
        await self._database.call("SPUBLISH", keys.woken(keys.partition_of(code)), code)
