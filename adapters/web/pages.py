"""Open pages. Each has a WebSocket that brings inputs in and carries out what its people are shown (`shown`).

A page may read and do what the people of its key may. The key is checked again for each input and each message sent.
"""

import asyncio
import logging
from collections import defaultdict, deque
from collections.abc import Awaitable, Callable, Collection, Coroutine
from dataclasses import dataclass
from typing import Annotated, Any

from aiohttp import WSCloseCode, WSMsgType, web
from pydantic import Field, StringConstraints, TypeAdapter, ValidationError

from adapters.web.chatlog import Frozen, Unavailable
from adapters.web.connections import sender
from adapters.web.intake import Input, Intake, Named, React, There
from adapters.web.presence import SIGN_EVERY, InFront
from adapters.web.rooms import LocalPerson, Room, digest, room_of
from adapters.web.shown import Reader, ShownChat
from adapters.web.storage import RedisChatLog, RedisRooms
from adapters.web.view import room_view
from bot.ports.health import Unavailable as StoreUnavailable
from bot.ports.windows import Announcements, Looks, Presence
from bot.stopping import ended

log = logging.getLogger(__name__)

INPUT_LIMIT = 16_384  # bytes of one input
PAGES_LIMIT = 20  # open pages of one key
HELLO_PATIENCE = 10.0  # seconds in which a page has to send its key
QUEUE_LIMIT = 64  # waiting inputs of one page
HEARTBEAT = 20.0  # seconds
CLOSE_PATIENCE = 1.0  # seconds in which a page has to close its side
FOLLOWED = 5000  # codes of tables that are followed before those that nobody shows are dropped
REACTIONS_LIMIT = 8  # reactions that a slow page has not been told of yet; older ones are dropped
APART = 0.05  # seconds, the least between two times that a page is told of commits

_inputs: TypeAdapter[Any] = TypeAdapter(Input)

Key = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{0,64}$")]


class Hello(Frozen):
    """The first message of a page: its key, and what it knows already."""

    key: Key = ""
    """The secret key that plays its people; empty if it has none."""

    since: dict[str, int] = Field(default_factory=dict)
    """The newest revision that the page knows, by chat."""

    hidden: bool = False
    """Whether nobody can see the page now."""


@dataclass(frozen=True, slots=True)
class Windows:
    """What the application gives to pages that show tables."""

    looks: Looks
    """Makes what each person is shown."""

    presence: Presence
    """Knows who is in front of a page."""

    announcements: Announcements
    """Tells of commits."""


class Pages:
    """All open pages of this process. Without `windows` they show what the chat log says."""

    def __init__(
        self, chatlog: RedisChatLog, rooms: RedisRooms, intake: Intake, windows: Windows | None = None
    ) -> None:
        self.chatlog = chatlog
        self.rooms = rooms
        self.intake = intake
        self.windows = windows
        self.open: defaultdict[str, set[_Page]] = defaultdict(set)  # by the room's code
        self._closing = False
        self._followed: set[str] = set()  # codes of tables

    @property
    def following(self) -> list[Coroutine[Any, Any, None]]:
        """What wakes the pages whenever something that they show changes. Each runs until cancelled."""
        always = [self._follow_chats(), self._follow_reactions()]
        return always if self.windows is None else [*always, self._follow_tables(self.windows), self._look_around()]

    async def _follow_chats(self) -> None:
        async for chat in self.chatlog.changed():
            for page in self._all() if chat is None else self.open.get(room_of(chat), ()):
                page.mark_chat(chat)

    async def _follow_reactions(self) -> None:
        async for person, reaction in self.chatlog.reactions.given():
            for page in self._all():
                page.tell_reaction(person, reaction)

    async def _follow_tables(self, windows: Windows) -> None:
        async for code in windows.announcements.heard():
            for page in self._all():
                if code is None or code in page.codes:
                    page.mark_tables(None if code is None else [code])

    async def _look_around(self) -> None:
        """Look again at times who is away: nobody tells when presence lapses."""
        while True:
            await asyncio.sleep(SIGN_EVERY)
            for page in self._all():
                page.look_around()

    def show(self, page: "_Page") -> None:
        """Hear of commits to what a page shows."""
        if self.windows is not None and not page.codes <= self._followed:
            # None is dropped before there are many: to follow others, the subscriptions are made anew.
            if len(self._followed) > FOLLOWED:
                self._followed = {code for one in self._all() for code in one.codes}
            self._followed |= page.codes
            self.windows.announcements.follow(self._followed)

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
        self._people: list[str] = []  # the keys of its people
        self._hidden = False  # whether nobody can see the page
        self._told = False  # whether it was told what there is: only then it is known where to say that somebody comes
        self._inputs: asyncio.Queue[Any] = asyncio.Queue(QUEUE_LIMIT)
        self._known: dict[str, int] = {}  # the newest revision that the page knew when it came, by chat
        self._chats: dict[str, ShownChat] = {}
        self._changed: set[str | None] = {None}  # chats with new messages; None for all
        self._stale: set[str] | None = None  # codes of tables to look at again; None for all
        self._marked = asyncio.Event()
        self._marked.set()
        self._reactions: deque[dict[str, Any]] = deque(maxlen=REACTIONS_LIMIT)
        self._looked = 0.0  # when tables were last looked at again
        self._alarm: asyncio.TimerHandle | None = None
        windows, clock = pages.windows, asyncio.get_running_loop().time
        self._front = InFront(windows.presence, self._announce, clock) if windows is not None else None

    @property
    def codes(self) -> set[str]:
        """The codes of the tables that the page shows."""
        return {code for chat in self._chats.values() for code in chat.codes}

    @property
    def _newest(self) -> set[str]:
        """The codes of the tables that it shows last in each chat."""
        return {code for chat in self._chats.values() if (code := chat.newest) is not None}

    def mark_chat(self, chat: str | None) -> None:
        """Have the page told of changes in a chat; None: in all that it shows."""
        self._changed.add(chat)
        self._marked.set()

    def mark_tables(self, codes: Collection[str] | None) -> None:
        """Have the page told of changes at tables; None: at all that it shows."""
        self._stale = None if codes is None or self._stale is None else self._stale | set(codes)
        loop = asyncio.get_running_loop()
        if self._alarm is None:
            self._alarm = loop.call_later(max(0.0, self._looked + APART - loop.time()), self._look)

    def tell_reaction(self, person: str, reaction: str) -> None:
        """Have the page told of a reaction, if it shows a table at which that person sits."""
        key = LocalPerson(id=person, name="").person().key
        for chat, shown in self._chats.items():
            for message, seat in shown.seats_of(key).items():
                told = {"type": "reaction", "chat": chat, "message": message, "seat": seat, "reaction": reaction}
                self._reactions.append(told)
                self._marked.set()

    def _look(self) -> None:
        self._alarm, self._looked = None, asyncio.get_running_loop().time()
        self._marked.set()

    def look_around(self) -> None:
        """Look again at the tables in play, where somebody may be away by now."""
        self.mark_tables(self._newest)

    async def _announce(self) -> None:
        """Say at the tables of its people that somebody has come or gone."""
        if self._pages.windows is not None:
            await asyncio.gather(*(self._pages.windows.announcements.announce(code) for code in self._newest))

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
        except (Unavailable, StoreUnavailable):
            await self.leave(code=WSCloseCode.TRY_AGAIN_LATER)
        finally:
            # A connection that breaks may cancel this task; the page is put away all the same.
            await asyncio.shield(asyncio.create_task(self._end(helpers), name="put a page away"))

    async def _end(self, helpers: list[asyncio.Task[None]]) -> None:
        await ended(*helpers)
        if self._alarm is not None:
            self._alarm.cancel()
        if self._front is not None:
            await self._front.gone()
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
        room = await self._room_played_by(player)
        if room is None:
            return False
        if sum(page._player == player for page in self._pages.open[self._room]) >= PAGES_LIMIT:  # noqa: SLF001 - of this class
            await self.leave(code=WSCloseCode.TRY_AGAIN_LATER)
            return False
        self._player, self._known, self._hidden = player, dict(hello.since), hello.hidden
        return True

    async def _seen(self) -> None:
        if self._front is not None and self._told:
            await self._front.seen(self._people, hidden=self._hidden)

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
                self._hidden = given.hidden
                await self._seen()
            elif isinstance(given, React):
                await self._react(given)
            else:
                await self._inputs.put(given)
        except ValidationError:
            named = Named.model_validate_json(sent)
            await self._socket.send_json({"type": "answer", "id": named.id, "refused": "nonsense"})

    async def _react(self, given: React) -> None:
        """Pass a reaction on to the pages of its table."""
        answer: dict[str, Any] = {"type": "answer", "id": given.id}
        if LocalPerson(id=given.person, name="").person().key not in self._people:
            answer["refused"] = "stranger"
        else:
            try:
                if not await self._pages.chatlog.reactions.give(given.person, given.reaction):
                    answer["refused"] = "play-reacts-wait"
            except Unavailable:
                answer["refused"] = "no-answer"  # no reaction is worth a broken connection
        await self._socket.send_json(answer)

    async def _lasting(self, work: Callable[[], Awaitable[None]]) -> None:
        try:
            await work()
        except (Unavailable, StoreUnavailable, ConnectionError):
            await self.leave(code=WSCloseCode.TRY_AGAIN_LATER)
        except Exception as error:  # noqa: BLE001 - the page reconnects
            # The text of an error could name a card, so only its kind is logged.
            log.warning("a page was dropped: %s", type(error).__qualname__)
            await self.leave(code=WSCloseCode.INTERNAL_ERROR)

    async def _tell(self) -> None:
        """Send the page the newest state of what it shows, after each change."""
        told: Room | None = None
        looks = self._pages.windows.looks if self._pages.windows is not None else None
        while True:
            await self._marked.wait()
            self._marked.clear()
            changed, self._changed = self._changed, set()
            stale, self._stale = self._stale, set()
            room = await self._room_played_by(self._player)
            if room is None:
                return
            if room != told:
                await self._socket.send_json(room_view(room, self._player))
            told = room
            while self._reactions:
                await self._socket.send_json(self._reactions.popleft())
            mine = room.played_by(self._player)
            self._people = [one.person().key for one in mine]
            faces = {one.id: one.face for one in room.people if one.face}
            for chat in room.chats_of(self._player):
                shown = self._chats.setdefault(chat, ShownChat(chat, self._known.get(chat)))
                person = next((one for one in mine if one.id == chat), mine[0]).person()
                reader = Reader(person, frozenset(one.id for one in mine), faces)
                is_due = changed & {None, chat} or stale is None or stale & shown.codes
                if not is_due and shown.reader == reader:
                    continue
                news = await shown.news(self._pages.chatlog, looks, reader, stale)
                if news is not None:
                    await self._socket.send_json(news)
            self._pages.show(self)
            if not self._told:
                self._told = True
                await self._seen()

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
