"""Chats that take no pictures: messages come without there, as the text alone is enough, and the chat is told once."""

from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TypeVar

from cachetools import TTLCache

from bot.people import Chat, PlaceKey
from bot.ports.directory import Directory
from bot.ports.health import Unavailable
from bot.ports.messenger import Blocked, NotDelivered, Rejected, Unwelcome
from bot.screen import Screen

KEPT = 5000  # chats
TRUSTED = 3600.0  # seconds until a picture is tried again, unless the platform reports a change of rights before
NOTIFIED = "no_files"  # a field of a chat's document: the chat has been told

T = TypeVar("T")


class PictureRights:
    """Remembers where pictures are left out."""

    def __init__(self, directory: Directory) -> None:
        self._directory = directory
        self._without: TTLCache[PlaceKey, None] = TTLCache(KEPT, TRUSTED)

    def are_left_out(self, chat: Chat) -> bool:
        """Whether pictures are left out in a chat for now."""
        return chat.group.key in self._without

    async def with_or_without(
        self,
        chat: Chat,
        screen: Screen,
        call: Callable[[Screen], Awaitable[T]],
        tell: Callable[[Chat, str], Awaitable[object]],
    ) -> T:
        """Make a call with a screen, without the picture where that is refused. Raises NotDelivered.

        `tell` is called once for each chat that takes text alone, with its language (empty where nobody has chosen
        one).
        """
        bare = screen.model_copy(update={"picture": None})
        if screen.picture is None or self.are_left_out(chat):
            return await call(bare)
        try:
            return await call(screen)
        except (Blocked, Rejected) as refused:
            if isinstance(refused, Unwelcome):
                raise
            is_right = isinstance(refused, Blocked)
        done = await call(bare)  # raises if the bot may not write at all
        self._without[chat.group.key] = None
        with suppress(NotDelivered, Unavailable):
            language = await self._untold(chat.group) if is_right and not chat.private else None
            if language is not None:
                await tell(chat, language)
        return done

    async def _untold(self, chat: Chat) -> str | None:
        """Return the language of a chat that must still be told; None for any other."""
        about = await self._directory.chat(chat.key)
        if about.get(NOTIFIED):
            return None
        await self._directory.save_chat(chat.key, {NOTIFIED: True})
        return str(about.get("language", ""))

    async def may_be_there(self, chat: PlaceKey) -> None:
        """Allow pictures again in a chat, given by its key."""
        if self._without.pop(chat, self) is None:
            await self._directory.save_chat(chat, {NOTIFIED: None})
