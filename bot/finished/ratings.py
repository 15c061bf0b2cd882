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
CURVE_KEPT = 100  # rated games whose ratings are kept
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


def behind(rating: Rating) -> tuple[int, int]:
    """Return the estimate behind what `shown` returns, in the same points, and its uncertainty.

    The shown rating is the estimate less three times the uncertainty.
    """
    model = _model()
    return round(BEGIN + SCALE * (model.mu + rating.strength)), round(SCALE * _doubt(model, rating))


@dataclass(frozen=True, slots=True)
class CurvePoint:
    """The rating after a game, in points that people read."""

    rating: int
    """The rating, the cautious end of the estimate."""

    estimate: int
    """The estimated strength: the distance to the rating is three times the uncertainty."""


def curve_with(curve: str, rating: Rating) -> str:
    """Add a rating to a stored curve, which keeps the last `CURVE_KEPT`."""
    return " ".join([*curve.split(), f"{shown(rating)}:{behind(rating)[0]}"][-CURVE_KEPT:])


def curve_points(curve: str) -> tuple[CurvePoint, ...]:
    """Return the points of a stored curve, the oldest first."""
    return tuple(CurvePoint(*map(int, point.split(":"))) for point in curve.split())


def _doubt(model: PlackettLuce, rating: Rating) -> float:
    return max(model.sigma + rating.doubt, SUREST)


@cache
def _model() -> PlackettLuce:
    from openskill.models import PlackettLuce  # noqa: PLC0415 - few processes ever rate a game

    return PlackettLuce()
