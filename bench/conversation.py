"""Whole games in a Telegram group at people's pace: the calls that Telegram counts, by kind, and memory.

The bot runs in simulated time (`bench.simulated_bot`). When a hand shows its buttons, its person thinks, then presses
the button that a built-in player would choose.
"""

import asyncio
import itertools
import random
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from adapters.redis.database import Command
from adapters.redis.limits import TELEGRAM
from bench import redis_server, simulated, tables
from bench.report import Cell, Section
from bench.simulated_bot import Call, running
from bot.codec import ButtonToken, encode
from bot.people import Chat
from bot.ports.presses import Press, Pressed
from bot.table.automatic import chosen_action
from bot.table.table import Table

USUAL, HASTY = (2.0, 7.0), (0.3, 1.5)  # seconds a move
GAMES = {
    "three, usual (2 to 7 s a move)": (3, USUAL),
    "three, hasty (0.3 to 1.5 s a move)": (3, HASTY),
    "four, usual": (4, USUAL),
    "four, hasty": (4, HASTY),
}
GROUP = Chat(platform="telegram", id=str(tables.group(0)), title="Friday")
CODE = tables.code(0)
MINUTE = 60.0
LOOK_EVERY = 0.1  # seconds
MOST_PRESSES = 5000  # in a game; 40 hands have some 1,100


@dataclass(frozen=True, slots=True)
class Played:
    """The figures of one game."""

    hands: int
    """How many hands were played."""

    presses: int
    """How many buttons were pressed."""

    seconds: float
    """How long it took, in simulated seconds."""

    calls: Sequence[Call]
    """The calls that Telegram counts."""

    refused: int
    """How many of them Telegram refused."""

    stored: Sequence[Command]
    """What stores the table as it was at the end."""


def measure(*, quick: bool) -> tuple[Section, ...]:
    """Play a game at each pace; return the memory of a table, and the calls.

    A quick measurement plays one hand of the first game.
    """
    games = {
        name: simulated.run(_played(seed, people, pace, hands=1 if quick else None), tables.NOW)
        for seed, (name, (people, pace)) in enumerate(itertools.islice(GAMES.items(), 1 if quick else None))
    }
    return asyncio.run(_memory(games)), _calls(games)


async def _played(seed: int, people: int, pace: tuple[float, float], hands: int | None) -> Played:
    """Play a game to its end, or the given number of hands."""
    thinking, presses = random.Random(seed), 0  # noqa: S311 - the same people in every run
    async with running([tables.played(seed, people)], 1, TELEGRAM) as bot:
        while presses < MOST_PRESSES:
            table = (await bot.service.tables.newest(CODE)).value
            if not table.is_live or len(table.rows) == hands:
                break
            press = _press(table)
            if press is None or not bot.telegram.shows(press.person.id, table.decision):
                await asyncio.sleep(LOOK_EVERY)
                continue
            await asyncio.sleep(thinking.uniform(*pace))
            await bot.service.act(press)
            presses += 1
        else:
            raise RuntimeError("a game that does not end")
        seconds = time.time() - tables.NOW
        await asyncio.sleep(MINUTE)  # until the last messages are shown
        telegram, stored = bot.telegram, await redis_server.stored(bot.database, CODE)
    return Played(len(table.rows), presses, seconds, telegram.calls, telegram.refused, stored)


def _press(table: Table) -> Press | None:
    """Return the press of the person to move, as a built-in player would move; None if nobody is to move."""
    person = table.seats[table.to_act].person if table.game is not None and table.to_act is not None else None
    if person is None:
        return None
    verb, argument = tables.button_for(table, chosen_action(table))
    data = encode(ButtonToken(table.id, table.decision, verb, argument))
    return Press(person=person, chat=GROUP, input_id=f"telegram:q:{table.decision}", what=Pressed(data, "101"))


async def _memory(games: dict[str, Played]) -> Section:
    async with redis_server.database() as database:
        memory = {name: await redis_server.memory_of(database, CODE, game.stored) for name, game in games.items()}
    kinds = [*next(iter(memory.values()))]
    rows: list[list[Cell]] = [[kind, *[of_game[kind] for of_game in memory.values()]] for kind in kinds]
    rows.append(["whole table", *[sum(of_game.values()) for of_game in memory.values()]])
    title = "3. Memory of a table in Redis at its end (MEMORY USAGE), bytes; the games of section 4"
    return Section(title, ("key", *games), rows)


def _calls(games: dict[str, Played]) -> Section:
    played = list(games.values())
    counts = [Counter(f"{'hand' if call.private else 'board'} {call.kind}" for call in game.calls) for game in played]
    in_group = [[call.at for call in game.calls if not call.private] for game in played]
    by_kind: list[list[Cell]] = [
        [kind, "a hand", *[count[kind] / game.hands for count, game in zip(counts, played, strict=True)]]
        for kind in sorted(set().union(*counts))
    ]
    rows: list[list[Cell]] = [
        ["hands played", "", *[game.hands for game in played]],
        ["presses", "a hand", *[game.presses / game.hands for game in played]],
        ["seconds", "a hand", *[game.seconds / game.hands for game in played]],
        *by_kind,
        ["all calls", "a hand", *[len(game.calls) / game.hands for game in played]],
        ["the group's worst minute", "calls", *map(_worst_minute, in_group)],
        ["refused by Telegram (429)", "calls", *[game.refused for game in played]],
    ]
    return Section(
        "4. Bot API calls of people in a group, polish",
        ("", "", *games),
        rows,
        (
            "The calls are those that Telegram counts. Real: service, worker, budgets in Redis. Simulated: time,",
            "Telegram with its limits, and people, who think and then press what a built-in player would do.",
        ),
    )


def _worst_minute(times: Sequence[float]) -> int:
    return max((sum(begin <= at < begin + MINUTE for at in times) for begin in times), default=0)
