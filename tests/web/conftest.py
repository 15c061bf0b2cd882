"""The playground with a scripted service, for tests that need no game; and a browser, for those that need one."""

from collections.abc import AsyncIterator
from dataclasses import dataclass

import pytest
from aiohttp.test_utils import TestClient, TestServer
from fakeredis import FakeAsyncRedis
from prometheus_client import CollectorRegistry

from adapters.web.messenger import WebMessenger
from adapters.web.server import create_app
from adapters.web.storage import RedisChatLog, RedisRooms
from tests.web.page_client import PageClient
from tests.web.scripted_service import ScriptedService

COMMANDS = {
    "newgame": "Open a table",
    "join": "Take a seat",
    "addbot": "Seat a built-in player",
    "deal": "Start the game",
    "hand": "Show my hand again",
    "score": "The score sheet",
    "rules": "The rules in plain words",
    "help": "What I can do",
}


@dataclass
class Playground:
    """Everything that a test of the playground takes hold of."""

    client: TestClient
    service: ScriptedService
    chatlog: RedisChatLog
    rooms: RedisRooms
    messenger: WebMessenger
    ready: dict[str, bool]

    async def enter(self) -> str:
        """Open the front page and return the room's id."""
        answer = await self.client.get("/", allow_redirects=False)
        return answer.headers["Location"].removeprefix("/r/")

    async def open(self, room: str | None = None, **known: int) -> PageClient:
        """Open a page in a room (a new one if none is named) and connect it."""
        return await PageClient.connect(self.client, room or await self.enter(), known)


@pytest.fixture
async def redis() -> AsyncIterator[FakeAsyncRedis]:
    client = FakeAsyncRedis()
    yield client
    await client.aclose()


@pytest.fixture
async def playground(redis: FakeAsyncRedis) -> AsyncIterator[Playground]:
    chatlog, rooms = RedisChatLog(redis), RedisRooms(redis)
    messenger = WebMessenger(chatlog)
    service = ScriptedService(messenger)
    ready = {"redis": True}

    async def health() -> dict[str, bool]:
        return ready

    app = create_app(service, chatlog, rooms, health=health, registry=CollectorRegistry(), commands=lambda _: COMMANDS)
    async with TestClient(TestServer(app)) as client:
        yield Playground(client, service, chatlog, rooms, messenger, ready)
