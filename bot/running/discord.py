"""The Discord side of a process."""

import asyncio
import contextlib

from discord import LoginFailure

from adapters.discord.running import start
from adapters.redis.windows import RedisWishes
from bot.asking.commands import offered
from bot.running import profile
from bot.running.app import App, command_menus
from bot.running.platforms import NotYet, Platform
from bot.running.settings import BadSettings


def started(app: App, stack: contextlib.AsyncExitStack) -> Platform:
    """Start to log in, and connect as soon as Discord answers."""
    settings = app.settings
    discord = Platform("discord")
    app.messengers["discord"] = NotYet("discord")

    async def refused(seconds: float) -> None:
        now = app.now()
        await app.limits.refused("discord", now, now + seconds if seconds else 0.0)

    async def working() -> None:
        try:
            app.messengers["discord"], connection = await start(
                stack,
                token=settings.discord_token.get_secret_value() if settings.discord_token else "",
                service=app.service,
                directory=app.directory,
                draw=app.draw,
                commands=offered(strangers=bool(settings.kinds_for_strangers)),
                menus=command_menus(settings),
                refused=refused,
                api_url=settings.discord_api_url,
                gateway_url=settings.discord_gateway_url,
                shard_count=settings.discord_shard_count,
                shard_ids=settings.shard_ids,
                shown=profile.of_discord() if settings.profile == "set" else None,
                wishes=RedisWishes(app.database) if settings.discord_client_secret is not None else None,
            )
        except LoginFailure:
            raise BadSettings("DISCORD_TOKEN is not accepted by Discord") from None
        discord.connected.set()
        await connection

    discord.tasks.append(asyncio.create_task(working(), name="discord connection"))
    return discord
