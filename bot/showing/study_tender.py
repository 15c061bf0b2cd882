"""Puts kept studies and shelves to rest as soon as they are committed. The store deletes them a year later."""

from typing import Any

from bot.finished.kept_studies import KeptStudies, Shelves
from bot.showing.document_tender import NEVER, DocumentTender
from bot.table.documents import Live, Registry


class StudyTender(DocumentTender[Any]):
    """The tender of studies and shelves."""

    def __init__(self, registry: Registry) -> None:
        self._studies = KeptStudies(registry)
        Shelves(registry)

    async def due(self, live: Live[Any]) -> tuple[Live[Any], float]:
        """Do nothing, and ask for no more attention. A study leaves the cache, as it is large."""
        if live.what == KeptStudies.what:
            self._studies.forget(live.value.id)
        return live, NEVER
