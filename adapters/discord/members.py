"""Who may see a channel, and who manages its server: not every member may see all of its channels."""

from contextlib import suppress

import discord

from adapters.discord.calls import NO_MEMBER_REASON, channel_of, delivered
from adapters.discord.guard import RefusedCalls
from bot.people import Chat, Person
from bot.ports.messenger import Blocked


class DiscordMembers:
    """Looks people up in channels. Roles and rights are known from the gateway; each person costs a call or two."""

    def __init__(self, client: discord.Client, guard: RefusedCalls) -> None:
        self._client = client
        self._guard = guard

    async def may_see(self, chat: Chat, person: Person) -> bool | None:
        """Whether a person may see a channel or thread now; None if it is not a server's. Raises NotDelivered.

        A private thread is seen only by its members, as long as they may see its channel.
        """
        channel = await channel_of(chat, self._client, self._guard)
        if not isinstance(channel, discord.abc.GuildChannel | discord.Thread):
            return None
        try:
            member = await delivered(channel.guild.fetch_member(int(person.id)), self._guard)
            with suppress(discord.ClientException):  # the channel of a thread is not known
                if not channel.permissions_for(member).view_channel:
                    return False
                if isinstance(channel, discord.Thread) and channel.is_private():
                    await delivered(channel.fetch_member(int(person.id)), self._guard)
                return True
        except Blocked as blocked:
            if blocked.reason != NO_MEMBER_REASON:
                raise
            return False
        return None

    async def manages(self, chat: Chat, person: Person) -> bool:
        """Whether a person may manage the server of a channel or thread. Raises NotDelivered."""
        channel = await channel_of(chat, self._client, self._guard)
        if not isinstance(channel, discord.abc.GuildChannel | discord.Thread):
            return False
        member = await delivered(channel.guild.fetch_member(int(person.id)), self._guard)
        return member.guild_permissions.manage_guild
