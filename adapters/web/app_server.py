"""The web server of windows inside chat clients, for the roles that talk to their platforms.

At the address that people's clients open, only windows and a platform's webhook answer: health and metrics are for the
operator's own network.
"""

from collections.abc import Collection
from urllib.parse import urlsplit

from aiohttp import web
from prometheus_client import CollectorRegistry

from adapters.web.accepted import COMMANDS
from adapters.web.app_site import BOARD, BODY_LIMIT, PREFIX, AppSite, Entrance
from adapters.web.boards import BoardParts
from adapters.web.built_page import built_page
from adapters.web.guard import Framing, guard, headers
from adapters.web.health import Health, come_back_later, health_routes, public_names
from adapters.web.pages import Pages, Windows
from adapters.web.site import STATIC, AtTheDoor, CommandMenu, PageFiles
from adapters.web.window import WindowParts

TELEGRAM = "https://web.telegram.org"
DISCORD = "https://discord.com https://ptb.discord.com https://canary.discord.com"
"""The pages that may frame a window. No setting adds to them."""


def create_windows_app(
    parts: WindowParts,
    windows: Windows,
    entrance: Entrance,
    *,
    health: Health,
    registry: CollectorRegistry,
    commands: CommandMenu,
    public: str,
    allowed_hosts: Collection[str] = (),
    people: AtTheDoor | None = None,
    board: BoardParts | None = None,
) -> web.Application:
    """Return the routes of windows, with the health routes.

    `public` is the origin at which clients open them; `allowed_hosts` are other names of this machine; `people` tells
    who plays with strangers; `board` answers questions about studies.
    """
    public_host = urlsplit(public).hostname or ""
    pages = Pages(windows)
    files, is_proxy = built_page(STATIC), entrance.is_proxy
    page = PageFiles(_taken(commands), files, {}, board=f"{public}{BOARD}", people=people)
    site = AppSite(page, pages, parts, entrance, board)
    activity = Framing(DISCORD, files.loader)
    frames = {"/app/telegram": Framing(TELEGRAM), "/": activity, f"{PREFIX}/": activity}
    own: set[web.AbstractResource] = set()
    app = web.Application(
        middlewares=[guard(own, {*allowed_hosts, public_host}, is_proxy), come_back_later],
        client_max_size=BODY_LIMIT,
    )
    app.on_response_prepare.append(headers("", frames, without_origin=is_proxy is not None))
    hidden_from = public_names(public)
    app.add_routes(health_routes(health, registry, allowed_hosts, hidden_from, is_proxy, entrance.proxies))
    routes = app.add_routes(site.routes)
    own |= {route.resource for route in routes if route.resource is not None}

    pages.attend(app)
    return app


def _taken(commands: CommandMenu) -> CommandMenu:
    """Return the commands that a window accepts: only these become links in its texts."""
    return lambda language: {name: said for name, said in commands(language).items() if name in COMMANDS}
