"""A named lease for work that only one process may do, such as polling one Telegram bot.

async with Lease(database, "telegram-poller") as lease:
polling = asyncio.create_task(poll())
await lease.lost.wait()
"""

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from types import TracebackType
from typing import Self

from adapters.redis import keys
from adapters.redis.database import Database
from adapters.redis.schedule import LEASE
from bot.ports.schedule import LEASE_LIFE, RENEW_EVERY
from bot.stopping import ended
from bot.trouble import Troubles


class Lease:
    """A lease that is waited for, renewed in the background and given back at the end.

    `fence` grows with every change of holder. `lost` is set as soon as another process holds the lease, or this process
    can no longer know: then its work has to stop. `clock` is a monotonic one, in seconds.
    """

    def __init__(
        self,
        database: Database,
        name: str,
        *,
        life: float = LEASE_LIFE,
        every: float = RENEW_EVERY,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._database = database
        self._key = keys.lease(name)
        self._life = life
        self._every = every
        self._clock = clock
        self._ends = 0.0
        self._renewing: asyncio.Task[None] | None = None
        self._troubles = Troubles()
        self.fence = 0
        self.lost = asyncio.Event()

    async def take(self) -> bool:
        """Take or renew the lease now. False if another process has it. Repeating the call changes nothing."""
        begun = self._clock()
        state, fence = await self._database.run(
            LEASE, [self._key], ["take", self._database.mark, int(self._life * 1000)]
        )
        if state != b"mine":
            return False
        self.fence, self._ends = fence, begun + self._life
        return True

    async def renew(self) -> bool:
        """Renew the lease. Set `lost` and return False once another process has it, or it has run out.

        Trouble with the server alone does not lose the lease before its end.
        """
        fence = self.fence
        try:
            # A lease taken by another process and freed again is lost too: that process may have worked in between.
            held = await self.take() and self.fence == fence
        except Exception as failure:  # noqa: BLE001 - the lease runs on despite any error
            self._troubles.tell("a lease could not be renewed", failure)
            held = self._clock() < self._ends
        if not held:
            self.lost.set()
        return held

    async def give_back(self) -> None:
        """Give the lease back, so that the next process can take it at once, after a renewal under way."""
        await self._database.settled()
        await self._database.run(LEASE, [self._key], ["drop", self._database.mark, 0])

    async def __aenter__(self) -> Self:
        """Wait for the lease, however long that takes, and begin to renew it."""
        while True:
            try:
                if await self.take():
                    break
            except Exception as failure:  # noqa: BLE001 - any error is waited out
                self._troubles.tell("a lease could not be taken", failure)
            await asyncio.sleep(self._every)
        self.lost.clear()
        self._renewing = asyncio.create_task(self._keep(), name=f"renew {self._key}")
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Stop renewing and give the lease back; if the server cannot be reached, the lease runs out by itself."""
        if self._renewing is not None:
            await ended(self._renewing)
        if not self.lost.is_set():
            with suppress(Exception):
                await self.give_back()

    async def _keep(self) -> None:
        while True:
            await asyncio.sleep(self._every)
            if not await self.renew():
                return
