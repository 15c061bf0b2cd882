"""Processes that are killed at each write in turn, and a server that goes away at each call in turn."""

from adapters.redis.database import Database
from adapters.redis.store import RedisTables
from bot.ports.health import Unavailable


class Killed(Exception):
    """The process is killed."""


class DeadlyStore(RedisTables):
    """Kills a process before or after one of its writes."""

    def __init__(self, database: Database, *, after: bool) -> None:
        super().__init__(database)
        self.lasts: int | None = None
        self.kills = 0
        self.fault: BaseException = Killed()
        self._after = after
        self._writes = 0

    def begins(self, lasts: int | None) -> None:
        """Begin a process that survives so many writes; None: all of them."""
        self.lasts, self._writes = lasts, 0

    async def _mortal(self, write):
        self._writes += 1
        dies = self.lasts is not None and self._writes > self.lasts
        if dies and not self._after:
            write.close()
        else:
            done = await write
        if dies:
            self.kills += 1
            raise self.fault
        return done

    async def commit(self, *args, **named):
        return await self._mortal(super().commit(*args, **named))

    async def show(self, *args, **named):
        return await self._mortal(super().show(*args, **named))

    async def sleep_until(self, *args, **named):
        return await self._mortal(super().sleep_until(*args, **named))

    async def forget(self, *args, **named):
        return await self._mortal(super().forget(*args, **named))


class FailingDatabase(Database):
    """A server that goes away at one of the calls to it, before the call or with its answer."""

    def __init__(self, client, *, after: bool) -> None:
        super().__init__(client)
        self.lasts: int | None = None
        """How many calls it still answers; None: all of them."""
        self._after = after

    async def call(self, *command):
        return await self._mortal(super().call, *command)

    async def run_ended(self, *args):
        return await self._mortal(super().run_ended, *args)

    async def batch(self, *args):
        return await self._mortal(super().batch, *args)

    async def _mortal(self, call, *args):
        if self.lasts is None:
            return await call(*args)
        self.lasts -= 1
        if self.lasts >= 0:
            return await call(*args)
        if self.lasts == -1 and self._after:
            await call(*args)
        raise Unavailable


async def through_deaths(evening, do):
    """Repeat `do` in processes that each survive one more write, until one survives to the end."""
    store = evening.world.store
    for writes in range(200):
        store.begins(writes)
        try:
            done = await do()
        except Killed:
            evening.world.restart()
        else:
            store.begins(None)
            return done
    raise AssertionError("no process survives it")
