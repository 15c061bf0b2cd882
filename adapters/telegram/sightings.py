"""Which messages this process has seen and written: what tells a lost message from a known one."""

from collections import OrderedDict, deque
from collections.abc import Iterable, Iterator

CHATS = 20_000  # remembered, those spoken in last
OWN_KEPT = 100  # ids of the bot's own messages in a chat


class Sightings:
    """The newest message of each chat, and the bot's own newest ones.

    Message ids rise. A supergroup or channel counts its own; private chats and basic groups count together.
    """

    def __init__(self) -> None:
        self._newest: OrderedDict[str, int] = OrderedDict()
        self._own: OrderedDict[str, deque[int]] = OrderedDict()

    def saw(self, chat: str, message: int) -> None:
        """A message is there, whoever wrote it."""
        counted = _counted_in(chat)
        self._newest[counted] = max(message, self._newest.get(counted, 0))
        _trim(self._newest, counted)

    def wrote(self, chat: str, message: int) -> None:
        """The bot has written a message."""
        self.saw(chat, message)
        self._own.setdefault(chat, deque(maxlen=OWN_KEPT)).append(message)
        _trim(self._own, chat)

    def newest(self, chat: str, known: Iterable[int] = ()) -> int:
        """Return the newest message of a chat that is known of, 0 if there is none."""
        return max(self._newest.get(_counted_in(chat), 0), *known, 0)

    def unknown(self, chat: str, after: int, before: int | None, limit: int) -> Iterator[int]:
        """Yield the ids of up to `limit` messages after one that are not known to be the bot's own."""
        own = self._own.get(chat, ())
        end = after + 1 + limit if before is None else min(before, after + 1 + limit)
        return (number for number in range(after + 1, end) if number not in own)


def _counted_in(chat: str) -> str:
    return chat if chat.startswith("-100") else ""


def _trim(remembered: OrderedDict[str, int] | OrderedDict[str, deque[int]], used: str) -> None:
    remembered.move_to_end(used)
    while len(remembered) > CHATS:
        remembered.popitem(last=False)
