"""The Telegram bot in the test's own loop, against the emulator."""

import contextlib
from typing import Any

from tests.chat.bot_in_loop import bot_in_loop, of_telegram
from tests.emulators.telegram.server import TelegramEmulator


def telegram_bot(
    emulator: TelegramEmulator, redis_url: str, **settings: Any
) -> contextlib.AbstractAsyncContextManager[None]:
    """Run the bot while the context lasts, with further settings or other parameters of `bot_in_loop`."""
    wanted = emulator.until(lambda: emulator.count("getUpdates") + emulator.count("setWebhook"))
    return bot_in_loop(
        "telegram", wanted, **{**of_telegram(emulator), "redis_url": redis_url, "profile": "leave", **settings}
    )
