"""The HTTP side of a process: the playground, or only health and metrics."""

import contextlib
import errno
import logging
import socket
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from dataclasses import replace
from ipaddress import ip_address
from typing import Any

from aiohttp import web
from cachetools import TTLCache
from prometheus_client import CollectorRegistry

from adapters.discord.signing import DiscordSigning
from adapters.redis.sessions import RedisSessions
from adapters.redis.windows import RedisAnnouncements, RedisPresence, RedisWishes
from adapters.telegram.initdata import signed_in
from adapters.web.boards import BoardParts
from adapters.web.client_site import ClientSite, Entrance, Signed
from adapters.web.connections import Bounds
from adapters.web.guest_site import GuestSite
from adapters.web.health import Condition, Port, create_health_app
from adapters.web.messenger import WebMessenger
from adapters.web.parts import Parts, Told
from adapters.web.server import create_app, serving
from adapters.web.storage import RedisChatLog, RedisRooms
from bot.asking.commands.people import door_of
from bot.asking.windows import WindowDoors
from bot.ports.health import Unavailable
from bot.ports.sessions import SignedIn
from bot.running.app import App, command_menus
from bot.running.settings import BadSettings, Settings
from bot.showing.announced import WithTournaments
from bot.showing.looks import TableLooks
from bot.table import calendar
from bot.texts import LANGUAGES

log = logging.getLogger(__name__)

PEOPLE_KEPT = 3.0  # seconds for which it is known who plays with strangers


def look_at_host(settings: Settings) -> None:
    """Raise BadSettings if the playground would be open to other machines without PLAYGROUND_OPEN=yes."""
    if settings.playground_open == "yes" or _is_this_machine(settings.http_host):
        return
    raise BadSettings(
        f"HTTP_HOST={settings.http_host} would open the playground to every machine that reaches port "
        f"{settings.http_port} here.\n"
        "It has no accounts: strangers could open rooms, play in them on your processor and your memory, ask to join\n"
        "any table whose code they know, take a seat by an invitation that was meant for others, and read /metrics.\n"
        "For yourself, leave HTTP_HOST at 127.0.0.1. If others are meant to come in, set PLAYGROUND_OPEN=yes as well;\n"
        "docs/deploy.md says what to put before it."
    )


def _is_this_machine(host: str) -> bool:
    try:
        return host == "localhost" or ip_address(host).is_loopback
    except ValueError:
        return False


@contextlib.asynccontextmanager
async def waiting(settings: Settings, ill: Mapping[str, str]) -> AsyncIterator[None]:
    """Serve health on the port while the store is out of reach. `ill` says why, as it changes."""

    async def health() -> Condition:
        return Condition({"redis": False, "worker": False}, ill)

    port = Port(health, CollectorRegistry(), settings.allowed_hosts, settings.proxies, settings.app_origin)
    application = create_health_app(port, waits=True)
    async with contextlib.AsyncExitStack() as stack:
        await _served(application, settings, Bounds(proxies=settings.proxies), stack)
        yield


async def opened(app: App, stack: contextlib.AsyncExitStack, web_routes: list[Any], *, playground: bool) -> None:
    """Open the port for the playground, or only health and metrics, and for Telegram's webhook."""
    settings = app.settings
    bounds = Bounds(proxies=settings.proxies)
    app.schedule.origin = None if playground else settings.app_origin
    if playground:
        application = _playground(app)
    elif settings.app_url is not None:
        application = _windows_inside(app)
        bounds = replace(bounds, open=settings.app_connections)
    else:
        application = create_health_app(_port(app))
    application.add_routes(web_routes)
    address = await _served(application, settings, bounds, stack)
    if playground:
        print(f"The playground is open at {address}", flush=True)  # noqa: T201 - for the person who typed `make play`
    else:
        log.info("health is told", extra={"address": address})


async def _served(
    application: web.Application, settings: Settings, bounds: Bounds, stack: contextlib.AsyncExitStack
) -> str:
    """Serve an application on the port; return its address. Raises BadSettings if the port cannot be opened."""
    try:
        return await stack.enter_async_context(
            serving(application, host=settings.http_host, port=settings.http_port, bounds=bounds)
        )
    except OSError as error:
        raise BadSettings(_not_opened(error, settings)) from None


def _not_opened(error: OSError, settings: Settings) -> str:
    """Return one line that says why the port cannot be opened."""
    if isinstance(error, socket.gaierror) or error.errno == errno.EADDRNOTAVAIL:
        return f"HTTP_HOST: {settings.http_host} is no address of this machine, e.g. HTTP_HOST=127.0.0.1"
    if error.errno == errno.EACCES:
        return f"HTTP_PORT: {settings.http_port} may not be opened without special rights, e.g. HTTP_PORT=8000"
    return f"HTTP_PORT: {settings.http_port} is taken: another copy may be running, or set another, e.g. HTTP_PORT=8001"


def _port(app: App) -> Port:
    return Port(app.health, app.registry, app.settings.allowed_hosts, app.settings.proxies)


def _playground(app: App) -> web.Application:
    chatlog, port = RedisChatLog(app.database.client), _port(app)
    app.messengers["web"] = WebMessenger(chatlog)
    framed_by = " ".join((app.settings.playground_frames or "").split())
    parts = _parts(app, _told(app, playground=True))
    return create_app(GuestSite(parts, port, chatlog, RedisRooms(app.database.client), framed_by), port)


def _told(app: App, *, playground: bool) -> Told:
    """Return what a page is told at first."""
    menus, people = command_menus(app.settings), _people(app)

    async def told(language: str) -> Mapping[str, Any]:
        shared = {"commands": menus.get(language, menus["en"]), "people": await people(language)}
        if not playground:
            return shared
        guests = {"bots": _bots(app.settings), "played": await _played_today(app), "keeps": await _keepers(app)}
        return {**shared, **guests}

    return told


async def _keepers(app: App) -> dict[str, str]:
    """Return the bots on this store that can take a guest's games."""
    try:
        served = await app.schedule.served()
    except Unavailable:
        return {}
    here, named = app.messengers.get("telegram"), (app.settings.playground_telegram or "").removeprefix("@")
    telegram = here.start_link("") if here is not None else f"https://t.me/{named}?start=" if named else None
    found = {"telegram": telegram, "discord": ""}
    return {platform: address for platform, address in found.items() if platform in served and address is not None}


async def _played_today(app: App) -> int:
    """Count the people with accounts who have finished today's deal; 0 while the store does not answer."""
    try:
        return (await app.directory.days.numbers(calendar.date_at(app.now()))).count
    except Unavailable:
        return 0


def _parts(app: App, told: Told) -> Parts:
    presence = RedisPresence(app.database, app.now)
    looks = TableLooks(app.tables, app.messengers, presence, app.meter)
    return Parts(
        service=app.service,
        doors=_doors(app),
        looks=looks,
        presence=presence,
        announcements=WithTournaments(RedisAnnouncements(app.database), looks.shown_in),
        told=told,
        board=BoardParts(app.service.boards, app.draw),
        allowances=app.allowances,
        meter=app.meter,
        now=app.now,
    )


def _doors(app: App) -> WindowDoors:
    wishes, people = RedisWishes(app.database), bool(app.settings.kinds_for_strangers)
    return WindowDoors(app.tables, app.facts, app.messengers, app.allowances, wishes, people=people)


def _bots(settings: Settings) -> dict[str, str]:
    """Return the links that add the bot to a group or server, by platform."""
    found = {}
    if settings.playground_telegram:
        found["telegram"] = f"https://t.me/{settings.playground_telegram.removeprefix('@')}?startgroup=true"
    if settings.playground_discord:
        found["discord"] = f"https://discord.com/oauth2/authorize?client_id={settings.playground_discord}"
    return found


def _windows_inside(app: App) -> web.Application:
    """Return the application with the windows inside the chat clients of this process's platforms."""
    settings, sessions = app.settings, RedisSessions(app.database, clock=app.now)
    activity = _activity(settings, app.now)
    signing = {**_signing(settings, app.now), **({"discord": activity.signed_in} if activity is not None else {})}
    is_proxy = activity.is_proxy if activity is not None else None
    port = replace(_port(app), public=settings.app_origin, is_proxy=is_proxy)
    parts = _parts(app, _told(app, playground=False))
    return create_app(ClientSite(parts, port, Entrance(signing, sessions, sessions.nonce)), port)


def _people(app: App) -> Callable[[str], Awaitable[Mapping[str, Any] | None]]:
    """Return the question who plays with strangers. Answers are kept for a moment, as every page asks at first."""
    known: TTLCache[str, Mapping[str, Any] | None] = TTLCache(len(LANGUAGES), PEOPLE_KEPT)

    async def people(language: str) -> Mapping[str, Any] | None:
        if language not in known:
            try:
                known[language] = await door_of(app.service, language)
            except Unavailable:
                return None
        return known[language]

    return people


def _signing(settings: Settings, now: Callable[[], float]) -> Mapping[str, Signed]:
    """Return the readers of sign-in data by platform: Telegram's, if this process has its token."""
    if settings.telegram_token is None:
        return {}
    token = settings.telegram_token.get_secret_value()

    async def read(data: str, _sender: str) -> SignedIn:
        return signed_in(data, token, now())

    return {"telegram": read}


def _activity(settings: Settings, now: Callable[[], float]) -> DiscordSigning | None:
    """Return the sign-in for windows inside Discord; None if the Activity is not set up."""
    token, secret = settings.discord_token, settings.discord_client_secret
    if token is None or secret is None:
        return None
    return DiscordSigning(token.get_secret_value(), secret.get_secret_value(), now, settings.discord_api_url)
