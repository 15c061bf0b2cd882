"""The connection to Discord."""

import logging
from collections.abc import Sequence
from typing import Any

import discord
from discord import app_commands

from adapters.discord.answering import Answering
from adapters.discord.commands import ENTRY_POINT
from adapters.discord.components import PressedButton
from adapters.discord.guard import RefusedCalls
from adapters.discord.intake import DiscordIntake
from adapters.discord.mentions import Mentions
from bot.screen import Picture
from bot.texts import best, slash
from bot.trouble import Troubles

log = logging.getLogger(__name__)

LONGEST_WAIT = 30.0  # seconds for which discord.py itself waits out a rate limit; the worker schedules longer waits


class DiscordClient(discord.AutoShardedClient):
    """A client that caches almost nothing and needs no privileged intent.

    `shard_ids` None means all shards; otherwise `shard_count` is needed too.
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
        self.command_ids: dict[str, str] = {}
        """The ids of the registered commands by name; empty until they are known."""

        self.troubles = Troubles()
        """The log of what fails again and again."""

        self.tree = Tree(
            self,
            allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False),
            allowed_installs=app_commands.AppInstallationType(guild=True, user=True),
        )
        self.tree.error(_command_failed)
        self.add_dynamic_items(PressedButton)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Show a server's tables again when the bot comes back to it."""
        await self._may_be_open(*guild.text_channels, *guild.threads)

    async def on_guild_channel_update(self, before: discord.abc.GuildChannel, after: discord.abc.GuildChannel) -> None:
        """Show a channel's tables again when its permissions change."""
        if before.overwrites != after.overwrites:
            await self._may_be_open(after, *getattr(after, "threads", ()))

    async def on_raw_thread_update(self, payload: discord.RawThreadUpdateEvent) -> None:
        """Show a thread's tables again when it leaves the archive."""
        if not payload.data["thread_metadata"]["archived"]:
            await self.intake.chat_opened(str(payload.thread_id))

    async def on_guild_role_update(self, before: discord.Role, after: discord.Role) -> None:
        """Show a server's tables again when the permissions of a role change."""
        if before.permissions != after.permissions:
            await self._may_be_open(*after.guild.text_channels, *after.guild.threads)

    async def on_member_update(self, before: discord.Member, after: discord.Member) -> None:
        """Show a server's tables again when the bot's roles change, or its timeout ends."""
        rights = [(one.roles, one.timed_out_until) for one in (before, after)]
        if self.user is not None and after.id == self.user.id and rights[0] != rights[1]:
            await self._may_be_open(*after.guild.text_channels, *after.guild.threads)

    async def _may_be_open(self, *channels: discord.abc.Snowflake) -> None:
        for channel in channels:
            await self.intake.chat_opened(str(channel.id))

    async def on_message(self, message: discord.Message) -> None:
        """Handle a message that mentions the bot; any other is only counted, since Discord hides its text."""
        if self.user is not None:
            await self.mentions.said(message, self.user.id)


class Tree(app_commands.CommandTree["DiscordClient"]):
    """The slash commands, and the Entry Point command, which discord.py does not know."""

    async def interaction_check(self, interaction: discord.Interaction["DiscordClient"]) -> bool:
        """Answer the Entry Point command, if the owner has set that the application handles it."""
        if interaction.data is None or interaction.data.get("type") != ENTRY_POINT:
            return True
        await interaction.client.intake.window_asked_for(interaction)
        return False


async def _command_failed(interaction: discord.Interaction[Any], error: app_commands.AppCommandError) -> None:
    """Answer a command that failed, such as one that Discord still offers from an earlier release."""
    log.error("a command failed", extra={"cause": type(error.__cause__ or error).__name__})
    if interaction.type is discord.InteractionType.application_command:
        language = best(str(interaction.locale))
        await Answering(interaction, _no_pictures, language).say(slash.failed(language))


async def _no_pictures(picture: Picture) -> bytes:
    raise ValueError(picture.drawing)
