"""Budgets of calls."""

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from enum import IntEnum
from typing import Protocol

from bot.people import Chat


class Priority(IntEnum):
    """The order of calls when a platform takes fewer than are wanted."""

    MOVE = 0
    """A message that the player to move waits for."""

    BOARD = 1
    """A message that everybody at a table looks at."""

    REST = 2
    """Everything else that a game shows."""

    LAST = 3
    """A message that nobody waits for: it goes out when nothing else does."""


@dataclass(frozen=True, slots=True)
class Caller:
    """An entry in the queue of calls that have to wait."""

    key: Hashable
    """The subject of the call. Asking again with the same key keeps the place in the queue."""

    turn: Priority = Priority.REST
    """How urgent the call is."""

    called: Callable[[], None] = lambda: None
    """Called when the call's turn has come. The call is granted if it is asked for again at once."""

    every: float = 0.0
    """The least seconds between two calls of this sort in the chat, whatever their subjects; 0.0 for no such limit."""

    spare: bool = False
    """Whether the call is unimportant: it is taken only while the chat has enough calls left for others."""


class Limits(Protocol):
    """Budgets of calls, shared by all processes: one for each chat, and one for a platform's token."""

    async def take(self, chat: Chat, now: float, caller: Caller | None = None) -> float:
        """Take one call from a chat's budget and the token's. Returns 0.0, or the seconds to wait (nothing is taken).

        If the token's budget is used up, `caller` is queued, and called when its turn has come.
        """

    async def take_question(self, platform: str, now: float, caller: Caller | None = None) -> float:
        """Take a call that shows nothing in a chat, from the token's budget alone. Returns as `take` does.

        Without a caller it is taken only if nobody else waits for a call.
        """

    async def block(self, chat: Chat, until: float) -> None:
        """Hold back a chat's calls until a time."""

    async def flooded(self, chat: Chat, now: float, until: float) -> None:
        """Hold back a chat's calls after a 429; several such chats at once hold back the whole token."""

    async def refused(self, platform: str, now: float, until: float = 0.0) -> None:
        """Count a refused call of a platform. With `until`, also hold back all its calls until then."""
