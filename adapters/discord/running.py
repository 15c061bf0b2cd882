"""The Discord side of the bot, put together and started."""

import asyncio
import contextlib
from collections.abc import Iterable, Sequence

import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route

from adapters.discord.client import DiscordClient
from adapters.discord.commands import Menus, add_commands, synchronise
from adapters.discord.guard import RefusedCalls
from adapters.discord.intake import DiscordIntake
from adapters.discord.messenger import DiscordMessenger, Draw
from adapters.discord.private import PrivateChats
from bot.ports import Directory, Service


async def start(
    stack: contextlib.AsyncExitStack,
    *,
    token: str,
    service: Service,
    directory: Directory,
    draw: Draw,
    commands: Iterable[str],
    admin_commands: frozenset[str],
    menus: Menus,
    api_url: str | None = None,
    gateway_url: str | None = None,
    shard_count: int | None = None,
    shard_ids: Sequence[int] | None = None,
) -> tuple[DiscordMessenger, "asyncio.Task[None]"]:
    """Log in, register the commands if they have changed, and connect. `stack` takes it all down again.

    Returns the messenger and the task that keeps the connection; it ends only by a fatal error. Raises
    discord.LoginFailure for a wrong token, and discord.HTTPException or OSError when Discord cannot be reached.
    """
    if api_url is not None:
        Route.BASE = api_url
    if gateway_url is not None:
        DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(gateway_url)
    guard = RefusedCalls()
    client = DiscordClient(guard, shard_count, shard_ids)
    private = PrivateChats(client, directory, guard)
    client.intake = DiscordIntake(service, private, draw, admin_commands)
    add_commands(client.tree, commands, menus, client.intake)
    await stack.enter_async_context(client)
    stack.push_async_callback(client.intake.drained)
    await client.login(token)
    await synchronise(client.tree, directory)
    connection = asyncio.create_task(client.connect(), name="discord connection")
    return DiscordMessenger(client, private, guard, draw), connection
