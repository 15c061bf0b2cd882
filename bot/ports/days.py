"""What is kept beside the deals of the day: results without names, who plays along in a chat, which chats want a line.

A *mark* stands for a person on one day, and names nobody (`bot.daily.day.Day.mark_of`). Every write is idempotent.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

ALL = ""
"""In the place of a room: everybody with an account."""


@dataclass(frozen=True, slots=True)
class Numbers:
    """What the results of a day come to."""

    count: int = 0
    """How many have finished."""

    median: float = 0.0
    """The middle one of their points; of an even number between the two in the middle."""

    best: int = 0
    """The most points; 0 where nobody has finished."""


class DayResults(Protocol):
    """Small things beside the deals of the day.

    Results of people without an account are kept apart, by the key of their `room`; those of all others under ALL.
    """

    async def finish(self, date: str, mark: str, points: int, *, room: str = ALL) -> None:
        """Note what somebody has reached; what was noted first stays."""

    async def points(self, date: str, marks: Sequence[str], *, room: str = ALL) -> list[int | None]:
        """Return what each has reached, None for whoever has not finished."""

    async def numbers(self, date: str, *, room: str = ALL) -> Numbers:
        """Return what a day's results come to."""

    async def best(self, date: str, limit: int, *, room: str = ALL) -> list[str]:
        """Return the marks of those with the most points, best first; among equals in any fixed order."""

    async def strike_out(self, date: str, mark: str) -> None:
        """Note that somebody's table of the day is deleted, at their own wish: they do not play it once more."""

    async def is_struck_out(self, date: str, mark: str) -> bool:
        """Whether somebody's table of the day was deleted."""

    async def play_along(self, chat: str, person: str, name: str) -> None:
        """Note that somebody, by key, is in a chat and wants to be in its table of the day."""

    async def players(self, chat: str) -> Mapping[str, str]:
        """Return who is in a chat's table of the day, by key, with the name they had then."""

    async def forget_player(self, person: str, chats: Sequence[str], *, everywhere: bool = False) -> None:
        """Take somebody out of the tables of chats; `everywhere` looks through all there are."""

    async def want_line(self, chat: str, *, on: bool) -> None:
        """Note whether a chat, by key, wants a line a day."""

    async def wants_line(self) -> list[str]:
        """Return the keys of the chats that want a line a day."""

    async def take_line(self, date: str, chat: str) -> bool:
        """Take a chat's one line of a day; False if it has been taken."""

    async def give_line_back(self, date: str, chat: str) -> None:
        """Give a line back that surely was not sent."""

    async def move_chat(self, old: str, new: str) -> None:
        """Carry what is kept of a chat over to its new key."""
