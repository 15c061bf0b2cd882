"""The lists of people who want to be called when a table is opened in a group."""

from typing import Protocol


class CallLists(Protocol):
    """People who want calls, by group. Every write is idempotent."""

    async def want(self, chat: str, person: str, *, on: bool) -> bool:
        """Add a person to a chat's list, or take them off. Return False if the list is full."""

    async def in_turn(self, chat: str) -> list[str]:
        """Return the keys of the people on a chat's list, the one who was called longest ago first."""

    async def called(self, chat: str, person: str) -> None:
        """Put a person at the end of the list, unless they have been taken off it."""
