"""Many tables in fast play on one token of Telegram: how long people wait for their buttons, and refused calls.

The bot runs in simulated time (`bench.simulated_bot`). People follow a script: they see their button, think for 0.3 to
1.5 s, and press it.
"""

import asyncio
import random
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise

from adapters.redis.limits import TELEGRAM, Figures
from bench import simulated, tables
from bench.report import Cell, Section, median, percentile
from bench.simulated_bot import ON_THE_WAY, SimulatedBot, running

TABLES = (10, 40)
THINKING = (0.3, 1.5)  # seconds
AT_MOST = 300.0  # simulated seconds


def measure(*, quick: bool) -> Section:
    """Play with each number of tables, without and with a budget for the token. A table has a group of its own."""
    rows: list[Sequence[Cell]] = []
    for count in (4,) if quick else TABLES:
        for name, figures in (("none", replace(TELEGRAM, per_second=None)), ("25 a second", TELEGRAM)):
            rows.append([f"{count:,}", name, *simulated.run(_played(count, figures), tables.NOW)])
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


async def _played(count: int, figures: Figures) -> list[Cell]:
    """Play at `count` tables and return the figures."""
    waits: list[float] = []
    async with running(tables.hands(), count, figures) as bot:
        people = [asyncio.create_task(_people(number, bot, waits)) for number in range(count)]
        _, late = await asyncio.wait(people, timeout=AT_MOST)
        for task in late:
            task.cancel()
        await asyncio.gather(*late, return_exceptions=True)
    between = [later - earlier for shown in bot.telegram.boards.values() for earlier, later in pairwise(shown)]
    seconds = Counter(int(call.at) for call in bot.telegram.calls)
    return [
        *(len(waits), median(waits), percentile(waits, 0.99), median(between) if between else None),
        *(seconds.total(), max(seconds.values(), default=0), bot.telegram.refused),
    ]


async def _people(number: int, bot: SimulatedBot, waits: list[float]) -> None:
    """Play a table's script: each press waits for its buttons."""
    thinking = random.Random(number)  # noqa: S311
    pressed: float | None = None
    for move, press in zip(tables.hand_of(number).moves, tables.presses(number), strict=True):
        await bot.telegram.seen(press.person.id, move.decision)
        if pressed is not None:
            waits.append(time.time() - pressed)
        await asyncio.sleep(thinking.uniform(*THINKING))
        pressed = time.time()
        await asyncio.sleep(thinking.uniform(*ON_THE_WAY))
        await bot.service.act(press)
