"""A fair queue for work that is done one at a time: people take turns."""

from __future__ import annotations

import asyncio
from collections import deque

from bot.refusal import Refusal

MOST_WAITING = 2  # of one person

Place = asyncio.Future[None]
"""A place in the queue; the future is done when it has its turn."""


class ReviewQueue:
    """A queue in which each person has one turn before anybody has the next."""

    def __init__(self, most: int = MOST_WAITING) -> None:
        """`most` is how many places of one person may wait."""
        self._most = most
        # Waiting places of each person, in the order of turns. The first person has the turn.
        self._round: dict[str, deque[Place]] = {}

    def line_up(self, person: str) -> Place:
        """Take a place for a person by key; the caller has to leave it. Raises Refusal if too many of theirs wait."""
        place: Place = asyncio.get_running_loop().create_future()
        if not self._round:
            self._round[person] = deque()
            place.set_result(None)
            return place
        waiting = self._round.get(person, deque())
        if sum(not one.done() for one in waiting) >= self._most:
            raise Refusal("review-many", limit=self._most)
        waiting.append(place)
        self._round[person] = waiting
        return place

    def leave(self, place: Place) -> None:
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
