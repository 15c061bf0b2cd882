"""A short game for a person's first wins: practice up to 300; the level of the built-in players rises by wins."""

from collections.abc import Mapping
from typing import Any, ClassVar, Literal

from bot.table.kinds.kind import Kind
from bot.table.kinds.practice import Practice

LEVELS = ("gentle", "easy", "normal")
"""The level of the built-in players by the number of wins before; the last one stays."""

READY = 2
"""The number of wins after which a whole game comes next."""


class ShortGame(Kind):
    """A game up to 300 without lock and barrel, in a private chat."""

    name: Literal["short"] = "short"
    """What it is stored under."""

    wins: int = 0
    """How many short games the person had won before."""

    counts: ClassVar[bool] = False
    nudges: ClassVar[bool] = False
    tells_worth: ClassVar[bool] = True
    plays_only_card: ClassVar[bool] = True
    pace: ClassVar[float] = 0.5
    options: ClassVar[Mapping[str, Any]] = {"game.target": 300, "lock.enabled": False, "barrel.enabled": False}

    @property
    def level(self) -> str:
        """The level of the built-in players."""
        return LEVELS[min(self.wins, len(LEVELS) - 1)]

    def following(self, *, won: bool) -> Kind:
        """Return the kind of the person's next game: a short one, or a whole one after enough wins."""
        wins = self.wins + won
        return Practice() if wins >= READY else ShortGame(wins=wins)
