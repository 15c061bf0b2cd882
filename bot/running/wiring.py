"""Puts the parts together: the only place that builds adapters. Each role imports only what it uses."""

import asyncio
import contextlib
import logging
import os
import socket
import time
from collections.abc import AsyncIterator, Callable, Mapping
from typing import TYPE_CHECKING, Any

from prometheus_client import CollectorRegistry, ProcessCollector
from redis.asyncio import Redis

from adapters.metrics.prometheus import PrometheusMeter
from adapters.pictures import Gallery
from adapters.redis.connection import connect
from adapters.redis.directory import RedisDirectory
from adapters.redis.durability import Durability
from adapters.redis.health import RedisNodes
from adapters.redis.leases import Lease
from adapters.redis.limits import FIGURES, Figures, RedisLimits
from adapters.redis.schedule import RedisSchedule
from adapters.redis.store import RedisTables
from bot.asking.commands import ADMIN_COMMANDS, COMMANDS, MENU
from bot.asking.service import TableService
from bot.chance import Chance, SystemChance
from bot.ports.messenger import Messenger
from bot.running.settings import BadSettings, Settings
from bot.screen import Picture
from bot.showing.delivery import Delivery
from bot.showing.tending import Tender
from bot.showing.worker import Worker
from bot.stopping import ended
from bot.table.automatic import USUAL_PACE
from bot.texts import LANGUAGES
from bot.trouble import Broken

if TYPE_CHECKING:
    from aiohttp import web

    from adapters.redis.database import Database
    from adapters.web.health import Condition

log = logging.getLogger(__name__)

ROLES = ("telegram", "discord", "web", "all")
CONNECT_AGAIN = 2.0  # seconds between tries to reach Redis and Telegram at the start
CONNECT_TRIES = 15
READY_AGAIN = 0.05  # seconds between looks whether updates can be taken


class App:
    """What every role shares. Messengers are added by the roles before the worker starts."""

    def __init__(
        self,
        settings: Settings,
        database: "Database",
        figures: Mapping[str, Figures],
        now: Callable[[], float],
        chance: Chance,
    ) -> None:
        self.settings = settings
        self.database = database
        self.worker_name = settings.worker_name or f"{socket.gethostname()}-{os.getpid()}"
        self.messengers: dict[str, Messenger] = {}
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        meter = PrometheusMeter(self.registry)
        self.store, directory = RedisTables(database, meter, Durability(settings.durability)), RedisDirectory(database)
        self.schedule = RedisSchedule(database)
        self.nodes = RedisNodes(database)
        self.limits = RedisLimits(database, figures)
        self.now = now
        self.service = TableService(self.store, directory, self.messengers, now=now, chance=chance, meter=meter)
        delivery = Delivery(self.store, self.limits, self.messengers, now, meter)
        self.worker = Worker(
            self.worker_name,
            Tender(self.service, delivery, now, USUAL_PACE.times(settings.pace)),
            self.service,
            self.schedule,
            now,
            meter,
        )
        self.gallery = Gallery()
        self.stop = asyncio.Event()

    async def draw(self, picture: Picture) -> bytes:
        """Draw a picture of a screen."""
        return await self.gallery.draw(picture.drawing, picture.data)

    @property
    def up(self) -> bool:
        """Whether presses and updates are taken: from the start of the work until the stop, whatever is ill meanwhile.

        A press is not turned away because one server of the store does not answer: its table may lie on another.
        """
        return self.worker.up and not self.stop.is_set()

    async def health(self) -> "Condition":
        """What this process needs, and whether it is there; and which servers of the store are ill."""
        from adapters.web.health import Condition

        nodes = await self.nodes.health()
        return Condition(
            {"redis": any(node.writes for node in nodes), "worker": self.worker.ready and not self.stop.is_set()},
            {node.name: node.cause for node in nodes if node.cause},
        )


async def run(
    role: str,
    settings: Settings,
    stop: asyncio.Event,
    figures: Mapping[str, Figures] = FIGURES,
    now: Callable[[], float] = time.time,
    chance: Chance | None = None,
    started: Callable[[], None] = lambda: None,
) -> None:
    """Run a role until `stop` is set. Raises BadSettings for what a role misses, Broken when a part of it has ended.

    `figures` are the budgets of calls of each platform, `now` gives seconds since the epoch, `chance` shuffles;
    `started` is called when everything is there and the work begins.
    """
    wanted = _platforms(role, settings)
    async with contextlib.AsyncExitStack() as stack:
        database = await stack.enter_async_context(_database(settings))
        app = App(settings, database, figures, now, chance or SystemChance())
        app.stop = stop
        stack.push_async_callback(app.store.close)
        web_routes: list[Any] = []
        failing: list[asyncio.Task[None]] = []
        if "telegram" in wanted:
            failing.append(await _telegram(app, stack, web_routes))
        if "discord" in wanted:
            failing.append(await _discord(app, stack))
        await _http(app, stack, web_routes, playground="web" in wanted)
        started()
        working = asyncio.create_task(app.worker.run(stop), name="worker")
        stopping = asyncio.create_task(stop.wait(), name="stop")
        done, _ = await asyncio.wait([working, stopping, *failing], return_when=asyncio.FIRST_COMPLETED)
        stop.set()
        # No more updates are taken; what they have begun is finished by the worker.
        await ended(*failing)
        await asyncio.wait([working])
        broken = [Broken.by(task) for task in (working, *failing) if task in done and stopping not in done]
        if not broken and (working.cancelled() or working.exception() is not None):
            broken = [Broken.by(working)]
        stopping.cancel()
        for one in broken:
            log.critical("this process ends, and should be started again", extra={"what": one.what, "cause": one.cause})
            raise one


def _platforms(role: str, settings: Settings) -> set[str]:
    if role == "all":
        have = {
            name
            for name, token in (("telegram", settings.telegram_token), ("discord", settings.discord_token))
            if token
        }
        if not have:
            raise BadSettings("TELEGRAM_TOKEN or DISCORD_TOKEN is needed for this role (or run: python -m bot web)")
        return have
    token = {"telegram": settings.telegram_token, "discord": settings.discord_token}.get(role, True)
    if not token:
        raise BadSettings(f"{role.upper()}_TOKEN is missing: README.md says how to get one")
    return {role}


@contextlib.asynccontextmanager
async def operator(settings: Settings) -> AsyncIterator[tuple[TableService, RedisSchedule]]:
    """Open what an operator's command needs: the tables, and nothing that speaks to a chat."""
    async with contextlib.AsyncExitStack() as stack:
        database = await stack.enter_async_context(_database(settings))
        store = RedisTables(database, durability=Durability(settings.durability))
        stack.push_async_callback(store.close)
        service = TableService(store, RedisDirectory(database), {}, now=time.time)
        yield service, RedisSchedule(database)


@contextlib.asynccontextmanager
async def _database(settings: Settings) -> AsyncIterator["Database"]:
    async with contextlib.AsyncExitStack() as stack:
        url = settings.redis_url or await _embedded(settings, stack)
        try:
            database = connect(url)
        except ValueError as error:  # it names no part of the address
            raise BadSettings(f"REDIS_URL: {error}") from None
        stack.push_async_callback(database.close)
        await _reached(database, Durability(settings.durability))
        yield database


async def _embedded(settings: Settings, stack: contextlib.AsyncExitStack) -> str:
    """Start or adopt the embedded server. The last process to end in peace takes it along; its data stay."""
    from adapters.redis.embedded import ServerFailed, start
    from adapters.redis.server_program import ServerMissing

    try:
        server = await asyncio.to_thread(start, settings.data_folder)
    except (ServerFailed, ServerMissing, OSError) as error:
        raise BadSettings(str(error)) from None
    log.info("games are kept by the embedded server", extra={"folder": str(settings.data_folder)})
    stack.push_async_callback(asyncio.to_thread, server.stop_if_alone)
    return server.url


async def _reached(database: "Database", durability: Durability) -> None:
    """Wait for a store that is not up yet. Raises BadSettings for what no waiting helps."""
    from adapters.redis.starting import Misconfigured, looked_at
    from bot.ports.health import Unavailable

    for attempt in range(CONNECT_TRIES):
        try:
            await looked_at(database, durability)
        except Misconfigured as wrong:
            raise BadSettings(f"REDIS_URL: {wrong}") from None
        except Unavailable as trouble:
            if attempt == CONNECT_TRIES - 1:
                raise BadSettings(
                    f"Redis cannot be reached ({trouble.cause}): is it running, and is REDIS_URL right?"
                ) from None
            log.warning("Redis cannot be reached yet", extra={"cause": trouble.cause})
            await asyncio.sleep(CONNECT_AGAIN)
        else:
            return


async def _telegram(app: App, stack: contextlib.AsyncExitStack, web_routes: list[Any]) -> "asyncio.Task[None]":
    from telegram import Bot

    from adapters.telegram import menus, webhook
    from adapters.telegram.intake import TelegramIntake
    from adapters.telegram.messenger import TelegramMessenger
    from adapters.telegram.replies import Replies
    from adapters.telegram.transport import EDITS, AiohttpRequest

    settings = app.settings
    token = settings.telegram_token.get_secret_value() if settings.telegram_token else ""
    bot = Bot(
        token,
        base_url=f"{settings.telegram_api_url}/bot",
        base_file_url=f"{settings.telegram_api_url}/file/bot",
        request=AiohttpRequest(unread=EDITS),
        get_updates_request=AiohttpRequest(connections=4),
    )
    await _greeted(bot, stack)
    messenger = TelegramMessenger(bot, app.draw)
    app.messengers["telegram"] = messenger
    replies = Replies(messenger, app.limits, app.now)
    stack.push_async_callback(replies.finish)
    intake = TelegramIntake(bot, messenger, app.service, ADMIN_COMMANDS, replies)
    await menus.register(bot, command_menus())
    if settings.telegram_webhook_url and settings.telegram_webhook_secret:
        secret = settings.telegram_webhook_secret.get_secret_value()
        web_routes.extend(webhook.routes(bot, intake, secret, lambda: app.up))
        return asyncio.create_task(
            _webhook_set(app, bot, settings.telegram_webhook_url, secret), name="telegram webhook"
        )
    return asyncio.create_task(_polled(app, bot, intake), name="telegram poller")


async def _greeted(bot: Any, stack: contextlib.AsyncExitStack) -> None:
    """Open the bot's connections and learn its name, as soon as Telegram answers."""
    from telegram.error import InvalidToken, RetryAfter, TelegramError

    from adapters.telegram.refusals import seconds

    for attempt in range(CONNECT_TRIES):
        try:
            await stack.enter_async_context(bot)
        except InvalidToken:
            raise BadSettings("TELEGRAM_TOKEN is not accepted by Telegram") from None
        except TelegramError as error:
            if attempt == CONNECT_TRIES - 1:
                raise BadSettings(f"Telegram cannot be reached ({type(error).__name__})") from None
            log.warning("Telegram cannot be reached yet", extra={"cause": type(error).__name__})
            await asyncio.sleep(seconds(error) if isinstance(error, RetryAfter) else CONNECT_AGAIN)
        else:
            return


async def _webhook_set(app: App, bot: Any, url: str, secret: str) -> None:
    """Tell Telegram where to deliver, once updates can be taken there."""
    from adapters.telegram import webhook

    while not app.up:  # noqa: ASYNC110 - the worker tells nobody
        await asyncio.sleep(READY_AGAIN)
    await webhook.register(bot, url, secret)
    await asyncio.Event().wait()


async def _polled(app: App, bot: Any, intake: Any) -> None:
    """Poll while this process holds the lease: two pollers of one bot would take each other's updates."""
    from adapters.telegram.polling import Poller

    while True:
        async with Lease(app.database, f"telegram-poller-{bot.id}", app.worker_name) as lease:
            polling = asyncio.create_task(Poller(bot, intake).run())
            lost = asyncio.create_task(lease.lost.wait())
            try:
                await asyncio.wait([polling, lost], return_when=asyncio.FIRST_COMPLETED)
                if polling.done():
                    await polling
            finally:
                await ended(polling, lost)


async def _discord(app: App, stack: contextlib.AsyncExitStack) -> "asyncio.Task[None]":
    from aiohttp import ClientError
    from discord import HTTPException, LoginFailure

    from adapters.discord.running import start

    settings = app.settings
    if settings.shard_ids is not None and settings.discord_shard_count is None:
        raise BadSettings("DISCORD_SHARD_IDS needs DISCORD_SHARD_COUNT")
    try:
        app.messengers["discord"], connection = await start(
            stack,
            token=settings.discord_token.get_secret_value() if settings.discord_token else "",
            service=app.service,
            directory=app.service.directory,
            draw=app.draw,
            commands=COMMANDS,
            admin_commands=ADMIN_COMMANDS,
            menus=command_menus(),
            api_url=settings.discord_api_url,
            gateway_url=settings.discord_gateway_url,
            shard_count=settings.discord_shard_count,
            shard_ids=settings.shard_ids,
        )
    except LoginFailure:
        raise BadSettings("DISCORD_TOKEN is not accepted by Discord") from None
    except (HTTPException, ClientError, OSError) as error:
        raise BadSettings(f"Discord cannot be reached ({type(error).__name__})") from None
    return connection


async def _http(app: App, stack: contextlib.AsyncExitStack, web_routes: list[Any], *, playground: bool) -> None:
    from adapters.web.server import serving

    application = _playground(app) if playground else _health_only(app)
    application.add_routes(web_routes)
    try:
        address = await stack.enter_async_context(
            serving(application, host=app.settings.http_host, port=app.settings.http_port)
        )
    except OSError:
        raise BadSettings(
            f"HTTP_PORT {app.settings.http_port} is taken: another copy may be running, or set another port"
        ) from None
    if playground:
        print(f"The playground is open at {address}", flush=True)  # noqa: T201 - for the person who typed `make play`
    else:
        log.info("health is told", extra={"address": address})


def _playground(app: App) -> "web.Application":
    from adapters.web.messenger import WebMessenger
    from adapters.web.server import create_app
    from adapters.web.storage import RedisChatLog, RedisRooms

    if not isinstance(app.database.client, Redis):
        raise BadSettings("the playground keeps its chats on one server: REDIS_URL cannot name a cluster for it")
    chatlog = RedisChatLog(app.database.client)
    app.messengers["web"] = WebMessenger(chatlog)
    return create_app(
        app.service,
        chatlog,
        RedisRooms(app.database.client),
        health=app.health,
        registry=app.registry,
        allowed_hosts=app.settings.allowed_hosts,
        commands=lambda language: command_menus().get(language, command_menus()["en"]),
    )


def _health_only(app: App) -> "web.Application":
    from adapters.web.health import create_health_app

    return create_health_app(app.health, app.registry)


def command_menus() -> Mapping[str, Mapping[str, str]]:
    """Return the command menu by language: name and one line of help."""
    from bot.screens.pages import command_menu

    return {language: command_menu(MENU, language) for language in LANGUAGES}
