"""Which process tends, and when each document needs attention: `bot.ports.schedule.Schedule`.

Every process tries to take the lead every `RENEW_EVERY` seconds, and says with it what it serves. After the leader's
death another one tends in at most `LEASE_LIFE + RENEW_EVERY` seconds.
"""

import time
from collections.abc import AsyncGenerator, Callable, Collection
from contextlib import aclosing

from adapters.redis import keys
from adapters.redis.database import Argument, Database, Script
from adapters.redis.listening import heard
from bot import RELEASE
from bot.ports.schedule import LEASE_LIFE, Lead, gone_through_on

REGISTERED_FOR = 60.0  # seconds without the process after which nobody needs to serve its platforms

LEAD = Script.load("lead")
LEASE = Script.load("lease")


class RedisSchedule:
    """The lead, and the documents that are due."""

    def __init__(self, database: Database, platforms: Callable[[], Collection[str]] = tuple) -> None:
        """`platforms` returns the names of the platforms that this process serves."""
        self._database = database
        self._platforms = platforms
        self.origin: str | None = None
        """The origin of this process's windows, empty if it has none; None if it shows no tables in chats."""

        self.other_origins = 0
        """How many other origins of windows there are, as far as is known."""

        self._server: tuple[str, ...] | None = None  # the server that answered last
        self.leader: bool | None = None
        """Whether some process leads, as far as was seen at the last try; None before the first one."""

    async def lead(self, now: float) -> Lead | None:
        """Take or renew the lead; None if another process holds it, or may hold it rather than this one.

        A repetition after a lost answer changes nothing.
        """
        begun = time.monotonic()
        serves = [f"platform {name}" for name in self._platforms()]
        serves += [f"app {self.origin}"] if self.origin is not None else []
        args: list[Argument] = [self._database.mark, int(LEASE_LIFE * 1000), int(REGISTERED_FOR * 1000), RELEASE, now]
        answer = await self._database.run(LEAD, [keys.LEAD, keys.SERVING], [*args, *serves])
        state, fence, self.other_origins, *runs = answer
        self.leader = state != b"free"
        if state not in {b"mine", b"wanted"}:
            return None
        run, known = (one.decode() for one in runs)
        here = gone_through_on(run)
        older = here if here != known else ""
        return Lead(f"{fence} {self._database.mark}", begun + LEASE_LIFE, state == b"wanted", older)

    async def served(self) -> frozenset[str]:
        """Return the platforms that some process has served lately."""
        found = await self._database.call("HGETALL", keys.SERVING)
        seconds = int((await self._database.call("TIME"))[0])
        now = {name.decode().partition(" ") for name, until in found.items() if int(until) > 1000 * seconds}
        return frozenset(name for what, _, name in now if what == "platform")

    async def moved(self) -> bool:
        """Ask which server answers. Return whether it is another than before, or no master.

        All connections are closed then, so that the next command goes where the address or the Sentinels lead by now: a
        server that became a replica keeps its connections open.
        """
        before, self._server = self._server, await self._database.server()
        if self._server[0] == "master" and before in {None, self._server}:
            return False
        await self._database.renew()
        return True

    async def last_led(self) -> float | None:
        """Return when any process last renewed the lead, in seconds since the epoch; None if never."""
        moment = await self._database.call("HGET", keys.LEAD, "led")
        return None if moment is None else float(moment)

    async def release(self) -> None:
        """Give the lead back at once. A repetition changes nothing.

        A renewal under way is waited for: the server could get it later than this, and keep the lead for nobody.
        """
        await self._database.settled()
        await self._database.run(LEASE, [keys.LEAD], ["drop", self._database.mark, 0])

    async def due(self, now: float, limit: int, skipped: Collection[str] = ()) -> list[str]:
        """Return documents that are due, oldest first, without those `skipped`; in one round trip a page."""
        found: list[str] = []
        start = 0
        while True:
            page = await self._database.call("ZRANGE", keys.WAKE, "-inf", now, "BYSCORE", "LIMIT", start, limit)
            found += [code for code in (one.decode() for one in page) if code not in skipped]
            start += limit
            if len(page) < limit or len(found) >= limit:
                return found[:limit]

    async def believed(self, server: str) -> None:
        """Note the run of the server on which all documents were gone through."""
        await self._database.call("HSET", keys.LEAD, "server", server)

    async def backlog(self, now: float) -> tuple[int, float]:
        """Return how many documents want attention, and how late the oldest is, in seconds."""
        count, first = await self._database.batch(
            (("ZCARD", keys.WAKE), ("ZRANGE", keys.WAKE, 0, 0, "WITHSCORES")),
        )
        return count, max(0.0, now - float(first[1])) if first else 0.0

    async def everywhere(self) -> list[tuple[str, float]]:
        """Return every document that wants attention, with its time, the most urgent first."""
        found = await self._database.call("ZRANGE", keys.WAKE, 0, -1, "WITHSCORES")
        return [(code.decode(), float(at)) for code, at in zip(found[::2], found[1::2], strict=True)]

    async def woken(self) -> AsyncGenerator[str]:
        """Yield the codes of documents as other processes commit them. Ends when the database is closed."""
        async with aclosing(heard(self._database, keys.COMMITS)) as messages:
            async for message in messages:
                code, _, sender = (message[1] if message is not None else "").partition(" ")
                if code and sender != self._database.mark:
                    yield code
