"""Threads of a text channel: each table of a tournament can have its board in one."""

from typing import Literal

import discord

from adapters.discord.calls import channel_of, delivered
from adapters.discord.guard import RefusedCalls
from adapters.discord.people import chat_of
from bot.people import Chat
from bot.ports.messenger import NO_FORUM, Blocked
from bot.texts.sentences import cut

NAME_LIMIT = 100  # characters of a thread's name
KEPT_OPEN: Literal[10080] = (
    10080  # minutes without a message until Discord archives a thread by itself: the longest it offers
)


class DiscordThreads:
    """Fulfils `bot.ports.messenger.MakesThreads`. The bot needs the permission Create Public Threads to open one."""

    def __init__(self, client: discord.Client, guard: RefusedCalls) -> None:
        self._client = client
        self._guard = guard

    async def open_thread(self, chat: Chat, title: str) -> Chat:
        """Open a thread. Raises Blocked if the channel isn't a text channel, or the bot has no right to."""
        channel = await channel_of(chat, self._client, self._guard)
        if not isinstance(channel, discord.TextChannel):
            raise Blocked(NO_FORUM)
        kind = discord.ChannelType.news_thread if channel.is_news() else discord.ChannelType.public_thread
        opening = channel.create_thread(name=cut(title, NAME_LIMIT), type=kind, auto_archive_duration=KEPT_OPEN)
        opened = await delivered(opening, self._guard)
        return chat_of(opened.id, opened, private=False)

    async def close_thread(self, thread: Chat) -> None:
        """Archive a thread."""
        await self._set_archived(thread, archived=True)

    async def reopen(self, thread: Chat) -> None:
        """Take a thread out of the archive: messages in an archived thread cannot be edited."""
        await self._set_archived(thread, archived=False)

    async def _set_archived(self, thread: Chat, *, archived: bool) -> None:
        channel = await channel_of(thread, self._client, self._guard)
        if isinstance(channel, discord.Thread):
            await delivered(channel.edit(archived=archived), self._guard)
