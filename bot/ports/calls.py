"""Who wants to be called when a table is opened in a group."""

from typing import Protocol


class CallLists(Protocol):
    """People who want calls, by group. Every write is idempotent."""

    async def want(self, chat: str, person: str, *, on: bool) -> bool:
        """Add somebody to a chat's list, or take them off; False if the list is full."""

    async def in_turn(self, chat: str) -> list[str]:
        """Return the keys of the people of a chat's list; who was called longest ago comes first."""

    async def called(self, chat: str, person: str) -> None:
        """Put somebody at the end of the list, unless they have been taken off it."""

    async def forget(self, person: str, chats: list[str], *, everywhere: bool = False) -> None:
        """Take somebody off the lists of these chats, or of all chats if `everywhere`."""

    async def move_chat(self, old: str, new: str) -> None:
        """Move a chat's list to its new key."""
