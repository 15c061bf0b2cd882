"""Windows in Redis (`bot.ports.windows`): presence, wishes, and announcements of commits."""

from collections.abc import AsyncIterator, Callable, Collection, Mapping

from adapters.redis import keys
from adapters.redis.database import Argument, Database, Script
from adapters.redis.listening import Listening
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
        now, channel = self._now(), keys.woken(keys.partition_of(code))
        args = (now, now + PRESENT_FOR, keys.PRESENCE_LIFE, code, channel, person, does, *rest)
        await self._database.run(PRESENCE, [keys.front(code)], args)

    async def at(self, code: str) -> Mapping[PersonKey, InFront]:
        """Return the people who have a table in front of them."""
        told, now = await self._database.call("HGETALL", keys.front(code)), self._now()
        fields = {field.decode(): value for field, value in told.items()}
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
    """Listens to the channels of the partitions of the followed tables."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._listening = Listening(database, windows=True)

    def follow(self, codes: Collection[str]) -> None:
        """Listen for these tables and tournaments from now on."""
        self._listening.follow({keys.partition_of(code) for code in codes})

    async def react(self, reaction: Reaction) -> None:
        """Announce a reaction in the channel of its table's partition; workers ignore it."""
        channel = keys.woken(keys.partition_of(reaction.code))
        said = f"{keys.HEARD_ALREADY}{reaction.code} {reaction.seat} {reaction.sign}"
        await self._database.call("SPUBLISH", channel, said)

    async def heard(self) -> AsyncIterator[str | Reaction | None]:
        """Yield the code of each table that changes, and each reaction; None when a subscription has been renewed."""
        async for said in self._listening.heard():
            code, _, rest = said.partition(" ")
            seat, _, sign = rest.partition(" ")
            yield Reaction(code, int(seat), sign) if rest else code or None
