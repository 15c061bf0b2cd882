"""The interface of tenders: each type of document has one, which says what is its own. `tending` does the rest."""

from collections.abc import Mapping
from typing import Generic, TypeVar

from bot.ports.windows import InFront
from bot.showing.delivery_pass import DeliveryPass
from bot.showing.surface import Wanted
from bot.table.documents import Document, Live

NEVER = float("inf")

T = TypeVar("T", bound=Document)


class DocumentTender(Generic[T]):
    """A tender of the documents of one type."""

    async def due(self, live: Live[T]) -> tuple[Live[T], float]:
        """Do what is due. Returns the document after it, and when the next thing is due.

        That time is in seconds since the epoch; `NEVER` for a document that is put to rest.
        """
        raise NotImplementedError

    async def wanted(self, value: T, sitting: Mapping[int, InFront]) -> Wanted | None:  # noqa: ARG002
        """Return the messages that a document wants; None if it never has any. `sitting`: who plays in a window."""
        return None

    async def delivered(self, value: T, outcome: DeliveryPass) -> None:
        """Take in what the delivery of these messages has found out."""

    async def set_aside(self, code: str, cause: str) -> None:
        """Stop tending a document that keeps failing. By default nothing is done, so that it is tried again."""
