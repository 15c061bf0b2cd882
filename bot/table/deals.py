"""Deals as values: seals, rows of the score sheet, judges' decisions, and inspections of cards."""

from collections.abc import Mapping
from typing import Any

from bot.people import Frozen, Person
from engine.endgame import DEALT_AGAIN

ANNULLED, FINED = "annulled", "fined"  # what judges decide


class SealedDeal(Frozen):
    """The data that makes a deal checkable (docs/record.md, verify)."""

    hand: int
    """Number of the deal in the game, from 1; thrown-in deals count too."""

    secret: str
    """Hex: the secret part of the shuffle. Nobody sees it before the hand is over."""

    commitment: str
    """Hex: the seal, a hash of the secret. Everybody sees it before anybody adds a share."""

    shares: tuple[str, ...] = ()
    """The shares that were mixed in, hex, in order of typing. Fixed when the deal is closed."""

    typed: tuple[int, ...] = ()
    """The seats that added them, in the same order. Before the seats are taken they are places in the order of
    joining."""


class Decision(Frozen):
    """What a judge of a tournament has decided at one of its tables (docs/rules.md, 14)."""

    key: str
    """What it is: `ANNULLED` or `FINED`."""

    hand: int
    """The number of the deal that it is about; while it is held, that of the last one."""

    judge: Person
    """The judge who has decided."""

    reason: str
    """Why: one of `engine.tournament.model.REASONS`."""

    remark: str = ""
    """What the judge added in words of their own; empty for nothing."""

    confirmed: Person | None = None
    """The person who has confirmed it, where the judge plays in the tournament; None where nobody had to."""

    seat: int | None = None
    """The seat that is fined; None for the whole table."""

    points: int = 0
    """How many game points a fine takes."""

    held: bool = False
    """Whether it waits for the next hand to be dealt."""

    draft: int = 0
    """The number of the question that confirmed it; a second decision with that number changes nothing."""


class ScoreRow(Frozen):
    """One deal on the score sheet."""

    number: int
    """The number of the deal, from 1."""

    result: Mapping[str, Any]
    """The engine's HandResult as JSON, `marks` included."""

    deal: SealedDeal
    """The deal's data for checking; everybody may see it, as the hand is over."""

    rulings: tuple[Decision, ...] = ()
    """What judges have decided about it, in order."""

    last_trick: tuple[tuple[int, str], ...] = ()
    """Its last trick: (seat, card) in the order played; empty where the hand did not end with one."""

    last_trick_winner: int | None = None
    """The seat that took the last trick."""

    thrown: tuple[tuple[str, ...], ...] = ()
    """The cards of a thrown-in hand, as they were then: those of each seat, then the talon's. Else empty."""

    @property
    def counts(self) -> bool:
        """Whether the hand was played: not thrown in, and not annulled."""
        return self.result["outcome"] not in DEALT_AGAIN

    @property
    def changed(self) -> bool:
        """Whether the deal changed a total. Even a deal that was dealt again may have, by a penalty."""
        return any(self.result["deltas"])


class Inspection(Frozen):
    """An inspection by the operator at the cards of a game in progress."""

    at: float
    """When, in seconds since the epoch."""

    hand: int
    """The number of the deal in play, or of the next one."""

    reason: str
    """Why, in the operator's words; the players read it after the game."""
