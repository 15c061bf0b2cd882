"""Deals as values: what checks one, what became of it, and who has looked at its cards."""

from collections.abc import Mapping
from typing import Any

from pydantic import BaseModel, ConfigDict

from engine.endgame import DEALT_AGAIN


class Frozen(BaseModel):
    """A value that does not change."""

    model_config = ConfigDict(frozen=True)


class Deal(Frozen):
    """What makes one deal checkable (docs/record.md, verify)."""

    hand: int
    """Number of the deal in the game, from 1; thrown-in deals count too."""

    secret: str
    """Hex: what the pack is shuffled with. Nobody sees it before the hand is over."""

    commitment: str
    """Hex: the seal, a hash of the secret, which everybody sees before anybody adds a share."""

    nonces: tuple[str, ...] = ()
    """The shares that were mixed in, hex, empty for who added none: of deal 1 in the order of joining, later by seat.
    Fixed when they are closed."""

    round: int | None = None
    """The round of the public beacon that was named when they were closed; None at a table without one."""

    signature: str = ""
    """Hex: that round's signature; empty before it has come, and for a hand that is dealt without it."""

    typed: tuple[int, ...] = ()
    """Who added one, in the order in which the words came, kept words first: places in the order of joining until the
    seats are taken, then seats."""


class Row(Frozen):
    """One deal on the score sheet, with what checks it."""

    number: int
    """Of the deal, from 1."""

    result: Mapping[str, Any]
    """The engine's HandResult as JSON, `marks` included."""

    deal: Deal
    """What checks it; everybody may see it, as the hand is over."""

    @property
    def counts(self) -> bool:
        """Whether the hand was played: not thrown in, and not annulled."""
        return self.result["outcome"] not in DEALT_AGAIN


class Look(Frozen):
    """The operator has looked at the cards of a game in progress."""

    at: float
    """When, in seconds since the epoch."""

    hand: int
    """The deal in play, or the one to come."""

    reason: str
    """Why, in the operator's words; the players read it after the game."""
