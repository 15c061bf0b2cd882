"""The actions of a tournament. People act by their key (``by``); players are named by their number of entry."""

from __future__ import annotations

from dataclasses import dataclass, field
from fractions import Fraction

from engine.tournament.model import Person, Result, Secrets
from engine.tournament.settings import Settings


@dataclass(frozen=True, slots=True)
class Action:
    """Something that can be done."""


@dataclass(frozen=True, slots=True)
class OfOrganiser(Action):
    """An action of the organiser alone."""

    by: str
    """The organiser's key."""


@dataclass(frozen=True, slots=True)
class OfPlayer(Action):
    """An action of one player."""

    who: str
    """The player's key."""


@dataclass(frozen=True, slots=True)
class Configure(OfOrganiser):
    """Change the settings before round 1."""

    settings: Settings
    """The new settings."""


@dataclass(frozen=True, slots=True)
class Join(Action):
    """Join the tournament; after round 1 was drawn, from the next round on."""

    person: Person
    """Who joins."""


@dataclass(frozen=True, slots=True)
class Leave(OfPlayer):
    """Leave: before round 1 without a trace, later by withdrawing for good.

    Count finished games first, as a withdrawn player gets no points from a running one.
    """


@dataclass(frozen=True, slots=True)
class AddShare(OfPlayer):
    """Add words to the next lot; they replace earlier ones."""

    share: str = field(repr=False)
    """`engine.fairness.share_of` the words, as 64 hexadecimal digits."""


@dataclass(frozen=True, slots=True)
class KeepShare(OfPlayer):
    """Keep words for all later lots, or stop keeping them."""

    share: str | None = field(repr=False)
    """`engine.fairness.share_of` the words, as 64 hexadecimal digits; None keeps none."""


@dataclass(frozen=True, slots=True)
class Draw(Action):
    """Start the tournament, or draw the next round: opens the lot, closes the shares, seals the round after it."""

    by: str | None
    """The organiser's key; None for an automatic draw, which is never that of round 1."""

    codes: tuple[str, ...]
    """The codes of the new tables, one for each of `questions.tables_needed`."""

    secrets: Secrets | None = field(repr=False)
    """The secrets of the round after this one: random, never used before. Not used with the last round."""


@dataclass(frozen=True, slots=True)
class Swap(Action):
    """Exchange two players of the round before its tables are dealt."""

    by: Person
    """The organiser, a judge, or an admin of the home chat; neither of the two."""

    first: int
    """The number of one; at a table or sitting out."""

    second: int
    """The number of the other."""

    admin: bool = False
    """Whether they are an admin of the home chat."""


@dataclass(frozen=True, slots=True)
class Begin(Action):
    """Deal the tables of the round, which ends exchanges. Doing it again changes nothing."""

    round: int
    """The number of the round."""

    by: str | None = None
    """The organiser's key; None if it happened by itself."""


@dataclass(frozen=True, slots=True)
class OpenDeals(Action):
    """Note that the first hands of all tables of the round are over. Doing it again changes nothing."""

    round: int
    """The number of the round."""


@dataclass(frozen=True, slots=True)
class Count(Action):
    """Count the result of a table. The same result again changes nothing, another one is refused."""

    round: int
    """The number of the round."""

    table: int
    """The number of the table, from 1."""

    result: Result
    """How its game ended."""


@dataclass(frozen=True, slots=True)
class Confirmed:
    """A confirmation of what a judge who plays has proposed."""

    by: Person
    """Who confirms it."""

    admin: bool = False
    """Whether they are an admin of the home chat."""


@dataclass(frozen=True, slots=True)
class TakePoints(Action):
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
    """The judge's own words, at most 120 characters."""

    confirmed: Confirmed | None = None
    """The confirmation, if the judge plays in the tournament."""

    admin: bool = False
    """Whether the judge is an admin of the home chat, who may have to stand in (`rights`)."""


@dataclass(frozen=True, slots=True)
class Disqualify(Action):
    """Disqualify a player: out from the next round on, and no points from this one."""

    by: Person
    """The judge."""

    player: int
    """The player's number."""

    reason: str
    """Why: one of `model.REASONS`."""

    remark: str = ""
    """The judge's own words, at most 120 characters."""

    confirmed: Confirmed | None = None
    """The confirmation, if the judge plays in the tournament."""

    admin: bool = False
    """As with `TakePoints`."""


@dataclass(frozen=True, slots=True)
class TakeBack(Action):
    """Take a penalty back, until the next round is drawn: the organiser any, a judge his own."""

    by: Person
    """The judge."""

    penalty: int
    """Its place in ``Tournament.penalties``, from 0."""

    admin: bool = False
    """As with `TakePoints`."""


@dataclass(frozen=True, slots=True)
class Appoint(OfOrganiser):
    """Make somebody a judge."""

    person: Person
    """The new judge, who may play or not."""


@dataclass(frozen=True, slots=True)
class Dismiss(OfOrganiser):
    """Dismiss a judge."""

    judge: str
    """The judge's key."""


@dataclass(frozen=True, slots=True)
class TakeOver(Action):
    """Become the organiser in place of one who has disappeared: any judge, after a day any admin."""

    person: Person
    """Who takes over."""

    admin: bool
    """Whether they are an admin of the home chat."""

    away: bool
    """Whether the organiser has disappeared."""

    away_for_a_day: bool
    """Whether the organiser disappeared a day ago or more."""


@dataclass(frozen=True, slots=True)
class Finish(Action):
    """End the tournament after its last round, or when too few people are left for another one."""

    by: str | None
    """The organiser's key; None if it happened by itself."""


@dataclass(frozen=True, slots=True)
class Cancel(OfOrganiser):
    """Cancel the tournament, at any time."""


@dataclass(frozen=True, slots=True)
class Forget(OfPlayer):
    """Remove somebody's name and key, a judge's too; a player who is still in withdraws first."""
