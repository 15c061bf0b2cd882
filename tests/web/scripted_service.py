"""A scripted service instead of a game: it shows every kind of screen and notes the presses that reach it."""

import asyncio
from collections.abc import Callable

from bot.codec import BadToken, Verb, decode
from bot.people import Chat, Person
from bot.pictures import ScoreChart
from bot.ports.presses import Command, Press, StudyRequest
from bot.screen import Answer, Picture, Reply, Screen, Style
from bot.views.lobby import LobbyView
from bot.views.table import TableView
from tests.web.hands import button, hand, table, with_people
from tests.web.made_tables import MadeTables
from tests.web.made_views import MadeHand, lobby_view

HANDS = (
    ["AS", "TS", "KS", "QS", "JD", "9D", "AH", "KC"],
    ["AD", "TD", "KD", "QD", "JH", "9H", "TH", "9S"],
    ["AC", "TC", "QC", "JC", "9C", "KH", "QH", "JS"],
)


class ScriptedService:
    """A lobby, then a hand in which everybody may play any card. The first player of a trick always wins it."""

    def __init__(self, tables: MadeTables) -> None:
        self.tables = tables
        self.presses: list[Press] = []
        self.opened: list[Person] = []
        self.gate: asyncio.Event | None = None
        self.failures = 0
        self.answers: dict[str, Callable[[Press], Answer]] = {}
        self.group: Chat | None = None
        self.board: str | None = None
        self.hands: dict[str, str] = {}
        self._forget()

    def _forget(self) -> None:
        self.people: list[Person | None] = []
        self.cards: list[list[str]] = []
        self.trick: list[tuple[int, str]] = []
        self.turn = 0
        self.decision = 1

    def hold(self) -> None:
        """Delay all answers until `release`."""
        self.gate = asyncio.Event()

    def release(self) -> None:
        """Answer again, starting with the delayed presses."""
        if self.gate is not None:
            self.gate.set()
            self.gate = None

    async def act(self, press: Press) -> Answer:
        self.presses.append(press)
        if self.gate is not None:
            await self.gate.wait()
        if self.failures:
            self.failures -= 1
            raise ConnectionError
        if isinstance(press.what, StudyRequest):
            return self.answers[press.what.part](press)
        if isinstance(press.what, Command):
            return await self._obey(press, press.what)
        return await self._press(press, press.what.data)

    async def private_chat_opened(self, person: Person) -> None:
        self.opened.append(person)

    async def private_chat_closed(self, person: Person) -> None:
        raise NotImplementedError

    async def chat_moved(self, platform: str, old_id: str, new_id: str) -> None:
        raise NotImplementedError

    async def _obey(self, press: Press, command: Command) -> Answer:
        if command.name in self.answers:
            return self.answers[command.name](press)
        match command.name:
            case "newgame":
                self._forget()
                self.group = press.chat
                self.people = [press.person]
                self.board = await self.tables.show(press.chat, self._lobby())
            case "join":
                return await self._join(press.person)
            case "addbot":
                self.people.append(None)
                await self._refresh()
            case "deal":
                await self._deal()
            case "rules" | "help":
                text = "<b>Thousand</b>\nThree players, 24 cards and the marriages.\n<i>First to 1000 wins.</i>"
                return Answer(replies=(Reply(screen=Screen(text=text)),))
            case "score":
                return Answer(replies=(Reply(screen=self._score(), private=False),))
            case "export":
                reply = Reply(screen=Screen(text="The record"), document=("game.json", b'{"hands": []}'))
                return Answer(replies=(reply,))
            case "loud":
                return Answer(toast="Nobody can be kicked during a game.", alert=True)
            case _:
                return Answer(toast=f"There is no /{command.name}. Try /help")
        return Answer()

    async def _press(self, press: Press, data: str) -> Answer:
        try:
            token = decode(data)
        except BadToken:
            return Answer(toast="This button is not mine")
        if token.verb.value in self.answers:
            return self.answers[token.verb.value](press)
        match token.verb:
            case Verb.JOIN:
                return await self._join(press.person)
            case Verb.ADD_BUILT_IN:
                self.people.append(None)
                await self._refresh()
            case Verb.START:
                await self._deal()
            case Verb.CARD:
                return await self._play(press.person, int(token.argument))
            case Verb.PASS:
                return Answer(toast="You passed")
            case _:
                return Answer(toast=f"Pressed {token.verb.name}")
        return Answer()

    async def _join(self, person: Person) -> Answer:
        if person in self.people:
            return Answer(toast="You sit here already")
        self.people.append(person)
        await self._refresh()
        return Answer(toast="Welcome")

    async def _deal(self) -> None:
        self.cards = [list(hand) for hand in HANDS]
        self.decision += 1
        await self._refresh()
        for seat, person in enumerate(self.people):
            if person is not None:
                self.hands[person.id] = await self.tables.show(private(person), self._hand(seat))

    async def _play(self, person: Person, place: int) -> Answer:
        if person not in self.people or not self.cards:
            return Answer(toast="You do not sit at this table")
        seat = self.people.index(person)
        if seat != self.turn:
            return Answer(toast=f"{self._name(self.turn)} is to play")
        self.trick = [] if len(self.trick) == 3 else self.trick
        self.trick.append((seat, self.cards[seat].pop(place)))
        self.turn = (seat + 1) % 3
        while self.people[self.turn] is None and self.cards[self.turn] and len(self.trick) < 3:
            self.trick.append((self.turn, self.cards[self.turn].pop(0)))
            self.turn = (self.turn + 1) % 3
        self.decision += 1
        await self._refresh()
        for index, one in enumerate(self.people):
            if one is not None:
                await self.tables.show(private(one), self._hand(index), again=self.hands[one.id])
        return Answer()

    async def _refresh(self) -> None:
        assert self.group is not None
        assert self.board is not None
        shown = self._table() if self.cards else self._lobby()
        await self.tables.show(self.group, shown, again=self.board)

    def _name(self, seat: int) -> str:
        person = self.people[seat]
        return person.name if person is not None else "Bot 1"

    def _lobby(self) -> LobbyView:
        sitting = [(self._name(index), one.key if one is not None else "") for index, one in enumerate(self.people)]
        acts = [button("Join", Verb.JOIN), button("Leave", Verb.LEAVE), button("Add a bot", Verb.ADD_BUILT_IN)]
        return lobby_view(
            sitting, [*acts, button("Rules", Verb.RULES), button("Start", Verb.START, style=Style.PRIMARY)]
        )

    def _table(self) -> TableView:
        names = [self._name(seat) for seat in range(3)]
        board = table(f"{names[self.turn]} is to play", names=names, to_act=self.turn, trick=self.trick)
        return with_people(board, [one.key if one is not None else "" for one in self.people])

    def _hand(self, seat: int) -> MadeHand:
        cards = self.cards[seat]
        legal = cards if seat == self.turn else []
        return hand(cards, legal, [button("Nudges: on", Verb.NUDGES)], decision=self.decision)

    def _score(self) -> Screen:
        data = ScoreChart(names=("Anna", "Ben", "Bot 1"), totals=((120, 20, 10), (-30, 60, 40)), zone=900)
        picture = Picture(data=data, description="Totals over two hands")
        return Screen(text="<pre> #  Anna   Ben  Bot 1\n 1   120    20     10</pre>", picture=picture)


def private(person: Person) -> Chat:
    """The private chat of a person, as the playground has it."""
    return Chat(platform="web", id=person.id, private=True, title=person.name)
