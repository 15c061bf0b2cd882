"""One game by script on Telegram, on Discord and in the playground: everybody reads the same words in the same order.

The three bots shuffle with the same chance, so they deal the same cards; a share of a person's own would differ.
"""

import asyncio
import contextlib
import json
import re
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Callable
from typing import Any

import pytest
from aiohttp import ClientSession

from adapters.discord.components import MUTED as DISCORD_MUTED
from bot.codec import ButtonToken, Verb, decode
from bot.running import roles
from bot.running.settings import Settings
from tests.chat import telegram_play
from tests.chat.discord import discord_play
from tests.emulators.discord.server import DiscordEmulator
from tests.emulators.telegram.server import TelegramEmulator
from tests.web.page_client import Door, PageClient, opened_room
from tests.world.chat_room import Chances

pytestmark = [pytest.mark.slow, pytest.mark.timeout(180)]

NAMES = ("Anna", "Ben", "Cleo")
MOVES = {Verb.BID, Verb.PASS, Verb.CARD, Verb.MARRIAGE, Verb.CHOICE}
FIRST_HAND = 36  # moves: at least one whole hand and the next deal


class Seen:
    """A message as one of the platforms shows it, reduced to words and buttons."""

    def __init__(self, text: str, buttons: list[tuple[str, ButtonToken, bool]]) -> None:
        # The first line of a hand is the link to the group, which each platform writes in its own way.
        lines = re.sub(r"</(\w+):\d+>", r"/\1", text).split("\n")  # Discord's commands can be clicked
        is_hand = any(token.verb is Verb.PAGE for _, token, _ in buttons)
        self.words = re.findall(r"[^\W_]+|[♠♣♦♥]", "\n".join(lines[1:] if is_hand else lines))
        # What keeps a suit from being drawn as an emoji: the page puts it behind each itself, in suits.js.
        self.buttons = [(label.replace("\ufe0e", ""), token, legal) for label, token, legal in buttons]

    @property
    def decision(self) -> int:
        return max((token.decision for _, token, _ in self.buttons), default=-1)

    @property
    def labels(self) -> list[tuple[str, str, bool]]:
        return [(label, f"{token.verb}{token.argument}", legal) for label, token, legal in self.buttons]

    def moves(self) -> list[ButtonToken]:
        return [token for _, token, legal in self.buttons if legal and token.verb in MOVES]


class Platform(ABC):
    """What the script needs of a platform."""

    @abstractmethod
    async def open_table(self) -> None:
        """The first person types /newgame; returns when the lobby stands."""

    @abstractmethod
    async def on_board(self, person: int, verb: Verb) -> None:
        """Press a button of the board."""

    @abstractmethod
    async def in_hand(self, person: int, token: ButtonToken) -> None:
        """Press a button of one's own hand."""

    @abstractmethod
    def board(self) -> Seen:
        """The newest message of the group that has buttons."""

    @abstractmethod
    def hand(self, person: int) -> Seen | None:
        """A person's private hand."""

    @abstractmethod
    async def until(self, condition: Callable[[], Any]) -> None:
        """Wait until something is to be seen."""


@contextlib.asynccontextmanager
async def running(role: str, **settings: object) -> AsyncIterator[None]:
    stop = asyncio.Event()
    values = {"http_port": 0, "pace": 0.0, **settings}
    bot = asyncio.create_task(
        roles.run(role, Settings(_env_file=None, profile="leave", **values), stop, figures={}, chance=Chances())
    )
    try:
        yield
    finally:
        stop.set()
        await bot


class OnTelegram(Platform):
    def __init__(self, emulator: TelegramEmulator) -> None:
        self.emulator = emulator
        self.people = [emulator.user(11 + place, name) for place, name in enumerate(NAMES)]
        self.group = emulator.group("Friday", self.people)

    async def open_table(self) -> None:
        for person in self.people:
            person.start_bot()
        await self.emulator.until(lambda: all(person.inbox and person.last.from_bot for person in self.people))
        self.people[0].say(self.group, "/newgame")
        await self.emulator.until(lambda: telegram_play.with_verb(self.group.last, Verb.JOIN))

    async def on_board(self, person: int, verb: Verb) -> None:
        await telegram_play.press(self.people[person], self.group.last, verb)

    async def in_hand(self, person: int, token: ButtonToken) -> None:
        message = self._hand(person)
        await telegram_play.press(self.people[person], message, token.verb, token.argument)

    def board(self) -> Seen:
        return self._seen([message for message in self.group.shown if message.buttons][-1])

    def hand(self, person: int) -> Seen | None:
        message = self._hand(person)
        return None if message is None else self._seen(message)

    def _hand(self, person: int) -> Any:
        hands = [one for one in self.people[person].inbox if one.from_bot and one.buttons and not one.deleted]
        return hands[-1] if hands else None

    def _seen(self, message: Any) -> Seen:
        known = [(button, telegram_play.token(button)) for button in message.buttons]
        muted = telegram_play.INERT
        return Seen(
            message.text,
            [(b.text.removeprefix(muted), token, not b.text.startswith(muted)) for b, token in known if token],
        )

    async def until(self, condition: Callable[[], Any]) -> None:
        await self.emulator.until(condition, timeout=30)


class OnDiscord(Platform):
    def __init__(self, emulator: DiscordEmulator) -> None:
        self.emulator = emulator
        self.people = [emulator.user(name) for name in NAMES]
        self.channel = emulator.guild("Friends", self.people).channel("Friday")

    async def open_table(self) -> None:
        await self.people[0].command(self.channel, "newgame")
        await self.until(lambda: self.channel.messages and discord_play.has_verb(self.channel.last, Verb.JOIN))

    async def on_board(self, person: int, verb: Verb) -> None:
        await discord_play.press(self.people[person], self.channel.last, verb)

    async def in_hand(self, person: int, token: ButtonToken) -> None:
        message = self._hand(person)
        button = next(
            button
            for button in message.buttons
            if (meaning := discord_play.token(button))
            and (meaning.verb, meaning.argument) == (token.verb, token.argument)
        )
        await self.people[person].press(message, custom_id=button.custom_id)

    def board(self) -> Seen:
        boards = [message for message in self.channel.messages if message.buttons]
        return self._seen(boards[-1]) if boards else Seen("", [])

    def hand(self, person: int) -> Seen | None:
        message = self._hand(person)
        return None if message is None else self._seen(message)

    def _hand(self, person: int) -> Any:
        hands = [message for message in self.people[person].dms if message.buttons]
        return hands[-1] if hands else None

    def _seen(self, message: Any) -> Seen:
        known = [(button, discord_play.token(button)) for button in message.buttons]
        text = re.sub(r"\[([^\]]*)\]\(<?[^)]*>?\)", r"\1", message.text)
        return Seen(
            text,
            [
                (b.label.removeprefix(DISCORD_MUTED), token, not b.label.startswith(DISCORD_MUTED))
                for b, token in known
                if token
            ],
        )

    async def until(self, condition: Callable[[], Any]) -> None:
        await self.emulator.until(condition, 30)


class InPlayground(Platform):
    def __init__(self, page: PageClient) -> None:
        self.page = page
        self.inputs = 0

    async def open_table(self) -> None:
        await self._ask(type="add", name="Cleo", language="en")
        await self.until(lambda: len(self.page.people) == len(NAMES))
        await self._ask(type="say", person=self.page.people[0], chat=self.page.group, text="/newgame")
        await self.until(lambda: any(token.verb is Verb.JOIN for _, token, _ in self.board().buttons))

    async def on_board(self, person: int, verb: Verb) -> None:
        await self._press(person, self.page.group, self._board(), verb, None)

    async def in_hand(self, person: int, token: ButtonToken) -> None:
        chat = self.page.people[person]
        await self._press(person, chat, self._hand(person), token.verb, token.argument)

    async def _press(self, person: int, chat: str, message: dict[str, Any], verb: Verb, argument: str | None) -> None:
        data = next(
            button["data"]
            for row in message["rows"]
            for button in row
            if (token := decode(button["data"])).verb is verb and argument in {None, token.argument}
        )
        await self._ask(type="press", person=self.page.people[person], chat=chat, message=message["id"], data=data)

    async def _ask(self, **given: Any) -> None:
        self.inputs += 1
        await self.page.ask(id=f"input-{self.inputs:06d}", **given)

    def board(self) -> Seen:
        return self._seen(self._board())

    def hand(self, person: int) -> Seen | None:
        message = self._hand(person)
        return None if message is None else self._seen(message)

    def _board(self) -> dict[str, Any]:
        return self._last(self.page.group) or {"text": "", "rows": []}

    def _hand(self, person: int) -> Any:
        return self._last(self.page.people[person])

    def _last(self, chat: str) -> Any:
        found = self.page.messages.get(chat, {})
        drawn = [found[number] for number in sorted(found, key=int) if found[number].get("rows")]
        return drawn[-1] if drawn else None

    def _seen(self, message: dict[str, Any]) -> Seen:
        text = re.sub(r"<[^>]*>", "", message["text"])
        buttons = [
            (button["label"], decode(button["data"]), button["style"] != "muted")
            for row in message["rows"]
            for button in row
            if "data" in button
        ]
        return Seen(text, buttons)

    async def until(self, condition: Callable[[], Any]) -> None:
        await self.page.until(condition)


async def transcript(platform: Platform) -> list[Any]:
    """Play by script and write down what everybody sees after each move."""
    await platform.open_table()
    written: list[Any] = [("lobby", platform.board().words, platform.board().labels)]
    for person in (1, 2):
        seated = platform.board().words
        await platform.on_board(person, Verb.JOIN)
        await platform.until(lambda seated=seated: platform.board().words != seated)
        written.append(("joined", platform.board().words))
    await platform.on_board(0, Verb.START)
    decision = 0
    for _ in range(FIRST_HAND):
        await platform.until(lambda decision=decision: newest(platform) > decision)
        decision = newest(platform)
        await platform.until(lambda decision=decision: settled(platform, decision))
        hands = [platform.hand(person) for person in range(len(NAMES))]
        mover = next(person for person, hand in enumerate(hands) if hand is not None and hand.moves())
        token = next((one for one in hands[mover].moves() if one.verb is Verb.PASS), hands[mover].moves()[0])
        written.append(
            {
                "mover": mover,
                "move": f"{token.verb}{token.argument}",
                "board": platform.board().words,
                "buttons": platform.board().labels,
                "hand": (hands[mover].words, hands[mover].labels),  # the others' are renewed when their turn comes
            }
        )
        await platform.in_hand(mover, token)
    return written


def newest(platform: Platform) -> int:
    hands = [platform.hand(person) for person in range(len(NAMES))]
    return max((hand.decision for hand in hands if hand is not None and hand.moves()), default=-1)


def settled(platform: Platform, decision: int) -> bool:
    """Whether the board shows a decision, and of the hands that of the one who has to move alone has moves for it."""
    hands = [platform.hand(person) for person in range(len(NAMES))]
    with_moves = [hand.decision if hand is not None else None for hand in hands if hand is None or hand.moves()]
    return platform.board().decision == decision and with_moves == [decision]


async def on_telegram(redis_url: str) -> list[Any]:
    async with TelegramEmulator(enforce_limits=False) as emulator:
        settings = {"telegram_token": emulator.token, "telegram_api_url": emulator.url, "redis_url": redis_url}
        async with running("telegram", **settings):
            await emulator.until(lambda: emulator.count("getUpdates"))
            return await transcript(OnTelegram(emulator))


async def on_discord(redis_url: str) -> list[Any]:
    async with DiscordEmulator() as emulator:
        settings = {
            "discord_token": emulator.token,
            "discord_api_url": emulator.api_url,
            "discord_gateway_url": emulator.gateway_url,
            "redis_url": redis_url,
        }
        async with running("discord", **settings):
            await emulator.connected(1)
            return await transcript(OnDiscord(emulator))


async def in_playground(redis_url: str, port: int) -> list[Any]:
    async with running("web", redis_url=redis_url, http_port=port), ClientSession() as session:
        address = f"http://127.0.0.1:{port}"
        room = await entered(session, address)
        async with session.ws_connect(f"{address}/t/{room.code}/talk", headers={"Origin": address}) as socket:
            return await transcript(InPlayground(await PageClient.greeting(socket, room.key)))


async def entered(session: ClientSession, address: str) -> Door:
    async with asyncio.timeout(20):
        while True:
            try:
                return await opened_room(session, address)
            except OSError:
                await asyncio.sleep(0)


def told(written: list[Any]) -> str:
    return json.dumps(written, ensure_ascii=False, indent=1)


async def test_everybody_reads_the_same_on_every_platform(redis_url, redis_client, unused_tcp_port):
    telegram = await on_telegram(redis_url)
    await redis_client.flushall()
    discord = await on_discord(redis_url)
    await redis_client.flushall()
    playground = await in_playground(redis_url, unused_tcp_port)
    assert len(telegram) == FIRST_HAND + 3
    assert told(discord) == told(telegram)
    assert told(playground) == told(telegram)
