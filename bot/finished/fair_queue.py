"""A fair queue for work that is done one at a time: people take turns."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import TypeVar

from bot.refusal import Refusal

AT_ONCE = 8  # waiting places of one person: more than a page needs, and a few whose answers nobody reads any more
TOO_MANY = Refusal("too-often", seconds=1)

QueuePlace = asyncio.Future[None]
"""A place in the queue; the future is done when it has its turn."""

Done = TypeVar("Done")


class FairQueue:
    """A queue in which each person has one turn before anybody has the next."""

    def __init__(self, most: int = AT_ONCE, refusal: Refusal = TOO_MANY) -> None:
        """`most` is how many places of one person may wait; `refusal` is raised for one more."""
        self._most = most
        self._refusal = refusal
        # Waiting places of each person, in the order of turns. The first person has the turn.
        self._round: dict[str, deque[QueuePlace]] = {}

    async def aside(self, person: str, work: Callable[[], Done]) -> Done:
        """Do a piece of work in a thread, and return its result. Raises its errors, and Refusal as `line_up` does.

        With many threads the event loop would get little time, as they all run one after the other.
        """
        async with self.turn(person):
            return await asyncio.to_thread(work)

    @asynccontextmanager
    async def turn(self, person: str) -> AsyncIterator[None]:
        """Wait for a turn of a person, which lasts until the block ends. Raises Refusal as `line_up` does."""
        place = self.line_up(person)
        try:
            await place
            yield
        finally:
            self.leave(place)

    def line_up(self, person: str) -> QueuePlace:
        """Take a place for a person by key; the caller has to leave it. Raises Refusal if too many of theirs wait."""
        place: QueuePlace = asyncio.get_running_loop().create_future()
        if not self._round:
            self._round[person] = deque()
            place.set_result(None)
            return place
        waiting = self._round.get(person, deque())
        if sum(not one.done() for one in waiting) >= self._most:
            raise self._refusal
        waiting.append(place)
        self._round[person] = waiting
        return place

    def leave(self, place: QueuePlace) -> None:
        """Leave a place, whether it had its turn or not. Call it once."""
        if not place.done():
            place.cancel()
        elif not place.cancelled():
            self._go_on()

    def _go_on(self) -> None:
        person = next(iter(self._round))
        if waiting := self._round.pop(person):
            self._round[person] = waiting
        while self._round:
            person, waiting = next(iter(self._round.items()))
            while waiting:
                place = waiting.popleft()
                if not place.done():
                    place.set_result(None)
                    return
            del self._round[person]
