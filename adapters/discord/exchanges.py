"""Turns for signing in. Discord may take seconds to say that a code is made up: whoever sends many waits alone."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

AT_ONCE = 8
OF_ONE = 6  # of one group: there is always a place for somebody of another


class Exchanges:
    """At most `AT_ONCE` exchanges at once, `OF_ONE` of one group. Groups take turns.

    In a group the newest goes first. So a person waits for one exchange, however many have come before.
    """

    def __init__(self) -> None:
        self._under_way: Counter[str] = Counter()  # by group
        self._waiting: dict[str, list[asyncio.Future[None]]] = {}  # by group, in the order of turns

    @asynccontextmanager
    async def turn(self, group: str) -> AsyncIterator[None]:
        """Wait for a turn, which lasts until the block ends."""
        place: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(group, []).append(place)
        self._go_on()
        try:
            await place
            yield
        finally:
            if place.cancelled():
                self._leave(group, place)
            else:
                self._under_way[group] -= 1
                self._go_on()

    def _go_on(self) -> None:
        while self._under_way.total() < AT_ONCE:
            group = next((one for one in self._waiting if self._under_way[one] < OF_ONE), None)
            if group is None:
                return
            waiting = self._waiting.pop(group)
            waiting.pop().set_result(None)
            self._under_way[group] += 1
            if waiting:
                self._waiting[group] = waiting  # its next turn comes after those of all others

    def _leave(self, group: str, place: asyncio.Future[None]) -> None:
        """Give up a place that has not had its turn."""
        self._waiting[group].remove(place)
        if not self._waiting[group]:
            del self._waiting[group]
