"""People of Telegram, of Discord and of the playground with the same methods: type, read, press."""

import asyncio
import contextlib
import json
import re
import time
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from aiohttp import ClientSession

from adapters.discord.components import MUTED as DISCORD_MUTED
from bot.asking.commands import COMMANDS
from bot.codec import BadToken, ButtonToken, Verb, decode
from bot.table.choices import GAME_VERBS
from bot.texts import plain
from tests.chat import telegram_play
from tests.chat.discord import discord_play
from tests.emulators.discord import people as discord_people
from tests.emulators.telegram import chats as telegram_chats
from tests.emulators.telegram import people as telegram_people
from tests.web.page_client import PageClient, opened_room

Seen = TypeVar("Seen")
PRESSED_AGAIN = 8.0  # seconds
LOOK_EVERY = 0.01  # seconds between two looks: none of the three platforms announces the others' news


@dataclass(frozen=True)
class Key:
    """A button as a person sees it; `data` is what a press sends."""

    token: ButtonToken
    label: str
    muted: bool
    data: str


@dataclass(frozen=True)
class Sight:
    """A message as its reader sees it now."""

    source: Any
    text: str
    keys: tuple[Key, ...]

    def has(self, verb: Verb, argument: str | None = None) -> bool:
        return any(key.token.verb is verb and argument in {None, key.token.argument} for key in self.keys)

    def key(self, verb: Verb, argument: str | None = None) -> Key:
        return next(key for key in self.keys if key.token.verb is verb and argument in {None, key.token.argument})

    @property
    def words(self) -> str:
        """Only the words and numbers: each platform marks names and links in its own way."""
        text = re.sub(r"</(\w+):\d+>", r"/\1", self.text)
        text = re.sub(r"\[([^\]]*)\]\(<?[^)]*>?\)", r"\1", text)
        return " ".join(re.findall(r"[^\W_]+|[♠♣♦♥½⅓⅔]", re.sub(r"<[^>]*>", "", text)))


class Guest(ABC):
    """A person on one of the platforms, in a group there."""

    platform: str
    name: str

    @property
    @abstractmethod
    def id(self) -> str:
        """The person's id on their platform, as the bot knows it."""

    @property
    def key(self) -> str:
        return f"{self.platform}:{self.id}"

    @abstractmethod
    async def types(self, text: str, *, private: bool = False) -> None:
        """Type a command in the group, or in private."""

    @abstractmethod
    async def presses(self, sight: Sight, key: Key) -> str:
        """Press a button; return the text that popped up."""

    @abstractmethod
    def group(self) -> list[Sight]:
        """What everybody sees in the group, oldest first."""

    @abstractmethod
    def inbox(self) -> list[Sight]:
        """The messages that only this person sees, oldest first."""

    @abstractmethod
    async def files(self) -> dict[str, bytes]:
        """The files that the person has received, by name."""

    def sees(self, text: str, *, private: bool | None = None) -> Sight | None:
        """The newest message that contains a text, in the group, in private, or (None) anywhere."""
        seen = [*(self.group() if private is not True else []), *(self.inbox() if private is not False else [])]
        return next((one for one in reversed(seen) if text in one.text), None)

    def with_verb(self, verb: Verb, *, private: bool, argument: str | None = None) -> Sight | None:
        """The newest message with a button of this verb."""
        seen = self.inbox() if private else self.group()
        return next((one for one in reversed(seen) if one.has(verb, argument)), None)

    def turn(self) -> tuple[Sight, Key] | None:
        """A move that the person can make: pass where possible, else the first."""
        for sight in reversed(self.inbox()):
            choices = [key for key in sight.keys if key.token.verb in GAME_VERBS and not key.muted]
            if choices:
                return sight, next((one for one in choices if one.token.verb is Verb.PASS), choices[0])
        return None


class TelegramGuest(Guest):
    platform = "telegram"

    def __init__(self, person: telegram_people.Person, chat: telegram_chats.Group) -> None:
        self.person, self.chat, self.name = person, chat, person.first_name

    @property
    def id(self) -> str:
        return str(self.person.id)

    async def types(self, text: str, *, private: bool = False) -> None:
        self.person.say(None if private else self.chat, text)

    async def presses(self, sight: Sight, key: Key) -> str:
        answer = await self.person.press(sight.source, data=key.data)
        if answer.url is not None:
            self.person.open(answer.url)
        return answer.text or ""

    def group(self) -> list[Sight]:
        return [self._sight(one) for one in self.chat.shown]

    def inbox(self) -> list[Sight]:
        return [self._sight(one) for one in self.person.inbox]

    def _sight(self, message: Any) -> Sight:
        muted = telegram_play.INERT
        keys = [
            Key(token, one.text.removeprefix(muted), one.text.startswith(muted), one.data)
            for token, one in telegram_play.tokens(message)
        ]
        return Sight(message, message.text, tuple(keys))

    async def files(self) -> dict[str, bytes]:
        media = [one.media for one in [*self.person.inbox, *self.chat.shown] if one.media is not None]
        return {one.filename: one.content for one in media}


class DiscordGuest(Guest):
    platform = "discord"

    def __init__(self, user: discord_people.User, channel: discord_people.Channel) -> None:
        self.user, self.channel, self.name = user, channel, user.name

    @property
    def id(self) -> str:
        return str(self.user.id)

    async def types(self, text: str, *, private: bool = False) -> None:
        name, _, rest = text.removeprefix("/").partition(" ")
        where = self.user.dm if private else self.channel
        await self.user.command(where, name, **(self._option(name, rest) if rest else {}))

    def _option(self, name: str, rest: str) -> dict[str, str]:
        argument = COMMANDS[name].argument
        assert argument is not None
        return {plain("en", f"slash-argument-{argument.name}"): rest}

    async def presses(self, sight: Sight, key: Key) -> str:
        done = await self.user.press(sight.source, custom_id=key.data)
        answer = done.answer
        return answer.text if answer is not None and answer is not sight.source else ""

    def group(self) -> list[Sight]:
        return [self._sight(one) for one in self.channel.messages]

    def inbox(self) -> list[Sight]:
        alone = [one for one in self.channel.seen_by(self.user) if one.ephemeral]
        return [self._sight(one) for one in [*alone, *self.user.dms]]

    def _sight(self, message: Any) -> Sight:
        known = [(discord_play.token(one), one) for one in message.buttons]
        keys = [
            Key(token, one.label.removeprefix(DISCORD_MUTED), one.label.startswith(DISCORD_MUTED), one.custom_id)
            for token, one in known
            if token is not None
        ]
        return Sight(message, message.text, tuple(keys))

    async def files(self) -> dict[str, bytes]:
        messages = [*self.channel.seen_by(self.user), *self.user.dms]
        return {file.filename: file.data for one in messages for file in one.attachments}


class Page:
    """The page of a playground, listening all the time."""

    def __init__(self, client: PageClient, session: ClientSession, address: str) -> None:
        self.client, self.session, self.address = client, session, address
        self._inputs = 0
        self._news = asyncio.Condition()
        self.listening = asyncio.create_task(self._listen())

    async def _listen(self) -> None:
        while True:
            self.client.hear(await self.client.socket.receive_json())
            async with self._news:
                self._news.notify_all()

    async def send(self, **given: Any) -> dict[str, Any]:
        self._inputs += 1
        name = f"input-{self._inputs:06d}"
        await self.client.socket.send_json({"id": name, **given})
        async with asyncio.timeout(20), self._news:
            await self._news.wait_for(lambda: any(one.get("id") == name for one in self.client.answers))
        return next(one for one in self.client.answers if one.get("id") == name)


@contextlib.asynccontextmanager
async def room_page(address: str, *more: str) -> AsyncIterator[Page]:
    """The page of a new room with Anna and Ben, and with more people by their names, in a playground that runs."""
    async with ClientSession() as session:
        room = await opened_room(session, address)
        async with session.ws_connect(
            f"{address}/t/{room.code}/{PageClient.path}", headers={"Origin": address}
        ) as socket:
            page = Page(await PageClient.greeting(socket, room.key), session, address)
            try:
                for name in more:
                    await page.send(type="add", name=name, language="en")
                await until(lambda: len(page.client.people) == 2 + len(more), "everybody in the room")
                yield page
            finally:
                page.listening.cancel()


class PlaygroundGuest(Guest):
    platform = "web"

    def __init__(self, page: Page, place: int) -> None:
        self.page, self.place = page, place
        self.name = page.client.room["people"][place]["name"]

    @property
    def id(self) -> str:
        return self.page.client.people[self.place]

    async def types(self, text: str, *, private: bool = False) -> None:
        chat = self.id if private else self.page.client.group
        await self.page.send(type="say", person=self.id, chat=chat, text=text)

    async def presses(self, sight: Sight, key: Key) -> str:
        chat, message = sight.source
        answer = await self.page.send(type="press", person=self.id, chat=chat, message=message, data=key.data)
        return answer.get("toast") or ""

    def group(self) -> list[Sight]:
        return self._sights(self.page.client.group)

    def inbox(self) -> list[Sight]:
        return self._sights(self.id)

    def _sights(self, chat: str) -> list[Sight]:
        found = self.page.client.messages.get(chat, {})
        return [self._sight(chat, number, found[number]) for number in sorted(found, key=int)]

    def _sight(self, chat: str, number: str, message: dict[str, Any]) -> Sight:
        keys = []
        for one in (button for row in message.get("rows", ()) for button in row if "data" in button):
            try:
                token = decode(one["data"])
            except BadToken:
                continue
            keys.append(Key(token, one["label"], one["style"] == "muted", one["data"]))
        return Sight((chat, number), message["text"], tuple(keys))

    async def files(self) -> dict[str, bytes]:
        client = self.page.client
        shown = [one for chat in (client.group, self.id) for one in client.messages.get(chat, {}).values()]
        found = {}
        for document in (one["document"] for one in shown if "document" in one):
            async with self.page.session.get(f"{self.page.address}/files/{document['id']}") as answer:
                found[document["name"]] = await answer.read()
        return found


async def until(condition: Callable[[], Seen], what: str, patience: float = 30.0) -> Seen:
    """Wait until the condition holds on any of the platforms, and return its value."""
    try:
        async with asyncio.timeout(patience):
            while not (seen := condition()):  # noqa: ASYNC110 - three platforms do not tell each other
                await asyncio.sleep(LOOK_EVERY)
            return seen
    except TimeoutError:
        raise AssertionError(f"nobody saw {what}") from None


async def play(guests: Iterable[Guest], *, enough: Callable[[], object], limit: int = 3000) -> int:
    """Let everybody make moves, wherever they are, until `enough()`; return the number of moves.

    A move that has had no effect for a while is made again.
    """
    guests, done = list(guests), set()
    pressed = time.monotonic()

    def next_move() -> Any:
        if enough():
            return "enough"
        if time.monotonic() > pressed + PRESSED_AGAIN:
            done.clear()
        for guest in guests:
            move = guest.turn()
            if move is not None and (move[1].token.table, move[1].token.decision) not in done:
                return guest, *move
        return None

    for made in range(limit):
        move = await until(next_move, "a turn of their own")
        if move == "enough":
            return made
        guest, sight, key = move
        done.add((key.token.table, key.token.decision))
        with contextlib.suppress(TimeoutError):
            await guest.presses(sight, key)
        pressed = time.monotonic()
    raise AssertionError("no end in sight")


async def sit_down(guests: Sequence[Guest], rules: str = "") -> None:
    """The first opens a table, the others join, the first starts."""
    await guests[0].types(f"/newgame {rules}".strip())
    lobby = await until(lambda: guests[0].with_verb(Verb.JOIN, private=False), "a lobby")
    for guest in guests[1:]:
        await guest.presses(lobby, lobby.key(Verb.JOIN))
        lobby = await until(lambda name=guest.name: guests[0].sees(name, private=False), "the lobby with everybody")
    await guests[0].presses(lobby, lobby.key(Verb.START))


async def exported(guest: Guest, code: str) -> dict[str, Any]:
    """The record of a tournament, as a person receives it."""
    await guest.types(f"/export {code}")
    name = f"tournament-{code}.json"
    async with asyncio.timeout(20):
        while name not in (files := await guest.files()):  # noqa: ASYNC110 - as above
            await asyncio.sleep(LOOK_EVERY)
    return json.loads(files[name])
