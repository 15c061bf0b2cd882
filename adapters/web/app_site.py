"""The routes of windows inside chat clients: the page for each client, signing in, and the page's connection.

The page is the playground's. What signs somebody in comes in a body, is looked at once and kept nowhere; a session's
secret name travels in bodies and over the WebSocket. Nothing here has a cookie, and no address gives access.
"""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import Annotated, Any, Literal

from aiohttp import web
from pydantic import StringConstraints, ValidationError

from adapters.web.boards import Board, BoardParts
from adapters.web.chatlog import Frozen
from adapters.web.connections import Proxies, sender_of
from adapters.web.guard import IsProxy
from adapters.web.pages import Pages
from adapters.web.site import PageFiles
from adapters.web.studies import AskedInWindow, body, input_id
from adapters.web.studies import told as answered
from adapters.web.window import Answers, WindowParts, WindowVisit
from bot.people import Chat
from bot.ports.allowances import Allowance, Allowances
from bot.ports.presses import Press
from bot.ports.sessions import NotSignedIn, SignedIn

WHERE = "window"  # where the pages of windows are, among all pages
BOARD = "/app/study"  # where a link to a study leads: the page in any browser, which shows the study that the link has
PREFIX = "/.proxy"  # Discord's proxy takes addresses with it and without; a release of its may pass it on
BODY_LIMIT = 16_384  # bytes
ENTERING = Allowance(60, 0.5)  # tries of one address
SIGNING_IN = Allowance(20, 10.0)  # sessions of one person

Signed = Callable[[str], Awaitable[SignedIn]]
"""Reads what a client says of its person, or asks its platform. Raises NotSignedIn."""


class Entering(Frozen):
    """A request to be signed in."""

    platform: Literal["telegram", "discord"]
    """Whose client it is."""

    data: Annotated[str, StringConstraints(min_length=1, max_length=8192)]
    """What the client was given by its platform."""


@dataclass(frozen=True, slots=True)
class Entrance:
    """What signing in needs."""

    signed: Mapping[str, Signed]
    """What reads the data of each platform's clients."""

    allowances: Allowances
    """Counts the tries."""

    now: Callable[[], float]
    """Returns the time, in seconds since the epoch."""

    proxies: Proxies
    """The operator's own proxies."""

    nonce: Callable[[], Awaitable[str]]
    """Returns the word by which a deployment knows its own processes."""

    is_proxy: IsProxy | None = None
    """Knows the host by which Discord's clients reach the page; None where it is not shown there."""


class AppSite:
    """One method for each route."""

    def __init__(
        self,
        files: PageFiles,
        pages: Pages,
        parts: WindowParts,
        entrance: Entrance,
        board: BoardParts | None = None,
    ) -> None:
        self._files = files
        self._pages = pages
        self._parts = parts
        self._entrance = entrance
        self._answers = Answers()
        self._boards = [] if board is None else [web.post("/board", Board(board, self._who).ask)]

    @property
    def routes(self) -> list[web.RouteDef]:
        """All routes."""
        routes = [
            web.get("/app/telegram", self._files.table),
            web.get("/app/hello", self.hello),
            web.get("/app/talk", self.talk),
            web.post("/app/enter", self.enter),
            web.get(BOARD, self._files.table),
            web.post(BOARD, self.study),
            *self._boards,
            web.get("/setting", self._files.setting),
            web.get("/static/{name:.+}", self._files.file),
        ]
        return [*routes, *self._of_discord(routes)] if self._entrance.is_proxy is not None else routes

    def _of_discord(self, routes: list[web.RouteDef]) -> list[web.RouteDef]:
        """Return the page at the root, where Discord opens it, and all under the prefix that its proxy knows too."""
        page = web.get("/", self.activity)
        return [
            page,
            *(web.RouteDef(one.method, f"{PREFIX}{one.path}", one.handler, one.kwargs) for one in (page, *routes)),
        ]

    async def activity(self, request: web.Request) -> web.StreamResponse:
        """Send the page as it is inside Discord, which names its frame."""
        if "frame_id" not in request.query:
            raise web.HTTPNotFound
        return self._files.activity(request)

    async def hello(self, _: web.Request) -> web.Response:
        """Tell the operator's check that this address leads here."""
        return _told({"hello": await self._entrance.nonce()})

    async def enter(self, request: web.Request) -> web.Response:
        """Sign somebody in: a session, or a word of why not."""
        try:
            asked = Entering.model_validate_json(await request.read())
        except ValidationError:  # it would repeat the data
            return _told({"why": "bad"}, status=400)
        try:
            return await self._entered(asked, sender_of(request, self._entrance.proxies))
        except NotSignedIn as refused:
            return _told({"why": refused.why}, status=429 if refused.why == "later" else 403)

    async def _entered(self, asked: Entering, address: str) -> web.Response:
        gate, now = self._entrance, self._entrance.now()
        if await gate.allowances.take("enter", address, ENTERING, now) > 0:
            raise NotSignedIn("later")
        read = gate.signed.get(asked.platform)
        if read is None:
            raise NotSignedIn("unknown")
        signed = await read(asked.data)
        if await gate.allowances.take("session", signed.person.key, SIGNING_IN, now) > 0:
            raise NotSignedIn("later")
        session = await self._parts.sessions.begin(signed)
        person = await self._parts.doors.person(signed.person)
        table = await self._parts.doors.meant(signed)
        return _told({"session": session, "table": table, "language": person.language})

    async def study(self, request: web.Request) -> web.Response:
        """Answer what somebody who is signed in asks of games and studies."""
        try:
            asked = AskedInWindow.model_validate_json(await body(request))
        except ValidationError:  # it would repeat the session
            raise web.HTTPBadRequest from None
        session = await self._parts.sessions.find(asked.session)
        if session is None:
            raise web.HTTPForbidden
        person = await self._parts.doors.person(session.person)
        private = Chat(platform=person.platform, id=person.id, private=True, title=person.name)
        address = sender_of(request, self._entrance.proxies)
        press = Press(person, private, input_id(), asked.what(), ephemeral=True, sender=address, window="")
        return answered(await self._parts.service.act(press))

    async def _who(self, request: web.Request, what: Mapping[str, Any]) -> str:
        """Return whose turn a question to the board takes: who is signed in, or an address."""
        secret = what.get("session")
        session = await self._parts.sessions.find(secret) if isinstance(secret, str) and len(secret) < 129 else None
        return session.person.key if session is not None else f"at:{sender_of(request, self._entrance.proxies)}"

    async def talk(self, request: web.Request) -> web.WebSocketResponse:
        """Serve the connection of one window."""
        visit = WindowVisit(self._parts, self._answers, sender_of(request, self._entrance.proxies))
        return await self._pages.serve(request, visit, WHERE)


def _told(what: Mapping[str, str], status: int = 200) -> web.Response:
    """Answer with something that no cache may keep."""
    return web.json_response(what, status=status, headers={"Cache-Control": "no-store"})
