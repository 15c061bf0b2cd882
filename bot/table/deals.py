"""Deals as values: what checks one, what became of it, and who has looked at its cards."""

from collections.abc import Mapping
from typing import Any, Literal

from pydantic import BaseModel, ConfigDict

from bot.people import Person
from engine.endgame import DEALT_AGAIN


class Frozen(BaseModel):
    """A value that does not change."""

    model_config = ConfigDict(frozen=True)


class SealedDeal(Frozen):
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

    joined: tuple[str, ...] = ()
    """Of deal 1 once its shares are closed: what a record calls those who joined, in that order; it names nobody."""

    list_shown: bool = False
    """Whether the list of those who joined, with their shares, has been shown: deal 1 waits for it."""


class Ruling(Frozen):
    """What a judge has decided about a hand (docs/rules.md, 14)."""

    kind: Literal["annul", "penalty"]
    """Whether the hand was annulled, or somebody fined."""

    seat: int | None = None
    """Who was fined; None where the hand was annulled."""

    points: int = 0
    """How many game points the penalty took; 0 where the hand was annulled."""

    reason: str
    """Why: one of `engine.tournament.model.REASONS`."""

    remark: str = ""
    """What the judge added in words of their own; empty for nothing."""


class Row(Frozen):
    """One deal on the score sheet, with what checks it."""

    number: int
    """Of the deal, from 1."""

    result: Mapping[str, Any]
    """The engine's HandResult as JSON, `marks` included."""

    deal: SealedDeal
    """What checks it; everybody may see it, as the hand is over."""

    rulings: tuple[Ruling, ...] = ()
    """What a judge has decided about it, in order."""

    last_trick: tuple[tuple[int, str], ...] = ()
    """Its last trick: (seat, card) in the order played; empty where the hand did not end with one."""

    last_trick_winner: int | None = None
    """The seat that took it."""

    @property
    def counts(self) -> bool:
        """Whether the hand was played: not thrown in, and not annulled."""
        return self.result["outcome"] not in DEALT_AGAIN

    @property
    def changed(self) -> bool:
        """Whether it changed a total; one that was dealt again may have, by a penalty."""
        return any(self.result["deltas"])

    @property
    def annulled_by_judge(self) -> bool:
        """Whether a judge has annulled it; else the server had lost moves of a hand that was annulled."""
        return any(ruling.kind == "annul" for ruling in self.rulings)


class Look(Frozen):
    """The operator has looked at the cards of a game in progress."""

    at: float
    """When, in seconds since the epoch."""

    hand: int
    """The deal in play, or the one to come."""

    reason: str
    """Why, in the operator's words; the players read it after the game."""


class Decision(Frozen):
    """What a judge of a tournament has decided at one of its tables."""

    key: str
    """The key of its text: `annulled`, `fined`."""

    hand: int
    """The deal that was in play, or the last one."""

    judge: Person
    """Who has decided it."""

    reason: str
    """Why: one of `engine.tournament.model.REASONS`."""

    remark: str = ""
    """What the judge added in words of their own; empty for nothing."""

    confirmed: Person | None = None
    """Who else had to confirm it, as the judge plays in the tournament; None where nobody had to."""

    seat: int | None = None
    """Whom it is about; None for the whole table."""

    points: int = 0
    """How many points were taken."""

    held: bool = False
    """Whether it waits for the next hand to be dealt."""

    draft: int = 0
    """What it was asked about under: nothing is done twice."""
