"""The Telegram bot in the test's own loop, as `python -m bot telegram` runs it, against the emulator."""

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Callable, Mapping

from adapters.redis.limits import FIGURES, Figures
from bot.running import roles
from bot.running.settings import Settings
from tests.emulators.telegram.server import TelegramEmulator

GENEROUS: Mapping[str, Figures] = {}  # no budgets: for games that shouldn't take minutes


@contextlib.asynccontextmanager
async def telegram_bot(
    emulator: TelegramEmulator,
    redis_url: str,
    *,
    figures: Mapping[str, Figures] = GENEROUS,
    now: Callable[[], float] = time.time,
    **settings: object,
) -> AsyncIterator[None]:
    """Run the bot while the context lasts."""
    values = {
        "telegram_token": emulator.token,
        "telegram_api_url": emulator.url,
        "redis_url": redis_url,
        "http_port": 0,
        "pace": 0.0,
        "profile": "leave",
        **settings,
    }
    stop = asyncio.Event()
    running = asyncio.create_task(roles.run("telegram", Settings(_env_file=None, **values), stop, figures, now))
    started = asyncio.create_task(emulator.until(lambda: emulator.count("getUpdates") + emulator.count("setWebhook")))
    await asyncio.wait([running, started], return_when=asyncio.FIRST_COMPLETED)
    if running.done():
        await running
    try:
        yield
    finally:
        stop.set()
        await running


__all__ = ["FIGURES", "GENEROUS", "telegram_bot"]
