"""A small tournament whose processes are killed at each step of its rounds, and what must be true of it afterwards."""

import asyncio
import json
import random
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from adapters.redis.connection import connect
from adapters.redis.database import Database
from adapters.redis.store import RedisTables
from bot.codec import Verb
from bot.table.stored import read
from bot.table.table import Table
from bot.tournament.tables import result_of, tournament_of
from bot.tournament.tournament import Tournament
from engine.tournament.model import RoundTable
from tests.chaos.chaos_server import ChaosServer
from tests.chaos.chaos_tables import table_ids
from tests.chat.bot_process import ROOT, BotProcess
from tests.chat.guests import Guest, TelegramGuest, exported, play, until
from tests.emulators.telegram.server import TelegramEmulator
from tests.store.server_processes import free_ports

NAMES = ("Anna", "Ben", "Cleo", "Dora", "Emil", "Fay")
TABLES, ROUNDS = 2, 3
SECRET = "chaos-webhook-secret"
READY = 30.0  # seconds for the workers to come up
CLEARED = 60.0  # seconds in which what was sent twice has to be gone
LOOK_EVERY = 0.002  # seconds between two looks at the store: a step is short
LATEST = 0.08  # seconds after a step in which the kill comes
CUPS = "end=hands:1 rounds=3 pause=2s timer=1h"


@dataclass(frozen=True)
class Lies:
    """What lies in the store of the tournament and its tables at one moment."""

    tournament: Tournament
    tables: dict[str, Table]

    @property
    def round(self) -> int:
        return self.tournament.core.round

    @property
    def drawn(self) -> tuple[RoundTable, ...]:
        return self.tournament.core.rounds[-1].tables if self.tournament.core.rounds else ()

    @property
    def here(self) -> list[Table]:
        """The tables of the present round that are written."""
        return [self.tables[one.code] for one in self.drawn if one.code in self.tables]


def _is_begun(table: Table) -> bool:
    """Whether a card has been played, though its trick may be over by now."""
    game = table.game
    return bool(table.rows) or not table.is_live or (game is not None and bool(game.trick))


# The steps of a round, in order: what is to be seen in the store as soon as one is done.
STEPS: dict[str, Callable[[Lies], bool]] = {
    "drawn": lambda lies: bool(lies.drawn),
    "a table is written": lambda lies: bool(lies.here),
    "all tables are written": lambda lies: len(lies.here) == TABLES,
    "a card is played": lambda lies: any(_is_begun(table) for table in lies.here),
    "a game is over": lambda lies: any(not table.is_live for table in lies.here),
    "a result is counted": lambda lies: any(one.result is not None for one in lies.drawn),
    "all results are counted": lambda lies: all(one.result is not None for one in lies.drawn),
}


@dataclass
class Story:
    """What has happened, and what was found wrong."""

    seed: int
    kills: Counter[str] = field(default_factory=Counter)
    stages: list[str] = field(default_factory=list)
    wrong: list[str] = field(default_factory=list)
    seconds: float = 0.0

    def __str__(self) -> str:
        kills = ", ".join(f"{step}: {count}" for step, count in self.kills.items())
        return "\n".join([f"seed {self.seed}: {self.seconds:.0f} s; killed when {kills}", *self.wrong])


class KilledTournament:
    """Workers by webhook on one Redis, six people in one group."""

    def __init__(self, telegram: TelegramEmulator, redis_url: str, seed: int, workers: int) -> None:
        self.telegram, self.redis_url = telegram, redis_url
        self.chance = random.Random(seed)
        self.story = Story(seed)
        ports = free_ports(workers)
        self.workers = [
            BotProcess(
                "telegram",
                program="tests.chat.telegram_unlimited",
                TELEGRAM_TOKEN=telegram.token,
                TELEGRAM_API_URL=telegram.url,
                TELEGRAM_WEBHOOK_URL=f"http://127.0.0.1:{ports[0]}",
                TELEGRAM_WEBHOOK_SECRET=SECRET,
                REDIS_URL=redis_url,
                HTTP_PORT=port,
                WORKER_NAME=f"worker-{port}",  # whoever comes back under its name has its leases
                LOG_LEVEL="WARNING",
            )
            for port in ports
        ]
        telegram.updates.balance_over([f"http://127.0.0.1:{port}/telegram" for port in ports])
        people = [telegram.user(11 + place, name, language_code="en") for place, name in enumerate(NAMES)]
        group = telegram.group("Friday", people)
        self.guests: list[Guest] = [TelegramGuest(person, group) for person in people]
        self.organiser = self.guests[0]

    async def start(self) -> None:
        """Start the workers."""
        before = self.telegram.count("setWebhook")
        await asyncio.gather(*(worker.start() for worker in self.workers))
        await until(lambda: self.telegram.count("setWebhook") >= before + len(self.workers), "the workers", READY)

    async def end(self) -> None:
        """End the workers."""
        await asyncio.gather(*(worker.kill() for worker in self.workers))

    async def opened(self) -> str:
        """Open a tournament and let all join."""
        for guest in self.guests:
            await guest.types("/start", private=True)
        await until(lambda: all(guest.inbox() for guest in self.guests), "greetings")
        await self.organiser.types(f"/tournament Cup {CUPS}")
        page = await until(lambda: self.organiser.with_verb(Verb.JOIN, private=False), "the page")
        for guest in self.guests:
            await guest.presses(page, page.key(Verb.JOIN))
        return page.key(Verb.JOIN).token.table

    async def played(self, steps: list[tuple[int, str]]) -> Story:
        """Play a tournament whose workers are killed at these steps: the number of a round, and one of `STEPS`."""
        begun = time.monotonic()
        code = await self.opened()
        database = connect(self.redis_url)
        killer = asyncio.create_task(self._killed_at(steps, code, database))
        dealing = asyncio.create_task(self._deals())
        try:
            page = await until(lambda: self.organiser.with_verb(Verb.START, private=False), "Start")
            await self.organiser.presses(page, page.key(Verb.START))  # asks for a judge who does not play
            start = await until(lambda: self.organiser.with_verb(Verb.START, private=True), "the question")
            pressed = asyncio.create_task(self.organiser.presses(start, start.key(Verb.START)))
            over = "final standings"
            await play(self.guests, enough=lambda: self.organiser.sees(over, private=False) or killer_failed(killer))
            await killer
            await asyncio.wait([pressed], timeout=READY)
            await self._looked_at(code, await _read(database, code))
        finally:
            killer.cancel()
            dealing.cancel()
            await asyncio.gather(killer, dealing, return_exceptions=True)
            await database.close()
        self.story.seconds = time.monotonic() - begun
        return self.story

    async def _deals(self) -> None:
        """Have the tables of each round dealt as soon as the page offers it; a press may die with its worker."""
        while True:
            if page := self.organiser.with_verb(Verb.DEAL, private=False):
                await asyncio.wait([asyncio.ensure_future(self.organiser.presses(page, page.key(Verb.DEAL)))])
            await asyncio.sleep(1.0)

    async def _killed_at(self, steps: list[tuple[int, str]], code: str, database: Database) -> None:
        for number, step in steps:
            await self._reached(number, step, code, database)
            await asyncio.sleep(self.chance.uniform(0.0, LATEST) if self.chance.random() < 0.5 else 0.0)
            doomed = self.workers if self.chance.random() < 0.5 else [self.chance.choice(self.workers)]
            await asyncio.gather(*(worker.kill() for worker in doomed))
            self.story.kills[step] += 1
            self.story.stages.append(f"round {number}: {step}")
            before = self.telegram.count("setWebhook")
            await asyncio.gather(*(worker.start() for worker in doomed))
            await until(lambda b=before, d=doomed: self.telegram.count("setWebhook") >= b + len(d), "workers", READY)

    async def _reached(self, number: int, step: str, code: str, database: Database) -> None:
        """Wait until a step of a round is done, or has been done."""
        end = time.monotonic() + READY * 2
        while True:
            lies = await _read(database, code)
            if lies.round > number or (lies.round == number and STEPS[step](lies)):
                return
            assert time.monotonic() < end, f"round {number} does not come to this: {step}; {self.story}"
            await asyncio.sleep(LOOK_EVERY)  # no event comes from another process

    # ------------------------------------------------------------------------------------- what has to be true

    async def _looked_at(self, code: str, lies: Lies) -> None:
        core, wrong = lies.tournament.core, self.story.wrong
        if core.stage != "finished" or len(core.rounds) != ROUNDS:
            wrong.append(f"it ended as {core.stage} with {len(core.rounds)} rounds")
        everybody = list(range(1, len(NAMES) + 1))
        for number, played in enumerate(core.rounds, 1):
            if sorted(player for one in played.tables for player in one.seats if player is not None) != everybody:
                wrong.append(f"round {number}: not everybody sat at one table")
            for one in played.tables:
                table = lies.tables.get(one.code)
                if table is None or table.is_live or one.result != result_of(table):
                    wrong.append(f"round {number}, {one.code}: the result is not that of its game")
        drawn = {one.code for played in core.rounds for one in played.tables}
        if set(lies.tables) != drawn:
            wrong.append(f"tables of no round: {set(lies.tables) ^ drawn}")
        await self._seen_once()
        record = await exported(self.organiser, code)
        with tempfile.NamedTemporaryFile("w", suffix=".json") as file:
            json.dump(record, file)
            file.flush()
            args = [sys.executable, "-m", "engine", "tournament", file.name]
            checked = await asyncio.to_thread(subprocess.run, args, cwd=ROOT, capture_output=True, text=True)
        if checked.returncode != 0 or not json.loads(checked.stdout)["verified"]:
            wrong.append(f"the record does not pass: {checked.stdout} {checked.stderr}")

    async def _seen_once(self) -> None:
        """Each page and each table of standings stands in the group once; a copy goes away by itself."""
        heads = [f"standings after round {number}" for number in range(1, ROUNDS)]
        heads += ["The tournament has begun", "final standings"]

        def counts() -> dict[str, int]:
            texts = [sight.text for sight in self.organiser.group()]
            return {head: sum(head in text for text in texts) for head in heads}

        try:
            await until(lambda: set(counts().values()) == {1}, "everything once", CLEARED)
        except AssertionError:
            self.story.wrong.append(f"in the group: {counts()}")


def killer_failed(killer: "asyncio.Task[None]") -> bool:
    """Whether killing has come to an early end: then there is nothing to wait for."""
    return killer.done() and killer.exception() is not None


async def _read(database: Database, code: str) -> Lies:
    store = RedisTables(database)
    found = await store.load(code)
    assert found is not None
    tournament = Tournament.model_validate_json(found.body)
    tables = {}
    for name in await table_ids(database):
        stored = await store.load(name) if name != code else None
        if stored is not None:
            table = read(stored)
            if tournament_of(table) == code:
                tables[name] = table
    return Lies(tournament, tables)


async def killed_tournament(redis_url: str, seed: int, steps: list[tuple[int, str]], *, workers: int = 2) -> Story:
    """Play one tournament whose workers are killed, one or all of them, at these steps, and report."""
    async with TelegramEmulator(validate=False, enforce_limits=False) as telegram:
        world = KilledTournament(telegram, redis_url, seed, workers)
        try:
            await world.start()
            return await world.played(steps)
        finally:
            await world.end()


def every_step() -> list[tuple[int, str]]:
    """Return all steps of all rounds, in order."""
    return [(number, step) for number in range(1, ROUNDS + 1) for step in STEPS]


def main(seed: int, seconds: float, folder: Path) -> int:
    """Play tournaments with kills at each step of each round for so long; return how many went wrong."""

    async def run() -> int:
        failed, begun, number = 0, time.monotonic(), 0
        while not number or time.monotonic() < begun + seconds:
            place = folder / f"{number}"
            place.mkdir()
            server = ChaosServer(place)
            await server.start()
            try:
                story = await killed_tournament(server.url, seed + number, every_step())
            finally:
                await server.end()
            print(story, flush=True)  # noqa: T201 - a report for whoever has started it
            failed += bool(story.wrong)
            number += 1
        return failed

    return asyncio.run(run())
