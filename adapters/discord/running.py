"""Builds and starts the Discord side of the bot."""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence

import aiohttp
import discord

from adapters.discord import profile
from adapters.discord.activity import Activity
from adapters.discord.addresses import found_at
from adapters.discord.client import DiscordClient
from adapters.discord.commands import Menus, add_commands, synchronise
from adapters.discord.files import Draw
from adapters.discord.guard import RefusedCalls, unheard
from adapters.discord.intake import DiscordIntake
from adapters.discord.mentions import Mentions
from adapters.discord.messenger import DiscordMessenger
from adapters.discord.private import PrivateChats
from adapters.discord.profile import DiscordProfile
from bot.picture_rights import PictureRights
from bot.ports.commands import TypedCommand
from bot.ports.directory import Directory
from bot.ports.health import Unavailable
from bot.ports.presses import Service
from bot.ports.windows import Wishes
from bot.stopping import ended
from bot.trouble import ODD_ANSWER, Troubles

log = logging.getLogger(__name__)

AWAY = "Discord cannot be reached yet"
UNREGISTERED = "commands or profile are not registered yet"
NO_GATEWAY = "Discord does not say where its gateway is"
LOGIN_WITHIN = 60.0  # seconds for a try to log in; discord.py itself waits out limits of up to half of that
AGAIN = 2.0  # seconds until the next try
REGISTERED_WITHIN = 60.0  # seconds for the registration of the commands
REGISTERED_AGAIN = 30.0  # seconds until the next try
GOODBYE = 3.0  # seconds for closing the connection


async def start(
    stack: contextlib.AsyncExitStack,
    *,
    token: str,
    service: Service,
    directory: Directory,
    draw: Draw,
    commands: Mapping[str, TypedCommand],
    menus: Menus,
    refused: Callable[[float], Awaitable[None]] = unheard,
    api_url: str | None = None,
    gateway_url: str | None = None,
    shard_count: int | None = None,
    shard_ids: Sequence[int] | None = None,
    shown: DiscordProfile | None = None,
    wishes: Wishes | None = None,
) -> tuple[DiscordMessenger, "asyncio.Task[None]"]:
    """Log in, register the commands if they have changed, and connect. Closing `stack` stops everything again.

    `shown` is the profile to set; None leaves it unchanged. `wishes` stores which table's window a person is about to
    open; None where there are no windows. `refused` is called for each refused call with the seconds for which the
    whole bot must wait, usually 0.
    Returns the messenger and the task that keeps the connection, as soon as Discord answers; the task ends only by a
    fatal error. Raises discord.LoginFailure for a wrong token.
    """
    stack.enter_context(found_at(api_url, gateway_url))
    guard = RefusedCalls(on_refusal=refused)
    client = await _logged_in(token, lambda: DiscordClient(guard, shard_count, shard_ids))
    stack.push_async_callback(_closed, client)
    private = PrivateChats(client, directory, guard)
    pictures = PictureRights(directory)
    activity = Activity(client, wishes) if wishes is not None else None
    messenger = DiscordMessenger(client, private, pictures, guard, draw, client.command_ids, activity=activity)
    client.intake = DiscordIntake(service, private, pictures, draw, commands, activity)
    client.mentions = Mentions(service, messenger, commands)
    stack.push_async_callback(client.intake.drained)
    add_commands(client.tree, commands, menus, client.intake)
    registering = asyncio.create_task(_registered(client, directory, shown), name="discord commands")
    stack.push_async_callback(ended, registering)
    connection = asyncio.create_task(_connected(client), name="discord connection")
    return messenger, connection


async def _logged_in(token: str, new_client: Callable[[], DiscordClient]) -> DiscordClient:
    """Log in; try again until Discord answers. Raises discord.LoginFailure."""
    troubles = Troubles()
    while True:
        client = new_client()
        try:
            async with asyncio.timeout(LOGIN_WITHIN):
                await client.login(token)
        except discord.RateLimited as limited:
            await client.close()
            log.warning("Discord wants to be left alone before the start", extra={"seconds": limited.retry_after})
            await asyncio.sleep(limited.retry_after)
        except (discord.HTTPException, aiohttp.ClientError, OSError, *ODD_ANSWER) as error:
            await client.close()
            troubles.tell(AWAY, error, expected=True)
            await asyncio.sleep(AGAIN)
        except BaseException:
            await client.close()
            raise
        else:
            troubles.over(AWAY)
            return client


async def _registered(client: DiscordClient, directory: Directory, shown: DiscordProfile | None) -> None:
    """Register changed commands and the profile; try again until it works. Games go on meanwhile."""
    while True:
        try:
            async with asyncio.timeout(REGISTERED_WITHIN):
                await synchronise(client.tree, directory, client.command_ids)
                if shown is not None:
                    await profile.register(client, shown, directory)
        except discord.RateLimited as limited:
            wait = limited.retry_after
        except (discord.DiscordServerError, aiohttp.ClientError, OSError, Unavailable) as error:
            client.troubles.tell(UNREGISTERED, error, expected=True)
            wait = REGISTERED_AGAIN
        else:
            client.troubles.over(UNREGISTERED)
            return
        await asyncio.sleep(wait)


async def _connected(client: DiscordClient) -> None:
    """Keep the connection open. discord.py reconnects by itself once it knows the gateway."""
    while True:
        try:
            await client.connect()
        except discord.GatewayNotFound as error:
            client.troubles.tell(NO_GATEWAY, error, expected=True)
            await asyncio.sleep(AGAIN)
        except discord.ConnectionClosed as closed:  # for a reason that a retry cannot change
            log.error("Discord has closed the connection for good", extra={"code": closed.code})
            raise
        else:
            return


async def _closed(client: DiscordClient) -> None:
    """Close the connection, waiting at most GOODBYE seconds."""
    try:
        async with asyncio.timeout(GOODBYE):
            await client.close()
    except TimeoutError:
        log.warning("the connection to Discord was left open")
