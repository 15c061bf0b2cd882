"""The playground's web server: the page, its files and its WebSocket.

Looking makes nothing and leaves nothing: a room is made, and a browser remembers it, by a POST of the page alone.
"""

import asyncio
import contextlib
import math
import re
from collections.abc import AsyncIterator, Callable, Collection, Iterable, Mapping
from pathlib import Path
from typing import cast

from aiohttp import web
from aiohttp.typedefs import Handler
from prometheus_client import CollectorRegistry

from adapters.web.chatlog import ChatLog, Unavailable
from adapters.web.connections import Bounds, Connections, sender
from adapters.web.guard import guard, set_headers
from adapters.web.health import Health, health_routes
from adapters.web.intake import Intake
from adapters.web.pages import Pages, end
from adapters.web.rooms import Room, Rooms, new_room
from bot.ports.presses import Service
from bot.texts import FALLBACK, LANGUAGES

HOST = "127.0.0.1"
PORT = 8000
STATIC = Path(__file__).parent / "static"
COOKIE = "thousand_room"
COOKIE_LIFE = 30 * 24 * 3600  # seconds
EXIT_PATIENCE = 2.0  # seconds for requests in progress when the server stops
TITLE = "Thousand"
NAMES = ("Anna", "Ben")

_ROOM = r"{room:[A-Za-z0-9_-]{16,64}}"
_FILE = r"{file:[A-Za-z0-9_-]{16,64}}"
_LANGUAGE = re.compile(r"\s*([a-z]{2,3})\b")

CommandMenu = Callable[[str], Mapping[str, str]]
"""Gives the commands for a language: name without slash -> one line of help, in the order of the menu."""


def create_app(
    service: Service,
    chatlog: ChatLog,
    rooms: Rooms,
    *,
    health: Health,
    registry: CollectorRegistry,
    commands: CommandMenu,
    allowed_hosts: Collection[str] = (),
) -> web.Application:
    """Return the playground, with the health routes.

    `allowed_hosts` are names under which it may be reached besides localhost and plain addresses.
    """
    pages = Pages(chatlog, rooms, Intake(service, chatlog, rooms))
    site = _Site(chatlog, rooms, pages, commands)
    own: set[web.AbstractResource] = set()
    app = web.Application(middlewares=[guard(own, allowed_hosts), _come_back_later])
    app.on_response_prepare.append(set_headers)
    app.add_routes(health_routes(health, registry))
    routes = app.add_routes(
        [
            web.get("/", site.enter),
            web.post("/new", site.open),
            web.get(f"/r/{_ROOM}", site.show),
            web.post(f"/r/{_ROOM}", site.keep),
            web.get(f"/r/{_ROOM}/talk", site.talk),
            web.get("/setting", site.setting),
            web.get(f"/files/{_FILE}", site.fetch),
            web.static("/static", STATIC),
        ]
    )
    own |= {route.resource for route in routes if route.resource is not None}

    async def following(_: web.Application) -> AsyncIterator[None]:
        task = asyncio.create_task(pages.follow())
        yield
        await end([task])

    async def say_goodbye(_: web.Application) -> None:
        await pages.close()

    app.cleanup_ctx.append(following)
    app.on_shutdown.append(say_goodbye)
    return app


@contextlib.asynccontextmanager
async def serving(
    app: web.Application, *, host: str = HOST, port: int = PORT, bounds: Bounds | None = None
) -> AsyncIterator[str]:
    """Serve an application while the context lasts, and yield its address, e.g. `http://127.0.0.1:8000/`.

    Raises OSError if the port is taken. Port 0 takes any free one.
    """
    connections = Connections(bounds)
    app.middlewares.insert(0, connections.watch)
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=EXIT_PATIENCE)
    await runner.setup()
    try:
        # In the place of a site of aiohttp's, whose connections nothing would bound.
        serve = connections.bounded(cast("Callable[[], asyncio.Protocol]", runner.server))
        server = await asyncio.get_running_loop().create_server(serve, host, port)
        try:
            bound_host, bound_port = server.sockets[0].getsockname()[:2]
            shown = f"[{bound_host}]" if ":" in bound_host else bound_host
            yield f"http://{shown}:{bound_port}/"
        finally:
            server.close()
    finally:
        await runner.cleanup()


class _Site:
    """The pages and files, by route."""

    def __init__(self, chatlog: ChatLog, rooms: Rooms, pages: Pages, commands: CommandMenu) -> None:
        self._log = chatlog
        self._rooms = rooms
        self._pages = pages
        self._commands = commands
        self._faces = {deck: _faces(deck) for deck in ("cards", "cards4")}

    async def enter(self, request: web.Request) -> web.StreamResponse:
        """Return to the room that this browser was in, or show the page that offers one."""
        room = await self._rooms.load(request.cookies.get(COOKIE, "none"))
        if room is None:
            return web.FileResponse(STATIC / "index.html")
        raise web.HTTPFound(f"/r/{room.id}")

    async def open(self, request: web.Request) -> web.StreamResponse:
        """Make a room, and say where it is. The one that this browser was in is still at its address."""
        wait = await self._rooms.admit(sender(request.remote or ""))
        if wait > 0:
            return web.Response(status=429, headers={"Retry-After": str(math.ceil(wait))})
        room = new_room(TITLE, NAMES, _language(request.headers.get("Accept-Language")))
        await self._rooms.create(room)
        return _remembering(room, web.Response(status=201, headers={"Location": f"/r/{room.id}"}))

    async def show(self, request: web.Request) -> web.StreamResponse:
        """Show a room."""
        if await self._rooms.load(request.match_info["room"]) is None:
            raise web.HTTPFound("/")
        return web.FileResponse(STATIC / "index.html")

    async def keep(self, request: web.Request) -> web.StreamResponse:
        """Have the browser come back to this room: somebody has done something in it."""
        room = await self._rooms.load(request.match_info["room"])
        if room is None:
            raise web.HTTPNotFound
        return _remembering(room, web.Response(status=204))

    async def talk(self, request: web.Request) -> web.StreamResponse:
        """Open a page's WebSocket."""
        room = await self._rooms.load(request.match_info["room"])
        if room is None:
            raise web.HTTPNotFound
        return await self._pages.serve(request, room)

    async def setting(self, request: web.Request) -> web.Response:
        """Tell the page which commands, card faces and languages there are, and its own of those it would like."""
        language = _spoken(request.query.getall("language", []))
        commands = [{"name": name, "help": text} for name, text in self._commands(language).items()]
        return web.json_response(
            {"commands": commands, "faces": self._faces, "language": language, "languages": list(LANGUAGES)}
        )

    async def fetch(self, request: web.Request) -> web.Response:
        """Hand out a file that a reply carried, for saving only."""
        found = await self._log.document(request.match_info["file"])
        if found is None:
            raise web.HTTPNotFound
        name = re.sub(r"[^A-Za-z0-9._-]", "_", found[0])
        disposition = {"Content-Disposition": f'attachment; filename="{name}"'}
        return web.Response(body=found[1], content_type="application/octet-stream", headers=disposition)


def _remembering(room: Room, answer: web.Response) -> web.Response:
    answer.set_cookie(COOKIE, room.id, max_age=COOKIE_LIFE, httponly=True, samesite="Lax")
    return answer


@web.middleware
async def _come_back_later(request: web.Request, handler: Handler) -> web.StreamResponse:
    try:
        return await handler(request)
    except Unavailable:
        return web.Response(status=503, headers={"Retry-After": "1"})


def _language(wanted: str | None) -> str:
    found = _LANGUAGE.match((wanted or "").lower())
    return found[1] if found else "en"


def _spoken(wanted: Iterable[str]) -> str:
    """The first of these languages (`pl` or `pl-PL`) that is spoken here; English where none is."""
    codes = (tag.partition("-")[0].lower() for tag in wanted)
    return next((code for code in codes if code in LANGUAGES), FALLBACK)


def _faces(deck: str) -> dict[str, str]:
    """The addresses of the card faces that are there, by card code."""
    return {
        path.stem: f"/static/{deck}/{path.name}"
        for path in sorted((STATIC / deck).glob("*"))
        if path.suffix in {".svg", ".webp", ".png"}
    }
