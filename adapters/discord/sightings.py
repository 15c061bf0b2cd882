"""Which messages this process has seen come in: how far a channel has scrolled on below one of them."""

from collections import deque

from cachetools import LRUCache

CHANNELS = 20_000  # remembered, those spoken in last
LAST = 64  # messages of a channel that are remembered, the newest


class Sightings:
    """The newest messages of each channel. Their ids rise, but do not count them."""

    def __init__(self) -> None:
        self._last: LRUCache[str, deque[int]] = LRUCache(CHANNELS)

    def saw(self, channel: str, message: int) -> None:
        """A message is there, whoever wrote it."""
        self._last.setdefault(channel, deque(maxlen=LAST)).append(message)

    def removed(self, channel: str, message: int) -> None:
        """A message was taken away again."""
        if message in self._last.get(channel, ()):
            self._last[channel].remove(message)

    def below(self, channel: str, message: int) -> int:
        """Return how many messages have been seen below one."""
        return sum(number > message for number in self._last.get(channel, ()))
