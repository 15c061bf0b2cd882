"""Flood control: how many messages and edits a chat accepts, and a bot may send in total."""

from __future__ import annotations

import math
from collections import defaultdict, deque

from tests.emulators.telegram.refusals import flood

GROUP_CALLS = 20
GROUP_SECONDS = 60.0
PRIVATE_PER_SECOND = 1.0
PRIVATE_BURST = 10
BOT_CALLS = 30
BOT_SECONDS = 1.0
BOT_PAUSE = 3.0


class FloodControl:
    """Counts the messages to each chat; refuses those above the limit without counting them.

    A group takes 20 messages and edits in any 60 seconds. A private chat takes one a second in the long run and a burst
    of 10. A bot may make 30 in any second; after one more every call is refused for 3 seconds.
    """

    def __init__(self) -> None:
        self._all: deque[float] = deque()
        self._until = 0.0
        self._groups: dict[int, deque[float]] = defaultdict(deque)
        self._private: dict[int, tuple[float, float]] = {}

    def take(self, chat_id: int, now: float) -> None:
        """Count one message or edit at `now` (Unix seconds); a positive `chat_id` is a private chat.

        Raises a 429 refusal with the whole seconds to wait.
        """
        self._look_at_all(now)
        if chat_id < 0:
            self._take_group(self._groups[chat_id], now)
        else:
            self._take_private(chat_id, now)
        self._all.append(now)

    def _look_at_all(self, now: float) -> None:
        while self._all and self._all[0] <= now - BOT_SECONDS:
            self._all.popleft()
        if now >= self._until and len(self._all) >= BOT_CALLS:
            self._until = now + BOT_PAUSE
        if now < self._until:
            raise flood(max(1, math.ceil(self._until - now)))

    def _take_group(self, times: deque[float], now: float) -> None:
        while times and times[0] <= now - GROUP_SECONDS:
            times.popleft()
        if len(times) >= GROUP_CALLS:
            raise flood(max(1, math.ceil(times[0] + GROUP_SECONDS - now)))
        times.append(now)

    def _take_private(self, chat_id: int, now: float) -> None:
        room, at = self._private.get(chat_id, (float(PRIVATE_BURST), now))
        room = min(float(PRIVATE_BURST), room + (now - at) * PRIVATE_PER_SECOND)
        self._private[chat_id] = (room, now)
        # A small tolerance: a bot that waited exactly retry_after must not be refused for a rounding error.
        if room < 1 - 1e-6:
            raise flood(max(1, math.ceil((1 - room) / PRIVATE_PER_SECOND)))
        self._private[chat_id] = (room - 1, now)
