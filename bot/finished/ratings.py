"""Ratings of people by the games they finish with each other, by openskill's Plackett-Luce model.

The store keeps differences from the initial rating, so that the changes of two games that end at the same time simply
add up. People read the lower end of the estimate, which also rises as more games make the estimate surer.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

BEGIN = 1500  # points shown before the first game
SCALE = 24.0  # points shown for one unit of the model: 200 for the doubt at the beginning
SUREST = 0.5  # the least doubt, in units of the model: every game still counts for something
SETTLED = 5  # games until a rating is no longer provisional


@dataclass(frozen=True, slots=True)
class Rating:
    """A rating, as differences from the initial one in units of the model."""

    strength: float = 0.0
    """The difference of the estimated strength."""

    doubt: float = 0.0
    """The difference of its uncertainty; it shrinks, so this is below 0."""


def rated(before: Sequence[Rating], places: Sequence[int]) -> list[Rating]:
    """Return the change of each person's rating by a game. The lowest place wins; equal places are shared."""
    model = _model()
    teams = [[model.rating(model.mu + one.strength, _doubt(model, one))] for one in before]
    after = model.rate(teams, ranks=[float(place) for place in places])
    return [Rating(new.mu - old.mu, new.sigma - old.sigma) for (old,), (new,) in zip(teams, after, strict=True)]


def shown(rating: Rating) -> int:
    """Return a rating in the points that people read."""
    model = _model()
    return round(model.rating(model.mu + rating.strength, _doubt(model, rating)).ordinal(alpha=SCALE, target=BEGIN))


def estimated(rating: Rating) -> tuple[int, int]:
    """Return the middle of the estimate and its uncertainty, in such points."""
    return round(BEGIN + SCALE * rating.strength), round(SCALE * _doubt(_model(), rating))


def _doubt(model: PlackettLuce, rating: Rating) -> float:
    return max(model.sigma + rating.doubt, SUREST)


@cache
def _model() -> PlackettLuce:
    from openskill.models import PlackettLuce  # noqa: PLC0415 - few processes ever rate a game

    return PlackettLuce()
