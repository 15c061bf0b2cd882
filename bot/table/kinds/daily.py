"""The deal of the day: one person's hand against built-in players, with the same cards for everybody.

A day is a day of UTC. The table never holds the secret of the deal (`bot.daily`).
"""

from collections.abc import Mapping
from typing import Any, ClassVar, Literal, Self

from bot.refusal import Refusal
from bot.table.calendar import DAY, begins, sealed_as
from bot.table.deals import ScoreRow
from bot.table.kinds.kind import Kind
from bot.table.roles import Holders, Right, Role, only
from engine.players import editions
from engine.rules import Rules

FIXED = "daily-fixed"  # the refusal of changes


class Daily(Kind):
    """A table of a deal of the day."""

    name: Literal["daily"] = "daily"
    """What it is stored under."""

    date: str
    """The day, e.g. `2026-11-22`."""

    edition: str
    """The edition of the built-in players (`engine.players.editions`)."""

    mark: str
    """A hash that stands for the player on this day."""

    streak: int = 1
    """How many days in a row the player has played, including this one."""

    taken: tuple[int, ...] = ()
    """The seats that have taken the tricks, in order."""

    rights: ClassVar[Mapping[Right, Holders]] = only(Role.OPENER, {Right.SET_SWITCHES}, FIXED, FIXED)
    counts: ClassVar[bool] = False
    gives_hints: ClassVar[bool] = False
    takes_back: ClassVar[bool] = False
    crowded: ClassVar[bool] = True
    no_words: ClassVar[str] = "daily-no-words"

    @property
    def ends_at(self) -> float:
        """When the day ends, in seconds since the epoch."""
        return begins(self.date) + DAY

    @property
    def can_be_played(self) -> bool:
        """Whether this release has that edition of the built-in players."""
        return self.edition in editions.EDITIONS

    def must_let_leave(self) -> None:
        """Raise Refusal: there is one try."""
        raise Refusal(FIXED)

    def must_be_on(self, now: float) -> None:
        """Raise Refusal for a move after the end of the day."""
        if now >= self.ends_at:
            raise Refusal("daily-over")

    def sealed_as(self, code: str) -> str:
        """Return the name of the day, which all its tables share."""
        return sealed_as(self.date)

    def choose(self, seen: Mapping[str, Any], level: str, rules: Rules) -> dict[str, Any]:
        """Return the move of a built-in player of the day's edition."""
        return editions.choose_by(self.edition, seen, level, rules)

    def with_trick(self, winner: int) -> Self:
        """Note who has taken a trick."""
        return self.replace(taken=(*self.taken, winner))

    def closed_by(self, row: ScoreRow) -> bool:
        """Always: a day has one deal."""
        return True
