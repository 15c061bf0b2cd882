"""Asks Discord about the bot for `--check`, without opening the gateway."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import discord
from discord.http import Route

from adapters.discord.addresses import found_at
from adapters.discord.commands import ENTRY_POINT
from adapters.discord.profile import application_of

SERVERS = 200  # in one answer of Discord; these are enough to find what is wrong

_FLAGS = discord.ApplicationFlags
EMBEDDED = _FLAGS(embedded=True).value
PRIVILEGED = {
    "Presence": _FLAGS(gateway_presence=True, gateway_presence_limited=True).value,
    "Server Members": _FLAGS(gateway_guild_members=True, gateway_guild_members_limited=True).value,
    "Message Content": _FLAGS(gateway_message_content=True, gateway_message_content_limited=True).value,
}
"""Discord's names of the privileged intents, with the flags of an application that has them."""


@dataclass(frozen=True)
class ApplicationState:
    """What Discord answered about the bot."""

    name: str
    """The bot's name."""

    application: Mapping[str, Any]
    """The application as Discord describes it."""

    commands: frozenset[str]
    """The names of the commands that are registered."""

    entry_point: bool
    """Whether there is a command that launches the Activity."""

    verified: bool
    """Whether Discord has verified the application."""

    servers: Mapping[str, discord.Permissions]
    """The bot's permissions from its roles on each server, by the server's name. A channel can override them."""


async def application_state(token: str, api_url: str | None) -> ApplicationState:
    """Ask Discord. Raises discord.LoginFailure for a wrong token, otherwise discord.HTTPException and OSError.

    Raises an error of `bot.trouble.ODD_ANSWER` if it isn't Discord that answers.
    """
    with found_at(api_url, None):
        async with discord.Client(intents=discord.Intents(guilds=True), max_ratelimit_timeout=30.0) as client:
            await client.login(token)
            application = await application_of(client)
            commands = await client.http.get_global_commands(application["id"])
            guilds = await client.http.request(Route("GET", "/users/@me/guilds"), params={"limit": SERVERS})
            servers = {one["name"]: discord.Permissions(int(one["permissions"])) for one in guilds}
            me = client.user
            return ApplicationState(
                name=me.name if me is not None else "",
                application=application,
                commands=frozenset(command["name"] for command in commands if command["type"] != ENTRY_POINT),
                entry_point=any(command["type"] == ENTRY_POINT for command in commands),
                verified=me is not None and me.public_flags.verified_bot,
                servers=servers,
            )
