"""Topics of a forum: each table of a tournament can have its board in one."""

import contextlib

from telegram import Bot

from adapters.telegram.refusals import Unchanged, delivered
from bot.people import Chat
from bot.texts.sentences import cut

NAME_LIMIT = 128  # characters of a topic's name


class TelegramTopics:
    """Fulfils `bot.ports.messenger.MakesThreads`. The bot needs the admin right `can_manage_topics` to open one."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot

    async def open_thread(self, chat: Chat, title: str) -> Chat:
        """Open a topic. Raises Blocked if the group isn't a forum, or the bot has no right to."""
        topic = await delivered(self._bot.create_forum_topic(chat.id, name=cut(title, NAME_LIMIT)))
        return chat.model_copy(update={"thread": str(topic.message_thread_id)})

    async def close_thread(self, thread: Chat) -> None:
        """Close a topic, so that only admins can write in it."""
        with contextlib.suppress(Unchanged):
            await delivered(self._bot.close_forum_topic(thread.id, int(thread.thread or 0)))
