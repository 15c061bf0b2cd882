"""The bot in simulated time, and Telegram's side of its calls.

Real: the service, the worker, tending and delivery, and the budgets of calls with their scripts, on fakeredis.
Simulated: the time; Telegram, which allows a token 30 calls a second, a group 20 a minute and a private chat one a
second, and refuses other calls; and the network, which takes 30 to 90 ms each way.
"""

import asyncio
import random
import re
import time
from collections import defaultdict
from collections.abc import AsyncGenerator, AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass

import fakeredis

from adapters.redis.database import Database
from adapters.redis.directory import RedisDirectory
from adapters.redis.limits import Figures, RedisLimits
from adapters.redis.schedule import RedisSchedule
from adapters.redis.store import RedisTables
from bench import redis_server, tables
from bench.tables import Hand
from bot.asking.service import TableService
from bot.people import Chat, Person
from bot.ports.messenger import Busy, Messenger
from bot.screen import Screen
from bot.showing.delivery import Delivery
from bot.showing.tending import Tender
from bot.showing.worker import Worker
from bot.table.platform_facts import PlatformFacts
from bot.table.tables import Tables
from tests.emulators.telegram.limits import FloodControl
from tests.emulators.telegram.refusals import RefusalError

ON_THE_WAY = (0.03, 0.09)  # seconds from the bot to Telegram
_DECISION = re.compile(r"\.([0-9a-z]+)\.")


@dataclass(frozen=True, slots=True)
class Call:
    """A call that Telegram counts."""

    at: float
    """When it came, in seconds since the epoch."""

    kind: str
    """Its kind: `edits`, `sends` or `deletions`."""

    private: bool
    """Whether its chat is private."""


class Telegram(Messenger):
    """Telegram's side: it counts and refuses calls, and shows people the messages."""

    platform = "telegram"
    must_start = True

    def __init__(self) -> None:
        self.calls: list[Call] = []
        self.refused = 0
        self.boards: defaultdict[str, list[float]] = defaultdict(list)  # by chat: when its board was shown
        self._random = random.Random(1)  # noqa: S311 - the same delays in every run
        self._limits = FloodControl()
        self._messages = 0
        self._shown: dict[str, int] = {}  # by private chat: the newest decision with buttons
        self._changed = asyncio.Condition()

    async def private_chat(self, person: Person) -> Chat:
        """Return the private chat with a person."""
        return Chat(platform="telegram", id=person.id, private=True)

    async def send(self, chat: Chat, screen: Screen, *, nonce: str) -> str:  # noqa: ARG002
        """Receive a message."""
        await self._called(chat, "sends", screen)
        self._messages += 1
        return str(self._messages)

    async def edit(self, chat: Chat, message: str, screen: Screen) -> str:
        """Receive a change of a message."""
        await self._called(chat, "edits", screen)
        return message

    async def delete(self, chat: Chat, message: str) -> None:  # noqa: ARG002
        """Delete a message."""
        await self._called(chat, "deletions")

    async def without_buttons(self, chat: Chat, message: str) -> None:  # noqa: ARG002
        """Receive a change of a message's buttons."""
        await self._called(chat, "edits")

    def shows(self, person: str, decision: int) -> bool:
        """Return whether a person sees the buttons of a decision."""
        return self._shown.get(person, -1) >= decision

    async def seen(self, person: str, decision: int) -> None:
        """Wait until a person sees the buttons of a decision."""
        async with self._changed:
            await self._changed.wait_for(lambda: self.shows(person, decision))

    async def _called(self, chat: Chat, kind: str, screen: Screen | None = None) -> None:
        await asyncio.sleep(self._random.uniform(*ON_THE_WAY))
        now = time.time()
        self.calls.append(Call(now, kind, chat.private))
        try:
            self._limits.take(int(chat.id), now)
        except RefusalError as refusal:
            self.refused += 1
            raise Busy(float(refusal.parameters["retry_after"]), flood=True) from None
        if screen is not None and chat.private:
            await self._show(chat, screen)
        elif screen is not None:
            self.boards[chat.id].append(now)
        await asyncio.sleep(self._random.uniform(*ON_THE_WAY))

    async def _show(self, chat: Chat, screen: Screen) -> None:
        found = [_DECISION.search(button.data or "") for row in screen.rows for button in row]
        decisions = [int(one[1], 36) for one in found if one is not None]
        async with self._changed:
            self._shown[chat.id] = max([self._shown.get(chat.id, -1), *decisions])
            self._changed.notify_all()


class _Schedule(RedisSchedule):
    """A schedule without other processes, and with one server for ever."""

    async def woken(self) -> AsyncGenerator[str]:
        """Yield nothing."""
        await asyncio.Event().wait()
        yield ""

    async def moved(self) -> bool:
        """Return False: fakeredis does not tell its role."""
        return False


@dataclass(frozen=True, slots=True)
class SimulatedBot:
    """A running bot with one worker."""

    service: TableService
    """What takes presses."""

    telegram: Telegram
    """What receives the bot's calls."""

    database: Database
    """What its tables are stored in."""


@asynccontextmanager
async def running(hands: Sequence[Hand], count: int, figures: Figures) -> AsyncIterator[SimulatedBot]:
    """Run a bot with `count` tables, copies of the hands in turn, while the context lasts."""
    database, telegram = Database(fakeredis.FakeAsyncRedis(version=(7,), protocol=2)), Telegram()
    await redis_server.write_tables(database, range(count), hands, wake=tables.NOW)
    messengers: dict[str, Messenger] = {"telegram": telegram}
    store, schedule = RedisTables(database), _Schedule(database)
    live = Tables(store, RedisDirectory(database), now=time.time, chance=tables.Drawn(1))
    limits = RedisLimits(database, {"telegram": figures})
    facts = PlatformFacts(live, messengers, limits)
    worker: Worker
    delivery = Delivery(store, limits, messengers, time.time, called=lambda one: worker.wake(one, called=True))
    worker = Worker(Tender(live, facts, delivery, time.time), live, schedule, time.time)
    stop = asyncio.Event()
    working = asyncio.create_task(worker.run(stop))
    yield SimulatedBot(TableService(live, facts, messengers), telegram, database)
    stop.set()
    await working
    await store.close()
    await database.close()
