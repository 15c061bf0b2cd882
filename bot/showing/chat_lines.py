"""Lines that chats have asked for, such as the daily line of the deal of the day. Each is sent at most once.

A topic that has asked gets its own line.
"""

import logging
from collections.abc import Awaitable, Callable
from functools import partial

from bot.people import Chat
from bot.ports.days import DayResults
from bot.ports.messenger import Blocked, Busy, Messenger, Moved, NotDelivered
from bot.screen import Screen, digest_of
from bot.showing.delivery_pass import Tools
from bot.table.platform_facts import PlatformFacts

log = logging.getLogger(__name__)

Line = Callable[[str, Messenger], Awaitable[Screen | None]]
"""Returns the line for a chat, by its key; None if there is nothing to tell."""

Sent = Callable[[str, Chat, str], Awaitable[None]]
"""Takes note of a line that was sent to a chat, by its key: where it is, and the id of its message."""

AT_ONCE = 50  # failed lines after which the others wait for the next visit


class ChatLines:
    """The lines of one occasion, for all chats that want them."""

    def __init__(self, kept: DayResults, facts: PlatformFacts, tools: Tools) -> None:
        self._kept = kept
        self._facts = facts
        self._tools = tools

    async def send_all(
        self, what: str, chats: list[str], line: Line, *, while_: Callable[[], bool], sent: Sent | None = None
    ) -> bool:
        """Send the missing lines of an occasion while `while_` is true. Returns whether none is left."""
        left = 0
        for key in chats:
            if left >= AT_ONCE:
                return False
            chat = Chat.at(key)
            messenger = self._tools.messengers.get(chat.platform)
            if messenger is None:
                continue
            if not while_():
                return True
            if not await self._send(what, key, chat, messenger, line, sent):
                left += 1
        return left == 0

    async def _send(self, what: str, key: str, chat: Chat, messenger: Messenger, line: Line, sent: Sent | None) -> bool:
        """Send a chat its line, at most once. Returns False if it has to be tried again.

        The line is marked as sent before it is sent, so that a crash can lose a line but not double it.
        """
        if not await self._kept.take_line(what, key):
            return True
        try:
            screen = await line(key, messenger)
            if screen is not None:
                send = partial(_sent, messenger, chat, screen, nonce=digest_of(f"{what} {key}"))
                at, message = await self._tools.budgets.make(chat, send, chat.key, patience=0.0)
                if sent is not None:
                    await sent(key, at, message)
        except Moved as moved:
            await self._kept.give_line_back(what, key)
            await self._facts.chat_moved(chat.platform, chat.id, moved.new_id)
            return False
        except Busy as busy:
            if busy.unsure:
                return True
            await self._kept.give_line_back(what, key)
            return False
        except NotDelivered as failure:
            log.info("a chat does not take its line", extra={"reason": type(failure).__name__})
        return True


async def _sent(messenger: Messenger, chat: Chat, screen: Screen, nonce: str) -> tuple[Chat, str]:
    """Send a line; to the group itself if its topic is closed or gone. Return where it is. Raises NotDelivered."""
    try:
        return chat, await messenger.send(chat, screen, nonce=nonce)
    except Blocked:
        if chat.thread is None:
            raise
        return chat.group, await messenger.send(chat.group, screen, nonce=nonce)
