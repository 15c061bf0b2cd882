"""Tends the queues of strangers, and what is known of their conduct. Neither has messages."""

from bot.showing.document_tender import NEVER, DocumentTender
from bot.strangers import pairing
from bot.strangers.conduct import Conduct, Conducts
from bot.strangers.queue import Queue
from bot.strangers.queues import STEPS, Queues
from bot.table.documents import Changed, Live


class QueueTender(DocumentTender[Queue]):
    """The tender of queues: takes their steps until none is due."""

    def __init__(self, queues: Queues) -> None:
        self._queues = queues

    async def due(self, live: Live[Queue]) -> tuple[Live[Queue], float]:
        """Take the steps that are due."""
        for _ in range(STEPS):
            more = await self._queues.step(live.value)
            live = await self._queues.newest(live.value.id, just_committed=True)
            if not more:
                break
        at = pairing.next_look(live.value, self._queues.now())
        return live, NEVER if at is None else at


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
