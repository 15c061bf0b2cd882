"""The settings of a tournament: chosen while people join, fixed at the first draw."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from pydantic import BaseModel, ConfigDict

from engine.dealing import seat_counts
from engine.errors import EngineError
from engine.record import RecordRules
from engine.tournament.errors import refuse

DEFAULT_PRESET = "skoroszow"

SIZES = (3, 4)
"""The possible numbers of seats at a table."""

DEFAULT_POINTS = {3: (3, 1, 0), 4: (4, 2, 1, 0)}
"""Points of the tournament by place, for each size of table."""

LONGEST_NAME = 60
LEAST_ROUNDS = 3
MOST_ROUNDS = 30
MOST_POINTS = 100
MOST_HANDS = 100
MOST_MINUTES = 600


class Frozen(BaseModel):
    """An immutable value. Unknown keys are ignored."""

    model_config = ConfigDict(frozen=True, strict=True)


class Settings(Frozen):
    """The settings of a tournament."""

    name: str
    """The tournament's name, 1 to 60 characters."""

    rules: RecordRules = RecordRules(preset=DEFAULT_PRESET)
    """The rule set of every table: preset, options and edition."""

    size: int = 3
    """Seats at a table, including fillers."""

    rounds: int | None = None
    """The number of rounds; None for ``default_rounds`` of the number of people at the first draw."""

    points: tuple[int, ...] | None = None
    """Points of the tournament by place, from the first, falling or equal; None for ``DEFAULT_POINTS``."""

    hands: int | None = None
    """The number of scored hands after which a table's game ends; None for no limit."""

    minutes: int | None = None
    """Minutes after which a table's game ends with the hand in progress; None for no limit. Never with ``hands``."""

    bye: bool = False
    """Whether people who don't fill a table sit out and get the points of a second place; otherwise built-in players
    fill the tables."""

    @property
    def place_points(self) -> tuple[int, ...]:
        """Points by place, from the first."""
        return self.points or DEFAULT_POINTS[self.size]


def check(settings: Settings) -> None:
    """Refuse settings that cannot be played: ``bad_settings`` (field, value), and ``bad_rules`` of the rule set."""
    sizes = seat_counts(settings.rules.build())
    if not 0 < len(settings.name.strip()) <= LONGEST_NAME:
        raise _bad("name", settings.name)
    if settings.size not in SIZES or settings.size not in sizes:
        raise _bad("size", settings.size)
    if settings.rounds is not None and not 1 <= settings.rounds <= MOST_ROUNDS:
        raise _bad("rounds", settings.rounds)
    if settings.points is not None and not _can_be_points(settings.points, settings.size):
        raise _bad("points", settings.points)
    if settings.hands is not None and not 1 <= settings.hands <= MOST_HANDS:
        raise _bad("hands", settings.hands)
    if settings.minutes is not None and (settings.hands is not None or not 1 <= settings.minutes <= MOST_MINUTES):
        raise _bad("minutes", settings.minutes)


def _bad(field: str, value: Any) -> EngineError:
    return refuse("bad_settings", f"{field} cannot be {value!r}", field=field, value=value)


def _can_be_points(points: tuple[int, ...], size: int) -> bool:
    falling = all(higher >= lower for higher, lower in pairwise(points))
    return len(points) == size and falling and points[0] > 0 and points[-1] >= 0 and points[0] <= MOST_POINTS


def default_rounds(people: int) -> int:
    """Return the least R with 3^R ≥ people, plus one, and at least 3."""
    rounds = 0
    while 3**rounds < people:
        rounds += 1
    return max(rounds + 1, LEAST_ROUNDS)
