"""The world of a chaos run: emulator, server, proxy, workers and people, and the faults outside the server."""

import asyncio
import contextlib
import random
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Self

from tests.chaos.chaos_pair import Pair
from tests.chaos.chaos_past import SetBack
from tests.chaos.chaos_people import Party
from tests.chaos.chaos_plan import Fault
from tests.chaos.chaos_server_faults import ServerFaults, alone
from tests.chaos.chaos_tables import Kept, read
from tests.chaos.chaos_worker import WorkerPlace
from tests.emulators.telegram.messages import Message
from tests.emulators.telegram.people import Person
from tests.emulators.telegram.server import TelegramEmulator
from tests.store.server_processes import free_ports

SECRET = "chaos-webhook-secret"
READY = 120.0  # seconds for the workers to come up: other tests may keep the machine busy


class ChaosWorld(ServerFaults):
    """Use as a context: inside, workers run and people can play."""

    def __init__(
        self,
        folder: Path,
        seed: int,
        *,
        workers: int,
        parties: int,
        polling: bool = False,
        by_sentinel: bool = False,
        durability: str = "server",
        schemas: Sequence[int] = (),
    ) -> None:
        """The workers find their store by a Sentinel or by a plain name.

        `durability` is the setting of that name. `schemas` are the first workers' schema numbers, if they differ from
        this release's.
        """
        self.pair = Pair(folder, by_sentinel=by_sentinel)
        self.durability = durability
        self.schemas = schemas
        self.folder = folder
        self.seed = seed
        self.polling = polling
        self.emulator = TelegramEmulator(validate=False)
        self.emulator.faults.seed(seed)
        self.places: list[WorkerPlace] = []
        self.parties: list[Party] = []
        self.met: Counter[str] = Counter()
        self.deleted: set[tuple[int, int]] = set()  # messages deleted by people: chat and id
        self.set_back: list[SetBack] = []
        self._counts = (workers, parties)
        self._playing: list[asyncio.Task[None]] = []
        self._server_busy = asyncio.Lock()
        self._proxy_busy = asyncio.Lock()
        self._updates_busy = asyncio.Lock()
        self._place_busy: list[asyncio.Lock] = []

    async def __aenter__(self) -> Self:
        async with contextlib.AsyncExitStack() as stack:
            await self._began(stack)
            self._stack = stack.pop_all()
        return self

    async def _began(self, stack: contextlib.AsyncExitStack) -> None:
        workers, parties = self._counts
        await stack.enter_async_context(self.emulator)
        await stack.enter_async_context(self.pair)
        ports = free_ports(workers)
        settings: dict[str, object] = {
            "TELEGRAM_TOKEN": self.emulator.token,
            "TELEGRAM_API_URL": self.emulator.url,
            "REDIS_URL": self.pair.url,
            "DURABILITY": self.durability,
            "PACE": 0.05,
            "PROFILE": "leave",
            "LOG_LEVEL": "DEBUG",
            "LOG_FORMAT": "json",
        }
        if not self.polling:
            settings["TELEGRAM_WEBHOOK_URL"] = f"http://127.0.0.1:{ports[0]}"
            settings["TELEGRAM_WEBHOOK_SECRET"] = SECRET
        for number, port in enumerate(ports):
            own = {"TABLE_SCHEMA": self.schemas[number]} if number < len(self.schemas) else {}
            self.places.append(WorkerPlace(number, port, self.folder / f"clock-{number}", {**settings, **own}))
            self._place_busy.append(asyncio.Lock())
        if not self.polling:
            self.emulator.updates.balance_over([place.url for place in self.places])
        stack.push_async_callback(self._end_workers)
        await asyncio.gather(*(place.start() for place in self.places))
        called = "getUpdates" if self.polling else "setWebhook"
        await self.emulator.until(
            lambda: self.emulator.count(called) >= (1 if self.polling else workers), READY, "the workers"
        )
        self.parties = [Party(self.emulator, number, self.seed) for number in range(parties)]
        self._playing = [asyncio.create_task(party.live()) for party in self.parties]
        stack.push_async_callback(self._end_people)

    async def moves(self, count: int, patience: float = 90.0) -> None:
        """Wait until every party has made so many more moves."""
        self.people_go_on()
        goals = {party: party.moves + count for party in self.parties}
        await self.emulator.until(
            lambda: all(party.moves >= goal for party, goal in goals.items()), patience, f"{count} moves of everybody"
        )
        self._alive()

    @property
    def tables(self) -> list[str]:
        """The codes of every table opened."""
        return [code for party in self.parties for code in party.tables]

    @property
    def said(self) -> list[str]:
        """What every worker has logged, worker by worker."""
        return [line for place in self.places for line in place.said]

    async def __aexit__(self, *_: object) -> None:
        await self._stack.aclose()

    async def _end_people(self) -> None:
        for task in self._playing:
            task.cancel()
        for ended in await asyncio.gather(*self._playing, return_exceptions=True):
            if isinstance(ended, Exception):
                raise ended

    async def _end_workers(self) -> None:
        await asyncio.gather(*(place.kill() for place in self.places))

    # ---------------------------------------------------------------------------------------------------- a round

    def people_go_on(self) -> None:
        for party in self.parties:
            party.go_on()

    async def people_rest(self) -> None:
        await asyncio.gather(*(party.rest() for party in self.parties))

    async def read(self) -> list[Kept]:
        """Every table there is, read without the proxy and the workers."""
        return await read(self.server.url)

    async def suffer(self, faults: list[Fault]) -> None:
        """Carry out every fault of a plan at its time; return when the last one is over."""
        begun = time.monotonic()
        under_way = []
        for fault in faults:
            await asyncio.sleep(max(0.0, fault.at - (time.monotonic() - begun)))
            self._alive()
            under_way.append(asyncio.create_task(getattr(self, f"_{fault.name}")(fault), name=fault.name))
        await asyncio.gather(*under_way)
        self.emulator.faults.clear()
        # A fault that was ordered but hit nothing is over as well.
        self.pair.lose_no_more()
        self.emulator.updates._duplicates.clear()

    def _alive(self) -> None:
        for task in self._playing:
            if task.done():
                task.result()

    def _of(self, things: list, aim: float):
        return things[int(aim * len(things))]

    # --------------------------------------------------------------------------------------------------- processes

    async def _kill_worker(self, fault: Fault) -> None:
        await self._started_anew(fault, WorkerPlace.kill)

    async def _stop_worker(self, fault: Fault) -> None:
        await self._started_anew(fault, WorkerPlace.stop)

    async def _freeze_worker(self, fault: Fault) -> None:
        place = self._of(self.places, fault.aim)
        busy = self._place_busy[place.number]
        if not busy.locked():
            async with busy:
                self._count(fault)
                await place.freeze(fault.lasts)

    async def _started_anew(self, fault: Fault, end: Callable[[WorkerPlace], Awaitable[None]]) -> None:
        place = self._of(self.places, fault.aim)
        busy = self._place_busy[place.number]
        if not busy.locked():
            async with busy:
                self._count(fault)
                await end(place)
                await asyncio.sleep(fault.lasts)
                await place.start()

    async def _move_clock(self, fault: Fault) -> None:
        place = self._of(self.places, fault.aim)
        self._count(fault)
        place.move_clock((fault.size - 0.5) * 2)
        await asyncio.sleep(fault.lasts)
        place.move_clock(0)

    # ------------------------------------------------------------------------------------------------- connections

    @alone("_proxy_busy")
    async def _stall_redis(self, fault: Fault) -> None:
        self.proxy.stall()
        await asyncio.sleep(fault.lasts)
        self.proxy.flow()

    @alone("_proxy_busy")
    async def _refuse_redis(self, fault: Fault) -> None:
        self.proxy.refuse()
        await asyncio.sleep(fault.lasts)
        self.proxy.allow()

    async def _cut_redis(self, fault: Fault) -> None:
        self._count(fault)
        self.proxy.cut()

    async def _lose_replies(self, fault: Fault) -> None:
        self._count(fault)
        self.proxy.lose_reply(b"EVALSHA", times=1 + int(fault.size * 6))

    async def _truncate_replies(self, fault: Fault) -> None:
        self._count(fault)
        self.proxy.lose_reply(b"", times=1 + int(fault.size * 4), kept=1 + int(fault.aim * 5))

    # ---------------------------------------------------------------------------------------------------- Telegram

    async def _for_a_while(self, fault: Fault, switched) -> None:
        self._count(fault)
        await asyncio.sleep(fault.lasts)
        switched.release()

    async def _flood(self, fault: Fault) -> None:
        switched = self.emulator.faults.flood(1 + int(fault.size * 2), times=None, chance=0.3)
        await self._for_a_while(fault, switched)

    async def _flood_a_chat(self, fault: Fault) -> None:
        party = self._of(self.parties, fault.aim)
        switched = self.emulator.faults.flood(1 + int(fault.size * 3), chat=party.group, times=None)
        await self._for_a_while(fault, switched)

    async def _server_errors(self, fault: Fault) -> None:
        switched = self.emulator.faults.error(500 + 2 * int(fault.aim * 2), times=None, chance=0.4)
        await self._for_a_while(fault, switched)

    async def _drop_before(self, fault: Fault) -> None:
        await self._for_a_while(fault, self.emulator.faults.drop("before", times=None, chance=0.3))

    async def _drop_after(self, fault: Fault) -> None:
        await self._for_a_while(fault, self.emulator.faults.drop("after", times=None, chance=0.3))

    async def _slow_telegram(self, fault: Fault) -> None:
        switched = self.emulator.faults.delay(0.2 + fault.size * 1.5, times=None, chance=0.5)
        await self._for_a_while(fault, switched)

    async def _deliver_twice(self, fault: Fault) -> None:
        self._count(fault)
        self.emulator.updates.duplicate_next(1 + int(fault.size * 5))

    async def _deliver_twice_at_once(self, fault: Fault) -> None:
        self._count(fault)
        self.emulator.updates.duplicate_next(1 + int(fault.size * 5), together=True)

    @alone("_updates_busy")
    async def _out_of_order(self, fault: Fault) -> None:
        self.emulator.updates.pause()
        await asyncio.sleep(fault.lasts)
        order = random.Random(fault.aim)
        self.emulator.updates.resume(lambda held: order.sample(held, len(held)))

    # ------------------------------------------------------------------------------------------------------- people

    async def _block(self, fault: Fault) -> None:
        party = self._of(self.parties, fault.aim)
        person = self._of(party.people, fault.size)
        if person.blocked:
            return
        self._count(fault)
        person.block()
        await asyncio.sleep(fault.lasts)
        person.unblock()

    async def _migrate(self, fault: Fault) -> None:
        party = self._of(self.parties, fault.aim)
        if party.group.type == "group":
            self._count(fault)
            party.group = party.group.migrate()

    async def _delete_board(self, fault: Fault) -> None:
        party = self._of(self.parties, fault.aim)
        with contextlib.suppress(LookupError):
            board = party.board
            self._count(fault)
            self._delete(party.people[0], board)

    async def _delete_hand(self, fault: Fault) -> None:
        party = self._of(self.parties, fault.aim)
        person = self._of(party.people, fault.size)
        hands = [message for message in person.inbox if message.buttons]
        if hands:
            self._count(fault)
            self._delete(person, hands[-1])

    def _delete(self, person: Person, message: Message) -> None:
        self.deleted.add((message.chat.id, message.id))
        person.delete(message)
