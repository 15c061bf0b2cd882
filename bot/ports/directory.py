"""The store of people, chats and finished games."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from bot.ports.calls import CallLists
from bot.ports.days import DayResults
from bot.ports.typed import TypedMessages

WANTS_MESSAGES = "dm"  # in a person's document: False if hands are not to be sent as private messages
FINISHED = "finished"  # in a person's document: there once they have finished a game

CURVE = "curve"
"""The name of a person's ratings after their last rated games, among the words beside their sums."""

PLAYED_IN = "in:"
"""The prefix of the sums of a person that name the chats they played in."""

MOST = frozenset({"best", "contract"})
"""The sums for which the highest value is kept, instead of a sum."""


def month_of(chat: str, month: str) -> str:
    """Return the key of a month of a chat among the sums, e.g. `telegram:-100@2026-11`."""
    return f"{chat}@{month}"


@dataclass(frozen=True, slots=True)
class Aggregates:
    """Sums over a person's finished games, or what one game adds to them. Empty if there is no finished game."""

    name: str = ""
    """The person's most recent name."""

    numbers: Mapping[str, float] = field(default_factory=dict)
    """The sums by name; `bot.finished.statistics` lists the names."""

    most: Mapping[str, float] = field(default_factory=dict)
    """The highest values of one game by name. In sums they are among the `numbers`."""

    curve: str = ""
    """The ratings after the last rated games (`bot.finished.ratings`); empty before the first one."""


class Directory(Protocol):
    """People, chats and finished games: small documents beside the tables. Every write is idempotent."""

    @property
    def days(self) -> DayResults:
        """The store beside the deals of the day."""

    @property
    def calls(self) -> CallLists:
        """The lists of people who want to be called."""

    @property
    def typed(self) -> TypedMessages:
        """The messages that commands were typed in."""

    async def person(self, person: str) -> dict[str, Any]:
        """Return a person's document, by key (language, switches, whether the private chat is open)."""

    async def noted(self, people: Sequence[str], name: str) -> list[Any]:
        """Return one field of each person's document; None where it is missing."""

    async def save_person(self, person: str, changes: Mapping[str, Any]) -> None:
        """Merge changes into a person's document; None deletes a field."""

    async def save_ticket(self, person: str, table_id: str, until: float) -> None:
        """Store a ticket: the person has proved until a time to be in a table's home chat. Replaces an earlier one."""

    async def ticket(self, person: str, table_id: str) -> float:
        """Return when a person's ticket for a table expires, in seconds since the epoch; 0.0 without one."""

    async def ask_to_forget(self, person: str) -> None:
        """Store that a person wants to be forgotten, with the time."""

    async def to_forget(self, after: float) -> dict[str, float]:
        """Return the people who asked to be forgotten at least `after` seconds ago, with the times of asking."""

    async def forgotten(self, person: str) -> None:
        """Delete a person's request to be forgotten, as it is done."""

    async def forget_person(self, person: str, chats: Sequence[str] = (), *, asked_at: float | None = None) -> None:
        """Delete everything stored about a person, and about the private `chats` with them, by key.

        With `asked_at`, the time of asking, the whole store is searched for them. If they have taken a seat since then,
        their document and that seat stay.
        """

    async def rewrite_games(
        self, person: str, rewrite: Callable[[dict[str, Any]], dict[str, Any]], *, everywhere: bool = False
    ) -> None:
        """Rewrite the summaries of a person's finished games; with `everywhere`, of all games that may name them."""

    async def chat(self, chat: str) -> dict[str, Any]:
        """Return a chat's document, by key (language, default rules, switches)."""

    async def save_chat(self, chat: str, changes: Mapping[str, Any]) -> None:
        """Merge changes into a chat's document; None deletes a field."""

    async def move_chat(self, old: str, new: str) -> None:
        """Move everything stored for a chat to its new key (a group became a supergroup)."""

    async def table_of_chat(self, chat: str) -> str | None:
        """Return the id of the table that is open in a chat."""

    async def link_chat(self, chat: str, table_id: str | None) -> None:
        """Set or clear the table open in a chat."""

    async def tables_of_person(self, person: str, *, since: float = 0.0) -> list[str]:
        """Return the ids of the live tables a person sits at, newest first; only seats taken after `since`."""

    async def link_person(self, person: str, table_id: str, *, on: bool) -> None:
        """Add a table to a person's live ones, or remove it."""

    async def sat_down(self, chat: str, people: Mapping[str, str]) -> None:
        """Store that people have taken seats at a table of a chat: their names by key."""

    async def people_of(self, chat: str) -> Mapping[str, str]:
        """Return the people who have taken a seat at a table of a chat: their names by key."""

    async def listed(self, limit: int) -> list[str]:
        """Return the tables listed for everybody, newest first; some may be full or closed by now."""

    async def finished(self, key: str, limit: int, *, skip: int = 0) -> list[dict[str, Any]]:
        """Return the summaries of the finished games of a person or chat key, newest first, without `skip` of them."""

    async def finished_game(self, key: str, table_id: str) -> dict[str, Any] | None:
        """Return the summary of one finished game of a person or chat key; None if it isn't in their list."""

    async def sums(self, people: Sequence[str]) -> list[Aggregates]:
        """Return the sums of each person, over all chats."""

    async def sums_in(self, chat: str) -> dict[str, Mapping[str, float]]:
        """Return the sums over the games of one chat, or of one month of it (`month_of`), by person key."""

    async def drop_expired(self, chat: str) -> None:
        """Remove people from a chat's sums if their own sums have expired."""

    async def take_place(self, what: str, owner: str, limit: int) -> bool:
        """Take one of `limit` places for `owner`. Return False if others have them all. Places are kept for a day.

        A repeated call returns the same as the first. `what` may name people: only a hash of it is stored.
        """
