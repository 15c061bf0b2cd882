"""Channels in which the bot may not attach files: boards have no pictures there, and the channel is told so once."""

from cachetools import TTLCache

from bot.people import Chat
from bot.ports.directory import Directory

KEPT = 5000  # channels
TRUSTED = 3600.0  # seconds until a picture is tried again, unless Discord reports a change of rights before
TOLD = "no_files"  # a field of a channel's document: the channel has been told


class PictureRights:
    """Remembers where pictures are left out."""

    def __init__(self, directory: Directory) -> None:
        self._directory = directory
        self._without: TTLCache[str, None] = TTLCache(KEPT, TRUSTED)

    def are_left_out(self, chat: Chat) -> bool:
        """Whether pictures are left out in a chat for now."""
        return chat.id in self._without

    async def refused(self, chat: Chat) -> str | None:
        """Note that a chat takes no pictures. Return its language if the chat must still be told, else None.

        The language is empty where nobody has chosen one.
        """
        self._without[chat.id] = None
        about = await self._directory.chat(chat.key)
        if about.get(TOLD):
            return None
        await self._directory.save_chat(chat.key, {TOLD: True})
        return str(about.get("language", ""))

    async def may_be_there(self, channel: str) -> None:
        """Allow pictures again in a channel, given by its id."""
        if self._without.pop(channel, self) is None:
            await self._directory.save_chat(Chat(platform="discord", id=channel).key, {TOLD: None})
