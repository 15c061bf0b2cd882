"""The faults of the Redis of a chaos run."""

import asyncio
import contextlib
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from functools import wraps
from typing import Any

from tests.chaos.chaos_pair import Pair
from tests.chaos.chaos_past import SWITCHED, SetBack
from tests.chaos.chaos_people import Party
from tests.chaos.chaos_plan import Fault
from tests.chaos.chaos_server import CAN_BE_FILLED, ChaosServer
from tests.chaos.chaos_tables import by_code, read
from tests.chaos.chaos_worker import WorkerPlace
from tests.emulators.telegram.server import TelegramEmulator
from tests.store.faulty_proxy import FaultyProxy

RIGHTS = (("-@write",), ("-@scripting",), ("-publish",), ("-@all", "+ping"))  # taken away, one set at a time
ROOM = 4096  # bytes that a full disk still takes
Acted = Callable[[Any, Fault], Awaitable[None]]
LONGEST_STALL = 0.6  # seconds that a slow disk holds up every command


def alone(lock: str) -> Callable[[Acted], Acted]:
    """Let a fault happen only while no other fault holds the world's `lock`, and count it."""

    def decorated(act: Acted) -> Acted:
        @wraps(act)
        async def acted(self: Any, fault: Fault) -> None:
            if not getattr(self, lock).locked():
                async with getattr(self, lock):
                    self._count(fault)
                    await act(self, fault)

        return acted

    return decorated


class ServerFaults:
    """Faults of the server. The world, which derives from this class, has the attributes."""

    emulator: TelegramEmulator
    pair: Pair
    places: list[WorkerPlace]
    parties: list[Party]
    met: Counter[str]
    set_back: list[SetBack]
    _server_busy: asyncio.Lock
    _proxy_busy: asyncio.Lock
    _place_busy: list[asyncio.Lock]

    @property
    def server(self) -> ChaosServer:
        """The master."""
        return self.pair.master

    @property
    def proxy(self) -> FaultyProxy:
        """The proxy through which workers reach the master."""
        return self.pair.proxy

    def _count(self, fault: Fault) -> None:
        """Count a fault that is carried out."""
        self.met[fault.name] += 1

    @alone("_server_busy")
    async def _kill_redis(self, fault: Fault) -> None:
        self.server.kill()
        await asyncio.sleep(fault.lasts)
        await self.server.start()

    @alone("_server_busy")
    async def _stop_redis(self, fault: Fault) -> None:
        await self.server.stop()
        await asyncio.sleep(fault.lasts)
        await self.server.start()

    @alone("_server_busy")
    async def _busy_redis(self, fault: Fault) -> None:
        await self.server.be_busy(fault.lasts)

    @alone("_server_busy")
    async def _no_rights(self, fault: Fault) -> None:
        await self.server.take_rights(fault.lasts, *RIGHTS[int(fault.aim * len(RIGHTS))])

    @alone("_server_busy")
    async def _freeze_redis(self, fault: Fault) -> None:
        await self.server.freeze(fault.lasts)

    @alone("_server_busy")
    async def _pause_clients(self, fault: Fault) -> None:
        await self.server.pause_clients(fault.lasts, writes_only=fault.aim < 0.5)

    @alone("_server_busy")
    async def _slow_disk(self, fault: Fault) -> None:
        await self.server.be_slow(fault.lasts, 0.05 + fault.size * LONGEST_STALL)

    @alone("_server_busy")
    async def _full_disk(self, fault: Fault) -> None:
        if CAN_BE_FILLED:
            await self.server.fill_disk(fault.lasts, ROOM)

    @alone("_server_busy")
    async def _full_memory(self, fault: Fault) -> None:
        await self.server.fill_memory(fault.lasts)

    # ------------------------------------------------------------------------------------------------- going back

    @alone("_server_busy")
    async def _set_back(self, fault: Fault) -> None:
        """Set the server back to its state a moment ago; the workers live through it."""
        async with self._proxy_busy:
            await self._gone_back(fault.lasts, alive=True)

    @alone("_server_busy")
    async def _set_back_alone(self, fault: Fault) -> None:
        """The same, but every worker dies as well."""
        async with self._proxy_busy, contextlib.AsyncExitStack() as all_places:
            for lock in self._place_busy:
                await all_places.enter_async_context(lock)
            await self._gone_back(fault.lasts, alive=False)

    async def _gone_back(self, seconds: float, *, alive: bool) -> None:
        clock = self.emulator.clock
        since = clock.now()  # the copy may miss what is written while it is made
        await self.server.keep()
        kept = clock.now()
        await asyncio.sleep(seconds)
        if not alive:
            await asyncio.gather(*(place.kill() for place in self.places))
        async with self._nobody_writes():
            before = await read(self.server.url)
            await self.server.go_back()
            until = clock.now()
            back = await read(self.server.url)
        self.set_back.append(SetBack(since, until, by_code(before), by_code(back)))
        for party in self.parties:
            party.set_back(kept, until, [one.table for one in back])
        if not alive:
            await asyncio.gather(*(place.start() for place in self.places))

    @alone("_server_busy")
    async def _fail_over(self, fault: Fault) -> None:
        """Let the replica take over. The old master takes writes meanwhile, which are lost, and drops no connection."""
        clock = self.emulator.clock
        async with self._proxy_busy:
            since = clock.now()
            await self.pair.in_step()
            await self.pair.promote()
            back = await read(self.pair.replica.url)
            await asyncio.sleep(fault.lasts)
            led_over = clock.now()
            await self.pair.led_over()
            async with self.server.refusing_writes():
                before = await read(self.server.url)
                until = clock.now() + SWITCHED
                await self.pair.demote()
        self.set_back.append(SetBack(since, until, by_code(before), by_code(back), by_failover=True))
        for party in self.parties:
            party.set_back(since, led_over, [one.table for one in back])

    @contextlib.asynccontextmanager
    async def _nobody_writes(self) -> AsyncIterator[None]:
        self.proxy.refuse()
        try:
            await self.server.left_alone()
            yield
        finally:
            self.proxy.allow()
