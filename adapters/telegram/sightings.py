"""Ids of messages that this process has seen or written, to tell lost messages from known ones."""

from collections import deque
from collections.abc import Iterable, Iterator
from contextlib import suppress

from cachetools import LRUCache

CHATS = 20_000  # chats remembered, the most recently used
KEPT = 100  # ids remembered of a supergroup or channel …
SHARED_KEPT = 5_000  # … and of all private chats and basic groups together
LAST = 64  # newest messages remembered of a chat or topic, and as many deleted ones


class Sightings:
    """The newest message ids of each chat, and the known ones: people's messages, and recorded ones of the bot.

    Message ids rise. A supergroup or channel counts its own; private chats and basic groups count together.
    """

    def __init__(self) -> None:
        self._newest: LRUCache[str, int] = LRUCache(CHATS)
        self._known: LRUCache[str, deque[int]] = LRUCache(CHATS)
        self._last: LRUCache[tuple[str, str | None], deque[int]] = LRUCache(CHATS)  # of a chat, or a topic of it
        self._gone: LRUCache[str, deque[int]] = LRUCache(CHATS)
        self._forums: LRUCache[str, None] = LRUCache(CHATS)

    def saw(self, chat: str, message: int, thread: str | None = None) -> None:
        """Note a message, whoever wrote it; in its topic, if that is known."""
        last = self._last.setdefault((chat, thread), deque(maxlen=LAST))
        if message not in last:
            last.append(message)
        if thread is not None:
            self.is_forum(chat)
        counted = _counted_in(chat)
        self._newest[counted] = max(message, self._newest.get(counted, 0))

    def wrote(self, chat: str, message: int, thread: str | None = None) -> None:
        """Note a message that is known, so that it isn't taken for a lost one."""
        self.saw(chat, message, thread)
        counted = _counted_in(chat)
        self._known.setdefault(counted, deque(maxlen=KEPT if counted else SHARED_KEPT)).append(message)

    def unrecorded(self, chat: str, message: int) -> None:
        """Note that a message of the bot is not on record after all."""
        with suppress(ValueError):
            self._known.get(_counted_in(chat), deque()).remove(message)

    def is_forum(self, chat: str) -> None:
        """Note that a chat's messages are in topics."""
        self._forums[chat] = None

    def removed(self, chat: str, message: int) -> None:
        """Note that a message was deleted."""
        self._gone.setdefault(chat, deque(maxlen=LAST)).append(message)

    def below(self, chat: str, thread: str | None, message: int) -> int:
        """Return how many messages are known to stand below a message, in the same topic if it is in one.

        A bot receives few of a group's messages, but the ids of a supergroup tell how many there were. A forum's ids
        count the messages of all its topics, and a basic group's ids those of other chats.
        """
        gone = {number for number in self._gone.get(chat, ()) if number > message}
        if chat.startswith("-100") and thread is None and chat not in self._forums:
            return max(self._newest.get(chat, 0) - message - len(gone), 0)
        return len({number for number in self._last.get((chat, thread), ()) if number > message} - gone)

    def newest(self, chat: str, known: Iterable[int] = ()) -> int:
        """Return the newest known message id of a chat, 0 if there is none."""
        return max(self._newest.get(_counted_in(chat), 0), *known, 0)

    def unknown(self, chat: str, after: int, before: int | None, limit: int) -> Iterator[int]:
        """Yield the unknown ids among the `limit` ids after `after`, if they are less than `before`."""
        known = set(self._known.get(_counted_in(chat), ()))
        end = after + 1 + limit if before is None else min(before, after + 1 + limit)
        return (number for number in range(after + 1, end) if number not in known)


def _counted_in(chat: str) -> str:
    return chat if chat.startswith("-100") else ""
