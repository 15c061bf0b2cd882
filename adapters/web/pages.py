"""Open pages. Each has a WebSocket for its inputs, and for what its people are shown.

The page's visit (`visit`) decides what is shown and done. This file has the connection, the order of its inputs, the
announcements of changes, and the signs that a person is in front of the page.
"""

import asyncio
import json
import logging
import time
from collections import deque
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Mapping
from functools import partial
from typing import Any

from aiohttp import WSCloseCode, WSMsgType, web
from pydantic import ValidationError

from adapters.web.connections import renew
from adapters.web.inputs import Hello, Named, React, There
from adapters.web.parts import Parts
from adapters.web.presence import SIGN_EVERY, Signs
from adapters.web.rooms import room_of
from adapters.web.visit import TurnedAway, Visit
from bot.ports.allowances import Allowance
from bot.ports.health import Unavailable
from bot.ports.windows import Reaction
from bot.stopping import ended

log = logging.getLogger(__name__)

INPUT_LIMIT = 16_384  # bytes of one input
PAGES_LIMIT = 20  # open pages of one key
HELLO_PATIENCE = 10.0  # seconds in which a page has to send its key
QUEUE_LIMIT = 64  # waiting inputs of one page
HEARTBEAT = 20.0  # seconds
CLOSE_PATIENCE = 1.0  # seconds in which a page has to close its side
REACTIONS_LIMIT = 8  # reactions that wait for a slow page; older ones are dropped
REACTING = Allowance(1, 3.0)  # reactions of one person
_COMPACT = partial(json.dumps, ensure_ascii=False, separators=(",", ":"))
APART = 0.05  # seconds at least between two updates of a page after commits


Chats = Callable[[], AsyncIterator[str | None]]
"""Yields the id of each chat of a room with new messages, None if announcements may have been lost."""


class Pages:
    """All open pages of this process."""

    def __init__(self, parts: Parts, chats: Chats | None = None) -> None:
        """Without `chats` no page shows any."""
        self.parts = parts
        self._chats = chats
        self.open: set[_Page] = set()
        self._closing = False

    def attend(self, app: web.Application) -> None:
        """Wake the pages while an application runs, and close them when it ends."""
        app.cleanup_ctx.append(self._following)
        app.on_shutdown.append(lambda _: self.close())

    async def _following(self, _: web.Application) -> AsyncIterator[None]:
        rooms = [] if self._chats is None else [self._follow_chats(self._chats())]
        tasks = [asyncio.create_task(work) for work in (*rooms, self._follow_tables(), self._look_around())]
        yield
        await ended(*tasks)

    async def _follow_chats(self, changed: AsyncIterator[str | None]) -> None:
        async for chat in changed:
            for page in self.open:
                if chat is None or page.visit.room == room_of(chat):
                    page.mark_chat(chat)

    async def _follow_tables(self) -> None:
        async for news in self.parts.announcements.heard():
            for page in self.open:
                if isinstance(news, Reaction):
                    page.tell_reaction(news)
                elif news is None or news in page.visit.codes:
                    page.mark_tables(None if news is None else [news])

    async def _look_around(self) -> None:
        """Count the windows, and close the pages of people who have lost access, even if nothing else happens."""
        while True:
            await asyncio.sleep(SIGN_EVERY)
            self._count()
            for page in self.open:
                page.mark()

    async def close(self) -> None:
        """Close every page and accept no new ones, so that no open page delays the exit. Pages reconnect later."""
        self._closing = True
        await asyncio.gather(*(page.leave(code=WSCloseCode.GOING_AWAY) for page in self.open), return_exceptions=True)

    async def serve(self, request: web.Request, visit: Visit) -> web.WebSocketResponse:
        """Serve one page until it leaves."""
        socket = web.WebSocketResponse(heartbeat=HEARTBEAT, max_msg_size=INPUT_LIMIT, timeout=CLOSE_PATIENCE)
        await socket.prepare(request)
        page = _Page(self, socket, visit, partial(renew, request))
        if self._closing:
            await page.leave(code=WSCloseCode.GOING_AWAY)
            return socket
        self.open.add(page)
        self._count()
        try:
            await page.talk()
        finally:
            self.open.discard(page)
            self._count()
        return socket

    def _count(self) -> None:
        self.parts.meter.windows(len(self.open), sum(page.is_in_front for page in self.open))


class _Page:
    def __init__(self, pages: Pages, socket: web.WebSocketResponse, visit: Visit, limit: Callable[..., None]) -> None:
        """`limit` restarts the connection's time limit, or lifts it with `for_ever`."""
        self._pages = pages
        self._limit = limit
        self._socket = socket
        self.leave = socket.close  # takes the code of the reason
        self.visit = visit
        self._hidden = False  # whether nobody can see the page
        self._has_content = False  # whether it has its content: only then the tables for its signs are known
        self._inputs: asyncio.Queue[Any] = asyncio.Queue(QUEUE_LIMIT)
        self._changed: set[str | None] = {None}  # chats with new messages; None for all
        self._stale: set[str] | None = None  # codes of tables to draw again; None for all
        self._marked = asyncio.Event()
        self._marked.set()
        self._reactions: deque[dict[str, Any]] = deque(maxlen=REACTIONS_LIMIT)
        self._looked = 0.0  # when tables were last drawn again
        self._alarm: asyncio.TimerHandle | None = None
        self._lapse: asyncio.TimerHandle | None = None  # when a person that the page shows may be away
        self._signs = Signs(pages.parts.presence, asyncio.get_running_loop().time)

    async def _send(self, frame: Mapping[str, Any]) -> None:
        await self._socket.send_json(frame, dumps=_COMPACT)

    @property
    def is_in_front(self) -> bool:
        """Whether a person is in front of the page: it has its content, and is not known to be hidden."""
        return self._has_content and not self._hidden

    def mark(self) -> None:
        """Have the page's access checked."""
        self._marked.set()

    def mark_chat(self, chat: str | None) -> None:
        """Have the page updated after changes in a chat; None for all chats that it shows."""
        self._changed.add(chat)
        self.mark()

    def mark_tables(self, codes: Collection[str] | None) -> None:
        """Have the page updated after changes of tables; None for all tables that it shows."""
        self._stale = None if codes is None or self._stale is None else self._stale | set(codes)
        loop = asyncio.get_running_loop()
        if self._alarm is None:
            self._alarm = loop.call_later(max(0.0, self._looked + APART - loop.time()), self._look)

    def tell_reaction(self, given: Reaction) -> None:
        """Have a reaction sent to the page, if it shows the table."""
        if given.code in self.visit.newest:
            frame = {"type": "reaction", "table": given.code, "seat": given.seat, "reaction": given.sign}
            self._reactions.append(frame)
            self.mark()

    def _look(self) -> None:
        self._alarm, self._looked = None, asyncio.get_running_loop().time()
        self._marked.set()

    def _await_lapse(self) -> None:
        """Plan to draw the tables in play again when a person there may be away: that is not announced."""
        if self._lapse is not None:
            self._lapse.cancel()
        if self.visit.lapses is not None:
            left = max(0.0, self.visit.lapses - time.time()) + APART
            self._lapse = asyncio.get_running_loop().call_later(left, lambda: self.mark_tables(self.visit.newest))

    async def talk(self) -> None:
        helpers: list[asyncio.Task[None]] = []
        try:
            if not await self._greet():
                return
            self._limit(for_ever=True)  # not before: whoever has not said who they are has only so long
            helpers = [asyncio.create_task(self._lasting(work)) for work in (self._tell, self._apply)]
            async for frame in self._socket:
                if frame.type is not WSMsgType.TEXT:
                    break
                await self._queue(frame.data)
        except ValidationError:
            await self.leave(code=WSCloseCode.POLICY_VIOLATION)  # the real page never sends such a message
        except TurnedAway as away:
            await self._turn_away(away.why)
        except Unavailable:
            await self.leave(code=WSCloseCode.TRY_AGAIN_LATER)
        finally:
            # A broken connection may cancel this task; the page has to be cleaned up all the same.
            await asyncio.shield(asyncio.create_task(self._end(helpers), name="put a page away"))

    async def _end(self, helpers: list[asyncio.Task[None]]) -> None:
        self._limit()  # a page that reads nothing could put off its end
        await ended(*helpers)
        for timer in (self._alarm, self._lapse):
            if timer is not None:
                timer.cancel()
        await self._signs.gone()
        await self.leave(code=WSCloseCode.OK)

    async def _greet(self) -> bool:
        """Read the page's first message. Return whether it may stay."""
        try:
            async with asyncio.timeout(HELLO_PATIENCE):  # a time limit of `receive` would begin anew at each ping
                frame = await self._socket.receive()
        except TimeoutError:
            return False
        if frame.type is not WSMsgType.TEXT:
            return False
        hello = Hello.model_validate_json(frame.data)
        await self.visit.greet(hello)
        others = sum(page is not self and page.visit.owner == self.visit.owner for page in self._pages.open)
        if others >= PAGES_LIMIT:
            await self.leave(code=WSCloseCode.TRY_AGAIN_LATER)
            return False
        self._hidden = hello.hidden
        return True

    async def _seen(self, *, touched: bool = False) -> None:
        if self._has_content:
            spots = [(code, person) for code in self.visit.newest for person in self.visit.people]
            await self._signs.seen(spots, hidden=self._hidden, touched=touched)

    async def _drew(self, version: int) -> None:
        code = self.visit.drawn(version)
        if code:
            await self._signs.drew(code, version)

    async def _turn_away(self, why: str) -> None:
        """Close the page and say why."""
        await self._send({"type": "refused", "why": why})
        await self.leave(code=WSCloseCode.POLICY_VIOLATION)

    async def _queue(self, sent: str) -> None:
        """Queue an input. An unreadable one is refused by its id, so that the page does not repeat it for ever."""
        try:
            given = self.visit.inputs.validate_json(sent)
            if isinstance(given, There):  # answered at once, so that a slow input does not look like a lost connection
                await self._send({"type": "answer", "id": given.id})
                self._hidden = given.hidden
                await self._seen()
                await self._drew(given.drawn)
            elif isinstance(given, React):  # answered at once too: a reaction is not worth a repetition
                why = await self._why_no_reaction(given)
                await self._send({"type": "answer", "id": given.id, **({"refused": why} if why else {})})
            else:
                await self._seen(touched=True)  # before its commit, as the table's worker reacts to that at once
                await self._inputs.put(given)
        except ValidationError:
            named = Named.model_validate_json(sent)
            await self._send({"type": "answer", "id": named.id, "refused": "nonsense"})

    async def _why_no_reaction(self, given: React) -> str:
        """Announce a reaction at the tables of its giver; return a word for the reason of a refusal, or nothing."""
        parts, giver = self._pages.parts, self.visit.giver(given.person)
        if giver is None:
            return "stranger"
        person, seats = giver
        try:
            if await parts.allowances.take("react", person, REACTING, time.time()) > 0:
                return "play-reacts-wait"
            for code, seat in seats.items():
                await parts.announcements.react(Reaction(code, seat, given.reaction))
        except Unavailable:
            return "no-answer"
        return ""

    async def _lasting(self, work: Callable[[], Awaitable[None]]) -> None:
        try:
            await work()
        except TurnedAway as away:
            await self._turn_away(away.why)
        except (Unavailable, ConnectionError):
            await self.leave(code=WSCloseCode.TRY_AGAIN_LATER)
        except Exception as error:  # noqa: BLE001 - the page reconnects
            # The text of an error could name a card, so only its kind is logged.
            log.warning("a page was dropped: %s", type(error).__qualname__)
            await self.leave(code=WSCloseCode.INTERNAL_ERROR)

    async def _tell(self) -> None:
        """Send the page the newest state of what it shows, after each change."""
        while True:
            await self._marked.wait()
            self._marked.clear()
            changed, self._changed = self._changed, set()
            stale, self._stale = self._stale, set()
            async for news in self.visit.news(changed, stale):
                await self._send(news)
            while self._reactions:
                await self._send(self._reactions.popleft())
            self._await_lapse()
            self._has_content = True
            await self._seen()

    async def _apply(self) -> None:
        """Apply the page's inputs one after the other. If one fails, the page is asked to repeat it."""
        while True:
            given = await self._inputs.get()
            before = self.visit.codes
            try:
                frame = await self.visit.take(given)
            except TurnedAway:
                raise
            except Exception as error:  # noqa: BLE001 - no input may end the page
                log.warning("an input failed and is asked for again: %s", type(error).__qualname__)
                frame = {"type": "again", "id": given.id}
            await self._send(frame)
            if self.visit.codes != before:  # it shows another table now
                self.mark_tables(None)
