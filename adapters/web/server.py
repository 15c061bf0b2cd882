"""The web server: the page with its files and its WebSocket, and health for the operator's own network."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from typing import cast
from urllib.parse import urlsplit

from aiohttp import web

from adapters.web.connections import Bounds, Connections
from adapters.web.guard import guard, headers
from adapters.web.health import Port, come_back_later, health_routes
from adapters.web.malformed import ServerLog, refuse_malformed
from adapters.web.site import Site

HOST = "127.0.0.1"
EXIT_PATIENCE = 2.0  # seconds for requests in progress when the server stops
BODY_LIMIT = 16_384  # bytes; routes that take studies have their own


def create_app(site: Site, port: Port) -> web.Application:
    """Return the page, with the health routes.

    Under the public name of windows only the page answers, and a platform's webhook.
    """
    own: set[web.AbstractResource] = set()
    names = {*port.allowed_hosts, urlsplit(port.public).hostname or ""}
    app = web.Application(
        middlewares=[guard(own, names, port.is_proxy), come_back_later],
        client_max_size=BODY_LIMIT,
    )
    app.on_response_prepare.append(headers(site.framed_by, site.frames, without_origin=port.is_proxy is not None))
    app.add_routes(health_routes(port))
    routes = app.add_routes(site.routes)
    own |= {route.resource for route in routes if route.resource is not None}
    site.pages.attend(app)
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
