"""The review of a finished game: the stored value and numbers computed from it. Pure."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.people import Frozen

MOST_COSTLY = 3
"""The number of moments that are shown one by one."""

VERSION = 1
"""The version of the stored form; a review of another version is made again."""


class Verdict(Frozen):
    """The verdict on one decision, from what its seat could see (`engine.players.review.Verdict`)."""

    hand: int
    """The deal, from 1."""

    step: int
    """The number of earlier actions of that deal."""

    action: Mapping[str, Any]
    """The action."""

    better: Mapping[str, Any] | None = None
    """An action with a higher expected value; None if there was none."""

    value: float
    """The expected points of the hand after the action."""

    lost: float
    """The expected loss against the best action, in points."""

    error: float
    """The standard error of the loss."""

    why: Mapping[str, Any] | None = None
    """Why the other action was better, if that is clear."""

    shares: tuple[int, int] | None = None
    """Of a mistake in the play: in how many of a hundred guesses the better card reaches the goal of the seat's side,
    and any other card at most; else None."""

    @property
    def is_mistake(self) -> bool:
        """Whether another action was clearly better."""
        return self.why is not None


class Review(Frozen):
    """The review of a game from one seat."""

    version: int = VERSION
    """The version of this form."""

    seat: int
    """The reviewed seat."""

    hands: int
    """How many hands the game had."""

    first: int = 1
    """The first hand that is told: for a person who took the seat of somebody else, their first one."""

    verdicts: tuple[Verdict, ...]
    """One for each decision with a choice, oldest first."""

    cards: Mapping[int, int]
    """By deal: the points of the seat if all players were equal."""

    @property
    def cost(self) -> int:
        """The cost of clear mistakes, in points."""
        return round(sum(one.lost for one in self.verdicts if one.is_mistake))

    @property
    def fortune(self) -> int:
        """The points that the cards alone would have given."""
        return sum(self.cards.values())

    @property
    def costly(self) -> tuple[int, ...]:
        """The indexes of the most costly mistakes among the verdicts, the worst first."""
        mistakes = [place for place, one in enumerate(self.verdicts) if one.is_mistake]
        return tuple(sorted(mistakes, key=lambda place: -self.verdicts[place].lost)[:MOST_COSTLY])

    def since(self, hand: int) -> Review:
        """Return the review of the hands from one on."""
        verdicts = tuple(one for one in self.verdicts if one.hand >= hand)
        cards = {number: points for number, points in self.cards.items() if number >= hand}
        return self.replace(first=hand, verdicts=verdicts, cards=cards)

    def cost_of(self, hand: int) -> int:
        """Return the cost of clear mistakes in one deal."""
        return round(sum(one.lost for one in self.verdicts if one.is_mistake and one.hand == hand))


def found(seat: int, lines: list[Mapping[str, Any]]) -> Review:
    """Build a review from the lines of `python -m engine review`: first the counts, then each verdict."""
    head, *rest = lines
    return Review(
        seat=seat,
        hands=head["hands"],
        verdicts=tuple(Verdict.model_validate(one) for one in rest if "cards" not in one),
        cards={one["hand"]: one["cards"] for one in rest if "cards" in one},
    )


def kept(written: bytes | None) -> Review | None:
    """Parse a stored review; None if there is none, or for one of another version."""
    if written is None:
        return None
    try:
        review = Review.model_validate_json(written)
    except ValueError:
        return None
    return review if review.version == VERSION else None
