"""The time from a press to its toast and board: our bot against a bare handler of the same library.

The emulator and the people run in this process, the bot in another. Each group presses as soon as the board shows its
last move.
"""

import contextlib
import itertools
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from adapters.redis.connection import connect
from bench import redis_server, tables
from bench.bot_process import BotProcess, running
from bench.crowd import Crowd
from bench.report import Cell, Section, median

POOLS = {1: 250, 100: 500, 1000: 1000}  # tables in play at once -> groups that take turns
SMALL_POOLS = {1: 20, 10: 30}  # the same in a quick measurement


@dataclass(frozen=True, slots=True)
class Load:
    """Presses shown per second, and processor time (ms) and Bot API calls for each press."""

    per_second: float
    cpu_ms: float
    calls: float


class Scene:
    """A running bot with its crowd and its Redis."""

    def __init__(self, crowd: Crowd, bot: BotProcess, redis_url: str, *, bare: bool) -> None:
        self.crowd = crowd
        self._bot = bot
        self._redis_url = redis_url
        self._bare = bare
        self._fresh: Iterator[int] = itertools.count(1)

    async def settled(self, count: int) -> list[int]:
        """Open new tables at the beginning of a hand and wait until their boards are shown."""
        numbers = list(itertools.islice(self._fresh, count))
        self.crowd.settle(numbers, boards=self._bare)
        if not self._bare:
            connected = connect(self._redis_url)
            await redis_server.write_tables(connected, numbers, tables.hands(), wake=time.time())
            await connected.close()
        await self.crowd.until(lambda: self.crowd.updates.webhook, 60.0, "a webhook")
        await self.crowd.calm(numbers)
        return numbers

    async def load(self, numbers: Sequence[int], live: int, seconds: float) -> Load:
        """Let `live` tables play as fast as they can."""
        calls, cpu, start = self.crowd.counts.total(), await self._bot.cpu(), time.perf_counter()
        presses = await self.crowd.all_play(numbers, live, seconds)
        spent = time.perf_counter() - start
        if not presses:
            raise RuntimeError("every table has been played to the end of its script: POOLS are too small")
        cpu, calls = await self._bot.cpu() - cpu, self.crowd.counts.total() - calls
        return Load(presses / spent, cpu / presses * 1000, calls / presses)


async def measure(*, quick: bool) -> Section:
    """Measure the bots in turns with 1, 100 and 1,000 tables."""
    rounds, seconds, pools = (1, 0.3, SMALL_POOLS) if quick else (5, 2.0, POOLS)
    loads: dict[str, dict[int, list[Load]]] = {which: {} for which in NAMES}
    async with contextlib.AsyncExitStack() as stack:
        scenes = {which: await _scene(which, stack) for which in NAMES}
        for live, pool in pools.items():
            numbers = {which: await scene.settled(pool) for which, scene in scenes.items()}
            for turn in range(rounds + 1):
                for which, scene in scenes.items():
                    load = await scene.load(numbers[which], live, seconds if turn else seconds / 4)
                    if turn:  # the first turn warms up
                        loads[which].setdefault(live, []).append(load)
        for scene in scenes.values():
            if scene.crowd.refused_presses:
                raise RuntimeError(f"{scene.crowd.refused_presses} presses were refused")
    return _loads(loads)


async def _scene(which: str, stack: contextlib.AsyncExitStack) -> Scene:
    url = await stack.enter_async_context(redis_server.server())
    crowd = await stack.enter_async_context(Crowd())
    bot = await stack.enter_async_context(running(which, crowd.url, url))
    return Scene(crowd, bot, url, bare=which in YARDSTICKS)


YARDSTICKS = {"bare": "A", "bare_aiohttp": "B"}
NAMES = {
    "bare": "yardstick A: bare handler, httpx as the library comes",
    "bare_aiohttp": "yardstick B: bare handler, our transport (aiohttp)",
    "board": "our bot, toast and board (no private hands)",
    "product": "our bot, toast, board and private hands",
}


def _loads(loads: dict[str, dict[int, list[Load]]]) -> Section:
    rows: list[Sequence[Cell]] = []
    for which, name in NAMES.items():
        for live, turns in loads[which].items():
            ratios: list[Cell] = []
            for yardstick in YARDSTICKS:
                pairs = list(zip(turns, loads[yardstick][live], strict=True))
                ratios.append(median(load.per_second / bare.per_second for load, bare in pairs))
                ratios.append(median(bare.cpu_ms / load.cpu_ms for load, bare in pairs))
            rows.append(
                (
                    name,
                    live,
                    median(load.per_second for load in turns),
                    median(load.cpu_ms for load in turns),
                    median(load.calls for load in turns),
                    *ratios,
                )
            )
    return Section(
        "5. Whole path: press to toast and board, python-telegram-bot by webhook, emulator in another process",
        (
            *("", "live tables", "presses/s", "CPU ms a press", "calls a press"),
            *(title for name in YARDSTICKS.values() for title in (f"to {name}", f"CPU to {name}")),
        ),
        rows,
        (
            "A press counts when its toast and a board that shows it have arrived. The tables take turns, 50 presses",
            "are under way. No budgets of calls. A yardstick makes one EVALSHA, which writes as much as a table, and",
            "the same two calls with a text and buttons like a board's. The clock's ratio depends on the emulator,",
            "which shares the machine with the bot and the server; that of the bot's own processor time does not.",
        ),
    )
