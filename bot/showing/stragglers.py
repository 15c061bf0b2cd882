"""Slow chats: a delivery pass waits a moment for a chat's calls, then goes on without it.

The following passes leave that chat out. When its calls have ended, its table is tended again, and that pass takes over
their outcome. So nobody waits for the slowest chat of a table.
"""

import asyncio
import logging
from collections.abc import Callable
from functools import partial

from cachetools import LRUCache

from bot.showing.delivery_pass import DeliveryPass
from bot.trouble import kind_of

log = logging.getLogger(__name__)

PATIENCE = 0.5  # seconds that a pass waits for its chats' calls
# Seconds until a table with calls under way is tended again, in case its process dies: about as long as it takes until
# another worker holds its lease.
AGAIN = 7.0
REMEMBERED = 1000  # most tables with ended calls that no pass has taken over; usually another worker holds them by now


class Stragglers:
    """The calls that passes of this process no longer wait for, by subject and chat."""

    def __init__(self, called: Callable[[str], None]) -> None:
        """`called` gets the id of each subject whose calls have ended."""
        self._called = called
        self.going: dict[str, dict[str, asyncio.Task[None]]] = {}
        """The calls under way, by subject and by the key of the chat."""

        self.ended: LRUCache[str, dict[str, DeliveryPass]] = LRUCache(REMEMBERED)
        """The parts of passes whose calls have ended, by subject and chat; a pass takes them out."""

    def let_go(self, chat: str, part: DeliveryPass, task: asyncio.Task[None]) -> None:
        """Let the calls of one chat continue after their pass."""
        self.going.setdefault(part.subject.id, {})[chat] = task
        task.add_done_callback(partial(self._has_ended, chat, part))

    def _has_ended(self, chat: str, part: DeliveryPass, task: asyncio.Task[None]) -> None:
        subject = part.subject.id
        del self.going[subject][chat]
        if not self.going[subject]:
            del self.going[subject]
        if task.cancelled():
            return
        failure = task.exception()
        if failure is not None:  # the next pass makes up for it
            log.warning("calls of a chat failed", extra={"table": subject, "cause": kind_of(failure)})
        self.ended.setdefault(subject, {})[chat] = part
        self._called(subject)
