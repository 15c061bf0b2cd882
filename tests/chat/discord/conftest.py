"""Discord on loopback with a bot in it: a real discord.py, and a service that answers by script."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass, field, replace

import pytest

from adapters.discord import answering
from adapters.discord.client import DiscordClient
from adapters.discord.messenger import DiscordMessenger
from adapters.discord.running import start
from adapters.redis.directory import RedisDirectory
from bot.asking.commands import COMMANDS
from bot.people import Person
from bot.ports.presses import Command, Press
from bot.screen import Answer, Picture
from tests.emulators.discord.server import DiscordEmulator

PIXEL = bytes.fromhex(
    "89504e470d0a1a0a0000000d4948445200000001000000010806000000 1f15c4890000000a49444154789c6360000000020001"
    "e221bc330000000049454e44ae426082"
)
MENUS = {
    "en": {"newgame": "open a table", "hand": "show my cards", "help": "what I can do", "join": "take a seat"},
    "pl": {"newgame": "otwórz stół", "hand": "pokaż karty", "help": "co umiem", "join": "usiądź"},
}
TRIED = {
    **{name: COMMANDS[name] for name in ("newgame", "join", "hand", "seed")},
    "help": replace(COMMANDS["help"], asks_admin=True),
}


@dataclass
class ScriptedService:
    """Remembers every input and gives the answers that the test has set: commands by name, buttons by their data."""

    presses: list[Press] = field(default_factory=list)
    answers: dict[str, Answer | Callable[[Press], Awaitable[Answer]] | Exception] = field(default_factory=dict)
    opened: list[Person] = field(default_factory=list)
    closed: list[Person] = field(default_factory=list)
    chats_opened: list[str] = field(default_factory=list)

    async def act(self, press: Press) -> Answer:
        self.presses.append(press)
        key = press.what.name if isinstance(press.what, Command) else press.what.data
        answer = self.answers.get(key, Answer())
        if isinstance(answer, Exception):
            raise answer
        return answer if isinstance(answer, Answer) else await answer(press)

    async def chat_moved(self, platform: str, old_id: str, new_id: str) -> None:
        raise NotImplementedError

    async def chat_opened(self, chat: str) -> None:
        self.chats_opened.append(chat)

    async def private_chat_opened(self, person: Person) -> None:
        self.opened.append(person)

    async def private_chat_closed(self, person: Person) -> None:
        self.closed.append(person)


@dataclass
class RunningBot:
    """The adapter as it runs."""

    messenger: DiscordMessenger
    service: ScriptedService
    directory: RedisDirectory

    @property
    def client(self) -> DiscordClient:
        return self.messenger._client  # type: ignore[return-value]


async def draw(picture: Picture) -> bytes:
    return PIXEL


@contextlib.asynccontextmanager
async def running_bot(
    emulator: DiscordEmulator,
    directory: RedisDirectory,
    *,
    registered: bool = True,
    **options,
) -> AsyncIterator[RunningBot]:
    """Start the adapter and stop it again. By default its commands are already registered."""
    service = ScriptedService()
    before = len(emulator.gateway.connected)
    async with contextlib.AsyncExitStack() as stack:
        messenger, connection = await start(
            stack,
            token=emulator.token,
            service=service,
            directory=directory,
            **{
                "draw": draw,
                "commands": TRIED,
                "menus": MENUS,
                **options,
            },
        )
        try:
            await emulator.connected(before + len(options.get("shard_ids") or range(emulator.shards)))
            if registered:
                await asyncio.gather(*(one for one in asyncio.all_tasks() if one.get_name() == "discord commands"))
            yield RunningBot(messenger, service, directory)
        finally:
            connection.cancel()
            await asyncio.gather(connection, return_exceptions=True)


@pytest.fixture(autouse=True)
def unhurried(monkeypatch):
    """Nothing counts as slow, except in tests that set it: a busy machine must not cause deferred answers."""
    monkeypatch.setattr(answering, "DEFER_AFTER", 60.0)


@pytest.fixture
async def emulator() -> AsyncIterator[DiscordEmulator]:
    async with DiscordEmulator() as emulator:
        with emulator.redirected():
            yield emulator


@pytest.fixture
def anna(emulator):
    return emulator.user("Anna", locale="pl")


@pytest.fixture
def ben(emulator):
    return emulator.user("Ben", locale="en-GB")


@pytest.fixture
def club(emulator, anna, ben):
    return emulator.guild("Club", [anna, ben], locale="pl")


@pytest.fixture
def channel(club):
    return club.channel("table")


@pytest.fixture
def directory(redis_database) -> RedisDirectory:
    return RedisDirectory(redis_database)


@pytest.fixture
async def bot(emulator, channel, directory) -> AsyncIterator[RunningBot]:
    async with running_bot(emulator, directory) as bot:
        yield bot


@pytest.fixture
def service(bot) -> ScriptedService:
    return bot.service


@pytest.fixture
def messenger(bot) -> DiscordMessenger:
    return bot.messenger
