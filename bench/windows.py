"""Tables in windows inside Telegram: the time from a press to its screens, and the memory of open windows.

Real: the bot in another process, as an operator runs it with `APP_URL`, with Redis and the emulator; signing in and
WebSockets as on the page. Simulated: the people, who wait as people do and then press what a built-in player would. The
clients of all windows run in one process on the same machine, so the figures include their load.
"""

import asyncio
import contextlib
import json
import random
import time
from collections.abc import AsyncIterator, Iterable, Sequence
from dataclasses import dataclass, field

from aiohttp import ClientSession, ClientWebSocketResponse, TCPConnector, WSMsgType

from adapters.redis.connection import connect
from bench import redis_server, tables
from bench.bot_process import BotProcess, running
from bench.bots import TOKEN
from bench.crowd import Crowd
from bench.report import Cell, Section, median, percentile
from tests.window.signing import signed

PACE = (2.0, 7.0)  # seconds a move
START_WITHIN = 240.0  # seconds, on a busy machine
SCREEN_WITHIN = 60.0
SIGNS_EVERY = 10.0  # seconds
OPENED_AT_ONCE = 20
MB = 1 << 20


@dataclass
class Waits:
    """Milliseconds from a press to screens, with one figure for each press."""

    own: list[float] = field(default_factory=list)
    """To the presser's own screen."""

    everybody: list[float] = field(default_factory=list)
    """To the screens of all three."""


class Window:
    """One open window that behaves like the page: it receives versions, confirms them, and gives signs of presence."""

    def __init__(self, socket: ClientWebSocketResponse) -> None:
        self._socket = socket
        self.version = 0
        self._newer = asyncio.Event()
        self._tasks = [asyncio.create_task(self._listen()), asyncio.create_task(self._stay())]

    @classmethod
    async def opened(cls, session: ClientSession, origin: str, number: int, seat: int) -> "Window":
        """Sign in as a person with an address of their own, and open the window of their table."""
        user = tables.person(number, seat)
        fields = {"user": {"id": user, "first_name": tables.name(user)}, "auth_date": str(int(time.time()))}
        headers = {"Origin": origin, "X-Forwarded-For": f"10.{number >> 8 & 255}.{number & 255}.{seat + 1}"}
        body = {"platform": "telegram", "data": signed(TOKEN, fields)}
        async with session.post(f"{origin}/app/enter", json=body, headers=headers) as answer:
            secret = (await answer.json())["session"]
        socket = await session.ws_connect(f"{origin}/app/talk", headers=headers)
        await socket.send_json({"session": secret, "table": tables.code(number)})
        window = cls(socket)
        await window.until(1)
        return window

    async def _listen(self) -> None:
        async for frame in self._socket:
            if frame.type is not WSMsgType.TEXT:
                break
            told = json.loads(frame.data)
            if told["type"] == "changes" and told.get("revision", 0) > self.version:
                self.version = told["revision"]
                self._newer.set()
                await self._socket.send_json({"type": "there", "id": "there", "drawn": self.version})

    async def _stay(self) -> None:
        with contextlib.suppress(ConnectionError):
            while True:
                await asyncio.sleep(SIGNS_EVERY)
                await self._socket.send_json({"type": "there", "id": "there"})

    async def until(self, version: int) -> float:
        """Wait until this version or a newer one is shown. Return the time then (`time.perf_counter`)."""
        async with asyncio.timeout(SCREEN_WITHIN):
            while self.version < version:
                self._newer.clear()
                await self._newer.wait()
        return time.perf_counter()

    async def press(self, data: str, name: str) -> None:
        """Press a button of the hand."""
        await self._socket.send_json({"type": "press", "id": name, "chat": "me", "message": "1", "data": data})

    async def close(self) -> None:
        """Close the window."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._socket.close()


async def measure(*, quick: bool) -> tuple[Section, Section]:
    """Let people play in windows, then open many; return the waits and the memory."""
    live, many, seconds = (4, 6, 6.0) if quick else (100, 167, 60.0)
    async with contextlib.AsyncExitStack() as stack:
        url = await stack.enter_async_context(redis_server.server())
        crowd = await stack.enter_async_context(Crowd())
        crowd.has_app = True
        bot = await stack.enter_async_context(running("windows", crowd.url, url))
        await _settled(crowd, url, range(1, many + 1))
        alone = bot.memory()
        session = await stack.enter_async_context(ClientSession(connector=TCPConnector(limit=0)))
        origin = f"http://127.0.0.1:{bot.port}"
        async with _all_open(session, origin, range(1, live + 1)) as windows:
            waits, load = await _played(bot, windows, seconds)
            async with _all_open(session, origin, range(live + 1, many + 1)):
                await asyncio.sleep(SIGNS_EVERY)  # lets memory settle while the windows stay open
                full = bot.memory()
    return _times(live, waits, load), _memory(3 * many, alone, full)


async def _settled(crowd: Crowd, url: str, numbers: Sequence[int]) -> None:
    crowd.settle(numbers)
    database = connect(url)
    await redis_server.write_tables(database, numbers, wake=time.time())
    await database.close()
    await crowd.until(lambda: crowd.updates.webhook, START_WITHIN, "a webhook")
    await crowd.calm(numbers)


@contextlib.asynccontextmanager
async def _all_open(
    session: ClientSession, origin: str, numbers: Iterable[int]
) -> AsyncIterator[dict[int, list[Window]]]:
    """Open the windows of all three people at these tables, a few at once."""
    places = asyncio.Semaphore(OPENED_AT_ONCE)

    async def opened(number: int, seat: int) -> Window:
        async with places:
            return await Window.opened(session, origin, number, seat)

    found = {number: await asyncio.gather(*(opened(number, seat) for seat in range(3))) for number in numbers}
    try:
        yield {number: list(windows) for number, windows in found.items()}
    finally:
        await asyncio.gather(*(window.close() for windows in found.values() for window in windows))


async def _played(bot: BotProcess, windows: dict[int, list[Window]], seconds: float) -> tuple[Waits, float]:
    """Let all tables play for some seconds; return the waits, and the bot's processor time a press in ms."""
    waits, cpu, end = Waits(), await bot.cpu(), time.perf_counter() + seconds
    await asyncio.gather(*(_table(number, three, waits, end) for number, three in windows.items()))
    return waits, (await bot.cpu() - cpu) / max(len(waits.own), 1) * 1000


async def _table(number: int, three: list[Window], waits: Waits, end: float) -> None:
    chance = random.Random(number)  # noqa: S311 - the same people in every run
    for at, move in enumerate(tables.hand_of(number).moves):
        await asyncio.sleep(chance.uniform(*PACE))
        if time.perf_counter() > end:
            return
        version, begun = three[move.seat].version + 1, time.perf_counter()
        await three[move.seat].press(f"{tables.code(number)}.{move.rest}", f"press{at}")
        shown = await asyncio.gather(*(window.until(version) for window in three))
        waits.own.append((shown[move.seat] - begun) * 1000)
        waits.everybody.append((max(shown) - begun) * 1000)


def _times(live: int, waits: Waits, cpu: float) -> Section:
    def row(name: str, found: list[float], bars: tuple[Cell, Cell]) -> list[Cell]:
        return [name, median(found), bars[0], percentile(found, 0.99), bars[1], percentile(found, 1)]

    return Section(
        f"7. From a press in a window to screens, {live} tables of three people in windows, in ms",
        ("", "median", "at most", "99 %", "at most", "worst"),
        [row("own screen", waits.own, (100, 250)), row("screens of all three", waits.everybody, (None, None))],
        (
            f"{len(waits.own)} presses, 2 to 7 s a move; {cpu:.1f} ms of the bot's processor time a press, with all",
            "looks, signs of presence, and calls to the emulator. The clients of all windows run on the same machine.",
        ),
    )


def _memory(number: int, alone: int, full: int) -> Section:
    return Section(
        "   … and the memory of the bot's process",
        ("", "MB", "at most"),
        [
            ["with the tables, and no window", alone / MB, None],
            [f"with {number} windows", full / MB, 200],
            ["a window, KB", (full - alone) / number / 1024, None],
        ],
    )
