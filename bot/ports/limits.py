"""Budgets of calls."""

from typing import Protocol

from bot.people import Chat


class Limits(Protocol):
    """Budgets of calls, shared by all processes."""

    async def take(self, chat: Chat, now: float) -> float:
        """Take one call from a chat's budget.

        Returns 0.0 if it may go out now, else the seconds to wait (nothing is taken).
        """

    async def take_spare(self, chat: Chat, now: float) -> float:
        """Do the same for a call that can wait: it is taken only where calls are left for what matters more."""

    async def block(self, chat: Chat, until: float) -> None:
        """Hold a chat's calls back until a time: the platform said so."""
