"""Chats whose calls take long: a delivery pass waits a moment for each, then goes on without it.

A chat that is still being called is left out of the rounds that follow. When its calls have ended the subject is called
for, and the next round takes over what came of them. So nobody waits for the slowest chat of a table.
"""

import asyncio
import logging
from collections import defaultdict
from collections.abc import Callable, Collection, Iterable
from functools import partial

from cachetools import LRUCache

from bot.showing.delivery_pass import DeliveryPass
from bot.trouble import kind_of

log = logging.getLogger(__name__)

PATIENCE = 0.5  # seconds that a round waits for its chats
# Seconds until a table is looked at whose calls may have been lost with the process that made them, or are still made
# by one that looks after it no more: about as long as it takes until another worker has it.
AGAIN = 7.0
REMEMBERED = 1000  # tables whose calls have ended and were not taken over: others mostly look after them by now


class Stragglers:
    """The calls of this process that rounds have not waited for, by subject and chat."""

    def __init__(self, called: Callable[[str], None]) -> None:
        """`called` is told of each subject for which calls have ended."""
        self._called = called
        self._going: dict[str, dict[str, asyncio.Task[None]]] = defaultdict(dict)
        self._ended: LRUCache[str, dict[str, DeliveryPass]] = LRUCache(REMEMBERED)

    @property
    def going(self) -> list[asyncio.Task[None]]:
        """All calls under way."""
        return [task for chats in self._going.values() for task in chats.values()]

    def of(self, subject: str) -> Collection[str]:
        """Return the keys of the chats that are still being called for a subject."""
        return self._going.get(subject, {}).keys()

    def let_go(self, chat: str, part: DeliveryPass, task: asyncio.Task[None]) -> None:
        """Let the calls of one chat go on after the pass that they belong to."""
        self._going[part.subject.id][chat] = task
        task.add_done_callback(partial(self._has_ended, chat, part))

    def taken_over(self, subject: str) -> Iterable[tuple[str, DeliveryPass]]:
        """Return, once, what came of the calls that have ended since: the chat's key and its part of the round."""
        return self._ended.pop(subject, {}).items()

    def _has_ended(self, chat: str, part: DeliveryPass, task: asyncio.Task[None]) -> None:
        subject = part.subject.id
        del self._going[subject][chat]
        if not self._going[subject]:
            del self._going[subject]
        if task.cancelled():
            return
        failure = task.exception()
        if failure is not None:  # what was not done is done by the next round
            log.warning("calls of a chat failed", extra={"table": subject, "cause": kind_of(failure)})
        self._ended.setdefault(subject, {})[chat] = part
        self._called(subject)
