"""Many tables in fast play on one token of Telegram: how long people wait for their buttons, and refused calls.

Real: the service, the worker, tending and delivery, and the budgets of calls with their scripts, on fakeredis.
Simulated: the time; Telegram, which allows a token 30 calls a second, a group 20 a minute and a private chat one a
second, and refuses other calls; the network, which takes 30 to 90 ms each way; and people, who follow a script: they
see their button, think for 0.3 to 1.5 s, and press it.
"""

import asyncio
import random
import re
import time
from collections import Counter
from collections.abc import AsyncGenerator, AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace

import fakeredis

from adapters.redis.database import Database
from adapters.redis.directory import RedisDirectory
from adapters.redis.limits import TELEGRAM, Figures, RedisLimits
from adapters.redis.schedule import RedisSchedule
from adapters.redis.store import RedisTables
from bench import redis_server, simulated, tables
from bench.report import Cell, Section, median, percentile
from bot.asking.service import TableService
from bot.people import Chat, Person
from bot.ports.messenger import Busy, Messenger
from bot.ports.presses import Press
from bot.screen import Screen
from bot.showing.delivery import Delivery
from bot.showing.tending import Tender
from bot.showing.worker import Worker
from bot.table.platform_facts import PlatformFacts
from bot.table.tables import Tables
from tests.emulators.telegram.limits import FloodControl
from tests.emulators.telegram.refusals import RefusalError

TABLES = (10, 40)
THINKING = (0.3, 1.5)  # seconds
ON_THE_WAY = (0.03, 0.09)  # seconds from the bot to Telegram
AT_MOST = 300.0  # simulated seconds
_DECISION = re.compile(r"\.([0-9a-z]+)\.")


def measure(*, quick: bool) -> Section:
    """Play with each number of tables, without and with a budget for the token. A table has a group of its own."""
    rows: list[Sequence[Cell]] = []
    for count in (4,) if quick else TABLES:
        for name, figures in (("none", replace(TELEGRAM, per_second=None)), ("25 a second", TELEGRAM)):
            played = simulated.run(_played(count, figures), tables.NOW)
            rows.append([f"{count:,}", name, *played.cells()])
    return Section(
        "6. Tables in fast play on one token, simulated time",
        (
            "tables",
            "token's budget",
            "presses",
            "s to the next buttons, median",
            "99 %",
            "s between boards, median",
            "calls",
            "most in a second",
            "refused",
        ),
        rows,
        (
            "From a press until the hand of whoever moves next shows the buttons. Each table plays one hand, for at",
            f"most {AT_MOST:.0f} s; the calls are those that Telegram counts. Real: service, worker, budgets in Redis.",
            "Simulated: time, people, Telegram with its limits (30 calls a second, or none for 3 s; 20 a minute in a",
            "group).",
        ),
    )


@dataclass
class _Played:
    """The figures of one run."""

    waits: list[float] = field(default_factory=list)
    boards: list[float] = field(default_factory=list)
    calls: list[float] = field(default_factory=list)
    refused: int = 0

    def cells(self) -> list[Cell]:
        """Return a row of the table."""
        return [
            len(self.waits),
            median(self.waits),
            percentile(self.waits, 0.99),
            median(self.boards) if self.boards else None,
            len(self.calls),
            max(Counter(int(moment) for moment in self.calls).values(), default=0),
            self.refused,
        ]


class _Telegram(Messenger):
    """Telegram's side: it counts and refuses calls, and shows people the messages."""

    platform = "telegram"
    must_start = True

    def __init__(self, played: _Played) -> None:
        self._played = played
        self._random = random.Random(1)  # noqa: S311 - the same delays in every run
        self._limits = FloodControl()
        self._messages = 0
        self._boards: dict[str, float] = {}
        self._waiting: dict[str, tuple[int, asyncio.Event]] = {}  # by chat: the decision that its person waits for
        self._shown: dict[str, int] = {}  # by chat: the newest decision with buttons

    async def private_chat(self, person: Person) -> Chat:
        """Return the private chat with a person."""
        return Chat(platform="telegram", id=person.id, private=True)

    async def send(self, chat: Chat, screen: Screen, *, nonce: str) -> str:  # noqa: ARG002
        """Receive a message."""
        await self._called(chat, screen)
        self._messages += 1
        return str(self._messages)

    async def edit(self, chat: Chat, message: str, screen: Screen) -> str:
        """Receive a change of a message."""
        await self._called(chat, screen)
        return message

    async def delete(self, chat: Chat, message: str) -> None:  # noqa: ARG002
        """Delete a message."""
        await self._called(chat, None)

    async def without_buttons(self, chat: Chat, message: str) -> None:  # noqa: ARG002
        """Receive a change of a message's buttons."""
        await self._called(chat, None)

    async def seen(self, person: int, decision: int) -> None:
        """Wait until a person sees the buttons of a decision."""
        if self._shown.get(str(person), -1) < decision:
            event = asyncio.Event()
            self._waiting[str(person)] = (decision, event)
            await event.wait()

    async def _called(self, chat: Chat, screen: Screen | None) -> None:
        await asyncio.sleep(self._random.uniform(*ON_THE_WAY))
        now = time.time()
        self._played.calls.append(now)
        try:
            self._limits.take(int(chat.id), now)
        except RefusalError as refusal:
            self._played.refused += 1
            raise Busy(float(refusal.parameters["retry_after"]), flood=True) from None
        if screen is not None:
            self._show(chat, screen, now)
        await asyncio.sleep(self._random.uniform(*ON_THE_WAY))

    def _show(self, chat: Chat, screen: Screen, now: float) -> None:
        if not chat.private:
            if chat.id in self._boards:
                self._played.boards.append(now - self._boards[chat.id])
            self._boards[chat.id] = now
            return
        decisions = [
            int(found[1], 36)
            for row in screen.rows
            for button in row
            if button.data is not None and (found := _DECISION.search(button.data)) is not None
        ]
        self._shown[chat.id] = max([self._shown.get(chat.id, -1), *decisions])
        wanted, event = self._waiting.get(chat.id, (0, None))
        if event is not None and self._shown[chat.id] >= wanted:
            event.set()


class _Schedule(RedisSchedule):
    """A schedule without other processes, and with one server for ever."""

    async def woken(self) -> AsyncGenerator[str]:
        """Yield nothing."""
        await asyncio.Event().wait()
        yield ""

    async def moved(self) -> bool:
        """Return False: fakeredis does not tell its role."""
        return False


@asynccontextmanager
async def _running(database: Database, telegram: Messenger, figures: Figures) -> AsyncIterator[TableService]:
    """Run a bot with one worker while the context lasts, then close its database."""
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
    yield TableService(live, facts, messengers)
    stop.set()
    await working
    await store.close()
    await database.close()


async def _played(count: int, figures: Figures) -> _Played:
    """Play at `count` tables and return the figures."""
    played = _Played()
    database = Database(fakeredis.FakeAsyncRedis(version=(7,), protocol=2))
    await redis_server.write_tables(database, range(count), wake=tables.NOW)
    telegram = _Telegram(played)
    async with _running(database, telegram, figures) as service:
        people = [asyncio.create_task(_people(number, service, telegram, played)) for number in range(count)]
        _, late = await asyncio.wait(people, timeout=AT_MOST)
        for task in late:
            task.cancel()
        await asyncio.gather(*late, return_exceptions=True)
    return played


async def _people(number: int, service: TableService, telegram: _Telegram, played: _Played) -> None:
    """Play a table's script: each press waits for its buttons."""
    thinking = random.Random(number)  # noqa: S311
    pressed: float | None = None
    presses: list[Press] = list(tables.presses(number))
    for move, press in zip(tables.hand_of(number).moves, presses, strict=True):
        await telegram.seen(tables.person(number, move.seat), move.decision)
        if pressed is not None:
            played.waits.append(time.time() - pressed)
        await asyncio.sleep(thinking.uniform(*THINKING))
        pressed = time.time()
        await asyncio.sleep(thinking.uniform(*ON_THE_WAY))
        await service.act(press)
