"""The data beside the deals of the day: results without names, players of a chat, chats that want a daily line.

A *mark* is a pseudonym of a person for one day (`bot.daily.day.Day.mark_of`). Every write is idempotent.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

ALL = ""
"""Used in place of a room's key: everybody with an account."""

DAILY, MONTHS = "lines", "months"
"""Lines that a chat may want: daily about the deal of the day, monthly about the best players of the chat."""


def line_about(month: str) -> str:
    """Return the name under which the line about a month is marked as sent, for a month such as `2026-11`."""
    return f"month {month}"


@dataclass(frozen=True, slots=True)
class Numbers:
    """A summary of a day's results."""

    count: int = 0
    """How many people have finished."""

    median: float = 0.0
    """The median of their points."""

    best: int = 0
    """The most points; 0 if nobody has finished."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where some points stand among a day's results."""

    above: int
    """How many results are better."""

    below: int
    """How many results are worse."""


@dataclass(frozen=True, slots=True)
class Chosen:
    """A contract that people have played for on a day, or that a built-in player has played."""

    contract: int
    """The contract; 0 if a built-in player was the declarer."""

    count: int
    """How many people had it."""

    average: float
    """The average of their points."""


class DayResults(Protocol):
    """The results and wishes beside the deals of the day.

    Results of people without an account are stored by the key of their `room`, all others under ALL.
    """

    async def finish(self, date: str, mark: str, points: int, *, room: str = ALL) -> None:
        """Store a person's points, unless some are stored already."""

    async def note_contract(self, date: str, mark: str, contract: int, *, room: str = ALL) -> None:
        """Store which contract a person has played for, unless one is stored already; 0 as a defender."""

    async def contracts(self, date: str, *, room: str = ALL) -> list[Chosen]:
        """Return the contracts of the people with a result, the lowest first."""

    async def place(self, date: str, points: int, *, room: str = ALL) -> Place:
        """Return where some points stand among a day's results."""

    async def points(self, date: str, marks: Sequence[str], *, room: str = ALL) -> list[int | None]:
        """Return the points for each mark; None for people who have not finished."""

    async def numbers(self, date: str, *, room: str = ALL) -> Numbers:
        """Return a summary of a day's results."""

    async def best(self, date: str, limit: int, *, room: str = ALL) -> list[str]:
        """Return the marks with the most points, best first. Equal ones are in any fixed order."""

    async def strike_out(self, date: str, mark: str) -> None:
        """Store that a person had their table of the day deleted, so that they cannot play it again."""

    async def is_struck_out(self, date: str, mark: str) -> bool:
        """Return whether a person's table of the day was deleted."""

    async def play_along(self, chat: str, person: str, name: str) -> None:
        """Add a person, by key, to a chat's results of the day."""

    async def players(self, chat: str) -> Mapping[str, str]:
        """Return the keys of the people in a chat's results of the day, with the names they had then."""

    async def want_line(self, chat: str, which: str = DAILY, *, on: bool) -> bool:
        """Store whether a chat or topic, by key, wants a line: `DAILY` or `MONTHS`. Return whether that is new."""

    async def wants_line(self, which: str = DAILY) -> list[str]:
        """Return the keys of the chats and topics that want such a line."""

    async def take_line(self, date: str, chat: str) -> bool:
        """Mark a chat's line of a day or month as sent. Return False if it was marked before."""

    async def note_line(self, date: str, chat: str, line: Mapping[str, str]) -> None:
        """Store what is needed to edit a chat's line of a day later: where it is, and what it tells."""

    async def noted_lines(self, date: str) -> Mapping[str, Mapping[str, str]]:
        """Return the lines of a day that may still be edited, by chat."""

    async def drop_line(self, date: str, chat: str) -> None:
        """Forget a line that is not edited any more."""

    async def give_line_back(self, date: str, chat: str) -> None:
        """Undo `take_line` for a line that was certainly not sent."""
