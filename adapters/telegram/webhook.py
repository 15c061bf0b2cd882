"""Updates by webhook: the endpoint answers 200 only after an update's press is committed."""

import asyncio
import hmac
import logging
from collections.abc import Callable
from typing import Any

from aiohttp import web
from telegram import Bot, Update
from telegram.error import BadRequest, InvalidToken, RetryAfter, TelegramError

from adapters.telegram.intake import ALLOWED_UPDATES, TelegramIntake
from adapters.telegram.refusals import seconds
from bot.trouble import Troubles

log = logging.getLogger(__name__)

PATH = "/telegram"
SECRET_HEADER = "X-Telegram-Bot-Api-Secret-Token"  # noqa: S105 - the name of a header
RETRY_AFTER = "2"  # seconds
CONNECTIONS = 100  # that Telegram may open at once
# The fields kept of a button's message, and of a message that was answered.
PLACE = {"message_id", "date", "chat", "message_thread_id", "is_topic_message", "is_automatic_forward"}
MOST = 2**18  # bytes of an update; Telegram's longest are a fourth of that
MOST_ENTITIES = 100  # at most in a message from Telegram
PAUSE = 2.0  # seconds before another try to set the webhook
NOT_SET = "the webhook could not be set yet"
LOOK_EVERY = 60.0  # seconds between two looks at where Telegram delivers
SECOND = (
    "another program has taken this bot's updates, with the same token: Telegram delivers elsewhere, and nothing here. "
    "Stop it, or give it a bot of its own (docs/deploy.md)"
)


def routes(bot: Bot, intake: TelegramIntake, secret: str, ready: Callable[[], bool]) -> web.RouteTableDef:
    """Return the endpoint. It answers 503 while not ready, 403 for a wrong secret, 400 for an invalid update."""
    table = web.RouteTableDef()

    @table.post(PATH)
    async def receive(request: web.Request) -> web.Response:
        given = request.headers.get(SECRET_HEADER, "")
        if not hmac.compare_digest(given.encode(errors="surrogateescape"), secret.encode()):
            return web.Response(status=403)
        if not ready():
            return web.Response(status=503, headers={"Retry-After": RETRY_AFTER})
        try:
            if (request.content_length or 0) > MOST:
                return web.Response(status=400)
            update = Update.de_json(_without_content(await request.json()), bot)
        except (ValueError, TypeError, AttributeError, LookupError, RecursionError, OverflowError, OSError):
            return web.Response(status=400)  # OverflowError, OSError: for a time outside any calendar
        try:
            await intake.handle(update)
        except Exception as error:  # noqa: BLE001 - Telegram sends it again
            log.error("an update failed", extra={"update": update.update_id, "cause": type(error).__name__})
            return web.Response(status=503, headers={"Retry-After": RETRY_AFTER})
        return web.Response()

    return table


def _without_content(update: Any) -> Any:
    """Remove content that nobody reads and that is slow to parse.

    That is the content of the message with the pressed button, which is the bot's own, and of messages that were
    answered; and more entities than Telegram ever sends.
    """
    message = update.get("message")
    if message is not None:
        message.update(_answered(message))
        message["entities"] = message.get("entities", [])[:MOST_ENTITIES]
    query = update.get("callback_query")
    if query is not None and query.get("message") is not None:
        query["message"] = {**_place(query["message"]), **_answered(query["message"])}
    return update


def _place(message: Any) -> dict[str, Any]:
    return {name: value for name, value in message.items() if name in PLACE}


def _answered(message: Any) -> dict[str, Any]:
    answered = message.get("reply_to_message")
    return {} if answered is None else {"reply_to_message": _place(answered)}


async def register(bot: Bot, url: str, secret: str) -> None:
    """Set the webhook, trying again until Telegram has accepted it. Raises InvalidToken.

    It is set at each start, as Telegram does not tell which secret it has.
    """
    address, troubles = url.rstrip("/") + PATH, Troubles()
    while True:
        try:
            await bot.set_webhook(
                address, secret_token=secret, allowed_updates=ALLOWED_UPDATES, max_connections=CONNECTIONS
            )
        except InvalidToken:
            raise
        except RetryAfter as error:
            await asyncio.sleep(seconds(error))
        except Exception as error:  # noqa: BLE001 - after any error it is tried again
            said = {"said": error.message} if isinstance(error, BadRequest) else {}  # e.g. that there is no such host
            troubles.tell(NOT_SET, error, expected=isinstance(error, TelegramError), **said)
            await asyncio.sleep(PAUSE)
        else:
            troubles.over(NOT_SET)
            return


async def watched(bot: Bot, url: str, secret: str) -> None:
    """Look for ever whether Telegram still delivers here: another program with this token may have changed that.

    A webhook that was removed is set again. One that leads elsewhere stays, as that may be the newer deployment.
    """
    while True:
        await asyncio.sleep(LOOK_EVERY)
        try:
            now = (await bot.get_webhook_info()).url
        except InvalidToken:
            raise
        except TelegramError:  # the next look will do
            continue
        if now != url.rstrip("/") + PATH:
            log.warning(SECOND)
        if not now:
            await register(bot, url, secret)
