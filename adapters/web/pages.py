"""Open pages. Each has a WebSocket that brings inputs in and carries out what its people are shown.

What is shown and done is its visit's (`visit`); here are the connection, its inputs one after the other, word of
changes, and whether somebody is in front of the page.
"""

import asyncio
import logging
import time
from collections import defaultdict, deque
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Coroutine
from dataclasses import dataclass, field
from typing import Any

from aiohttp import WSCloseCode, WSMsgType, web
from pydantic import ValidationError

from adapters.web.chatlog import Unavailable
from adapters.web.intake import Named, React, There
from adapters.web.presence import SIGN_EVERY, Signs
from adapters.web.rooms import room_of
from adapters.web.visit import TurnedAway, Visit
from bot.meter import Meter
from bot.ports.allowances import Allowance, Allowances, Unlimited
from bot.ports.health import Unavailable as StoreUnavailable
from bot.ports.windows import Announcements, Looks, Presence, Reaction
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
REACTING = Allowance(1, 3.0)  # reactions of one person
APART = 0.05  # seconds, the least between two times that a page is told of commits


@dataclass(frozen=True, slots=True)
class Windows:
    """What the application gives to pages that show tables."""

    looks: Looks
    """Makes what each person is shown."""

    presence: Presence
    """Knows who is in front of a page."""

    announcements: Announcements
    """Tells of commits."""

    meter: Meter = field(default_factory=Meter)
    """Counts windows."""

    allowances: Allowances = field(default_factory=Unlimited)
    """Counts reactions."""


class Pages:
    """All open pages of this process. Without `windows` nobody tells them of commits."""

    def __init__(
        self,
        windows: Windows | None = None,
        chats: Callable[[], AsyncIterator[str | None]] | None = None,
    ) -> None:
        """`chats` yields the id of each chat of a room with new messages, None where word may have been lost."""
        self.windows = windows
        self._chats = chats
        self.open: defaultdict[str, set[_Page]] = defaultdict(set)  # by where they are: a room's code
        self._closing = False
        self._followed: set[str] = set()  # codes of tables

    def attend(self, app: web.Application) -> None:
        """Wake the pages and close them as long as an application runs."""
        app.cleanup_ctx.append(self._following)
        app.on_shutdown.append(lambda _: self.close())

    async def _following(self, _: web.Application) -> AsyncIterator[None]:
        tasks = [asyncio.create_task(work) for work in self._what_wakes()]
        yield
        await ended(*tasks)

    def _what_wakes(self) -> list[Coroutine[Any, Any, None]]:
        """Return what wakes the pages whenever something that they show changes. Each runs until cancelled."""
        rooms = [] if self._chats is None else [self._follow_chats(self._chats())]
        return rooms if self.windows is None else [*rooms, self._follow_tables(self.windows), self._look_around()]

    async def _follow_chats(self, changed: AsyncIterator[str | None]) -> None:
        async for chat in changed:
            for page in self._all() if chat is None else self.open.get(room_of(chat), ()):
                page.mark_chat(chat)

    async def _follow_tables(self, windows: Windows) -> None:
        async for told in windows.announcements.heard():
            for page in self._all():
                if isinstance(told, Reaction):
                    page.tell_reaction(told)
                elif told is None or told in page.visit.codes:
                    page.mark_tables(None if told is None else [told])

    async def _look_around(self) -> None:
        """Count the windows, and close the pages of people who may not be here any more, though nothing happens."""
        while True:
            await asyncio.sleep(SIGN_EVERY)
            self._count()
            for page in self._all():
                page.mark()

    def show(self, codes: Collection[str]) -> None:
        """Hear of commits to what a page shows."""
        if self.windows is not None and not self._followed.issuperset(codes):
            # None is dropped before there are many: to follow others, the subscriptions are made anew.
            if len(self._followed) > FOLLOWED:
                self._followed = {code for one in self._all() for code in one.visit.codes}
            self._followed |= set(codes)
            self.windows.announcements.follow(self._followed)

    async def close(self) -> None:
        """Close every page and take no new ones, so that no open page delays the exit. Pages reconnect later."""
        self._closing = True
        await asyncio.gather(*(page.leave(code=WSCloseCode.GOING_AWAY) for page in self._all()), return_exceptions=True)

    def _all(self) -> list["_Page"]:
        return [page for pages in self.open.values() for page in pages]

    async def serve(self, request: web.Request, visit: Visit, where: str) -> web.WebSocketResponse:
        """Serve one page until it goes; `where` it is: in a room, by its code, or in a window."""
        socket = web.WebSocketResponse(heartbeat=HEARTBEAT, max_msg_size=INPUT_LIMIT, timeout=CLOSE_PATIENCE)
        await socket.prepare(request)
        page = _Page(self, socket, visit, self.open[where])
        if self._closing:
            await page.leave(code=WSCloseCode.GOING_AWAY)
            return socket
        self.open[where].add(page)
        self._count()
        try:
            await page.talk()
        finally:
            self.open[where].discard(page)
            if not self.open[where]:
                del self.open[where]
            self._count()
        return socket

    def _count(self) -> None:
        if self.windows is not None:
            pages = self._all()
            self.windows.meter.windows(len(pages), sum(page.is_in_front for page in pages))


class _Page:
    def __init__(
        self, pages: Pages, socket: web.WebSocketResponse, visit: Visit, neighbours: Collection["_Page"]
    ) -> None:
        self._pages = pages
        self._socket = socket
        self.leave = socket.close  # takes the code of the reason
        self.visit = visit
        self._neighbours = neighbours
        self._hidden = False  # whether nobody can see the page
        self._told = False  # whether it was told what there is: only then it is known where to say that somebody comes
        self._inputs: asyncio.Queue[Any] = asyncio.Queue(QUEUE_LIMIT)
        self._changed: set[str | None] = {None}  # chats with new messages; None for all
        self._stale: set[str] | None = None  # codes of tables to look at again; None for all
        self._marked = asyncio.Event()
        self._marked.set()
        self._reactions: deque[dict[str, Any]] = deque(maxlen=REACTIONS_LIMIT)
        self._looked = 0.0  # when tables were last looked at again
        self._alarm: asyncio.TimerHandle | None = None
        self._lapse: asyncio.TimerHandle | None = None  # when somebody whom the page shows may be away
        windows, clock = pages.windows, asyncio.get_running_loop().time
        self._signs = Signs(windows.presence, clock) if windows is not None else None

    @property
    def is_in_front(self) -> bool:
        """Whether somebody is in front of it: it has a table to show, and is not known to be hidden."""
        return self._told and not self._hidden

    def mark(self) -> None:
        """Have it looked at whether the page may still be here."""
        self._marked.set()

    def mark_chat(self, chat: str | None) -> None:
        """Have the page told of changes in a chat; None: in all that it shows."""
        self._changed.add(chat)
        self.mark()

    def mark_tables(self, codes: Collection[str] | None) -> None:
        """Have the page told of changes at tables; None: at all that it shows."""
        self._stale = None if codes is None or self._stale is None else self._stale | set(codes)
        loop = asyncio.get_running_loop()
        if self._alarm is None:
            self._alarm = loop.call_later(max(0.0, self._looked + APART - loop.time()), self._look)

    def tell_reaction(self, given: Reaction) -> None:
        """Have the page told of a reaction, if it shows the table."""
        if given.code in self.visit.newest:
            told = {"type": "reaction", "table": given.code, "seat": given.seat, "reaction": given.sign}
            self._reactions.append(told)
            self.mark()

    def _look(self) -> None:
        self._alarm, self._looked = None, asyncio.get_running_loop().time()
        self._marked.set()

    def _await_lapse(self) -> None:
        """Look again at the tables in play when somebody there is away, unless they give a sign: nobody tells of it."""
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
            helpers = [asyncio.create_task(self._lasting(work)) for work in (self._tell, self._apply)]
            async for frame in self._socket:
                if frame.type is not WSMsgType.TEXT:
                    break
                await self._queue(frame.data)
        except ValidationError:
            await self.leave(code=WSCloseCode.POLICY_VIOLATION)  # our page never sends such a thing
        except TurnedAway as away:
            await self._turn_away(away.why)
        except (Unavailable, StoreUnavailable):
            await self.leave(code=WSCloseCode.TRY_AGAIN_LATER)
        finally:
            # A connection that breaks may cancel this task; the page is put away all the same.
            await asyncio.shield(asyncio.create_task(self._end(helpers), name="put a page away"))

    async def _end(self, helpers: list[asyncio.Task[None]]) -> None:
        await ended(*helpers)
        for timer in (self._alarm, self._lapse):
            if timer is not None:
                timer.cancel()
        if self._signs is not None:
            await self._signs.gone()
        await self.leave(code=WSCloseCode.OK)

    async def _greet(self) -> bool:
        """Read the page's first message. Return whether it may stay."""
        try:
            frame = await self._socket.receive(HELLO_PATIENCE)
        except TimeoutError:
            return False
        if frame.type is not WSMsgType.TEXT:
            return False
        hidden = await self.visit.greet(frame.data)
        others = sum(page is not self and page.visit.owner == self.visit.owner for page in self._neighbours)
        if others >= PAGES_LIMIT:
            await self.leave(code=WSCloseCode.TRY_AGAIN_LATER)
            return False
        self._hidden = hidden
        return True

    async def _seen(self, *, touched: bool = False) -> None:
        if self._signs is not None and self._told:
            spots = [(code, person) for code in self.visit.newest for person in self.visit.people]
            await self._signs.seen(spots, hidden=self._hidden, touched=touched)

    async def _drew(self, version: int) -> None:
        code = self.visit.drawn(version)
        if self._signs is not None and code:
            await self._signs.drew(code, version)

    async def _turn_away(self, why: str) -> None:
        """Close the page and say why."""
        await self._socket.send_json({"type": "refused", "why": why})
        await self.leave(code=WSCloseCode.POLICY_VIOLATION)

    async def _queue(self, sent: str) -> None:
        """Queue an input. An unreadable one is refused by its id, so that the page does not repeat it for ever."""
        try:
            given = self.visit.inputs.validate_json(sent)
            if isinstance(given, There):  # answered at once, so that a slow input does not look like a lost connection
                await self._socket.send_json({"type": "answer", "id": given.id})
                self._hidden = given.hidden
                await self._seen()
                await self._drew(given.drawn)
            elif isinstance(given, React):  # at once too, and never again: none is worth a repetition
                why = await self._why_no_reaction(given)
                await self._socket.send_json({"type": "answer", "id": given.id, **({"refused": why} if why else {})})
            else:
                await self._seen(touched=True)  # before its commit, which the table's worker looks at at once
                await self._inputs.put(given)
        except ValidationError:
            named = Named.model_validate_json(sent)
            await self._socket.send_json({"type": "answer", "id": named.id, "refused": "nonsense"})

    async def _why_no_reaction(self, given: React) -> str:
        """Tell of a reaction at the tables of whoever gives it; return a word for why not."""
        windows, giver = self._pages.windows, self.visit.giver(given.person)
        if windows is None or giver is None:
            return "stranger"
        person, seats = giver
        try:
            if await windows.allowances.take("react", person, REACTING, time.time()) > 0:
                return "play-reacts-wait"
            for code, seat in seats.items():
                await windows.announcements.react(Reaction(code, seat, given.reaction))
        except StoreUnavailable:
            return "no-answer"
        return ""

    async def _lasting(self, work: Callable[[], Awaitable[None]]) -> None:
        try:
            await work()
        except TurnedAway as away:
            await self._turn_away(away.why)
        except (Unavailable, StoreUnavailable, ConnectionError):
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
                await self._socket.send_json(news)
            while self._reactions:
                await self._socket.send_json(self._reactions.popleft())
            self._pages.show(self.visit.codes)
            self._await_lapse()
            self._told = True
            await self._seen()

    async def _apply(self) -> None:
        """Apply the page's inputs one after the other. If one fails, the page is asked to repeat it."""
        while True:
            given = await self._inputs.get()
            before = self.visit.codes
            try:
                told = await self.visit.take(given)
            except TurnedAway:
                raise
            except Exception as error:  # noqa: BLE001 - no input may end the page
                log.warning("an input failed and is asked for again: %s", type(error).__qualname__)
                told = [{"type": "again", "id": given.id}]
            for frame in told:
                await self._socket.send_json(frame)
            if self.visit.codes != before:  # it shows another table now
                self.mark_tables(None)
