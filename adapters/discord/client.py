"""The connection to Discord."""

import logging
from collections.abc import Sequence
from typing import Any

import discord
from discord import app_commands

from adapters.discord.answering import Answering
from adapters.discord.components import PressedButton
from adapters.discord.guard import RefusedCalls
from adapters.discord.intake import DiscordIntake
from adapters.discord.mentions import Mentions
from bot.screen import Picture
from bot.texts import best, slash

log = logging.getLogger(__name__)

LONGEST_WAIT = 30.0  # seconds that discord.py waits out a limit by itself; a longer one is for the worker to plan


class DiscordClient(discord.AutoShardedClient):
    """A client that keeps next to nothing in memory and needs no privileged intent.

    `shard_ids` of None means all; given ones need `shard_count`.
    """

    intake: DiscordIntake
    mentions: Mentions

    def __init__(self, guard: RefusedCalls, shard_count: int | None, shard_ids: Sequence[int] | None) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True, guild_messages=True, dm_messages=True),
            allowed_mentions=discord.AllowedMentions.none(),
            chunk_guilds_at_startup=False,
            member_cache_flags=discord.MemberCacheFlags.none(),
            max_messages=None,
            max_ratelimit_timeout=LONGEST_WAIT,
            http_trace=guard.trace(),
            shard_count=shard_count,
            shard_ids=list(shard_ids) if shard_ids is not None else None,  # type: ignore[arg-type]
        )
        self.tree = app_commands.CommandTree(
            self,
            allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False),
            allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
        )
        self.tree.error(_command_failed)
        self.add_dynamic_items(PressedButton)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Show the tables again that a server has from before, if the bot was sent away and is back."""
        for channel in (*guild.text_channels, *guild.threads):
            await self.intake.chat_opened(str(channel.id))

    async def on_message(self, message: discord.Message) -> None:
        """Obey a message that mentions the bot. What is in any other is not even shown to it: it only counts."""
        if self.user is not None:
            await self.mentions.said(message, self.user.id)


async def _command_failed(interaction: discord.Interaction[Any], error: app_commands.AppCommandError) -> None:
    """Answer what Discord still offers from an earlier registration, and whatever else went wrong on the way."""
    log.error("a command failed", extra={"cause": type(error.__cause__ or error).__name__})
    if interaction.type is discord.InteractionType.application_command:
        line = slash.failed(best(str(interaction.locale)))
        await Answering(interaction, _no_pictures, line).finish()


async def _no_pictures(picture: Picture) -> bytes:
    raise ValueError(picture.drawing)
