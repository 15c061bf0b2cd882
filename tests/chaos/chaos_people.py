"""Scripted people: groups that open tables, play from what they see, and press again when no answer comes."""

import asyncio
import random
from collections.abc import Iterable
from contextlib import suppress

from bot.codec import ButtonToken, Verb
from bot.table.table import Table
from tests.chat.telegram_play import moves
from tests.chat.telegram_play import tokens as tokens_of
from tests.emulators.telegram.chats import Chat, Group
from tests.emulators.telegram.messages import Button, Message
from tests.emulators.telegram.people import Answer, Person, Press
from tests.emulators.telegram.server import TelegramEmulator

PATIENCE = 16.0  # seconds that a person waits for the answer to a press: Telegram refuses later answers
ASK_AGAIN = 3.0  # seconds until a command without effect is typed again …
LONGEST_ASK = 24.0  # … doubled each time up to this: each answer takes a call of the group's budget from its board
GAMES = (  # typed after /newgame; the target is appended, low enough for games that end
    "polish lock.enabled=no",
    "polish_pagat lock.enabled=no",
    "russian barrel.at=90",
    "lviv barrel.at=90",
    "skoroszow lock.enabled=no",
    "german_1001",
)


class Party:
    """Friends in one group. They play one game after another until `stopped` is set."""

    def __init__(self, emulator: TelegramEmulator, number: int, seed: int) -> None:
        self.emulator = emulator
        self.number = number
        self.chance = random.Random(f"{seed} party {number}")
        ids = range(1000 * (number + 1), 1000 * (number + 1) + 3)
        self.people = [emulator.user(id_, f"P{id_}", language_code="en") for id_ in ids]
        kind = "supergroup" if number % 3 == 2 else "group"
        self.group: Group = emulator.group(f"Group {number}", self.people, type=kind)
        self.code = ""
        self.tables: list[str] = []
        self.moves = 0
        self.games = 0
        self._done: set[tuple[str, int]] = set()
        self._of_the_past: set[Message] = set()  # messages sent for a state that the bot has lost
        self._times_back = 0
        self.calm = asyncio.Event()  # people press only while it is set
        self.idle = asyncio.Event()

    async def live(self) -> None:
        """Play until cancelled."""
        for person in self.people:
            person.start_bot()
        while True:
            while not self.code or self._over():
                await self._open()
            if self._in_lobby():
                await self._fill()
            await self._turn()

    async def rest(self) -> None:
        """Stop the people from pressing; return when nobody waits for an answer any more."""
        self.calm.clear()
        self.emulator.changed()
        await self.idle.wait()

    def go_on(self) -> None:
        """Let the people press again."""
        self.idle.clear()
        self.calm.set()

    def forget_moves(self) -> None:
        """Forget which moves were made: an older state has come back."""
        self._done.clear()

    def set_back(self, since: float, until: float, tables: Iterable[Table]) -> None:
        """Note that the bot lost what happened between `since` and `until`, and has these tables."""
        self.forget_moves()
        self._times_back += 1
        chats = [self.group, *self._earlier_groups()]
        for chat in (*chats, *(person.chat for person in self.people)):
            self._of_the_past |= {one for one in chat.messages if since <= one.versions[0].time <= until}
        here = {str(chat.id) for chat in chats}
        live = [table for table in tables if table.is_live and here & {chat.id for chat in table.chats}]
        self.code = live[0].id if live else ""
        if self.code and self.code not in self.tables:
            self.tables.append(self.code)

    def _earlier_groups(self) -> list[Chat]:
        return [
            chat for chat in self.emulator.chats.values() if isinstance(chat, Group) and chat.migrated_to is self.group
        ]

    def _in_group(self) -> list[Message]:
        return [message for message in self.group.shown if message not in self._of_the_past]

    def _inbox(self, person: Person) -> list[Message]:
        return [message for message in person.inbox if message not in self._of_the_past]

    @property
    def board(self) -> Message:
        """The newest message in the group with buttons of the table. Raises LookupError."""
        for message in reversed(self._in_group()):
            if any(token.table == self.code for token, _ in tokens_of(message)):
                return message
        raise LookupError("no board")

    def _over(self) -> bool:
        return any("🏆" in message.text for message in self._in_group()[-4:]) and self._code_of_over() == self.code

    def _code_of_over(self) -> str:
        for message in reversed(self._in_group()):
            if "🏆" in message.text:
                return next((token.table for token, _ in tokens_of(message)), "")
        return ""

    async def _breath(self) -> None:
        """Wait here while people must not press."""
        if not self.calm.is_set():
            self.idle.set()
            await self.calm.wait()
        self.idle.clear()

    # ---------------------------------------------------------------------------------------------------- the lobby

    async def _open(self) -> None:
        """Open a table. Repeat whatever has no effect."""
        if self.code:
            self.games += 1
        before, times, patience = self.code, self._times_back, ASK_AGAIN
        rules = self.chance.choice(GAMES)
        while not (code := self._lobby_code(before)):
            await self._breath()
            if self._times_back != times:
                return
            self.people[0].say(self.group, f"/newgame {rules} game.target={self.chance.randrange(100, 300)}")
            await self._sees(lambda: self._lobby_code(before), patience)
            patience = min(2 * patience, LONGEST_ASK)
        if self._times_back == times:
            self.code = code
            self.tables.append(code)

    async def _fill(self) -> None:
        """Fill the seats and start. Repeat whatever has no effect."""
        while self._in_lobby():
            await self._breath()
            missing = [person for person in self.people[1:] if person.first_name not in self._board_text()]
            who, verb = (missing[0], Verb.JOIN) if missing else (self.people[0], Verb.START)
            try:
                button = next(button for token, button in tokens_of(self.board) if token.verb is verb)
            except (LookupError, StopIteration):
                await self._sees(lambda: not self._in_lobby())
                continue
            answer = await self._press(who, self.board, button)
            if answer is not None and answer.url:
                who.open(answer.url)
            if verb is Verb.JOIN:
                await self._sees(lambda who=who: who.first_name in self._board_text())
            else:
                await self._sees(lambda: not self._in_lobby())

    def _in_lobby(self) -> bool:
        try:
            return any(token.verb is Verb.JOIN for token, _ in tokens_of(self.board))
        except LookupError:
            return False

    def _board_text(self) -> str:
        try:
            return self.board.text
        except LookupError:
            return ""

    def _lobby_code(self, before: str) -> str:
        """The code of the lobby shown in the group, empty if there is none."""
        for message in reversed(self._in_group()):
            for token, _ in tokens_of(message):
                if token.verb is Verb.JOIN and token.table != before:
                    return token.table
        return ""

    # ----------------------------------------------------------------------------------------------------- the game

    async def _turn(self) -> None:
        await self._breath()
        move = self._next_move()
        if move is None:
            await self._sees(lambda: self._next_move() or self._over(), 2.0)
            await self._ask_for_hands()
            if self.chance.random() < 0.1:
                await self._antic()
            return
        person, message, token, button = move
        if self.chance.random() < 0.1:
            await self._antic()
        if self.chance.random() < 0.1:  # a double tap: two presses, which land on two workers
            twin = person.press(message, data=button.data)
            answer = await self._press(person, message, button)
            await self._answered(twin)
        else:
            answer = await self._press(person, message, button)
        if answer is not None and answer.text is None:
            self._done.add((token.table, token.decision))
            self.moves += 1
        else:
            await self._sees(lambda: self._next_move() != move, 1.0)

    async def _ask_for_hands(self) -> None:
        """Anybody who sees no hand (the message was deleted) asks for it."""
        for person in self.people:
            if person.blocked or self._over() or not self.calm.is_set():
                continue
            if not any(token.table == self.code for message in self._inbox(person) for token, _ in tokens_of(message)):
                person.say(None, "/hand")
                await self._sees(lambda person=person: person.inbox and person.inbox[-1].buttons, 1.0)

    def _next_move(self) -> tuple[Person, Message, ButtonToken, Button] | None:
        for person in self.people:
            if person.blocked:
                continue
            for message in reversed(self._inbox(person)):
                choices = [choice for choice in moves(message) if choice[0].table == self.code]
                if not choices:
                    continue
                token, button = self._preferred(choices)
                if (token.table, token.decision) in self._done:
                    break
                return person, message, token, button
        return None

    def _preferred(self, choices: list[tuple[ButtonToken, Button]]) -> tuple[ButtonToken, Button]:
        """The choice for a decision, always the same one: mostly low bids and passes, any card."""
        bids = (Verb.BID,) if choices[0][0].decision % 4 == 0 else ()
        for verb in (*bids, Verb.PASS, Verb.LOOK):
            for token, button in choices:
                if token.verb is verb:
                    return token, button
        return choices[choices[0][0].decision % len(choices)] if choices[0][0].verb is not Verb.BID else choices[0]

    async def _antic(self) -> None:
        """Do something that changes nothing: look at the hand, press an old button, press out of turn."""
        person = self.chance.choice(self.people)
        messages = [*self.group.shown[-3:], *([] if person.blocked else person.inbox[-2:])]
        buttons = [
            (message, button)
            for message in messages
            for token, button in tokens_of(message)
            if token.verb in {Verb.HAND, Verb.SCORE, Verb.CARD, Verb.BID, Verb.PASS}
        ]
        if buttons:
            await self._press(person, *self.chance.choice(buttons))

    # ------------------------------------------------------------------------------------------------------ patience

    async def _press(self, person: Person, message: Message, button: Button) -> Answer | None:
        return await self._answered(person.press(message, data=button.data))

    async def _answered(self, press: Press) -> Answer | None:
        await self._sees(lambda: press.answer, PATIENCE)
        return press.answer

    async def _sees(self, what, patience: float = ASK_AGAIN) -> None:
        """Wait until the condition holds, the people are told to rest, or the patience is used up."""
        with suppress(TimeoutError):
            await self.emulator.until(lambda: not self.calm.is_set() or what(), timeout=patience)
