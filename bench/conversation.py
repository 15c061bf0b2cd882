"""Whole games in a Telegram group at people's pace: calls of the Bot API by kind, the lag of boards, and memory.

Real: python-telegram-bot over HTTP with long polling, the emulator with Telegram's limits and checks, the service, the
tender, and the budgets of calls in a real Redis. Simulated: the time, which jumps to the next event; and the people,
who think, then press the button that a built-in player would choose, if their messages show it.
"""

import asyncio
import contextlib
import random
from collections import Counter
from collections.abc import AsyncIterator, Iterable, Sequence
from dataclasses import dataclass, field, replace

from telegram import Bot

from adapters.redis.directory import RedisDirectory
from adapters.redis.limits import FIGURES, RedisLimits
from adapters.redis.schedule import RedisSchedule
from adapters.redis.store import RedisTables
from adapters.redis.windows import RedisPresence
from adapters.telegram.ephemeral import EphemeralHands
from adapters.telegram.intake import TelegramIntake
from adapters.telegram.messenger import TelegramMessenger
from adapters.telegram.polling import Poller
from adapters.telegram.replies import Replies
from adapters.telegram.transport import AiohttpRequest
from bench import redis_server, tables
from bench.lags import Lags
from bench.redis_server import CountingDatabase
from bench.report import Cell, Section
from bench.window_people import WindowPeople
from bot.asking.commands import ADMIN_COMMANDS
from bot.asking.service import TableService
from bot.codec import Verb, decode
from bot.people import Chat
from bot.people import Person as BotPerson
from bot.picture_rights import PictureRights
from bot.ports.messenger import Messenger
from bot.screen import Picture
from bot.screens.during.choosing import SWITCHES
from bot.showing.delivery import Delivery
from bot.showing.looks import TableLooks
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
IN_WINDOWS = {"one in a window": 1, "two in windows": 2, "all in windows": 3}  # of three people, as in the first game
BARS = {"two in windows": 45, "all in windows": 12}  # edits and sends a hand at most
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
    worst_private_minute: int = 0
    refused: int = 0
    edits_of_held: int = 0
    memory: list[dict[str, int]] = field(default_factory=list)
    at_the_end: dict[str, int] = field(default_factory=dict)
    log_entries: int = 0
    lags: list[tuple[str, str, Cell]] = field(default_factory=list)


async def measure(*, quick: bool) -> tuple[Section, ...]:
    """Play a game at each pace, and with people in windows; return the memory of a table, and the calls.

    A quick measurement plays one hand of the first game, and one with all three in windows.
    """
    games: dict[str, Played] = {}
    for seed, (name, (people, pace)) in enumerate(GAMES.items()):
        if quick and games:
            break
        games[name] = await _played(seed, pace, people, 0, quick=quick)
    windows = {"by buttons": next(iter(games.values()))}
    for name, number in IN_WINDOWS.items():
        if number == 3 or not quick:
            windows[name] = await _played(0, USUAL, 3, number, quick=quick)
    return _memory(list(games.values())), _calls(games), _calls_in_windows(windows)


async def _played(seed: int, pace: tuple[float, float], people: int, in_windows: int, *, quick: bool) -> Played:
    async with (
        redis_server.database() as database,
        _Conversation.of(database, seed, pace, people, in_windows) as conversation,
    ):
        return await conversation.game(hands=1 if quick else None)


def _a_hand(games: Sequence[Played], kinds: Iterable[str]) -> list[list[Cell]]:
    """Return the rows with which both tables of calls begin."""
    rows: list[list[Cell]] = [
        ["hands played", "", *[game.hands for game in games]],
        ["presses", "a hand", *[game.presses / game.hands for game in games]],
        ["seconds", "a hand", *[game.seconds / game.hands for game in games]],
    ]
    rows += [[kind, "a hand", *[game.calls[kind] / game.hands for game in games]] for kind in kinds]
    return [*rows, ["edits and sends", "a hand", *[_counted(game) / game.hands for game in games]]]


def _calls_in_windows(games: dict[str, Played]) -> Section:
    played = list(games.values())
    rows: list[list[Cell]] = [
        *_a_hand(played, sorted(COUNTED)),
        ["… at most", "", *[BARS.get(name) for name in games]],
        ["edits of hands that are held", "in all", *[game.edits_of_held for game in played]],
        ["the group's worst minute", "calls", *[game.worst_minute for game in played]],
        ["refused by Telegram", "calls", *[game.refused for game in played]],
    ]
    return Section(
        "4b. Bot API calls with people in windows, three people, polish, usual pace",
        ("", "", *games),
        rows,
        (
            "As above. Whoever plays in a window gives signs of presence, sees looks, and presses what those show;",
            "each window has drawn a version as soon as it is made. Windows are open from the first deal on.",
        ),
    )


def _memory(games: Sequence[Played]) -> Section:
    kinds = list(games[0].at_the_end)
    samples = [sample for game in games for sample in game.memory]
    ends = [game.at_the_end for game in games]

    def mean(values: Sequence[dict[str, int]], kind: str) -> float:
        return sum(value[kind] for value in values) / len(values)

    rows: list[list[Cell]] = [[kind, mean(samples, kind), mean(ends, kind)] for kind in kinds]
    rows.append(["whole table", sum(mean(samples, kind) for kind in kinds), sum(mean(ends, kind) for kind in kinds)])
    hands = ", ".join(f"{game.hands} hands, {game.log_entries} log entries" for game in games)
    return Section(
        "3. Memory of a table in Redis (MEMORY USAGE), bytes",
        ("key", "mean over a game", "at its end"),
        rows,
        (f"Mean over {len(samples)} positions, one after each press. The games: {hands}.",),
    )


def _calls(games: dict[str, Played]) -> Section:
    played = list(games.values())
    kinds = sum((game.calls for game in played), Counter[str]())
    rows: list[list[Cell]] = [
        *_a_hand(played, sorted(kinds)),
        ["calls that count in the group", "a hand", *[game.group_calls / game.hands for game in played]],
        *([*named, *[game.lags[at][2] for game in played]] for at, (*named, _) in enumerate(played[0].lags)),
        ["the group's worst minute", "calls", *[game.worst_minute for game in played]],
        ["a private chat's worst minute", "calls", *[game.worst_private_minute for game in played]],
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
        self, emulator: TelegramEmulator, database: CountingDatabase, bot: Bot, seed: int, people: int, in_windows: int
    ) -> None:
        self._emulator = emulator
        self._database = database
        self._now = emulator.clock.now
        self._random = random.Random(seed)  # noqa: S311 - the same people in every run
        store, directory = RedisTables(database), RedisDirectory(database)
        pictures = PictureRights(directory)
        messenger = TelegramMessenger(bot, _no_picture, pictures, _unspoken, windows=in_windows > 0)
        messengers: dict[str, Messenger] = {"telegram": messenger}
        chance = tables.Drawn(seed)
        self._tables = Tables(store, directory, now=self._now, chance=chance)
        limits = RedisLimits(database, CHATS)
        facts, presence = PlatformFacts(self._tables, messengers, limits), RedisPresence(database, self._now)
        service = TableService(self._tables, facts, messengers, presence=presence if in_windows else None)
        delivery = Delivery(store, limits, messengers, self._now, present=presence.at if in_windows else None)
        self._tender = Tender(self._tables, facts, delivery, self._now)
        self._schedule = RedisSchedule(database)
        replies = Replies(messenger, limits, self._now, service.language_of)
        hands = EphemeralHands(bot, limits, self._now)
        self.poller = Poller(bot, TelegramIntake(bot, messenger, service, ADMIN_COMMANDS, replies, hands, service))
        self.pace = (0.0, 0.0)
        self._people = [emulator.user(number, name) for number, name in enumerate(NAMES[:people], start=11)]
        seated = [
            BotPerson(platform="telegram", id=str(one.id), name=one.first_name, language="en")
            for one in self._people[:in_windows]
        ]
        looks = TableLooks(self._tables, messengers, presence)
        self._windows = WindowPeople(service, looks, presence, self._now, seated)
        self._group: Group = emulator.group("Friday", self._people)
        self._lags = Lags(self._group, self._people)

    @classmethod
    @contextlib.asynccontextmanager
    async def of(
        cls, database: CountingDatabase, seed: int, pace: tuple[float, float], people: int, in_windows: int
    ) -> AsyncIterator["_Conversation"]:
        """Start the emulator and the bot."""
        async with TelegramEmulator(clock=Clock(rate=0)) as emulator:
            request, polling = AiohttpRequest(), AiohttpRequest(connections=4)
            bot = Bot(emulator.token, base_url=emulator.base_url, request=request, get_updates_request=polling)
            async with bot:
                conversation = cls(emulator, database, bot, seed, people, in_windows)
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
            await self._windows.signs(table_id)
            await self._tended(table_id)
            await self._windows.signs(table_id)
            table = (await self._tables.newest(table_id)).value
            self._lags.look(table, self._now(), self._group_calls())
            if not table.is_live or (hands is not None and len(table.rows) >= hands):
                break
            played.edits_of_held = self._edits_of_held(before)  # not after the end: results aren't held back
            button = await self._button(table)
            if button is not None and (seen is None or seen[0] != table.decision):
                seen = (table.decision, self._now() + self._random.uniform(*self.pace))
            due = await self._next_due() or self._now() + DAY
            due = min(due, self._windows.next_signs) if self._windows.people else due
            if button is not None and seen is not None and seen[1] <= due:
                self._wait_until(seen[1])
                person, data = button
                self._lags.pressed(self._now(), self._group_calls())
                if str(person.id) in self._windows.people:
                    await self._windows.press(table_id, self._windows.people[str(person.id)], data)
                else:
                    await person.press(person.last, data=data)
                seen = None
                played.presses += 1
                played.memory.append(await redis_server.memory_of(self._database, table_id))
            else:
                self._wait_until(due)
        else:
            raise RuntimeError("a game that does not end")
        self._count(played, table, begun, before)
        played.at_the_end = await redis_server.memory_of(self._database, table_id)
        played.log_entries = len(await self._tables.store.log(table_id))
        return played

    def _count(self, played: Played, table: Table, begun: float, before: Counter[tuple[str, int | None]]) -> None:
        played.hands, played.seconds = len(table.rows), self._now() - begun
        for (method, chat), count in (Counter(self._emulator.counts) - before).items():
            if method == "getUpdates":
                continue
            played.calls[self._kind(method, chat)] += count
            played.group_calls += count if chat == self._group.id else 0
        played.worst_minute = self._emulator.worst_minute(self._group)
        played.worst_private_minute = max(self._emulator.worst_minute(person.chat) for person in self._people)
        played.refused = len(self._emulator.refused())
        played.lags = self._lags.rows()

    def _edits_of_held(self, before: Counter[tuple[str, int | None]]) -> int:
        """Return how often private messages of people in windows were edited."""
        made = Counter(self._emulator.counts) - before
        return sum(made["editMessageText", int(person)] for person in self._windows.people)

    def _kind(self, method: str, chat: int | None) -> str:
        """Return the name under which a call is counted."""
        kind = _KINDS.get(method, method)
        return (
            kind if chat is None or method not in _KINDS else f"{'board' if chat == self._group.id else 'hand'} {kind}"
        )

    def _group_calls(self) -> int:
        return sum(count for (_, chat), count in self._emulator.counts.items() if chat == self._group.id)

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

    async def _button(self, table: Table) -> tuple[Person, str] | None:
        """Return the next person and button: the move, or a page that leads to it. None if neither is shown yet."""
        if table.stage is not Stage.PLAYING or table.to_act is None or table.seats[table.to_act].person is None:
            return None
        verb, argument = button_of(table)
        seat = table.seats[table.to_act].person
        person = next(person for person in self._people if seat is not None and str(person.id) == seat.id)
        if str(person.id) in self._windows.people:
            shown = await self._windows.shown(table.id, self._windows.people[str(person.id)])
        else:
            shown = [button.data for button in person.last.buttons if button.data]
        now = [data for data in shown if decode(data).decision == table.decision]
        moves = [data for data in now if (decode(data).verb, decode(data).argument) == (verb, argument)]
        pages = [data for data in now if decode(data).verb is Verb.PAGE and decode(data).argument != str(SWITCHES)]
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
