"""What a page's connection shows and does, wherever the page is: in a room of the playground, or in a window."""

from collections.abc import AsyncIterator, Collection, Mapping
from typing import Any, Protocol

from pydantic import TypeAdapter

from bot.people import PersonKey

Frame = dict[str, Any]
"""A message to the page: `room`, `changes`, `reaction`, `answer` or `again`."""


class TurnedAway(Exception):
    """The page may not be here; `why` is a word for it."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


class Visit(Protocol):
    """One page's visit. Each method but the properties may raise TurnedAway, and Unavailable."""

    inputs: TypeAdapter[Any]
    """Reads the page's inputs."""

    @property
    def owner(self) -> str:
        """Whose page it is, as far as pages are counted; empty before it has greeted."""

    @property
    def people(self) -> Collection[PersonKey]:
        """Who is in front of it."""

    @property
    def codes(self) -> frozenset[str]:
        """The codes of the tables that it shows."""

    @property
    def newest(self) -> frozenset[str]:
        """The codes of those that it shows last in each chat."""

    @property
    def lapses(self) -> float | None:
        """When somebody at these is away unless they give a sign, in seconds since the epoch; None: nobody is."""

    def drawn(self, version: int) -> str:
        """Return the code of the table of which the page has drawn this version, its newest; empty for any other."""

    async def greet(self, hello: str) -> bool:
        """Take in the page's first message. Return whether nobody can see the page now. Raises ValidationError."""

    def news(self, chats: Collection[str | None], codes: Collection[str] | None) -> AsyncIterator[Frame]:
        """Yield what the page is to be told.

        `chats` have new messages, None stands for all; `codes` are of tables that may have changed, None for all.
        """

    def giver(self, person: str) -> tuple[PersonKey, Mapping[str, int]] | None:
        """Return who of the page gives a reaction, by their id there, and where they sit: the seat by table's code.

        None for somebody whom the page does not play.
        """

    async def take(self, given: Any) -> list[Frame]:
        """Apply an input; return what the page is told, the answer last."""
