"""The interface of tenders: each type of document has one, which visits a document when it is due."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Generic, TypeVar

from bot.ports.schedule import Lead
from bot.ports.store import Shown, SurfaceName
from bot.table.documents import Document, Live

NEVER = float("inf")


@dataclass(frozen=True, slots=True)
class Visit:
    """The outcome of a visit."""

    version: int
    """The version that was visited. If there is a newer one, the document is visited again."""

    at: float
    """When it needs attention again, in seconds since the epoch; `NEVER` for a document that is put to rest."""

    edited: Mapping[SurfaceName, Shown] = field(default_factory=dict)
    """Records of surfaces that are not written yet."""

    is_known: bool = False
    """Whether the store already has all of this. Then nothing is written, unless the document was due."""

    then: Callable[[bool], None] = lambda _: None
    """Called after the write: True if the document sleeps, False if there is a newer commit."""


T = TypeVar("T", bound=Document)


class DocumentTender(Generic[T]):
    """A tender of the documents of one type."""

    async def visit(self, live: Live[T], lead: Lead | None) -> Visit | None:
        """Do what is due, and bring messages up to date. Returns None if the lead is lost."""
        raise NotImplementedError

    async def set_aside(self, code: str, cause: str) -> None:
        """Stop tending a document that keeps failing. By default nothing is done, so that it is tried again."""
