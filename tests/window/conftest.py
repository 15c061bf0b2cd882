"""The application's windows without a browser: people sign in and connect as the page does."""

import asyncio
import contextlib
import itertools
import json
from collections.abc import AsyncIterator, Callable, Mapping
from typing import Any, Self

import pytest
from aiohttp import ClientSession, ClientWebSocketResponse
from aiohttp.test_utils import TestClient, TestServer
from prometheus_client import CollectorRegistry

from adapters.redis.allowances import RedisAllowances
from adapters.redis.directory import RedisDirectory
from adapters.redis.sessions import RedisSessions
from adapters.redis.store import RedisTables
from adapters.redis.windows import RedisAnnouncements, RedisPresence, RedisWishes
from adapters.telegram.initdata import signed_in
from adapters.web.client_site import ClientSite, Entrance
from adapters.web.health import Condition, Port
from adapters.web.parts import Parts
from adapters.web.server import create_app
from bot.asking.windows import WindowDoors
from bot.people import Person
from bot.ports.presses import Press
from bot.ports.sessions import SignedIn
from bot.screen import Answer
from bot.showing.looks import TableLooks
from tests.web.made_views import MOVES
from tests.web.views_heard import ViewsHeard, choices_of
from tests.window.signing import signed
from tests.world.chat_room import NoLimits, World

TOKEN = "42:not-a-real-token"
HOST = "table.example"
PLACE = "-5217373913205213581"  # Telegram's own name for the group
INPUTS = itertools.count(1)  # of all windows, as pages choose the ids of inputs at random
ORIGIN = {"Host": HOST, "Origin": f"https://{HOST}"}


class Worked:
    """The service, with a worker that tends the table after each press."""

    def __init__(self, world: World) -> None:
        self._world = world

    async def act(self, press: Press) -> Answer:
        answer = await self._world.service.act(press)
        await self._world.tend(press.window or None)
        return answer

    def __getattr__(self, name: str) -> Any:
        return getattr(self._world.service, name)


class WindowClient:
    """One open window, with everything received so far."""

    def __init__(self, socket: ClientWebSocketResponse) -> None:
        self.socket = socket
        self.room: dict[str, Any] = {}
        self.replies: dict[str, dict[str, Any]] = {}
        self.answers: dict[str, dict[str, Any]] = {}
        self.frames: list[dict[str, Any]] = []
        self.views = ViewsHeard()
        self.refused = ""

    @classmethod
    async def connect(
        cls,
        client: TestClient | ClientSession,
        session: str,
        table: str = "",
        headers: Mapping[str, str] = ORIGIN,
    ) -> Self:
        window = cls(await client.ws_connect("/app/talk", headers=headers))
        await window.socket.send_json({"key": session, "table": table})
        await window.until(lambda: bool((window.view and window.room) or window.refused))
        return window

    @property
    def seen(self) -> str:
        """Everything that the server has sent, as one text."""
        return json.dumps(self.frames, ensure_ascii=False)

    @property
    def view(self) -> dict[str, Any]:
        """What the window shows of its table; empty without one."""
        return self.views.view(self.room.get("table", "")) or {}

    @property
    def hand(self) -> dict[str, Any] | None:
        """What the person's own seat sees; None without a seat."""
        own: dict[str, Any] | None = self.view.get("own")
        return own

    @property
    def is_due(self) -> bool:
        """Whether the person is to move."""
        return "own" in self.view.get("question", {}) and bool(self.offered)

    def act(self, kind: str) -> str:
        """The data of the first act of this kind under the hand. Raises LookupError if there is none."""
        for act in (act for row in (self.hand or {}).get("acts", ()) for act in row):
            if act["kind"] == kind:
                return str(act["data"])
        raise LookupError(kind)

    @property
    def buttons(self) -> list[dict[str, Any]]:
        """Every button of the table, of what stands in its place, and of the replies."""
        view, own = self.view, self.view.get("own", {})
        lobby = [[act["button"] | {"kind": act["kind"]} for act in view.get("lobby", {}).get("acts", ())]]
        over = [view.get("over", {}).get("onward", ())]
        screens = [view.get("paper", {}), *self.replies.values()]
        rows = [*view.get("acts", ()), choices_of(view), *own.get("acts", ()), *lobby, *over]
        return [button for row in [*rows, *(row for one in screens for row in one.get("rows", ()))] for button in row]

    def button(self, does: str) -> dict[str, Any]:
        """The first button of this kind. Raises LookupError if there is none."""
        for button in self.buttons:
            if does in {button.get("does"), button.get("kind")}:
                return button
        raise LookupError(does)

    async def until(self, condition: Callable[[], object]) -> None:
        async with asyncio.timeout(30):
            while not condition():
                found = await self.socket.receive_json()
                self.hear(found)
                if found["type"] == "view" and found["version"]:
                    with contextlib.suppress(ConnectionError):  # this may be the last message of the server
                        await self.socket.send_json({"type": "there", "id": "there", "drawn": found["version"]})

    @property
    def offered(self) -> list[dict[str, Any]]:
        """The choices of the hand that make a move."""
        return [choice for choice in choices_of(self.view) if makes_a_move(choice)]

    async def moves(self) -> None:
        """Make the first move that the hand offers."""
        await self.until(lambda: self.is_due)
        before = self.hand
        await self.press(self.offered[0]["data"], chat="me")
        await self.until(lambda: self.hand is not before)

    def hear(self, frame: dict[str, Any]) -> None:
        self.frames.append(frame)
        if frame["type"] == "room":
            self.room = frame
        elif frame["type"] == "refused":
            self.refused = frame["why"]
        elif frame["type"] == "view":
            self.views.hear(frame)
        elif frame["type"] == "answer":
            self.answers[frame["id"]] = frame
            for message in [*frame.get("replies", ()), *([frame["instead"]] if "instead" in frame else ())]:
                self.replies[message["id"]] = message

    async def send(self, **given: Any) -> dict[str, Any]:
        """Send an input and wait for its answer."""
        name = given.setdefault("id", f"input{next(INPUTS)}")
        self.answers.pop(name, None)
        await self.socket.send_json(given)
        await self.until(lambda: name in self.answers)
        return self.answers[name]

    async def press(self, data: str, message: str = "0", chat: str = "table", **more: Any) -> dict[str, Any]:
        return await self.send(type="press", person="me", chat=chat, message=message, data=data, **more)

    async def do(self, command: str) -> dict[str, Any]:
        return await self.send(type="do", person="me", chat="table", command=command)


def makes_a_move(choice: dict[str, Any]) -> bool:
    return choice["kind"] in MOVES and choice.get("style") != "muted"


class Clients:
    """The Telegram clients of all people."""

    def __init__(self, client: TestClient, world: World) -> None:
        self.client = client
        self.world = world

    def data(self, person: Person, *, age: float = 0.0, **fields: Any) -> str:
        user = {"id": int(person.id), "first_name": person.name, "language_code": person.language}
        return signed(TOKEN, {"user": user, "auth_date": str(int(self.world.time - age)), **fields})

    async def enter(self, data: str) -> tuple[int, dict[str, Any]]:
        answer = await self.client.post("/app/enter", json={"platform": "telegram", "data": data}, headers=ORIGIN)
        assert answer.headers["Cache-Control"] == "no-store"
        return answer.status, await answer.json()

    async def session(self, person: Person, **fields: Any) -> str:
        status, entered = await self.enter(self.data(person, **fields))
        assert status == 200, entered
        return str(entered["session"])

    async def open(self, person: Person, table: str = "", **fields: Any) -> WindowClient:
        """Sign in and open a window."""
        return await WindowClient.connect(self.client, await self.session(person, **fields), table)


@pytest.fixture
def world(redis_database) -> World:
    world = World(RedisTables(redis_database), RedisDirectory(redis_database), NoLimits())
    world.room.windows = True
    world.presence = RedisPresence(redis_database, lambda: world.time)
    world.restart()
    return world


def somebody(world: World, number: int, name: str) -> Person:
    """A person with a number as id, as on Telegram."""
    return world.person(name).model_copy(update={"id": str(number)})


@pytest.fixture
def people(world) -> list[Person]:
    return [somebody(world, 7000011 + number, name) for number, name in enumerate(("Anna", "Ben", "Cleo"))]


@pytest.fixture
async def clients(world, redis_database) -> AsyncIterator[Clients]:
    presence = world.presence
    looks = TableLooks(world.tables, world.messengers, presence)
    sessions = RedisSessions(redis_database, clock=lambda: world.time)
    allowances = RedisAllowances(redis_database)
    doors = WindowDoors(world.tables, world.facts, world.messengers, allowances, RedisWishes(redis_database))

    async def read(data: str, _sender: str) -> SignedIn:
        return signed_in(data, TOKEN, world.time)

    async def health() -> Condition:
        return Condition({})

    async def told(_: str) -> Mapping[str, Any]:
        return {"commands": {}}

    parts = Parts(
        service=Worked(world),
        doors=doors,
        looks=looks,
        presence=presence,
        announcements=RedisAnnouncements(redis_database),
        told=told,
        allowances=allowances,
        now=lambda: world.time,
    )
    port = Port(health, CollectorRegistry(), public=f"https://{HOST}")
    app = create_app(ClientSite(parts, port, Entrance({"telegram": read}, sessions, sessions.nonce)), port)
    async with TestClient(TestServer(app)) as client:
        yield Clients(client, world)


@pytest.fixture
async def table(world, people) -> str:
    """The code of a table at which three people are playing."""
    await world.says(people[0], "/newgame")
    for person in people[1:]:
        await world.presses(person, world.board.button("join"))
    await world.presses(people[0], world.board.button("start"))
    await world.passes(6.0)
    return await world.table_id()


@pytest.fixture
def eve(world):
    """Somebody who isn't in the group."""
    eve = somebody(world, 66, "Eve")
    world.room.departed.add(eve.key)
    return eve


@pytest.fixture
async def open_chat(world, people, table):
    """A game whose chat shows its board to whoever opens a window there."""
    await world.presses(people[0], world.board.button("score"), place=PLACE)
    return table
