"""What can be done in a tournament. People act by their key (``by``); they are named by their number of entry."""

from __future__ import annotations

from dataclasses import dataclass, field
from fractions import Fraction

from engine.tournament.model import Person, Result, Secrets
from engine.tournament.settings import Settings


@dataclass(frozen=True, slots=True)
class Configure:
    """Choose the settings anew; the organiser, before round 1."""

    by: str
    """The organiser's key."""

    settings: Settings
    """What they shall be."""


@dataclass(frozen=True, slots=True)
class Join:
    """Join; from round 1 on a late entry, drawn from the next round on."""

    person: Person
    """Who joins."""


@dataclass(frozen=True, slots=True)
class Leave:
    """Leave: before round 1 as if one had never joined, later withdrawn for good.

    A game that is over should be counted first: of a running one the withdrawn player gets no points.
    """

    who: str
    """The player's key."""


@dataclass(frozen=True, slots=True)
class AddShare:
    """Add words to the next lot; they take the place of earlier ones."""

    who: str
    """The player's key."""

    share: str = field(repr=False)
    """`engine.fairness.share_of` the words, as 64 hexadecimal digits."""


@dataclass(frozen=True, slots=True)
class KeepShare:
    """Keep words for all lots to come, or keep none any more."""

    who: str
    """The player's key."""

    share: str | None = field(repr=False)
    """`engine.fairness.share_of` the words, as 64 hexadecimal digits; None keeps none."""


@dataclass(frozen=True, slots=True)
class Draw:
    """Start the tournament, or draw the next round: opens the lot, closes the shares, seals the round after it."""

    by: str | None
    """The organiser's key; None for a draw that was due by itself, never that of round 1."""

    codes: tuple[str, ...]
    """The codes of the tables that will be played at, one for each of `questions.tables_needed`."""

    secrets: Secrets | None = field(repr=False)
    """What the round after this one is sealed with: drawn by chance, never used before. Not read with the last."""


@dataclass(frozen=True, slots=True)
class Swap:
    """Exchange two players of the round before its tables are dealt."""

    by: Person
    """The organiser, a judge, or an admin of the home chat; neither of the two."""

    first: int
    """The number of one; at a table or sitting out."""

    second: int
    """The number of the other."""

    admin: bool = False
    """Whether who does it is an admin of the home chat."""


@dataclass(frozen=True, slots=True)
class Begin:
    """Let the tables of the round be dealt: nobody is exchanged any more. Doing it again changes nothing."""

    round: int
    """The number of the round."""

    by: str | None = None
    """The organiser's key; None when it was due by itself."""


@dataclass(frozen=True, slots=True)
class OpenDeals:
    """The first hands of all tables of the round are over; doing it again changes nothing."""

    round: int
    """The number of the round."""


@dataclass(frozen=True, slots=True)
class Count:
    """Count the result of a table. The same result again changes nothing, another one is refused."""

    round: int
    """The number of the round."""

    table: int
    """The number of the table, from 1."""

    result: Result
    """How its game ended."""


@dataclass(frozen=True, slots=True)
class Confirmed:
    """Somebody else confirms what a judge who plays has proposed."""

    by: Person
    """Who does."""

    admin: bool = False
    """Whether they are an admin of the home chat."""


@dataclass(frozen=True, slots=True)
class TakePoints:
    """Take points of the tournament from a player."""

    by: Person
    """The judge."""

    player: int
    """The player's number."""

    points: Fraction
    """From 1 to 9, halves allowed; `judging.read_points` reads what was typed."""

    reason: str
    """Why: one of `model.REASONS`."""

    remark: str = ""
    """What the judge adds in words of their own: at most 120 characters."""

    confirmed: Confirmed | None = None
    """Who confirms it, where the judge plays in the tournament."""

    admin: bool = False
    """Whether the judge is an admin of the home chat, who may have to stand in (`rights`)."""


@dataclass(frozen=True, slots=True)
class Disqualify:
    """Put a player out from the next round on; the present one brings no points."""

    by: Person
    """The judge."""

    player: int
    """The player's number."""

    reason: str
    """Why: one of `model.REASONS`."""

    remark: str = ""
    """What the judge adds in words of their own: at most 120 characters."""

    confirmed: Confirmed | None = None
    """Who confirms it, where the judge plays in the tournament."""

    admin: bool = False
    """As with `TakePoints`."""


@dataclass(frozen=True, slots=True)
class TakeBack:
    """Take a penalty back, until the next round is drawn: the organiser any, a judge his own."""

    by: Person
    """The judge."""

    penalty: int
    """Its place in ``Tournament.penalties``, from 0."""

    admin: bool = False
    """As with `TakePoints`."""


@dataclass(frozen=True, slots=True)
class Appoint:
    """Make somebody a judge."""

    by: str
    """The organiser's key."""

    person: Person
    """Who shall judge; whether they play or not."""


@dataclass(frozen=True, slots=True)
class Dismiss:
    """Let a judge go."""

    by: str
    """The organiser's key."""

    judge: str
    """The judge's key."""


@dataclass(frozen=True, slots=True)
class TakeOver:
    """Become the organiser in the place of one who has disappeared: any judge, after a day any admin."""

    person: Person
    """Who takes over."""

    admin: bool
    """Whether they are an admin of the home chat."""

    away: bool
    """Whether the organiser has disappeared."""

    away_for_a_day: bool
    """Whether that is a day ago or more."""


@dataclass(frozen=True, slots=True)
class Finish:
    """End the tournament after its last round, or when too few people are left for another."""

    by: str | None
    """The organiser's key; None when it was due by itself."""


@dataclass(frozen=True, slots=True)
class Cancel:
    """Break the tournament off, at any time."""

    by: str
    """The organiser's key."""


@dataclass(frozen=True, slots=True)
class Forget:
    """Take somebody's name and key out of the value; who is still in is withdrawn first."""

    who: str
    """Their key."""


Action = (
    Configure
    | Join
    | Leave
    | AddShare
    | KeepShare
    | Draw
    | Swap
    | Begin
    | OpenDeals
    | Count
    | TakePoints
    | Disqualify
    | TakeBack
    | Appoint
    | Dismiss
    | TakeOver
    | Finish
    | Cancel
    | Forget
)
"""Everything that can be done."""
