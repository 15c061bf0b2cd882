"""The Telegram side of a process."""

import asyncio
import contextlib
from functools import partial
from typing import Any

from telegram import Bot
from telegram.error import InvalidToken, RetryAfter, TelegramError

from adapters.redis.leases import Lease
from adapters.telegram import webhook
from adapters.telegram.ephemeral import EphemeralHands
from adapters.telegram.intake import TelegramIntake
from adapters.telegram.messenger import TelegramMessenger
from adapters.telegram.polling import Poller
from adapters.telegram.profile import register
from adapters.telegram.refusals import seconds
from adapters.telegram.replies import Replies
from adapters.telegram.transport import EDITS, AiohttpRequest
from bot.asking.commands import ADMIN_COMMANDS
from bot.picture_rights import PictureRights
from bot.running import profile
from bot.running.app import App
from bot.running.platforms import AGAIN, NotYet, Platform
from bot.running.settings import BadSettings, Settings
from bot.stopping import ended
from bot.trouble import Troubles

AWAY = "Telegram cannot be reached yet"
READY_AGAIN = 0.05  # seconds between checks whether updates can be accepted


def started(app: App, stack: contextlib.AsyncExitStack, web_routes: list[Any]) -> Platform:
    """Start to receive updates, by polling or webhook, as soon as Telegram answers."""
    settings = app.settings
    bot = bot_of(settings)
    stack.push_async_callback(bot.shutdown)
    pictures = PictureRights(app.directory)
    spoken = app.service.language_of
    messenger = TelegramMessenger(bot, app.draw, pictures, spoken, windows=settings.app_url is not None)
    messenger.offers = app.service
    replies = Replies(messenger, app.limits, app.now, spoken, app.facts.private_chat_reached)
    stack.push_async_callback(replies.finish)
    hands = EphemeralHands(bot, app.limits, app.now)
    intake = TelegramIntake(bot, messenger, app.service, ADMIN_COMMANDS, replies, hands, app.service)
    telegram = Platform("telegram")
    app.messengers["telegram"] = NotYet("telegram")
    taken = partial(_polled, app, bot, intake)
    if settings.telegram_webhook_url and settings.telegram_webhook_secret:
        secret = settings.telegram_webhook_secret.get_secret_value()
        web_routes.extend(webhook.routes(bot, intake, secret, lambda: app.up and telegram.connected.is_set()))
        taken = partial(_webhook_set, app, bot, settings.telegram_webhook_url, secret)

    async def working() -> None:
        await _greeted(bot)
        app.messengers["telegram"] = messenger
        telegram.connected.set()
        wanted = profile.of_telegram(settings.app_page, strangers=bool(settings.kinds_for_strangers))
        shown = [register(bot, wanted)] if settings.profile == "set" else []
        registering = [asyncio.create_task(one, name="telegram profile") for one in shown]
        try:
            await taken()
        finally:
            await ended(*registering)

    name = "telegram webhook" if settings.telegram_webhook_url else "telegram poller"
    telegram.tasks.append(asyncio.create_task(working(), name=name))
    return telegram


def bot_of(settings: Settings) -> Bot:
    """Return the bot of these settings, not connected yet."""
    return Bot(
        settings.telegram_token.get_secret_value() if settings.telegram_token else "",
        base_url=f"{settings.telegram_api_url}/bot",
        base_file_url=f"{settings.telegram_api_url}/file/bot",
        request=AiohttpRequest(unread=EDITS),
        get_updates_request=AiohttpRequest(connections=4),
    )


async def _greeted(bot: Any) -> None:
    """Connect, retrying until Telegram answers. Raises BadSettings for a wrong token."""
    troubles = Troubles()
    while True:
        try:
            await bot.initialize()
        except InvalidToken:
            raise BadSettings("TELEGRAM_TOKEN is not accepted by Telegram") from None
        except TelegramError as error:
            troubles.tell(AWAY, error, expected=True)
            await asyncio.sleep(seconds(error) if isinstance(error, RetryAfter) else AGAIN)
        else:
            troubles.over(AWAY)
            return


async def _webhook_set(app: App, bot: Any, url: str, secret: str) -> None:
    """Set the webhook, once updates can be accepted there."""
    while not app.up:  # noqa: ASYNC110 - no event signals it
        await asyncio.sleep(READY_AGAIN)
    await webhook.register(bot, url, secret)
    await webhook.watched(bot, url, secret)


async def _polled(app: App, bot: Any, intake: Any) -> None:
    """Poll while this process holds the lease: two pollers of one bot would steal each other's updates."""
    while True:
        async with Lease(app.database, f"telegram-poller-{bot.id}") as lease:
            polling = asyncio.create_task(Poller(bot, intake).run())
            lost = asyncio.create_task(lease.lost.wait())
            try:
                await asyncio.wait([polling, lost], return_when=asyncio.FIRST_COMPLETED)
                if polling.done():
                    await polling
            finally:
                await ended(polling, lost)
