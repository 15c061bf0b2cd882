"""What a review of a finished game says: the value that is kept, and what is read off it. Pure."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pydantic import BaseModel, ConfigDict

MOST_COSTLY = 3
"""How many moments are shown one by one."""

VERSION = 1
"""Of the form that is kept; one of another version is made anew."""


class Verdict(BaseModel):
    """What one decision is thought to be, from what its seat could see (`engine.players.review.Verdict`)."""

    model_config = ConfigDict(frozen=True)

    hand: int
    """The deal, from 1."""

    step: int
    """How many actions of that deal came before."""

    action: Mapping[str, Any]
    """What was done."""

    better: Mapping[str, Any] | None = None
    """What was expected to bring more; None where nothing was."""

    value: float
    """How many points of the hand were to be expected after what was done."""

    lost: float
    """By how many points that is less than after the best."""

    error: float
    """Standard error of that."""

    why: Mapping[str, Any] | None = None
    """Why the other was better, where that is clear."""

    @property
    def is_mistake(self) -> bool:
        """Whether it is clear that something else was better."""
        return self.why is not None


class Review(BaseModel):
    """The review of a game from one seat."""

    model_config = ConfigDict(frozen=True)

    version: int = VERSION
    """Of this form."""

    seat: int
    """Whose decisions it is about."""

    hands: int
    """How many hands the game had."""

    verdicts: tuple[Verdict, ...]
    """On each decision with a choice, oldest first."""

    cards: Mapping[int, int]
    """By deal: what equal players in all seats would have got there with these cards."""

    @property
    def cost(self) -> int:
        """What clear mistakes cost, in points."""
        return round(sum(one.lost for one in self.verdicts if one.is_mistake))

    @property
    def fortune(self) -> int:
        """What the cards gave."""
        return sum(self.cards.values())

    @property
    def costly(self) -> tuple[int, ...]:
        """The places of the most costly moments among the verdicts, the worst first."""
        mistakes = [place for place, one in enumerate(self.verdicts) if one.is_mistake]
        return tuple(sorted(mistakes, key=lambda place: -self.verdicts[place].lost)[:MOST_COSTLY])

    def cost_of(self, hand: int) -> int:
        """Return what clear mistakes cost in one deal."""
        return round(sum(one.lost for one in self.verdicts if one.is_mistake and one.hand == hand))


def found(seat: int, lines: list[Mapping[str, Any]]) -> Review:
    """Return a review of what `python -m engine review` prints: first how many there are, then each."""
    head, *rest = lines
    return Review(
        seat=seat,
        hands=head["hands"],
        verdicts=tuple(Verdict.model_validate(one) for one in rest if "cards" not in one),
        cards={one["hand"]: one["cards"] for one in rest if "cards" in one},
    )


def kept(written: bytes | None) -> Review | None:
    """Return a review that was kept; None where there is none, or in a form of another release."""
    if written is None:
        return None
    try:
        review = Review.model_validate_json(written)
    except ValueError:
        return None
    return review if review.version == VERSION else None
