"""Tends the queues of strangers, and what is known of their conduct.

A queue has no messages of its own. One that says that somebody waits is the answer to their press; it is edited once
they do not.
"""

import logging
from functools import partial

from bot.ports.messenger import Busy, NotDelivered
from bot.screens import people as screens
from bot.showing.delivery_pass import Tools
from bot.showing.document_tender import NEVER, DocumentTender
from bot.strangers import pairing
from bot.strangers.conduct import Conduct, Conducts
from bot.strangers.queue import Queue, Waiting
from bot.strangers.queues import STEPS, Queues
from bot.table.documents import Changed, Live

log = logging.getLogger(__name__)

ANSWERED_AFTER = 5.0  # seconds after a press until its answer, which shows the wait, cannot come any more
EDITED_AGAIN = 5.0  # seconds until an edit is tried again


class QueueTender(DocumentTender[Queue]):
    """The tender of queues: takes their steps until none is due."""

    def __init__(self, queues: Queues, tools: Tools) -> None:
        self._queues = queues
        self._tools = tools

    async def due(self, live: Live[Queue]) -> tuple[Live[Queue], float]:
        """Take the steps that are due, and edit the messages of people who do not wait any more."""
        for _ in range(STEPS):
            more = await self._queues.step(live.value)
            live = await self._queues.newest(live.value.id, just_committed=True)
            if not more:
                break
        times = [pairing.next_look(live.value, self._queues.now())]
        times += [await self._edited(live.value, one) for one in live.value.outdated]
        live = await self._queues.newest(live.value.id, just_committed=True)
        return live, min((at for at in times if at is not None), default=NEVER)

    async def _edited(self, queue: Queue, one: Waiting) -> float | None:
        """Edit the message of somebody who does not wait any more; return when to try again, None if that is done."""
        now, settled = self._tools.now(), one.since + ANSWERED_AFTER
        messenger = self._tools.messengers.get(one.chat.platform)
        if now < settled:
            return settled
        if one.person.key and messenger is not None:
            screen = screens.waits_no_more(queue.rules, one.person.language, sits=bool(one.holds))
            edit = partial(messenger.edit, one.chat, one.message, screen)
            try:
                await self._tools.budgets.make(one.chat, edit, one.chat.key, patience=0.0)
            except Busy:
                return now + EDITED_AGAIN
            except NotDelivered as failure:
                log.info("a message cannot be edited", extra={"reason": type(failure).__name__})
        await self._queues.change(queue.id, lambda now: Changed(now.without_outdated(one)))
        return None


class ConductTender(DocumentTender[Conduct]):
    """The tender of strangers' conduct: drops what has been kept long enough."""

    def __init__(self, conducts: Conducts) -> None:
        self._conducts = conducts

    async def due(self, live: Live[Conduct]) -> tuple[Live[Conduct], float]:
        """Drop what is too old."""
        now = self._conducts.now()
        await self._conducts.change(live.value.id, lambda known: Changed(known.since(now)))
        live = await self._conducts.newest(live.value.id, just_committed=True)
        return live, live.value.next_end or NEVER
