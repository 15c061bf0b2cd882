"""The bot in the test's own loop, as `python -m bot ROLE` runs it."""

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from typing import Any

from adapters.redis.limits import Figures
from bot.chance import Chance
from bot.running import roles
from bot.running.settings import Settings
from tests.emulators.discord.server import DiscordEmulator
from tests.emulators.telegram.server import TelegramEmulator

NO_BUDGETS: Mapping[str, Figures] = {}  # for games that shouldn't take minutes


@contextlib.asynccontextmanager
async def bot_in_loop(
    role: str,
    came: Awaitable[object] | None = None,
    *,
    figures: Mapping[str, Figures] = NO_BUDGETS,
    now: Callable[[], float] = time.time,
    chance: Chance | None = None,
    **settings: Any,
) -> AsyncIterator[None]:
    """Run a role while the context lasts, which begins when `came` has come, or when everything is ready."""
    stop, ready = asyncio.Event(), asyncio.Event()
    values = Settings(_env_file=None, **{"http_port": 0, "pace": 0.0, **settings})
    running = asyncio.create_task(roles.run(role, values, stop, figures, now, chance, ready.set))
    coming = asyncio.ensure_future(came or ready.wait())
    try:
        await asyncio.wait([running, coming], return_when=asyncio.FIRST_COMPLETED)
        if running.done():
            coming.cancel()
            await running
        await coming
        yield
    finally:
        stop.set()
        await running


def of_telegram(emulator: TelegramEmulator) -> dict[str, object]:
    """The settings of a bot on the emulator."""
    return {"telegram_token": emulator.token, "telegram_api_url": emulator.url}


def of_discord(emulator: DiscordEmulator) -> dict[str, object]:
    """The settings of a bot on the emulator."""
    return {
        "discord_token": emulator.token,
        "discord_api_url": emulator.api_url,
        "discord_gateway_url": emulator.gateway_url,
    }
