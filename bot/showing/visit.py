"""One visit to a document that is due, by the tender of its type."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Generic, TypeVar

from bot.ports.schedule import Claim
from bot.ports.store import Shown, SurfaceName
from bot.table.documents import Document, Live

NEVER = float("inf")


@dataclass(frozen=True, slots=True)
class Visit:
    """The outcome of a visit."""

    version: int
    """The version that was looked after: where a newer one is there by now, it is visited anew."""

    at: float
    """When it wants attention again, in seconds since the epoch; `NEVER` for a document that is put to rest."""

    edited: Mapping[SurfaceName, Shown] = field(default_factory=dict)
    """How surfaces are shown now, as far as that is not written down yet."""

    settled: bool = False
    """Whether every message shows what is written down (`TableStore.settled`)."""

    is_known: bool = False
    """Whether the store knows all of it already: nothing is written, unless the document was found to be due."""

    then: Callable[[bool], None] = lambda _: None
    """Called when it is written, with whether the document sleeps now or a newer commit has woken it."""


T = TypeVar("T", bound=Document)


class DocumentTender(Generic[T]):
    """What each type of document does in its own way when it is tended."""

    async def visit(self, live: Live[T], claim: Claim | None) -> Visit | None:
        """Do what is due, and show what is to be seen. Returns None if the claim is lost."""
        raise NotImplementedError

    async def set_aside(self, code: str, cause: str) -> None:
        """Leave a document alone that fails again and again. By default it is simply tried again."""
