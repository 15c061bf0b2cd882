"""The answers of a process to inputs of pages. A page repeats an input after a broken connection."""

import asyncio
from collections.abc import Awaitable, Callable

from cachetools import LRUCache

from adapters.web.visit import Frame
from bot.screen import Answer, Stay

ANSWERS = 2000  # remembered by a process
LOCKS_LIMIT = 1000


class Answers:
    """A repeated input gets the first answer. Another process answers it anew: it is applied once all the same."""

    def __init__(self) -> None:
        self._known: LRUCache[str, Frame] = LRUCache(ANSWERS)
        self._locks: LRUCache[str, asyncio.Lock] = LRUCache(LOCKS_LIMIT)

    async def once(self, name: str, given: str, apply: Callable[[], Awaitable[Frame]]) -> Frame:
        """Return the answer to an input; `apply` is called only for a new one. Repetitions wait for the first.

        `name` is the input's in this process, `given` is its id on the page.
        """
        async with self._locks.setdefault(name, asyncio.Lock()):
            if name not in self._known:
                self._known[name] = {"type": "answer", "id": given, **await apply()}
            return self._known[name]


def said_at_once(answer: Answer) -> Frame:
    """Return the line of an answer, and the link that it leads to."""
    line = {"toast": answer.toast, "alert": answer.alert} if answer.toast and answer.stay is not Stay.UNSAID else {}
    return {**line, "url": answer.url} if answer.url else line
