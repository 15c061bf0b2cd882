"""Values of single options: the layout of the pack for a number of seats, and a right to throw a hand in."""

from __future__ import annotations

from dataclasses import dataclass

ACTIVE_OF_FOUR = 3


@dataclass(frozen=True, slots=True)
class Layout:
    """The layout of the pack for one number of seats (docs/rules.md, 3). The cards left over are the stock."""

    hand: int
    """Cards that each active seat is dealt."""

    talons: int
    """How many talons there are; 0 for none."""

    talon_size: int
    """Cards in each talon."""

    passes: int
    """Cards that the declarer passes to each defender."""

    discard: int
    """Cards that the declarer lays aside."""

    @property
    def in_talons(self) -> int:
        """How many cards all talons have together."""
        return self.talons * self.talon_size


RIGHTS: dict[str, tuple[str, ...]] = {
    "in_auction": ("weak_hand", "nines_dealt"),
    "in_exchange": ("poor_talon", "talon_nines"),
    "in_play": ("nines_after_exchange", "weak_after_exchange"),
}
"""The rights to throw a hand in, by the moment at which they are used (docs/rules.md, 4)."""


@dataclass(frozen=True, slots=True)
class RedealRight:
    """A right to throw the hand in (docs/rules.md, 4). A number that the right doesn't use is 0."""

    right: str
    """Its name, one of ``RIGHTS``."""

    count: int = 0
    """The least number of nines that gives the right."""

    points_below: int = 0
    """The right exists with fewer card points than this."""

    unless_marriage: bool = False
    """Whether a marriage in hand takes the right away."""

    minimum_bid_only: bool = False
    """Whether a bid above the opening bid takes the right away."""
