"""What a page's connection shows and does, wherever the page is: in a room of the playground, or in a window."""

from collections.abc import AsyncIterator, Collection, Mapping
from typing import Any, Protocol

from pydantic import TypeAdapter

from adapters.web.inputs import Hello
from bot.people import PersonKey

Frame = dict[str, Any]
"""A message to the page: `room`, `answer` or `again`; in a window `view`, `said` or `reaction`, in a chat `changes`."""


class TurnedAway(Exception):
    """The page has no access; `why` is a word for the reason."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


class Visit(Protocol):
    """One page's visit. Every method, but no property, may raise TurnedAway and Unavailable."""

    inputs: TypeAdapter[Any]
    """Reads the page's inputs."""

    @property
    def owner(self) -> str:
        """The owner for whom the page is counted; empty before the page has greeted."""

    @property
    def room(self) -> str:
        """The code of the room whose chats the page shows; empty for none."""

    @property
    def people(self) -> Collection[PersonKey]:
        """The people in front of the page."""

    @property
    def codes(self) -> frozenset[str]:
        """The codes of the tables that the page shows."""

    @property
    def newest(self) -> frozenset[str]:
        """The code of the last table shown in each chat."""

    @property
    def lapses(self) -> float | None:
        """When the first person at `newest` counts as away without a further sign, seconds since the epoch, or None."""

    def drawn(self, version: int) -> str:
        """Return the code of the table that the page has drawn, if `version` is the newest one sent; else empty."""

    async def greet(self, hello: Hello) -> None:
        """Find who is in front of the page by its first message."""

    def news(self, chats: Collection[str | None], codes: Collection[str] | None) -> AsyncIterator[Frame]:
        """Yield the messages that update the page.

        `chats` have new messages, None stands for all; `codes` are of tables that may have changed, None for all.
        """

    def giver(self, person: str) -> tuple[PersonKey, Mapping[str, int]] | None:
        """Return the key of the page's person who gives a reaction, and their seats by the tables' codes.

        `person` is their id on the page. None for a person that the page does not play.
        """

    async def take(self, given: Any) -> Frame:
        """Apply an input; return the answer."""
