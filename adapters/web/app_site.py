"""The routes of windows inside chat clients: the page for each client, signing in, and the page's connection.

The page is the playground's. Data that signs a person in comes in a request body, is checked once and never stored. A
session's secret name travels only in bodies and over the WebSocket. There are no cookies, and no address gives access.
"""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import Annotated, Any, Literal

from aiohttp import web
from pydantic import StringConstraints, ValidationError

from adapters.web.answers import Answers
from adapters.web.boards import Board, BoardParts
from adapters.web.chatlog import Frozen
from adapters.web.connections import Proxies, sender_of
from adapters.web.entry import ClientEntry
from adapters.web.guard import IsProxy
from adapters.web.pages import Pages
from adapters.web.site import PageFiles
from adapters.web.studies import WindowRequest, answered, sent_as
from adapters.web.window import WindowParts, WindowVisit
from bot.people import Chat
from bot.ports.allowances import Allowance, Allowances
from bot.ports.sessions import NotSignedIn, Sessions, SignedIn

WHERE = "window"  # the name of the windows' pages, among all pages
BOARD = "/app/study"  # the path of a link to a study: the page in any browser, which shows the study in the link
PREFIX = "/.proxy"  # Discord's proxy accepts addresses with it and without; a future release may pass it on
BODY_LIMIT = 16_384  # bytes
ENTERING = Allowance(60, 0.5)  # tries of one address
SIGNING_IN = Allowance(20, 10.0)  # sessions of one person

Signed = Callable[[str, str], Awaitable[SignedIn]]
"""Finds the person in a client's data, or by asking the platform. It's also given the sender's address.

Raises NotSignedIn.
"""


class Entering(Frozen):
    """A request to be signed in."""

    platform: Literal["telegram", "discord"]
    """The platform of the client."""

    data: Annotated[str, StringConstraints(min_length=1, max_length=8192)]
    """The data that the client got from its platform."""


@dataclass(frozen=True, slots=True)
class Entrance:
    """The parts that signing in needs."""

    signed: Mapping[str, Signed]
    """The reader of the clients' data, by platform."""

    allowances: Allowances
    """Counts the tries."""

    now: Callable[[], float]
    """Returns the time, in seconds since the epoch."""

    proxies: Proxies
    """The operator's own proxies."""

    sessions: Sessions
    """Keeps who is signed in."""

    nonce: Callable[[], Awaitable[str]]
    """Returns the word by which a deployment recognises its own processes."""

    is_proxy: IsProxy | None = None
    """Whether a host is Discord's proxy for the page; None if the page isn't shown in Discord."""


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
        self._boards = [] if board is None else [web.post("/board", Board(board, self._who).answer)]

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
        """Return the page at the root, where Discord opens it, and all routes again under the proxy's prefix."""
        page = web.get("/", self.activity)
        return [
            page,
            *(web.RouteDef(one.method, f"{PREFIX}{one.path}", one.handler, one.kwargs) for one in (page, *routes)),
        ]

    async def activity(self, request: web.Request) -> web.StreamResponse:
        """Send the page in its form for Discord, which names its frame in the query."""
        if "frame_id" not in request.query:
            raise web.HTTPNotFound
        return self._files.activity(request)

    async def hello(self, _: web.Request) -> web.Response:
        """Confirm to the operator's check that this address leads to this deployment."""
        return _json({"hello": await self._entrance.nonce()})

    async def enter(self, request: web.Request) -> web.Response:
        """Sign a person in. Answers with a session, or a word for the reason of a refusal."""
        try:
            body = Entering.model_validate_json(await request.read())
        except ValidationError:  # the error would repeat the data
            return _json({"why": "bad"}, status=400)
        try:
            return await self._entered(body, sender_of(request, self._entrance.proxies))
        except NotSignedIn as refused:
            return _json({"why": refused.why}, status=429 if refused.why == "later" else 403)

    async def _entered(self, body: Entering, address: str) -> web.Response:
        gate, now = self._entrance, self._entrance.now()
        if await gate.allowances.take("enter", address, ENTERING, now) > 0:
            raise NotSignedIn("later")
        read = gate.signed.get(body.platform)
        if read is None:
            raise NotSignedIn("unknown")
        signed = await read(body.data, address)
        if await gate.allowances.take("session", signed.person.key, SIGNING_IN, now) > 0:
            raise NotSignedIn("later")
        session = await self._entrance.sessions.begin(signed)
        person = await self._parts.doors.person(signed.person)
        table = await self._parts.doors.default_code(signed)
        return _json({"session": session, "table": table, "language": person.language})

    async def study(self, request: web.Request) -> web.Response:
        """Answer a request of a signed-in person about games and studies."""
        body = await sent_as(WindowRequest, request)
        session = await self._entrance.sessions.find(body.session)
        if session is None:
            raise web.HTTPForbidden
        person = await self._parts.doors.person(session.person)
        private = Chat(platform=person.platform, id=person.id, private=True, title=person.name)
        press = body.press(person, private, sender_of(request, self._entrance.proxies), window="")
        return answered(await self._parts.service.act(press))

    async def _who(self, request: web.Request, what: Mapping[str, Any]) -> str:
        """Return the asker of a question to the board, for taking turns: the signed-in person, or an address."""
        secret = what.get("session")
        session = await self._entrance.sessions.find(secret) if isinstance(secret, str) and len(secret) < 129 else None
        return session.person.key if session is not None else f"at:{sender_of(request, self._entrance.proxies)}"

    async def talk(self, request: web.Request) -> web.WebSocketResponse:
        """Serve the connection of one window."""
        entry = ClientEntry(self._entrance.sessions, self._parts.doors)
        visit = WindowVisit(self._parts, self._answers, entry, sender_of(request, self._entrance.proxies))
        return await self._pages.serve(request, visit, WHERE)


def _json(what: Mapping[str, str], status: int = 200) -> web.Response:
    """Return an answer that no cache may store."""
    return web.json_response(what, status=status, headers={"Cache-Control": "no-store"})
