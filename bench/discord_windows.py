"""People in windows inside Discord: REST calls of a hand, by how many of three people sit in windows.

Real: discord.py against the emulator with Discord's limits, the bot with its budgets and its windows, Redis, and the
time. Simulated: the people, who wait as people do and then press what a built-in player would.
"""

import asyncio
import contextlib
import random
from collections import Counter
from collections.abc import AsyncIterator, Sequence

from aiohttp import ClientSession

from adapters.redis.connection import connect
from adapters.redis.limits import FIGURES
from adapters.redis.store import RedisTables
from bench import redis_server
from bench.conversation import button_of
from bench.report import Cell, Section
from bench.windows import PACE, Window
from bot.codec import ButtonToken, Verb, encode
from bot.screens.during.choosing import SWITCHES
from bot.table.stored import read
from bot.table.table import Stage, Table
from tests.chat.discord.discord_play import discord_bot, sit_down, token
from tests.emulators.discord.people import Channel, User
from tests.emulators.discord.server import DiscordEmulator
from tests.store.server_processes import free_ports
from tests.window.discord_windows import DiscordWindows

NAMES = ("Anna", "Ben", "Cleo")
HANDS = 5  # that each table plays
COLUMNS = ("by buttons", "one in a window", "two in windows", "all in windows")
LOOKED_EVERY = 0.25  # seconds
KINDS = {"PATCH": "edits", "POST": "sends", "DELETE": "deletions"}


class _Table:
    """Three people at a table of their own, some of them in windows."""

    def __init__(self, emulator: DiscordEmulator, windows: DiscordWindows, store: RedisTables, number: int) -> None:
        self._emulator, self._windows, self._store = emulator, windows, store
        self._people = [emulator.user(f"{name} {number}") for name in NAMES]
        self._channel: Channel = emulator.guild(f"Club {number}", self._people).channel("table")
        self._in_windows = number
        self._open: dict[str, Window] = {}
        self._chance = random.Random(number)  # noqa: S311 - the same people in every run
        self._code = ""

    async def played(self, hands: int) -> Counter[str]:
        """Play some hands; return the calls by kind, and the presses."""
        board = await sit_down(self._people, self._channel, "polish")
        meanings = (token(button) for button in board.buttons)
        self._code = next(one.table for one in meanings if one is not None and one.table)
        async with contextlib.AsyncExitStack() as stack:
            for person in self._people[: self._in_windows]:
                self._open[str(person.id)] = await stack.enter_async_context(self._opened(person))
            others = self._people[self._in_windows :]
            await self._emulator.until(lambda: all(person.dms for person in others), 60.0)
            begun, pressed = len(self._emulator.calls), 0
            while len((table := await self._newest()).rows) < hands and table.stage is Stage.PLAYING:
                pressed += await self._moved(table)
            counted = self._counted(begun)
        return counted + Counter({"presses": pressed, "hands": len(table.rows)})

    @contextlib.asynccontextmanager
    async def _opened(self, person: User) -> AsyncIterator[Window]:
        instance = self._emulator.activities.join(person, self._channel)
        _, entered = await self._windows.enter(self._windows.data(person, instance.id, f"t_{self._code}"))
        async with ClientSession() as session:
            socket = await session.ws_connect(f"{self._windows.address}/app/talk", headers=self._windows.headers)
            await socket.send_json({"session": entered["session"], "table": entered["table"]})
            window = Window(socket)
            await window.until(1)
            try:
                yield window
            finally:
                await window.close()

    async def _newest(self) -> Table:
        found = await self._store.load(self._code)
        if found is None:
            raise RuntimeError("the table is gone")
        return read(found)

    async def _moved(self, table: Table) -> int:
        """Let the person to move think and press. Return the number of presses."""
        seat = table.seats[table.to_act].person if table.to_act is not None else None
        if seat is None:
            await asyncio.sleep(LOOKED_EVERY)
            return 0
        await asyncio.sleep(self._chance.uniform(*PACE))
        wanted, presses = button_of(table), 0
        while (await self._newest()).decision == table.decision:
            if seat.id in self._open:
                data = encode(ButtonToken(table.id, table.decision, *wanted))
                await self._open[seat.id].press(data, f"press-{table.decision}")
                presses += 1
            elif await self._pressed(seat.id, table.decision, wanted):
                presses += 1
            await asyncio.sleep(LOOKED_EVERY)
        return presses

    async def _pressed(self, person: str, decision: int, wanted: tuple[Verb, str]) -> bool:
        """Press the wanted button of a private hand, or a page that leads to it, if it is shown yet."""
        user = next(one for one in self._people if str(one.id) == person)
        shown = user.dms[-1]
        for verb in (wanted[0], Verb.PAGE):
            for button in reversed(shown.buttons):
                meaning = token(button)
                if meaning is None or meaning.verb is not verb or meaning.decision != decision:
                    continue
                if meaning.argument == wanted[1] or (verb is Verb.PAGE and meaning.argument != str(SWITCHES)):
                    await user.press(shown, custom_id=button.custom_id)
                    return True
        return False

    def _counted(self, begun: int) -> Counter[str]:
        places = {str(self._channel.id): "board", **{str(person.dm.id): "hand" for person in self._people}}
        found: Counter[str] = Counter()
        for call in self._emulator.calls[begun:]:
            parts = call.path.strip("/").split("/")
            if parts[0] == "channels" and parts[1] in places and call.method in KINDS and "messages" in parts:
                found[f"{places[parts[1]]} {KINDS[call.method]}"] += 1
                found["refused"] += call.status == 429
        return found


async def measure(*, quick: bool) -> Section:
    """Let four tables play side by side; return their calls."""
    numbers = (0, 3) if quick else range(4)
    async with redis_server.server() as url, DiscordEmulator() as emulator:
        emulator.activities.enable()
        emulator.limits.realistic()
        (port,) = free_ports(1)
        windows = DiscordWindows(emulator, port)
        database = connect(url)
        with emulator.redirected():
            running = discord_bot(
                emulator,
                url,
                figures=FIGURES,
                http_port=port,
                app_url=windows.address,
                discord_client_secret=emulator.activities.secret,
                profile="leave",
                pace=0.7,
            )
            async with running:
                tables = [_Table(emulator, windows, RedisTables(database), number) for number in numbers]
                played = await asyncio.gather(*(table.played(1 if quick else HANDS) for table in tables))
        await database.close()
    return _section([COLUMNS[number] for number in numbers], played)


def _section(names: Sequence[str], played: Sequence[Counter[str]]) -> Section:
    kinds = sorted({kind for one in played for kind in one} - {"hands", "presses", "refused"})
    rows: list[list[Cell]] = [
        ["hands played", *[one["hands"] for one in played]],
        *_rates(played, ["presses", *kinds]),
        ["edits, sends and deletions, a hand", *[sum(one[kind] for kind in kinds) / one["hands"] for one in played]],
        ["refused by Discord", *[one["refused"] for one in played]],
    ]
    return Section(
        "8. REST calls with people in windows inside Discord, three people, polish, usual pace",
        ("", *names),
        rows,
        (
            "Answers to presses are left out, as Discord counts them for no limit. Each column is a table of its own;",
            "all play side by side, in real time. Windows are open from the first deal on.",
        ),
    )


def _rates(played: Sequence[Counter[str]], kinds: Sequence[str]) -> list[list[Cell]]:
    return [[f"{kind}, a hand", *[one[kind] / one["hands"] for one in played]] for kind in kinds]
