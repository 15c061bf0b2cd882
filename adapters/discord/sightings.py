"""The messages that this process has seen arrive: they tell how far a channel has scrolled past one of them."""

from collections import deque

from cachetools import LRUCache

CHANNELS = 20_000  # channels remembered, the most recently used
LAST = 64  # newest messages remembered of a channel


class Sightings:
    """The newest messages of each channel. Ids rise, but not by one, so they cannot be subtracted."""

    def __init__(self) -> None:
        self._last: LRUCache[str, deque[int]] = LRUCache(CHANNELS)

    def saw(self, channel: str, message: int) -> None:
        """Note a new message, whoever wrote it."""
        self._last.setdefault(channel, deque(maxlen=LAST)).append(message)

    def removed(self, channel: str, message: int) -> None:
        """Note that a message was deleted."""
        if message in self._last.get(channel, ()):
            self._last[channel].remove(message)

    def below(self, channel: str, message: int) -> int:
        """Return how many messages have been seen below a message."""
        return sum(number > message for number in self._last.get(channel, ()))
