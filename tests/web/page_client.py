"""The page of a group chat without a browser: a test sends what `static/` sends over the WebSocket."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from typing import Any, ClassVar, NamedTuple, Self

from aiohttp import ClientSession, ClientWebSocketResponse
from aiohttp.test_utils import TestClient

from tests.web.views_heard import ViewsHeard


class Door(NamedTuple):
    """The credentials of a browser in a room."""

    code: str
    key: str


async def opened_room(session: ClientSession, address: str, people: int = 2) -> Door:
    """Open a room with so many people in a playground that runs elsewhere."""
    async with session.post(f"{address}/new", json={"people": people}, headers={"Origin": address}) as answer:
        return Door(answer.headers["Location"].removeprefix("/t/"), (await answer.json())["key"])


@contextlib.asynccontextmanager
async def page_at(address: str, door: Door | None = None) -> AsyncIterator["PageClient"]:
    """A page with its own browser, of a playground that runs elsewhere; in a room of its own unless one is given."""
    async with ClientSession(headers={"Origin": address}) as session:
        room = door or await opened_room(session, address)
        async with session.ws_connect(f"{address}/t/{room.code}/{PageClient.path}") as socket:
            yield await PageClient.greeting(socket, room.key)


class PageClient:
    """One connection of a page, with everything received so far."""

    path: ClassVar[str] = "chat/talk"  # of the connection, in a room

    def __init__(self, socket: ClientWebSocketResponse) -> None:
        self.socket = socket
        self.room: dict[str, Any] = {}
        self.messages: dict[str, dict[str, dict[str, Any]]] = {}
        self.answers: list[dict[str, Any]] = []
        self.wholes: list[str] = []  # the chats that came whole
        self.refused = ""
        self.reactions: list[dict[str, Any]] = []
        self.views = ViewsHeard()
        self.said: list[dict[str, Any]] = []
        self.door = Door("", "")

    @classmethod
    async def connect(cls, client: TestClient, door: Door) -> Self:
        """Connect to a room and wait for its description, or for a refusal."""
        headers = {"Origin": str(client.make_url("/").origin())}
        socket = await client.ws_connect(f"/t/{door.code}/{cls.path}", headers=headers)
        connected = await cls.greeting(socket, door.key)
        connected.door = door
        return connected

    @classmethod
    async def greeting(cls, socket: ClientWebSocketResponse, key: str, **more: str) -> Self:
        """Send the greeting over a connection."""
        page = cls(socket)
        await socket.send_json({"key": key, **more})
        await page.until(lambda: bool(page.room or page.refused))
        return page

    @property
    def people(self) -> list[str]:
        """The ids of the people that this page plays."""
        return [one["id"] for one in self.room["people"] if one["mine"]]

    @property
    def group(self) -> str:
        """The id of the group chat."""
        return self.room["group"]

    def texts(self, chat: str) -> list[str]:
        """The texts of a chat's messages, oldest first."""
        found = self.messages.get(chat, {})
        return [found[number]["text"] for number in sorted(found, key=int)]

    async def until(self, condition: Callable[[], bool]) -> None:
        """Listen until a condition holds."""
        async with asyncio.timeout(5):
            while not condition():
                self.hear(await self.socket.receive_json())

    def hear(self, frame: dict[str, Any]) -> None:
        """Process one message of the server."""
        if frame["type"] == "room":
            self.room = frame
        elif frame["type"] == "refused":
            self.refused = frame["why"]
        elif frame["type"] == "changes":
            if frame["whole"]:
                self.wholes.append(frame["chat"])
                self.messages[frame["chat"]] = {}
            known = self.messages.setdefault(frame["chat"], {})
            for message in frame["messages"]:
                if message.get("deleted"):
                    known.pop(message["id"], None)
                else:
                    known[message["id"]] = message
        elif frame["type"] == "view":
            self.views.hear(frame)
        elif frame["type"] == "said":
            self.said = [*(() if frame["whole"] else self.said), *frame["lines"]]
        elif frame["type"] == "reaction":
            self.reactions.append(frame)
        else:
            self.answers.append(frame)

    async def send(self, **given: Any) -> dict[str, Any]:
        """Send an input and return the answer to it."""
        await self.socket.send_json(given)
        heard = len(self.answers)
        await self.until(lambda: any(answer["id"] == given["id"] for answer in self.answers[heard:]))
        return next(answer for answer in self.answers[heard:] if answer["id"] == given["id"])

    async def say(self, text: str, *, id: str, person: int = 0, chat: str | None = None) -> dict[str, Any]:  # noqa: A002
        """Type a line as one of the people, by default in the group."""
        return await self.send(type="say", id=id, person=self.people[person], chat=chat or self.group, text=text)

    async def close(self) -> None:
        """Close the connection."""
        await self.socket.close()
