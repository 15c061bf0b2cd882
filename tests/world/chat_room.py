"""The application on a platform without a network, for tests: its chats remember everything, a test sets the clock."""

import asyncio
import itertools
from collections.abc import Callable
from dataclasses import dataclass, field

from adapters.redis.windows import RedisPresence
from bot.asking.service import TableService
from bot.chance import Chance
from bot.codec import Verb, decode
from bot.people import Chat, Person
from bot.ports.allowances import Allowances
from bot.ports.messenger import Gone, Messenger, NotDelivered
from bot.ports.presses import Command, Press, Pressed
from bot.ports.store import TableStore
from bot.screen import Answer, Button, Reply, Screen, Style
from bot.showing.delivery import Delivery
from bot.showing.tending import Tender
from bot.strangers.queue import RULES
from bot.table.choices import GAME_VERBS, known_choice
from bot.table.platform_facts import PlatformFacts
from bot.table.table import Table
from bot.table.tables import Tables

ELSEWHERE = Chat(platform="telegram", id="-200", title="Another group")


@dataclass
class Sent:
    """A message as it is now, with its earlier contents."""

    id: str
    chat: Chat
    screen: Screen
    before: list[Screen] = field(default_factory=list)
    deleted: bool = False

    @property
    def is_nudge(self) -> bool:
        """Whether it only makes a phone buzz: the first hand of a game does so too, but has buttons."""
        return self.screen.pings and not self.buttons

    @property
    def buttons(self) -> list[Button]:
        return [button for row in self.screen.rows for button in row]

    def button(self, verb: str, argument: str | None = None) -> Button:
        for button in self.buttons:
            if button.data is None:
                continue
            token = decode(button.data)
            if token.verb == verb and argument in {None, token.argument}:
                return button
        raise AssertionError(f"no button {verb}{argument or ''} among {[button.label for button in self.buttons]}")


class ChatRoom(Messenger):
    """A messenger that keeps all messages. `refuse` returns the error for a call to a chat, or None."""

    def __init__(self, platform: str, *, must_start: bool = False) -> None:
        self.platform = platform
        self.messages: list[Sent] = []
        self.loud: list[Sent] = []  # messages that made phones buzz, as they were sent
        self.replies: list[tuple[Chat, Reply]] = []
        self.calls: list[tuple[str, str]] = []
        self.must_start = must_start
        self.windows = False  # whether tables can be opened in a window
        self.refuse: Callable[[str, Chat], NotDelivered | None] = lambda call, chat: None
        self.slow: dict[str, asyncio.Event] = {}  # chats whose calls wait for the event
        self.departed: set[str] = set()
        self.admins: set[tuple[str, str]] = set()  # the keys of a chat and of its admin
        self.asked_about: list[str] = []  # of whom it was asked whether they are admins
        self.threads: Threads = Threads(self)
        self.chatter = 0  # messages of others below the bot's last one
        self.tells_nothing = False  # whether the platform hides a chat's members, as from a bot that isn't an admin
        self._ids = itertools.count(1)

    def seen_in(self, chat: Chat) -> list[Sent]:
        return [message for message in self.messages if message.chat.key == chat.key and not message.deleted]

    def board(self, chat: Chat) -> Sent:
        return self.seen_in(chat)[-1]

    def hand_of(self, person: Person) -> Sent:
        """The newest private message to a person with buttons; without any, the newest that is no nudge."""
        sent = [one for one in self.seen_in(self._private(person)) if not one.is_nudge]
        return ([one for one in sent if one.buttons] or sent)[-1]

    def loud_in(self, chat: Chat) -> list[Sent]:
        """The messages that have made phones buzz in a chat, deleted ones too."""
        return [one for one in self.loud if one.chat.key == chat.key]

    def nudges_in(self, chat: Chat) -> list[Sent]:
        return [one for one in self.seen_in(chat) if one.is_nudge]

    def _private(self, person: Person) -> Chat:
        return Chat(platform=self.platform, id=f"dm-{person.id}", private=True)

    async def private_chat(self, person: Person) -> Chat:
        return self._private(person)

    async def send(self, chat: Chat, screen: Screen, *, nonce: str) -> str:
        await self._called("send", chat)
        self.messages.append(Sent(str(next(self._ids)), chat, screen))
        if screen.pings:
            self.loud.append(Sent(self.messages[-1].id, chat, screen))
        return self.messages[-1].id

    async def edit(self, chat: Chat, message: str, screen: Screen) -> str:
        await self._called("edit", chat)
        for sent in self.messages:
            if sent.id == message and not sent.deleted:
                sent.before.append(sent.screen)
                sent.screen = screen
                return message
        raise Gone("edit")

    async def delete(self, chat: Chat, message: str) -> None:
        await self._called("delete", chat)
        for sent in self.messages:
            if sent.id == message:
                sent.deleted = True

    async def without_buttons(self, chat: Chat, message: str) -> None:
        await self._called("without buttons", chat)
        for sent in self.messages:
            if sent.id == message:
                sent.screen = sent.screen.model_copy(update={"rows": ()})

    async def reply(self, chat: Chat, reply: Reply) -> None:
        self.replies.append((chat, reply))

    def link_to(self, chat: Chat, message: str | None) -> str | None:
        return f"https://chat.example/{chat.id}"

    def below(self, chat: Chat, message: str) -> int:
        return self.chatter + sum(int(sent.id) > int(message) for sent in self.seen_in(chat))

    def window_link(self, code: str) -> str | None:
        return f"https://t.me/bot?startapp=t_{code}" if self.windows else None

    def start_link(self, payload: str) -> str | None:
        return f"https://chat.example/start?{payload}" if self.must_start else None

    async def is_member(self, chat: Chat, person: Person) -> bool | None:
        return None if self.tells_nothing else person.key not in self.departed

    async def is_admin(self, chat: Chat, person: Person) -> bool:
        self.asked_about.append(person.key)
        return (chat.key, person.key) in self.admins

    async def _called(self, call: str, chat: Chat) -> None:
        self.calls.append((call, chat.key))
        if chat.key in self.slow:
            await self.slow[chat.key].wait()
        refusal = self.refuse(call, chat)
        if refusal is not None:
            raise refusal


class Threads:
    """Implements `bot.ports.messenger.MakesThreads`; remembers the threads in the order of calls."""

    def __init__(self, room: ChatRoom) -> None:
        self._room = room
        self.opened: list[tuple[Chat, str]] = []
        self.closed: list[Chat] = []

    async def open_thread(self, chat: Chat, title: str) -> Chat:
        await self._room._called("open", chat)
        thread = chat.model_copy(update={"thread": str(7000 + len(self.opened))})
        self.opened.append((thread, title))
        return thread

    async def close_thread(self, thread: Chat) -> None:
        await self._room._called("close", thread)
        self.closed.append(thread)


class Chances:
    """Chance with the same numbers in each run of a test."""

    def __init__(self, seed: int = 0) -> None:
        self._count = seed * 1_000_003

    def token(self, size: int) -> bytes:
        self._count += 1
        return self._count.to_bytes(8, "big").rjust(size, b"\x07")

    def below(self, limit: int) -> int:
        self._count += 1
        return (self._count * 2654435761 >> 7) % limit


class World:
    """The application on one store, with people who type and press; a test lets time pass."""

    patience = 60.0  # seconds: on a busy machine too, a pass ends with all its calls made

    code = ""  # of the table begun by the test
    presence: RedisPresence | None = None  # the people with an open window

    def __init__(self, store, directory, limits, *, must_start: bool = False) -> None:
        self.time = 1_700_000_000.0
        self.room = ChatRoom("telegram", must_start=must_start)
        self.other_room = ChatRoom("discord")
        self.messengers = {"telegram": self.room, "discord": self.other_room}
        self.store = store
        self.directory = directory
        self.limits = limits
        self.chance = Chances()
        self.restart()
        self.group = Chat(platform="telegram", id="-100", title="Friday")
        self._inputs = itertools.count(1)

    def restart(self) -> None:
        """Start a new process, which remembers nothing."""
        self.service = self.another_service()
        self.tables, self.facts = self.service.tables, self.service.facts
        present = self.presence.at if self.presence is not None else None
        self.delivery = Delivery(
            self.store,
            self.limits,
            self.messengers,
            lambda: self.time,
            patience=self.patience,
            present=present,
            in_front=present,
            directory=self.directory,
        )
        plans = self.service.plans
        self.tender = Tender(self.tables, self.facts, self.delivery, lambda: self.time, plans=plans)

    def another_service(
        self, store: TableStore | None = None, chance: Chance | None = None, allowances: Allowances | None = None
    ) -> TableService:
        """Return the service of a new process."""
        tables = Tables(store or self.store, self.directory, now=lambda: self.time, chance=chance or self.chance)
        facts = PlatformFacts(tables, self.messengers, self.limits)
        return TableService(
            tables, facts, self.messengers, allowances=allowances, presence=self.presence, strangers=RULES
        )

    def person(self, name: str, *, platform: str = "telegram", language: str = "en") -> Person:
        return Person(platform=platform, id=name.lower(), name=name, language=language)

    def persons(self, names: str) -> list[Person]:
        """Return several people by their names, separated by blanks."""
        return [self.person(name) for name in names.split()]

    @property
    def board(self) -> Sent:
        """The newest message in the group."""
        return self.room.board(self.group)

    async def seats(self, names: str, command: str = "/newgame", *, start: bool = False) -> list[Person]:
        """Let the first of several people open a table and the others join; return them."""
        people = self.persons(names)
        await self.says(people[0], command)
        for person in people[1:]:
            await self.presses(person, self.board.button(Verb.JOIN))
        if start:
            await self.presses(people[0], self.board.button(Verb.START))
        return people

    async def says(
        self,
        person: Person,
        text: str,
        *,
        chat: Chat | None = None,
        admin: bool = False,
        message: str | None = None,
        edited: bool = False,
        mentioned: tuple[tuple[str, str], ...] = (),
        **press,
    ) -> Answer:
        """Type a command. `message` names the message it's typed in, `edited` says that it was edited into this.

        `mentioned` are words that mention a person, with the person's key.
        """
        name, _, args = text.removeprefix("/").partition(" ")
        command = Command(name, args, message=message, edited=edited, mentioned=mentioned)
        return await self._act(person, command, chat or self.group, admin=admin, **press)

    async def says_yes(self, person: Person, text: str, *, chat: Chat | None = None, admin: bool = False) -> Answer:
        """Type a command that asks for confirmation, and confirm it."""
        (reply,) = (await self.says(person, text, chat=chat, admin=admin)).replies
        return await self.presses(person, reply.screen.rows[0][0], chat=chat, admin=admin)

    async def presses(
        self, person: Person, button: Button | str, *, chat: Chat | None = None, message: str | None = None, **press
    ) -> Answer:
        data = button if isinstance(button, str) else button.data
        return await self._act(person, Pressed(data, message), chat or self.group, **press)

    async def _act(self, person, what, chat, *, input_id=None, **press) -> Answer:
        input_id = input_id or f"input-{next(self._inputs)}"
        answer = await self.service.act(Press(person, chat, input_id, what, **press))
        await self.tend()
        return answer

    async def table_id(self, chat: Chat | None = None) -> str:
        found = await self.directory.table_of_chat((chat or self.group).key)
        assert found is not None
        return found

    async def table(self, table_id: str | None = None) -> Table:
        return await self.tables.table(table_id or await self.table_id())

    async def mover(self, table_id: str | None = None) -> Person:
        """The person who is to move."""
        table = await self.table(table_id)
        person = None if table.to_act is None else table.seats[table.to_act].person
        assert person is not None
        return person

    async def begin(self) -> str:
        """Let three people sit down by the lobby's buttons and start; return the table's code."""
        people = [self.person(name) for name in ("Anna", "Ben", "Cleo")]
        await self.says(people[0], "/newgame")
        await self.passes(2.0)
        for person in people[1:]:
            await self.presses(person, self.room.board(self.group).button(Verb.JOIN))
        await self.presses(people[0], self.room.board(self.group).button(Verb.START))
        await self.passes(6.0)
        return await self.table_id()

    async def tend(self, table_id: str | None = None) -> None:
        table_id = table_id or await self.directory.table_of_chat(self.group.key)
        if table_id is not None:
            await self.tender.tend(table_id)

    async def skips(self, table_id: str, seconds: float = 6.0) -> None:
        """Let time pass in one step."""
        self.time += seconds
        await self.tender.tend(table_id)

    async def passes(self, seconds: float, table_id: str | None = None) -> None:
        """Let time pass in steps, tending a table as a worker would: whenever it is due, and at the end."""
        table_id = table_id or await self.table_id()
        end, due = self.time + seconds, 0.0
        while self.time < end:
            self.time = min(self.time + 0.5, end)
            if self.time >= min(due, end) or self.tender.under_way:
                due = await self.tender.tend(table_id) or 0.0


def goes_on_by_itself(table: Table) -> bool:
    """Whether nobody has to choose anything now."""
    return table.to_act is None or known_choice(table) is not None


def pressable(screen: Screen) -> list[Button]:
    """Return the buttons that make a move now."""
    return [
        button
        for row in screen.rows
        for button in row
        if button.data and button.style is not Style.MUTED and decode(button.data).verb in GAME_VERBS
    ]


class NoLimits:
    async def take(self, chat, now, caller=None):
        return 0.0

    async def take_question(self, platform, now, caller=None):
        return 0.0

    async def block(self, chat, until):
        pass

    async def flooded(self, chat, now, until):
        pass
