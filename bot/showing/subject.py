"""The subject of messages: a table or a tournament."""

from collections.abc import Sequence
from typing import Protocol

from bot.people import Chat, Person
from bot.table.parts import Stray


class Subject(Protocol):
    """The facts that delivery needs about a table or tournament."""

    @property
    def id(self) -> str:
        """Its code, the key in the store."""

    @property
    def chats(self) -> Sequence[Chat]:
        """The chats in which it may be shown."""

    @property
    def people(self) -> Sequence[Person]:
        """The people to whom something may be shown in private."""

    @property
    def strays(self) -> Sequence[Stray]:
        """Messages of lost commits, to be deleted."""

    @property
    def redrawn(self) -> float:
        """When lost commits were detected, in seconds since the epoch. Older messages may show them."""

    @property
    def welcomed(self) -> float:
        """When the bot last came back to one of its chats, in seconds since the epoch."""

    @property
    def gives_way(self) -> bool:
        """Whether its messages in groups only take calls that the chat can spare."""

    @property
    def crowded(self) -> bool:
        """Whether messages of other subjects stand in its chats, so that copies are not searched for there."""

    @property
    def waits_since(self) -> float | None:
        """Since when a player is to move, in seconds since the epoch; None if no player is."""
