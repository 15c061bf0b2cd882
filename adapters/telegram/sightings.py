"""Which messages this process has seen and written: what tells a lost message from a known one."""

from collections import deque
from collections.abc import Iterable, Iterator

from cachetools import LRUCache

CHATS = 20_000  # remembered, those spoken in last
KEPT = 100  # ids remembered of a supergroup or channel …
SHARED_KEPT = 5_000  # … and of all private chats and basic groups together


class Sightings:
    """The newest messages of each count, with those that are known for what they are: people's, or delivered.

    Message ids rise. A supergroup or channel counts its own; private chats and basic groups count together.
    """

    def __init__(self) -> None:
        self._newest: LRUCache[str, int] = LRUCache(CHATS)
        self._known: LRUCache[str, deque[int]] = LRUCache(CHATS)

    def saw(self, chat: str, message: int) -> None:
        """A message is there, whoever wrote it."""
        counted = _counted_in(chat)
        self._newest[counted] = max(message, self._newest.get(counted, 0))

    def wrote(self, chat: str, message: int) -> None:
        """It is known who wrote a message and what it is: nothing that was lost."""
        self.saw(chat, message)
        counted = _counted_in(chat)
        self._known.setdefault(counted, deque(maxlen=KEPT if counted else SHARED_KEPT)).append(message)

    def newest(self, chat: str, known: Iterable[int] = ()) -> int:
        """Return the newest message of a chat that is known of, 0 if there is none."""
        return max(self._newest.get(_counted_in(chat), 0), *known, 0)

    def unknown(self, chat: str, after: int, before: int | None, limit: int) -> Iterator[int]:
        """Yield those of the `limit` messages after one of which it is not known what they are."""
        known = set(self._known.get(_counted_in(chat), ()))
        end = after + 1 + limit if before is None else min(before, after + 1 + limit)
        return (number for number in range(after + 1, end) if number not in known)


def _counted_in(chat: str) -> str:
    return chat if chat.startswith("-100") else ""
