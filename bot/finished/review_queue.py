"""Who is next where one thing is done at a time: people take turns, so that nobody waits for all that another wants."""

from __future__ import annotations

import asyncio
from collections import deque

from bot.refusal import Refusal

MOST_WAITING = 2  # of one person

Place = asyncio.Future[None]
"""Somebody's place in the queue: done when it is their turn."""


class ReviewQueue:
    """A queue in which each person has one turn before anybody has the next."""

    def __init__(self) -> None:
        # In the order in which they come up. The first has the turn; each stands with those places that wait.
        self._round: dict[str, deque[Place]] = {}

    def line_up(self, person: str) -> Place:
        """Take a place for a person by key; it has to be left. Raises Refusal for the third that waits."""
        place: Place = asyncio.get_running_loop().create_future()
        if not self._round:
            self._round[person] = deque()
            place.set_result(None)
            return place
        waiting = self._round.get(person, deque())
        if sum(not one.done() for one in waiting) >= MOST_WAITING:
            raise Refusal("review-many", limit=MOST_WAITING)
        waiting.append(place)
        self._round[person] = waiting
        return place

    def leave(self, place: Place) -> None:
        """Leave a place, whether it had its turn or not. To be called once."""
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
