"""Open pages: each has a WebSocket that brings inputs in and carries every change of its chats out.

What a page may read and do is what its key plays, looked up anew for everything it is told and everything it asks.
"""

import asyncio
import logging
from collections import defaultdict
from collections.abc import Awaitable, Callable, Collection
from typing import Annotated, Any

from aiohttp import WSCloseCode, WSMsgType, web
from pydantic import BaseModel, ConfigDict, StringConstraints, TypeAdapter, ValidationError

from adapters.web.chatlog import ChatLog, Unavailable
from adapters.web.connections import sender
from adapters.web.intake import Id, Input, Intake
from adapters.web.rooms import Room, Rooms, digest, room_of
from adapters.web.view import change_view, room_view
from bot.stopping import ended

log = logging.getLogger(__name__)

INPUT_LIMIT = 16_384  # bytes of one input
PAGES_LIMIT = 20  # open pages of one key
HELLO_PATIENCE = 10.0  # seconds in which a page has to say who it is
QUEUE_LIMIT = 64  # inputs of one page that wait for their turn
HEARTBEAT = 20.0  # seconds
CLOSE_PATIENCE = 1.0  # seconds a page has to say goodbye

_inputs: TypeAdapter[Any] = TypeAdapter(Input)


Key = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{0,64}$")]


class Hello(BaseModel):
    """The first thing a page says: its key, and the newest revision it has of each chat."""

    model_config = ConfigDict(frozen=True)

    key: Key = ""
    """What its people are played by; empty where it has none."""

    since: dict[str, int] = {}
    """The newest revision that the page has, by chat."""


class Named(BaseModel):
    """The id of an input, whatever else it says."""

    model_config = ConfigDict(frozen=True)

    id: Id
    """Names the input."""


class Pages:
    """All open pages of this process."""

    def __init__(self, chatlog: ChatLog, rooms: Rooms, intake: Intake) -> None:
        self._log = chatlog
        self._rooms = rooms
        self._intake = intake
        self._open: defaultdict[str, set[_Page]] = defaultdict(set)  # by the code of the room
        self._closing = False

    async def follow(self) -> None:
        """Wake the pages of a room whenever one of its chats changes; runs until cancelled."""
        async for chat in self._log.changed():
            for page in self._all() if chat is None else self._open.get(room_of(chat), ()):
                page.mark(chat)

    async def close(self) -> None:
        """Ask every page to come back later, and take no new ones: an open page does not hold up the exit."""
        self._closing = True
        await asyncio.gather(*(page.leave(WSCloseCode.GOING_AWAY) for page in self._all()), return_exceptions=True)

    def _all(self) -> list["_Page"]:
        return [page for pages in self._open.values() for page in pages]

    async def serve(self, request: web.Request, room: str) -> web.WebSocketResponse:
        """Talk with one page of a room, by its code, until it goes."""
        socket = web.WebSocketResponse(heartbeat=HEARTBEAT, max_msg_size=INPUT_LIMIT, timeout=CLOSE_PATIENCE)
        await socket.prepare(request)
        of_room = self._open[room]
        page = _Page(socket, room, self._log, self._rooms, self._intake, sender(request.remote or ""), of_room)
        if self._closing:
            await page.leave(WSCloseCode.GOING_AWAY)
            return socket
        of_room.add(page)
        try:
            await page.talk()
        finally:
            of_room.discard(page)
            if not of_room:
                self._open.pop(room, None)
        return socket


class _Page:
    def __init__(
        self,
        socket: web.WebSocketResponse,
        room: str,
        chatlog: ChatLog,
        rooms: Rooms,
        intake: Intake,
        host: str,
        others: Collection["_Page"],
    ) -> None:
        self._socket = socket
        self._room = room
        self._log = chatlog
        self._rooms = rooms
        self._intake = intake
        self._sender = host
        self._others = others  # all pages of the room
        self._player = ""  # the digest of the page's key
        self._inputs: asyncio.Queue[Any] = asyncio.Queue(QUEUE_LIMIT)
        self._known: dict[str, int] = {}  # revision by chat
        self._stale: set[str | None] = {None}  # chats with changes not told yet; None for all of them
        self._marked = asyncio.Event()
        self._marked.set()

    def mark(self, chat: str | None) -> None:
        self._stale.add(chat)
        self._marked.set()

    async def leave(self, code: int) -> None:
        await self._socket.close(code=code)

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
            await self.leave(WSCloseCode.POLICY_VIOLATION)  # no page of ours says such a thing
        except Unavailable:
            await self.leave(WSCloseCode.TRY_AGAIN_LATER)
        finally:
            await ended(*helpers)
            await self.leave(WSCloseCode.OK)

    async def _greet(self) -> bool:
        """Hear who the page is. Whether it plays somebody here; if not, it has been told why it learns nothing."""
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
        if sum(page._player == player for page in self._others) >= PAGES_LIMIT:  # noqa: SLF001 - of this class
            await self.leave(WSCloseCode.TRY_AGAIN_LATER)
            return False
        self._player, self._known = player, dict(hello.since)
        return True

    async def _room_played_by(self, player: str) -> Room | None:
        """The room, if a key plays somebody in it. Otherwise the page is sent away with the reason."""
        room = await self._rooms.load(self._room)
        if room is not None and room.played_by(player):
            return room
        await self._socket.send_json({"type": "refused", "why": "room-gone" if room is None else "by-invitation"})
        await self.leave(WSCloseCode.POLICY_VIOLATION)
        return None

    async def _queue(self, sent: str) -> None:
        """Queue an input. One that cannot be read is refused by its id, so that the page does not send it for ever."""
        try:
            await self._inputs.put(_inputs.validate_json(sent))
        except ValidationError:
            named = Named.model_validate_json(sent)
            await self._socket.send_json({"type": "answer", "id": named.id, "refused": "nonsense"})

    async def _lasting(self, work: Callable[[], Awaitable[None]]) -> None:
        try:
            await work()
        except (Unavailable, ConnectionError):
            await self.leave(WSCloseCode.TRY_AGAIN_LATER)
        except Exception as error:  # noqa: BLE001 - the page comes back
            # The message of an error could tell a card: its kind alone is logged.
            log.warning("a page was dropped: %s", type(error).__qualname__)
            await self.leave(WSCloseCode.INTERNAL_ERROR)

    async def _tell(self) -> None:
        """Tell the page what changed, newest state only, as often as something changes."""
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
            mine = room.chats_of(self._player)
            new = set(mine) - set(told.chats_of(self._player) if told is not None else ())
            told = room
            for chat in mine:
                if None in stale or chat in stale or chat in new:
                    await self._tell_chat(chat)

    async def _tell_chat(self, chat: str) -> None:
        found = await self._log.since(chat, self._known.get(chat, 0))
        if chat in self._known and not found.changes and not found.reset:
            return
        self._known[chat] = found.revision
        await self._socket.send_json(
            {
                "type": "changes",
                "chat": chat,
                "revision": found.revision,
                "reset": found.reset,
                "messages": [change_view(change) for change in found.changes],
            }
        )

    async def _apply(self) -> None:
        """Apply the page's inputs one after the other; one that failed is asked for again."""
        while True:
            given = await self._inputs.get()
            room = await self._room_played_by(self._player)
            if room is None:
                return
            try:
                answer = await self._intake.take(room, given, self._player, self._sender)
            except Exception as error:  # noqa: BLE001 - nothing a person did may end the page
                log.warning("an input failed and is asked for again: %s", type(error).__qualname__)
                answer = {"type": "again", "id": given.id}
            await self._socket.send_json(answer)
