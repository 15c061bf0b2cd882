"""The playground with a scripted service, and a browser.

All tests here share one event loop with the browser's driver: starting a driver takes longer than most tests.
"""

import time
from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any, Self

import pytest
import pytest_asyncio
from aiohttp import ClientResponse
from aiohttp.test_utils import TestClient, TestServer
from aiohttp.web import Application
from fakeredis import FakeAsyncRedis
from playwright.async_api import Browser, Page
from prometheus_client import CollectorRegistry
from redis import Redis as Store
from redis.asyncio import Redis

from adapters.redis.allowances import RedisAllowances
from adapters.redis.connection import connect
from adapters.redis.database import Database
from adapters.web.boards import BoardParts
from adapters.web.connections import Proxies
from adapters.web.guest_site import GuestSite
from adapters.web.health import Condition, Port
from adapters.web.messenger import WebMessenger
from adapters.web.parts import Parts
from adapters.web.rooms import new_key
from adapters.web.server import create_app
from adapters.web.storage import RedisChatLog, RedisRooms
from bot.asking.boards import BoardService
from bot.chance import SystemChance
from bot.finished.fair_queue import FairQueue
from bot.finished.weighing import Weighing
from bot.ports.allowances import Unlimited
from bot.screen import Picture
from tests.web.browser import connected, opened, running_chromium
from tests.web.guest_window import GuestWindow
from tests.web.made_tables import MadeDoors, MadeTables
from tests.web.page_client import Door, PageClient
from tests.web.playground_moves import running_playground
from tests.web.scripted_service import ScriptedService
from tests.web.word_of_tables import Doors, Word

HERE = Path(__file__).parent
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


class Playground:
    """The playground around a scripted service, and its parts; `client` asks the one that is served."""

    client: TestClient

    def __init__(self, redis: Redis) -> None:
        self._redis = redis
        self.chatlog, self.rooms = RedisChatLog(redis), RedisRooms(redis)
        self.messenger = WebMessenger(self.chatlog)
        self.word = Word()
        self.tables = MadeTables(self.messenger, self.word.announce)
        self.service = ScriptedService(self.tables)
        self.condition = Condition({"redis": True})

    async def health(self) -> Condition:
        return self.condition

    def app(
        self, *, framed_by: str = "", proxies: Proxies = (), told: Mapping[str, Any] | None = None, **parts: Any
    ) -> Application:
        """Build the playground, with the made-up table unless `parts` has other looks."""

        async def telling(_: str) -> Mapping[str, Any]:
            return {"commands": COMMANDS, **(told or {})}

        made = Parts(
            service=self.service,
            doors=MadeDoors(self.tables),
            looks=self.tables,
            presence=Doors(lambda _: None),
            announcements=self.word,
            told=telling,
            allowances=RedisAllowances(Database(self._redis)),
        )
        port = Port(self.health, CollectorRegistry(), proxies=proxies)
        return create_app(GuestSite(replace(made, **parts), port, self.chatlog, self.rooms, framed_by), port)

    @asynccontextmanager
    async def served(self, **settings: Any) -> AsyncIterator[Self]:
        """Serve the playground with these settings."""
        async with TestClient(TestServer(self.app(**settings))) as self.client:
            yield self

    @property
    def origin(self) -> dict[str, str]:
        """The header that a browser adds to requests of our page."""
        return {"Origin": str(self.client.make_url("/").origin())}

    async def enter(self, **headers: str) -> Door:
        """Create a room as the page does."""
        answer = await self.client.post("/new", headers={**self.origin, **headers})
        return Door(answer.headers["Location"].removeprefix("/t/"), (await answer.json())["key"])

    async def open(self, door: Door | None = None) -> PageClient:
        """Connect a page to a room, or to a new room."""
        return await PageClient.connect(self.client, door or await self.enter())

    async def window(self, door: Door | None = None) -> GuestWindow:
        """Open a window of a place, or of a new one."""
        return await GuestWindow.connect(self.client, door or await self.enter())

    def address(self, door: Door) -> str:
        """The link that opens a room's group chat with its key."""
        return str(self.client.make_url(f"/t/{door.code}/chat#key={door.key}"))

    async def post(self, address: str, **body: object) -> ClientResponse:
        """Send a POST as the page does."""
        return await self.client.post(address, json=body, headers=self.origin)

    async def invited(self, host: Door) -> str:
        """Create an invitation as the host; return the link's secret."""
        answer = await (await self.post(f"/t/{host.code}/invite", key=host.key)).json()
        return str(answer["address"]).removeprefix(f"/t/{host.code}#invited=")

    async def seated(self, host: Door, name: str, language: str = "en") -> Door:
        """Seat a friend with a new invitation."""
        guest = Door(host.code, new_key())
        body = {"invitation": await self.invited(host), "key": guest.key, "name": name, "language": language}
        assert (await self.post(f"/t/{host.code}/seat", **body)).status == 201
        return guest


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if HERE in item.path.parents and pytest_asyncio.is_async_test(item):
            item.add_marker(pytest.mark.asyncio(loop_scope="session"), append=False)
        names = getattr(item, "fixturenames", [])
        if "page" in names:
            # The page is made last, so it is closed before its server. While a page is still connecting, asyncio up to
            # 3.11 leaks the connection that it accepts at the moment in which the server closes.
            names.append(names.pop(names.index("page")))


@pytest_asyncio.fixture(loop_scope="session")
async def redis_database(redis_url: str) -> AsyncIterator[Database]:
    database = connect(redis_url)
    yield database
    await database.close()


@pytest_asyncio.fixture(loop_scope="session")
async def redis() -> AsyncIterator[FakeAsyncRedis]:
    client = FakeAsyncRedis()
    yield client
    await client.aclose()


@pytest_asyncio.fixture(loop_scope="session")
async def playground(redis: FakeAsyncRedis) -> AsyncIterator[Playground]:
    weighing = Weighing()
    boards = BoardService(weighing, FairQueue(), Unlimited(), SystemChance(), time.time)
    async with Playground(redis).served(board=BoardParts(boards, drawn)) as playground:
        yield playground
    await weighing.close()


async def drawn(_: Picture) -> bytes:
    """Draw nothing."""
    return b""


@pytest.fixture(scope="session")
def chromium() -> Iterator[str]:
    """The address of a browser. Each worker of pytest-xdist starts only one, as starting takes seconds."""
    with running_chromium() as address:
        yield address


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def browser(chromium: str) -> AsyncIterator[Browser]:
    """The browser with its driver."""
    async with connected(chromium) as browser:
        yield browser


@pytest_asyncio.fixture(loop_scope="session")
async def page(browser: Browser) -> AsyncIterator[Page]:
    """A page of a real browser. The test fails if the console shows an error."""
    wrong: list[str] = []
    async with opened(browser, viewport={"width": 1280, "height": 900}, locale="en-GB") as page:
        page.set_default_timeout(10_000)
        page.on("pageerror", lambda error: wrong.append(str(error)))
        page.on("console", lambda message: wrong.append(message.text) if message.type == "error" else None)
        yield page
    # Tests may cut the network or use up the rooms. Any other error is a fault, e.g. a violation of the page's policy.
    expected = ("net::", "WebSocket connection", "status of 429")
    assert [line for line in wrong if not any(part in line for part in expected)] == []


@pytest.fixture(autouse=True)
def rooms_can_be_opened(request: pytest.FixtureRequest) -> None:
    """Forget the rooms opened before: every page has one address, which may open only some rooms in a while."""
    if "address" in request.fixturenames:
        with Store.from_url(request.getfixturevalue("redis_server").url) as store:
            for key in store.scan_iter("limit:uses:opening:*"):
                store.delete(key)


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def address(redis_server) -> AsyncIterator[str]:
    """A playground for several tests; each opens its own room."""
    async with running_playground(redis_server.url) as (_, address):
        yield f"{address}/"
