"""Open pages. Each has a WebSocket that brings inputs in and carries the changes of its chats out.

A page may read and do what the people of its key may. The key is checked again for each input and each message sent.
"""

import asyncio
import logging
from collections import defaultdict
from collections.abc import Awaitable, Callable
from typing import Annotated, Any

from aiohttp import WSCloseCode, WSMsgType, web
from pydantic import Field, StringConstraints, TypeAdapter, ValidationError

from adapters.web.chatlog import Frozen, Unavailable
from adapters.web.connections import sender
from adapters.web.intake import Input, Intake, Named, There
from adapters.web.rooms import Room, digest, room_of
from adapters.web.storage import RedisChatLog, RedisRooms
from adapters.web.view import message_view, room_view
from bot.stopping import ended

log = logging.getLogger(__name__)

INPUT_LIMIT = 16_384  # bytes of one input
PAGES_LIMIT = 20  # open pages of one key
HELLO_PATIENCE = 10.0  # seconds in which a page has to send its key
QUEUE_LIMIT = 64  # waiting inputs of one page
HEARTBEAT = 20.0  # seconds
CLOSE_PATIENCE = 1.0  # seconds in which a page has to close its side

_inputs: TypeAdapter[Any] = TypeAdapter(Input)

Key = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{0,64}$")]


class Hello(Frozen):
    """The first message of a page: its key, and what it knows already."""

    key: Key = ""
    """The secret key that plays its people; empty if it has none."""

    since: dict[str, int] = Field(default_factory=dict)
    """The newest revision that the page knows, by chat."""


class Pages:
    """All open pages of this process."""

    def __init__(self, chatlog: RedisChatLog, rooms: RedisRooms, intake: Intake) -> None:
        self.chatlog = chatlog
        self.rooms = rooms
        self.intake = intake
        self.open: defaultdict[str, set[_Page]] = defaultdict(set)  # by the room's code
        self._closing = False

    async def follow(self) -> None:
        """Wake the pages of a room whenever one of its chats changes. Runs until cancelled."""
        async for chat in self.chatlog.changed():
            for page in self._all() if chat is None else self.open.get(room_of(chat), ()):
                page.mark(chat)

    async def close(self) -> None:
        """Close every page and take no new ones, so that no open page delays the exit. Pages reconnect later."""
        self._closing = True
        await asyncio.gather(*(page.leave(code=WSCloseCode.GOING_AWAY) for page in self._all()), return_exceptions=True)

    def _all(self) -> list["_Page"]:
        return [page for pages in self.open.values() for page in pages]

    async def serve(self, request: web.Request) -> web.WebSocketResponse:
        """Serve one page of a room until the page goes."""
        room = request.match_info["room"]
        socket = web.WebSocketResponse(heartbeat=HEARTBEAT, max_msg_size=INPUT_LIMIT, timeout=CLOSE_PATIENCE)
        await socket.prepare(request)
        page = _Page(self, socket, room, sender(request.remote or ""))
        if self._closing:
            await page.leave(code=WSCloseCode.GOING_AWAY)
            return socket
        self.open[room].add(page)
        try:
            await page.talk()
        finally:
            self.open[room].discard(page)
            if not self.open[room]:
                del self.open[room]
        return socket


class _Page:
    def __init__(self, pages: Pages, socket: web.WebSocketResponse, room: str, host: str) -> None:
        self._pages = pages
        self._socket = socket
        self.leave = socket.close  # takes the code of the reason
        self._room = room
        self._sender = host
        self._player = ""  # the digest of the page's key
        self._inputs: asyncio.Queue[Any] = asyncio.Queue(QUEUE_LIMIT)
        self._known: dict[str, int] = {}  # the newest revision sent, by chat
        self._stale: set[str | None] = {None}  # chats with changes to send; None for all chats
        self._marked = asyncio.Event()
        self._marked.set()

    def mark(self, chat: str | None) -> None:
        self._stale.add(chat)
        self._marked.set()

    async def talk(self) -> None:
        helpers: list[asyncio.Task[None]] = []
        try:
            if not await self._greet():
                return
            helpers = [asyncio.create_task(self._lasting(work)) for work in (self._tell, self._apply)]
            async for frame in self._socket:
                if frame.type is not WSMsgType.TEXT:
                    break
                await self._queue(frame.data)
        except ValidationError:
            await self.leave(code=WSCloseCode.POLICY_VIOLATION)  # our page never sends such a thing
        except Unavailable:
            await self.leave(code=WSCloseCode.TRY_AGAIN_LATER)
        finally:
            await ended(*helpers)
            await self.leave(code=WSCloseCode.OK)

    async def _greet(self) -> bool:
        """Read the page's key. Return whether it plays somebody here; if not, the page has been told the reason."""
        try:
            frame = await self._socket.receive(HELLO_PATIENCE)
        except TimeoutError:
            return False
        if frame.type is not WSMsgType.TEXT:
            return False
        hello = Hello.model_validate_json(frame.data)
        player = digest(hello.key)
        if await self._room_played_by(player) is None:
            return False
        if sum(page._player == player for page in self._pages.open[self._room]) >= PAGES_LIMIT:  # noqa: SLF001 - of this class
            await self.leave(code=WSCloseCode.TRY_AGAIN_LATER)
            return False
        self._player, self._known = player, dict(hello.since)
        return True

    async def _room_played_by(self, player: str) -> Room | None:
        """Return the room, if a key plays somebody in it. Otherwise close the page with the reason."""
        room = await self._pages.rooms.load(self._room)
        if room is not None and room.played_by(player):
            return room
        await self._socket.send_json({"type": "refused", "why": "room-gone" if room is None else "by-invitation"})
        await self.leave(code=WSCloseCode.POLICY_VIOLATION)
        return None

    async def _queue(self, sent: str) -> None:
        """Queue an input. An unreadable one is refused by its id, so that the page does not repeat it for ever."""
        try:
            given = _inputs.validate_json(sent)
            if isinstance(given, There):  # answered at once, so that a slow input does not look like a lost connection
                await self._socket.send_json({"type": "answer", "id": given.id})
            else:
                await self._inputs.put(given)
        except ValidationError:
            named = Named.model_validate_json(sent)
            await self._socket.send_json({"type": "answer", "id": named.id, "refused": "nonsense"})

    async def _lasting(self, work: Callable[[], Awaitable[None]]) -> None:
        try:
            await work()
        except (Unavailable, ConnectionError):
            await self.leave(code=WSCloseCode.TRY_AGAIN_LATER)
        except Exception as error:  # noqa: BLE001 - the page reconnects
            # The text of an error could name a card, so only its kind is logged.
            log.warning("a page was dropped: %s", type(error).__qualname__)
            await self.leave(code=WSCloseCode.INTERNAL_ERROR)

    async def _tell(self) -> None:
        """Send the page the newest state of what changed, after each change."""
        told: Room | None = None
        while True:
            await self._marked.wait()
            self._marked.clear()
            stale, self._stale = self._stale, set()
            room = await self._room_played_by(self._player)
            if room is None:
                return
            if room != told:
                await self._socket.send_json(room_view(room, self._player))
            told = room
            for chat in room.chats_of(self._player):
                if None in stale or chat in stale or chat not in self._known:
                    await self._tell_chat(chat)

    async def _tell_chat(self, chat: str) -> None:
        found = await self._pages.chatlog.since(chat, self._known.get(chat, 0))
        if chat in self._known and not found.messages and not found.reset:
            return
        self._known[chat] = found.revision
        await self._socket.send_json(
            {
                "type": "changes",
                "chat": chat,
                "revision": found.revision,
                "reset": found.reset,
                "messages": [message_view(name, message) for name, message in found.messages.items()],
            }
        )

    async def _apply(self) -> None:
        """Apply the page's inputs one after the other. If one fails, the page is asked to repeat it."""
        while True:
            given = await self._inputs.get()
            room = await self._room_played_by(self._player)
            if room is None:
                return
            try:
                answer = await self._pages.intake.take(room, given, self._player, self._sender)
            except Exception as error:  # noqa: BLE001 - no input may end the page
                log.warning("an input failed and is asked for again: %s", type(error).__qualname__)
                answer = {"type": "again", "id": given.id}
            await self._socket.send_json(answer)
