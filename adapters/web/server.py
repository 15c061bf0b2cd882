"""The playground's web server: the page, its files and its WebSocket.

A GET changes nothing: only a POST of the page creates a room or adds a person to it. A room's address gives no access.
Access needs a key, which is sent in bodies and over the WebSocket, never in an address.
"""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable, Collection, Mapping
from typing import cast

from aiohttp import web
from prometheus_client import CollectorRegistry

from adapters.web.answers import Answers
from adapters.web.boards import Board, BoardParts
from adapters.web.built_page import built_page
from adapters.web.connections import Bounds, Connections, Proxies, sender
from adapters.web.guard import guard, headers
from adapters.web.health import Health, come_back_later, health_routes
from adapters.web.intake import Intake
from adapters.web.malformed import ServerLog, refuse_malformed
from adapters.web.pages import Pages, Windows
from adapters.web.place import Place
from adapters.web.room_visit import RoomVisit
from adapters.web.site import STATIC, AtTheDoor, CommandMenu, Keeps, Played, Site
from adapters.web.storage import RedisChatLog, RedisRooms
from adapters.web.studies import Studies, visitors
from adapters.web.window import WindowParts, WindowVisit
from bot.ports.presses import Service
from bot.ports.windows import Doors

HOST = "127.0.0.1"
EXIT_PATIENCE = 2.0  # seconds for requests in progress when the server stops

_ROOM = r"{room:[0-9a-f]{8,64}}"
_FILE = r"{file:[A-Za-z0-9_-]{16,64}}"


def create_app(
    service: Service,
    chatlog: RedisChatLog,
    rooms: RedisRooms,
    *,
    health: Health,
    registry: CollectorRegistry,
    commands: CommandMenu,
    windows: Windows,
    doors: Doors,
    allowed_hosts: Collection[str] = (),
    proxies: Proxies = (),
    framed_by: str = "",
    bots: Mapping[str, str] | None = None,
    played: Played | None = None,
    people: AtTheDoor | None = None,
    keeps: Keeps | None = None,
    board: BoardParts | None = None,
) -> web.Application:
    """Return the playground, with the health routes.

    `doors` decides who may look at which table; `played` counts the people who have finished today's deal; `people`
    tells who plays with strangers; `keeps` names the bots that take a guest's games; `board` answers questions about
    studies.

    `allowed_hosts` are its names besides localhost and plain addresses; `proxies` are the operator's own; `framed_by`
    are the sources of pages that may show it in a frame, separated by spaces; `bots` are the addresses for adding the
    bot to a chat, by platform. Raises BadModule if the page's modules cannot be bundled.
    """
    pages, answers = Pages(windows, chatlog.changed), Answers()
    parts, intake = WindowParts(service, doors, windows.looks), Intake(service, chatlog, rooms, answers)

    async def talk(request: web.Request) -> web.WebSocketResponse:
        room = request.match_info["room"]
        visit = RoomVisit(chatlog, rooms, intake, windows.looks, room, sender(request.remote or ""))
        return await pages.serve(request, visit, room)

    async def window(request: web.Request) -> web.WebSocketResponse:
        room = request.match_info["room"]
        visit = WindowVisit(parts, answers, Place(rooms, chatlog, room), sender(request.remote or ""))
        return await pages.serve(request, visit, room)

    public = f"https://{next(iter(allowed_hosts))}" if allowed_hosts else ""  # a name is served behind a proxy with TLS
    files = built_page(STATIC, public)
    site = Site(chatlog, rooms, windows.allowances, commands, files, bots or {}, parts, played, people, keeps)
    boards = [web.post("/board", Board(board, visitors(rooms)).answer)] if board is not None else []
    own: set[web.AbstractResource] = set()
    app = web.Application(middlewares=[guard(own, allowed_hosts), come_back_later])
    app.on_response_prepare.append(headers(framed_by))
    app.add_routes(health_routes(health, registry, allowed_hosts, proxies=proxies))
    routes = app.add_routes(
        [
            web.get("/", site.table),
            web.post("/new", site.open),
            web.get(f"/t/{_ROOM}", site.table),
            web.get(f"/t/{_ROOM}/chat", site.chat),
            web.get(f"/t/{_ROOM}/talk", window),
            web.get(f"/t/{_ROOM}/chat/talk", talk),
            web.post(f"/t/{_ROOM}/invite", site.invite),
            web.post(f"/t/{_ROOM}/invited", site.invited),
            web.post(f"/t/{_ROOM}/seat", site.seat),
            web.post(f"/t/{_ROOM}/study", Studies(service, rooms).answer),
            web.post("/qr", site.qr_code),
            web.get("/setting", site.setting),
            web.get(f"/files/{_FILE}", site.fetch),
            web.get("/static/{name:.+}", site.file),
            *boards,
        ]
    )
    own |= {route.resource for route in routes if route.resource is not None}

    pages.attend(app)
    return app


@contextlib.asynccontextmanager
async def serving(
    app: web.Application, *, host: str = HOST, port: int, bounds: Bounds | None = None
) -> AsyncIterator[str]:
    """Serve an application while the context lasts. Yield its address, e.g. `http://127.0.0.1:8000/`.

    Port 0 takes any free port. Raises OSError if the port is taken.
    """
    connections = Connections(bounds)
    app.middlewares[:0] = [refuse_malformed, connections.watch]
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=EXIT_PATIENCE, logger=ServerLog())
    await runner.setup()
    try:
        # Not as a site of aiohttp, which would not limit the connections.
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
