"""The address that a webhook is delivered to, and the bot behind it."""

import contextlib
import socket

from adapters.telegram import webhook
from tests.chat.telegram_bot import telegram_bot

SECRET = "loopback_secret-1"


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


@contextlib.asynccontextmanager
async def bot_with_webhook(telegram, redis_url, **settings):
    port = free_port()
    settings = {"http_port": port, "telegram_webhook_url": f"http://127.0.0.1:{port}", **settings}
    async with telegram_bot(telegram, redis_url, telegram_webhook_secret=SECRET, **settings):
        yield f"http://127.0.0.1:{port}{webhook.PATH}"
