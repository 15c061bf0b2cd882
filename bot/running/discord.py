"""The Discord side of a process."""

import asyncio
import contextlib

from aiohttp import ClientError
from discord import HTTPException, LoginFailure

from adapters.discord.running import start
from bot.asking.commands import COMMANDS
from bot.running.app import App, command_menus
from bot.running.settings import BadSettings


async def started(app: App, stack: contextlib.AsyncExitStack) -> "asyncio.Task[None]":
    """Log in and connect; the task that is returned keeps the connection and ends only by a fault."""
    settings = app.settings
    if settings.shard_ids is not None and settings.discord_shard_count is None:
        raise BadSettings("DISCORD_SHARD_IDS needs DISCORD_SHARD_COUNT")

    async def refused(seconds: float) -> None:
        now = app.now()
        await app.limits.refused("discord", now, now + seconds if seconds else 0.0)

    try:
        app.messengers["discord"], connection = await start(
            stack,
            token=settings.discord_token.get_secret_value() if settings.discord_token else "",
            service=app.service,
            directory=app.directory,
            draw=app.draw,
            commands=COMMANDS,
            menus=command_menus(),
            refused=refused,
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
