"""Budgets of calls."""

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from enum import IntEnum
from typing import Protocol

from bot.people import Chat


class Priority(IntEnum):
    """Who goes first where a platform takes fewer calls than are wanted."""

    MOVE = 0
    """What somebody who has to move waits for."""

    BOARD = 1
    """What everybody at a table looks at."""

    REST = 2
    """Everything else."""


def _nobody() -> None:
    """Tell nobody: whoever asked comes again by himself."""


@dataclass(frozen=True, slots=True)
class Caller:
    """Who wants to make a call, and has a place in the queue while it has to wait."""

    key: Hashable
    """What the call is about: asked for again under the same key, it keeps its place."""

    turn: Priority = Priority.REST
    """How urgent it is now."""

    called: Callable[[], None] = _nobody
    """Is told that the turn has come: whoever asks again at once may go."""


class Limits(Protocol):
    """Budgets of calls, shared by all processes: of each chat, and of a platform's whole token."""

    async def take(self, chat: Chat, now: float, caller: Caller | None = None) -> float:
        """Take one call from a chat's budget and the token's.

        Returns 0.0 if it may go out now, else the seconds to wait (nothing is taken). Where it is the token that all
        wait for, `caller` is called before that, when its turn has come.
        """

    async def take_spare(self, chat: Chat, now: float, caller: Caller | None = None) -> float:
        """Do the same for a call that can wait: it is taken only where calls are left for what matters more."""

    async def block(self, chat: Chat, until: float) -> None:
        """Hold a chat's calls back until a time: the platform is not to be troubled about it before."""

    async def flooded(self, chat: Chat, now: float, until: float) -> None:
        """A platform refuses a call to a chat as one too many, until a time; or, as it may turn out, all calls."""

    async def refused(self, platform: str, now: float, until: float = 0.0) -> None:
        """Count a refused call of a platform; hold back all its calls until a time, if there is one."""
