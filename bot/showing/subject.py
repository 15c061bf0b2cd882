"""What messages are about: a table, or a tournament."""

from collections.abc import Sequence
from typing import Protocol

from bot.people import Chat, Person
from bot.table.table import Stray


class Subject(Protocol):
    """What delivery has to know of what it shows."""

    @property
    def id(self) -> str:
        """Its code, under which it is stored."""

    @property
    def chats(self) -> Sequence[Chat]:
        """Where it may be shown to everybody."""

    @property
    def people(self) -> Sequence[Person]:
        """To whom something of it may be shown in private."""

    @property
    def strays(self) -> Sequence[Stray]:
        """Messages that are to be put away."""

    @property
    def redrawn(self) -> float:
        """The moment before which its messages may show what was lost, in seconds since the epoch."""

    @property
    def welcomed(self) -> float:
        """When the bot last came back to one of its chats, in seconds since the epoch."""

    @property
    def gives_way(self) -> bool:
        """Whether its messages to everybody go out only where calls are left for what matters more in the chat."""

    @property
    def crowded(self) -> bool:
        """Whether messages of other subjects stand in its chats: a lost copy is not looked for among them."""

    @property
    def waits_since(self) -> float | None:
        """Since when somebody is to move, in seconds since the epoch; None if nobody is."""
