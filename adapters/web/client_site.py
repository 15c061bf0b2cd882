"""The page inside chat clients: the page for each client, signing in, and the operator's check.

Data that signs a person in comes in a request body, is checked once and never stored. A session's secret name travels
only in bodies and over the WebSocket. There are no cookies, and no address gives access.
"""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import Annotated, Literal

from aiohttp import web
from pydantic import StringConstraints, ValidationError

from adapters.web.accepted import COMMANDS
from adapters.web.built_page import ACTIVITY_PAGE
from adapters.web.chatlog import Frozen
from adapters.web.connections import sender_of
from adapters.web.entry import ClientEntry
from adapters.web.guard import Framing
from adapters.web.health import Port
from adapters.web.parts import Parts
from adapters.web.site import TABLE_PAGE, Site, uncached
from bot.ports.allowances import Allowance
from bot.ports.sessions import NotSignedIn, Sessions, SignedIn

BOARD = "/app/study"  # the path of a link to a study: the page in any browser, which shows the study in the link
PREFIX = "/.proxy"  # Discord's proxy accepts addresses with it and without; a future release may pass it on
ENTERING = Allowance(60, 0.5)  # tries of one address
SIGNING_IN = Allowance(20, 10.0)  # sessions of one person

TELEGRAM = "https://web.telegram.org"
DISCORD = "https://discord.com https://ptb.discord.com https://canary.discord.com"
"""The pages that may frame a window. No setting adds to them."""

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

    sessions: Sessions
    """Keeps who is signed in."""

    nonce: Callable[[], Awaitable[str]]
    """Returns the word by which a deployment recognises its own processes."""


class ClientSite(Site):
    """The routes of windows inside chat clients."""

    def __init__(self, parts: Parts, port: Port, entrance: Entrance) -> None:
        super().__init__(parts, port, board=f"{port.public}{BOARD}", public=port.public)
        activity = Framing(DISCORD, self._files.loader)
        self.frames = {"/app/telegram": Framing(TELEGRAM), "/": activity, f"{PREFIX}/": activity}
        self._entrance = entrance

    @property
    def routes(self) -> list[web.RouteDef]:
        """All routes."""
        routes = [
            web.get("/app/telegram", self.page(TABLE_PAGE)),
            web.get("/app/hello", self.hello),
            web.post("/app/enter", self.enter),
            web.get(BOARD, self.page(TABLE_PAGE)),
            *self.shared_routes(talk="/app/talk", study=BOARD, boards=("/board",)),
        ]
        return [*routes, *self._of_discord(routes)] if self.port.is_proxy is not None else routes

    def _of_discord(self, routes: list[web.RouteDef]) -> list[web.RouteDef]:
        """Return the page at the root, where Discord opens it, and all routes again under the proxy's prefix."""
        page = web.get("/", self.activity)
        return [
            page,
            *(web.RouteDef(one.method, f"{PREFIX}{one.path}", one.handler, one.kwargs) for one in (page, *routes)),
        ]

    def entry(self, _: web.Request) -> ClientEntry:
        """Return the way in by a session."""
        return ClientEntry(self._entrance.sessions, self._parts.doors)

    def sender(self, request: web.Request) -> str:
        """Return the sender that a request counts for: the one for whom the operator's own proxies ask."""
        return sender_of(request, self.port.proxies)

    def shows(self, command: str) -> bool:
        """Whether a window accepts a command: only these become links in its texts."""
        return command in COMMANDS

    async def activity(self, request: web.Request) -> web.StreamResponse:
        """Send the page in its form for Discord, which names its frame in the query."""
        if "frame_id" not in request.query:
            raise web.HTTPNotFound
        return self._files.send(request, ACTIVITY_PAGE)

    async def hello(self, _: web.Request) -> web.Response:
        """Confirm to the operator's check that this address leads to this deployment."""
        return uncached({"hello": await self._entrance.nonce()})

    async def enter(self, request: web.Request) -> web.Response:
        """Sign a person in. Answers with a session, or a word for the reason of a refusal."""
        try:
            body = Entering.model_validate_json(await request.read())
        except ValidationError:  # the error would repeat the data
            return uncached({"why": "bad"}, status=400)
        try:
            return await self._entered(body, self.sender(request))
        except NotSignedIn as refused:
            return uncached({"why": refused.why}, status=429 if refused.why == "later" else 403)

    async def _entered(self, body: Entering, address: str) -> web.Response:
        take, now = self._parts.allowances.take, self._parts.now()
        if await take("enter", address, ENTERING, now) > 0:
            raise NotSignedIn("later")
        read = self._entrance.signed.get(body.platform)
        if read is None:
            raise NotSignedIn("unknown")
        signed = await read(body.data, address)
        if await take("session", signed.person.key, SIGNING_IN, now) > 0:
            raise NotSignedIn("later")
        session = await self._entrance.sessions.begin(signed)
        person = await self._parts.doors.person(signed.person)
        table = await self._parts.doors.default_code(signed)
        return uncached({"session": session, "table": table, "language": person.language})
