"""A tournament evening on one token of Telegram: how long until everybody has cards, how long a round takes.

Real: the service, the worker, tending and delivery, and the budgets of calls with their scripts, on fakeredis.
Simulated: the time; Telegram as in `bench.one_token`; and people who move as soon as they see that it is their turn and
have thought for 0.3 to 1.5 s. They move as the built-in player of level easy would; the commit is that of a press.
"""

import asyncio
import random
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from statistics import median

import fakeredis

from adapters.redis.database import Database
from adapters.redis.limits import TELEGRAM
from bench import one_token, simulated, tables
from bench.report import Cell, Section
from bot.asking.service import TableService
from bot.codec import ButtonToken, Verb, decode, encode
from bot.people import Chat, Person
from bot.ports.directory import Directory
from bot.ports.presses import Command, Press, Pressed
from bot.screen import Screen
from bot.screens.tournament.settings import AS_IT_IS
from bot.table.change import TableChange
from bot.table.playing import play
from bot.table.table import Table
from bot.table.tables import Tables
from engine import game, players, rules, view
from engine.actions import Deal, parse
from engine.cards import deck

PEOPLE = (30, 90, 300)
HANDS = 1  # that each table plays here; a whole game has as many as `_hands_of_a_game` says
THINKING = (0.3, 1.5)  # seconds
AT_MOST = 1800.0  # simulated seconds
GAMES = 12
HOME = Chat(platform="telegram", id="-1000", title="Club")
MINUTE = 60.0


def measure(*, quick: bool) -> Iterator[Section]:
    """Let a tournament of each size draw a round and play a hand of it."""
    hands = _hands_of_a_game(1 if quick else GAMES)
    for count in (9,) if quick else PEOPLE:
        yield _section(simulated.run(_played(count), tables.NOW), count, hands)


def _section(seen: "_Evening", count: int, hands: float) -> Section:
    return Section(
        "11. A tournament on one token, simulated time",
        (
            "people",
            "s from the draw to everybody's cards",
            "s for one hand, last table",
            "median table",
            f"min a round ({hands:.0f} hands a game)",
            "calls a minute in the home chat, most",
            "refused",
            "kB stored, tournament",
            "ms a draw",
        ),
        [[f"{count:,}", *seen.cells(hands)]],
        (
            f"Tables of three, skoroszow; each plays {HANDS} hand, and a whole game is taken for as many times longer",
            "as its median number of hands among built-in players. People think for 0.3 to 1.5 s a move.",
        ),
    )


def _hands_of_a_game(games: int) -> float:
    """Return the median number of hands of a game of skoroszow among built-in players."""
    found = []
    for seed in range(games):
        chance = random.Random(seed)  # noqa: S311
        state = game.new(rules.build("skoroszow", {}), 3, 0)
        hands = 0
        while state.phase != "game_over" and hands < 100:
            if state.phase == "deal":
                hands += 1
                pack = list(deck(state.rules.table.deck))
                chance.shuffle(pack)
                state, _ = game.apply(state, Deal(tuple(pack)))
                continue
            seat = state.to_act
            if seat is None:
                break
            state, _ = game.apply(state, parse(players.choose(view.view(state, seat).as_json(), "normal", state.rules)))
        found.append(hands)
    return median(found)


@dataclass
class _Evening(one_token._Played):  # noqa: SLF001 - the same people's other evening
    """What people saw of a tournament."""

    code: str = ""
    drawn: float = 0.0
    first_cards: dict[str, float] = field(default_factory=dict)
    done: dict[str, float] = field(default_factory=dict)
    home_calls: list[float] = field(default_factory=list)
    stored: int = 0
    draw_ms: float = 0.0

    def cells(self, hands: float = 1.0) -> list[Cell]:
        """Return a row of the table."""
        ends = [at - self.drawn for at in self.done.values()]
        return [
            max(self.first_cards.values(), default=0.0) - self.drawn,
            max(ends, default=0.0),
            median(ends) if ends else None,
            max(ends, default=0.0) / HANDS * hands / MINUTE,
            max(Counter(int(at // MINUTE) for at in self.home_calls).values(), default=0),
            self.refused,
            self.stored / 1000,
            self.draw_ms,
        ]


class _Telegram(one_token._Telegram):  # noqa: SLF001
    """The other end, which also tells who sees that it is their turn."""

    def __init__(self, seen: _Evening) -> None:
        super().__init__(seen)
        self._evening = seen
        self.turns: dict[str, asyncio.Queue[ButtonToken]] = {}

    async def _called(self, chat: Chat, screen: Screen | None) -> None:
        await super()._called(chat, screen)
        if not chat.private:
            self._evening.home_calls.append(time.time())

    def _show(self, chat: Chat, screen: Screen, now: float) -> None:
        if not chat.private:
            return
        tokens = [decode(button.data) for row in screen.rows for button in row if button.data is not None]
        if any(token.table != self._evening.code for token in tokens):  # a table's
            self._evening.first_cards.setdefault(chat.id, now)
        moves = [token for token in tokens if token.verb in {Verb.BID, Verb.PASS, Verb.CARD, Verb.CHOICE, Verb.LOOK}]
        if moves and chat.id in self.turns:
            self.turns[chat.id].put_nowait(moves[0])


async def _played(count: int) -> _Evening:
    """Draw a round for so many people, and play some hands of it."""
    seen = _Evening()
    database = Database(fakeredis.FakeAsyncRedis(version=(7,), protocol=2))
    telegram = _Telegram(seen)
    people = [Person(platform="telegram", id=str(10_000 + number), name=f"P{number}") for number in range(count)]
    async with one_token.running(database, telegram, TELEGRAM) as bot:
        seen.code = code = await _gathered(bot.service, bot.tables.directory, people)
        telegram.turns = {person.id: asyncio.Queue() for person in people}
        before = time.perf_counter()
        await bot.service.act(_press(people[0], encode(ButtonToken(code, 0, Verb.START, AS_IT_IS)), "start"))
        seen.draw_ms = (time.perf_counter() - before) * 1000
        await bot.service.act(_press(people[0], encode(ButtonToken(code, 1, Verb.DEAL)), "deal"))
        seen.drawn = time.time()
        stored = await bot.tables.store.load(code)
        seen.stored = len(stored.body) if stored is not None else 0
        moving = [asyncio.create_task(_moves(person, bot.tables, telegram, seen)) for person in people]
        await asyncio.wait(moving, timeout=AT_MOST, return_when=asyncio.FIRST_COMPLETED)
        for task in moving:
            task.cancel()
        await asyncio.gather(*moving, return_exceptions=True)
    return seen


async def _gathered(service: TableService, directory: Directory, people: Sequence[Person]) -> str:
    """Open a tournament, and let everybody join; return its code."""
    for person in people:
        await directory.save_person(person.key, {"private": True})
    await service.act(Press(people[0], HOME, "open", Command("tournament", "Evening rounds=5 timer=10m pause=off")))
    code = str((await directory.chat(HOME.key))["tournament"])
    for person in people:
        await service.act(_press(person, encode(ButtonToken(code, 0, Verb.JOIN)), f"join-{person.id}"))
    await asyncio.sleep(30.0)
    return code


def _press(person: Person, data: str, name: str) -> Press:
    return Press(person, HOME, name, Pressed(data))


async def _moves(person: Person, live: Tables, telegram: _Telegram, seen: _Evening) -> None:
    """Move whenever one's own message shows that it is one's turn, until the hands are played."""
    thinking = random.Random(int(person.id))  # noqa: S311
    last = (-1, "")
    while True:
        token = await telegram.turns[person.id].get()
        if (token.decision, token.table) == last or token.table in seen.done:
            continue
        last = (token.decision, token.table)
        await asyncio.sleep(thinking.uniform(*THINKING))
        await live.change(token.table, lambda table: _moved(table, person, seen))
        if len(seen.done) == len(telegram.turns) // 3:
            return


def _moved(table: Table, person: Person, seen: _Evening) -> TableChange:
    index = table.seat_of(person.key)
    if table.to_act != index or index is None or table.game is None:
        return TableChange(table)
    if sum(row.counts for row in table.rows) >= HANDS:
        seen.done.setdefault(table.id, time.time())
        return TableChange(table)
    chosen = parse(players.choose(view.view(table.game, index).as_json(), "easy", table.game.rules))
    played, entry = play(table, chosen, time.time())
    return TableChange(played, log=(entry,))
