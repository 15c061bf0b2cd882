"""Whole games in a Telegram group at people's pace: calls of the Bot API by kind, the lag of boards, and memory.

Real: python-telegram-bot over HTTP with long polling, the emulator with Telegram's limits and checks, the service, the
tender, and the budgets of calls in a real Redis. Simulated: the time, which jumps to the next event; and the people,
who think, then press the button that a built-in player would choose, if their messages show it.
"""

import asyncio
import contextlib
import random
from collections import Counter
from collections.abc import AsyncIterator
from dataclasses import dataclass, field, replace

from telegram import Bot

from adapters.redis.directory import RedisDirectory
from adapters.redis.limits import FIGURES, RedisLimits
from adapters.redis.schedule import RedisSchedule
from adapters.redis.store import RedisTables
from adapters.telegram.ephemeral import EphemeralHands
from adapters.telegram.intake import TelegramIntake
from adapters.telegram.messenger import TelegramMessenger
from adapters.telegram.polling import Poller
from adapters.telegram.replies import Replies
from adapters.telegram.transport import AiohttpRequest
from bench import redis_server, tables
from bench.redis_server import CountingDatabase
from bench.report import Cell, Section
from bot.asking.commands import ADMIN_COMMANDS
from bot.asking.service import TableService
from bot.codec import SWITCHES_PAGE, Verb, decode
from bot.people import Chat
from bot.picture_rights import PictureRights
from bot.ports.messenger import Messenger
from bot.screen import Picture
from bot.showing.delivery import Delivery
from bot.showing.tending import Tender
from bot.table.automatic import chosen_action
from bot.table.platform_facts import PlatformFacts
from bot.table.table import Stage, Table
from bot.table.tables import Tables
from tests.emulators.telegram.chats import Group
from tests.emulators.telegram.clock import Clock
from tests.emulators.telegram.people import Person
from tests.emulators.telegram.server import TelegramEmulator

NAMES = ("Anna", "Ben", "Cleo", "Dan")
USUAL, HASTY = (2.0, 7.0), (0.3, 1.5)  # seconds a move
GAMES = {
    "three, usual (2 to 7 s a move)": (3, USUAL),
    "three, hasty (0.3 to 1.5 s a move)": (3, HASTY),
    "four, usual": (4, USUAL),
    "four, hasty": (4, HASTY),
}
# The queue for the whole token waits by the real clock. One table does not need it: see `bench.one_token`.
CHATS = {platform: replace(figures, per_second=None) for platform, figures in FIGURES.items()}
COUNTED = frozenset({"board edits", "board sends", "hand edits", "hand sends"})  # the calls that Telegram limits
_KINDS = {"editMessageText": "edits", "sendMessage": "sends", "answerCallbackQuery": "answers"}
DAY = 86400.0
MOST_PRESSES = 5000  # in a game; 40 hands have some 1,100


@dataclass
class Played:
    """The figures of one game."""

    hands: int = 0
    presses: int = 0
    seconds: float = 0.0
    calls: Counter[str] = field(default_factory=Counter)
    group_calls: int = 0
    worst_minute: int = 0
    refused: int = 0
    memory: dict[str, int] = field(default_factory=dict)


async def measure(*, quick: bool) -> tuple[Section, ...]:
    """Play a game at each pace; return the memory of a table, and the calls.

    A quick measurement plays one hand of the first game.
    """
    games: dict[str, Played] = {}
    for seed, (name, (people, pace)) in enumerate(GAMES.items()):
        if quick and games:
            break
        games[name] = await _played(seed, pace, people, quick=quick)
    return _memory(games), _calls(games)


async def _played(seed: int, pace: tuple[float, float], people: int, *, quick: bool) -> Played:
    async with (
        redis_server.database() as database,
        _Conversation.of(database, seed, pace, people) as conversation,
    ):
        return await conversation.game(hands=1 if quick else None)


def _memory(games: dict[str, Played]) -> Section:
    kinds = [*next(iter(games.values())).memory]
    rows: list[list[Cell]] = [[kind, *[game.memory[kind] for game in games.values()]] for kind in kinds]
    rows.append(["whole table", *[sum(game.memory.values()) for game in games.values()]])
    title = "3. Memory of a table in Redis at its end (MEMORY USAGE), bytes; the games of section 4"
    return Section(title, ("key", *games), rows)


def _calls(games: dict[str, Played]) -> Section:
    played = list(games.values())
    kinds = sorted(sum((game.calls for game in played), Counter[str]()))
    by_kind: list[list[Cell]] = [
        [kind, "a hand", *[game.calls[kind] / game.hands for game in played]] for kind in kinds
    ]
    rows: list[list[Cell]] = [
        ["hands played", "", *[game.hands for game in played]],
        ["presses", "a hand", *[game.presses / game.hands for game in played]],
        ["seconds", "a hand", *[game.seconds / game.hands for game in played]],
        *by_kind,
        ["edits and sends", "a hand", *[_counted(game) / game.hands for game in played]],
        ["calls that count in the group", "a hand", *[game.group_calls / game.hands for game in played]],
        ["the group's worst minute", "calls", *[game.worst_minute for game in played]],
        ["refused by Telegram (429 and others)", "calls", *[game.refused for game in played]],
    ]
    return Section(
        "4. Bot API calls of people in a group, polish",
        ("", "", *games),
        rows,
        (
            "Real: python-telegram-bot, emulator with Telegram's limits, budgets in Redis. Simulated: the time, which",
            "jumps to the next event, and the people, who think and then press what a built-in player would do.",
            "getUpdates is left out.",
        ),
    )


def _counted(game: Played) -> int:
    return sum(number for kind, number in game.calls.items() if kind in COUNTED)


class _Conversation:
    """People, a group and the bot."""

    def __init__(
        self, emulator: TelegramEmulator, database: CountingDatabase, bot: Bot, seed: int, people: int
    ) -> None:
        self._emulator = emulator
        self._database = database
        self._now = emulator.clock.now
        self._random = random.Random(seed)  # noqa: S311 - the same people in every run
        store, directory = RedisTables(database), RedisDirectory(database)
        pictures = PictureRights(directory)
        messenger = TelegramMessenger(bot, _no_picture, pictures, _unspoken)
        messengers: dict[str, Messenger] = {"telegram": messenger}
        chance = tables.Drawn(seed)
        self._tables = Tables(store, directory, now=self._now, chance=chance)
        limits = RedisLimits(database, CHATS)
        facts = PlatformFacts(self._tables, messengers, limits)
        service = TableService(self._tables, facts, messengers)
        delivery = Delivery(store, limits, messengers, self._now)
        self._tender = Tender(self._tables, facts, delivery, self._now)
        self._schedule = RedisSchedule(database)
        replies = Replies(messenger, limits, self._now, service.language_of)
        hands = EphemeralHands(bot, limits, self._now)
        self.poller = Poller(bot, TelegramIntake(bot, messenger, service, ADMIN_COMMANDS, replies, hands, service))
        self.pace = (0.0, 0.0)
        self._people = [emulator.user(number, name) for number, name in enumerate(NAMES[:people], start=11)]
        self._group: Group = emulator.group("Friday", self._people)

    @classmethod
    @contextlib.asynccontextmanager
    async def of(
        cls, database: CountingDatabase, seed: int, pace: tuple[float, float], people: int
    ) -> AsyncIterator["_Conversation"]:
        """Start the emulator and the bot."""
        async with TelegramEmulator(clock=Clock(rate=0)) as emulator:
            request, polling = AiohttpRequest(), AiohttpRequest(connections=4)
            bot = Bot(emulator.token, base_url=emulator.base_url, request=request, get_updates_request=polling)
            async with bot:
                conversation = cls(emulator, database, bot, seed, people)
                conversation.pace = pace
                running = asyncio.create_task(conversation.poller.run())
                try:
                    yield conversation
                finally:
                    running.cancel()
                    await asyncio.gather(running, return_exceptions=True)

    async def game(self, hands: int | None) -> Played:
        """Play a game to its end, or the given number of hands."""
        table_id = await self._seated()
        played, before, begun = Played(), Counter(self._emulator.counts), self._now()
        seen: tuple[int, float] | None = None
        while played.presses < MOST_PRESSES:
            await self._tended(table_id)
            table = (await self._tables.newest(table_id)).value
            if not table.is_live or (hands is not None and len(table.rows) >= hands):
                break
            button = self._button(table)
            if button is not None and (seen is None or seen[0] != table.decision):
                seen = (table.decision, self._now() + self._random.uniform(*self.pace))
            due = await self._next_due() or self._now() + DAY
            if button is not None and seen is not None and seen[1] <= due:
                self._wait_until(seen[1])
                person, data = button
                await person.press(person.last, data=data)
                seen = None
                played.presses += 1
            else:
                self._wait_until(due)
        else:
            raise RuntimeError("a game that does not end")
        self._count(played, table, begun, before)
        played.memory = await redis_server.memory_of(self._database, table_id)
        return played

    def _count(self, played: Played, table: Table, begun: float, before: Counter[tuple[str, int | None]]) -> None:
        played.hands, played.seconds = len(table.rows), self._now() - begun
        for (method, chat), count in (Counter(self._emulator.counts) - before).items():
            if method == "getUpdates":
                continue
            played.calls[self._kind(method, chat)] += count
            played.group_calls += count if chat == self._group.id else 0
        played.worst_minute = self._emulator.worst_minute(self._group)
        played.refused = len(self._emulator.refused())

    def _kind(self, method: str, chat: int | None) -> str:
        """Return the name under which a call is counted."""
        kind = _KINDS.get(method, method)
        return (
            kind if chat is None or method not in _KINDS else f"{'board' if chat == self._group.id else 'hand'} {kind}"
        )

    async def _seated(self) -> str:
        for person in self._people:
            person.start_bot()
        await self._handled()
        self._people[0].say(self._group, "/newgame")
        await self._handled()
        table_id = await self._tables.directory.table_of_chat(f"telegram:{self._group.id}")
        if table_id is None:
            raise RuntimeError("no table was opened")
        await self._tended(table_id)
        board = self._group.last
        for person, verb in [(person, Verb.JOIN) for person in self._people[1:]] + [(self._people[0], Verb.START)]:
            self._wait_until(self._now() + 5.0)
            data = next(button.data for button in board.buttons if button.data and decode(button.data).verb is verb)
            await person.press(board, data=data)
            await self._tended(table_id)
        return table_id

    async def _next_due(self) -> float | None:
        return next((at for _, at in await self._schedule.everywhere()), None)

    async def _handled(self) -> None:
        await self._emulator.until(lambda: not self._emulator.updates.pending, what="the updates")

    async def _tended(self, table_id: str) -> None:
        """Tend the table until nothing is due."""
        while True:
            due = await self._next_due()
            if due is None or due > self._now():
                return
            await self._tender.tend(table_id)

    def _button(self, table: Table) -> tuple[Person, str] | None:
        """Return the next person and button: the move, or a page that leads to it. None if neither is shown yet."""
        if table.stage is not Stage.PLAYING or table.to_act is None or table.seats[table.to_act].person is None:
            return None
        verb, argument = button_of(table)
        seat = table.seats[table.to_act].person
        person = next(person for person in self._people if seat is not None and str(person.id) == seat.id)
        shown = [button.data for button in person.last.buttons if button.data]
        now = [data for data in shown if decode(data).decision == table.decision]
        moves = [data for data in now if (decode(data).verb, decode(data).argument) == (verb, argument)]
        pages = [
            data for data in now if decode(data).verb is Verb.PAGE and decode(data).argument != SWITCHES_PAGE.argument
        ]
        wanted = moves[0] if moves else next(reversed(pages), None)
        return (person, wanted) if wanted is not None else None

    def _wait_until(self, moment: float) -> None:
        self._emulator.clock.advance(max(moment - self._now(), 0.0))


def button_of(table: Table) -> tuple[Verb, str]:
    """Return the button for the move of a built-in player."""
    return tables.button_for(table, chosen_action(table))


async def _unspoken(_: Chat) -> str | None:
    return None


async def _no_picture(_: Picture) -> bytes:
    raise RuntimeError("no picture was asked for")
