"""People, chats and finished games: small documents beside the tables."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from bot.ports.days import DayResults

WANTS_MESSAGES = "dm"  # in a person's document: False where hands shall not come as private messages


@dataclass(frozen=True, slots=True)
class Aggregates:
    """What a person's finished games add up to, or what one game adds. Empty for somebody without a finished game."""

    name: str = ""
    """What the person was called last."""

    numbers: Mapping[str, float] = field(default_factory=dict)
    """The sums by their names, which stand in `bot.finished.statistics`."""


class Directory(Protocol):
    """People, chats and finished games: small documents beside the tables. Every write is idempotent."""

    @property
    def days(self) -> DayResults:
        """What is kept beside the deals of the day."""

    async def person(self, person: str) -> dict[str, Any]:
        """Return what is remembered of a person by key (language, switches, whether the private chat is open)."""

    async def save_person(self, person: str, changes: Mapping[str, Any]) -> None:
        """Merge changes into a person's document; a None takes a field away."""

    async def save_ticket(self, person: str, table_id: str, until: float) -> None:
        """Note that somebody has shown that they belong to the home chat of a table, and until when that counts.

        It takes the place of an earlier one.
        """

    async def ticket(self, person: str, table_id: str) -> float:
        """Return until when that counts at a table, in seconds since the epoch; 0.0 where nothing is noted."""

    async def ask_to_forget(self, person: str) -> None:
        """Write down that somebody wants to be forgotten, and when they said so."""

    async def to_forget(self, after: float) -> dict[str, float]:
        """Return who has asked to be forgotten at least `after` seconds ago, each with the time of asking."""

    async def forgotten(self, person: str) -> None:
        """Strike out that somebody wants to be forgotten: it is done."""

    async def forget_person(self, person: str, chats: Sequence[str] = (), *, asked: float | None = None) -> None:
        """Delete everything that is remembered of a person and of the private `chats` with them, by key.

        With `asked`, the time of asking, everything that is kept is looked through for them, however long that takes;
        and if they have taken a seat since, their document and that seat stay.
        """

    async def rewrite_games(
        self, person: str, rewrite: Callable[[dict[str, Any]], dict[str, Any]], *, everywhere: bool = False
    ) -> None:
        """Rewrite the summaries of a person's finished games; `everywhere` looks through all that may name them."""

    async def chat(self, chat: str) -> dict[str, Any]:
        """Return what is remembered of a chat by key (language, default rules, switches)."""

    async def save_chat(self, chat: str, changes: Mapping[str, Any]) -> None:
        """Merge changes into a chat's document; a None takes a field away."""

    async def move_chat(self, old: str, new: str) -> None:
        """Carry a chat's document and its link over to its new key (a group became a supergroup)."""

    async def table_of_chat(self, chat: str) -> str | None:
        """Return the id of the table that is open in a chat."""

    async def link_chat(self, chat: str, table_id: str | None) -> None:
        """Set or clear the table open in a chat."""

    async def claim_chat(self, chat: str, table_id: str, *, instead_of: str | None = None) -> str:
        """Set the table open in a chat, unless there is one other than `instead_of`; return the id of the open one."""

    async def tables_of_person(self, person: str, *, since: float = 0.0) -> list[str]:
        """Return the ids of the live tables a person sits at, newest first; only seats taken after `since`."""

    async def link_person(self, person: str, table_id: str, *, on: bool) -> None:
        """Add a table to a person's live ones, or take it off."""

    async def list_table(self, table_id: str) -> None:
        """Put a table on the list of those that anybody may find."""

    async def listed(self, limit: int) -> list[str]:
        """Return the tables of that list, newest first. Whether they still take people is for the asker to look at."""

    async def archive(
        self, table_id: str, summary: Mapping[str, Any], people: Sequence[str], chats: Sequence[str]
    ) -> None:
        """Remember a finished game under each of its people and chats."""

    async def finished(self, key: str, limit: int) -> list[dict[str, Any]]:
        """Return the summaries of the finished games of a person or chat key, newest first."""

    async def count(self, game: str, added: Mapping[str, Aggregates], chats: Sequence[str]) -> None:
        """Add a finished game to the sums of its people, by key, and to those of its chats, once.

        Told again, even with other numbers, it completes what was begun with the first ones.
        """

    async def was_counted(self, game: str) -> bool:
        """Whether a finished game has been added to all sums."""

    async def sums(self, people: Sequence[str]) -> list[Aggregates]:
        """Return what the finished games of each person add up to, wherever they were played."""

    async def sums_in(self, chat: str) -> dict[str, Mapping[str, float]]:
        """Return by person key what the finished games of a chat add up to."""
