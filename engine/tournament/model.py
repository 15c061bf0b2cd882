"""The tournament as one frozen value. Everything else is computed from it; nothing is stored twice."""

from __future__ import annotations

import re
from enum import StrEnum
from fractions import Fraction
from typing import Annotated, Literal

from pydantic import BeforeValidator, Field, PlainSerializer

from engine.naming import Named
from engine.tournament.settings import Frozen, Settings

MOST_PEOPLE = 600
LONGEST_REMARK = 120

OTHER = "other"
REASONS = ("mistake", "unintended", "cheating", "help", "delay", OTHER)
"""Why a judge decides something, as codes: a mistake in dealing or play, a rule broken without intent, cheating, help
from outside, delaying the game, something else. A later release may know more."""

_HASH = re.compile(r"[0-9a-f]{64}")
_FRACTION = re.compile(r"-?\d{1,9}(/[1-9]\d{0,3})?")


def is_hash(text: str) -> bool:
    """Whether a text is 64 hexadecimal digits: a seal, a secret or a share."""
    return _HASH.fullmatch(text) is not None


def _read_points(text: object) -> object:
    if isinstance(text, Fraction):
        return text
    if not isinstance(text, str) or not _FRACTION.fullmatch(text):
        raise ValueError("points are a whole number or a fraction in a text, as 3 or 7/2")
    return Fraction(text)


Points = Annotated[Fraction, BeforeValidator(_read_points), PlainSerializer(str)]
"""Points of the tournament; in JSON a text with a whole number or a fraction."""


class TournamentStage(StrEnum):
    """How far a tournament is."""

    REGISTRATION = "registration"
    """People join; nothing has been drawn."""

    PLAYING = "playing"
    """From the draw of round 1 on; the round is the last of ``rounds``."""

    FINISHED = "finished"
    """The standings are final."""

    CANCELLED = "cancelled"
    """Broken off by the organiser."""


class Person(Frozen, Named):
    """Somebody: who plays, judges or organises."""

    key: str
    """Who it is, opaque to the core; the same person always has the same key. Empty for one who was forgotten."""

    name: str
    """What they are called on screens and in the record; empty for one who was forgotten."""

    @property
    def whose(self) -> str:
        """The key of the person."""
        return self.key

    def nobody(self) -> Person:
        """Return one who was forgotten."""
        return Person(key="", name="")


class Player(Frozen):
    """Somebody who has joined. Their *number* of entry is their place in ``Tournament.players``, from 1."""

    person: Person
    """Who it is."""

    first_round: int = 1
    """The first round that they can be drawn in: later than 1 for a late entry."""

    withdrew_in: int | None = None
    """The round that was the last one drawn when they withdrew; None for whoever has not."""

    share: str = Field(default="", repr=False)
    """Their share of the next lot, 64 hexadecimal digits; empty for none."""

    kept: str = Field(default="", repr=False)
    """The share of words that are kept for all lots to come, 64 hexadecimal digits; empty for none."""

    typed: int = 0
    """The order in which shares of the next lot were typed, from 1; 0 for none."""


class Secrets(Frozen):
    """What the lot of one round is sealed with. Nobody sees them before they are opened."""

    lot: str = Field(repr=False)
    """For tables, seats and first dealers: 64 hexadecimal digits, opened at the draw."""

    deals: str = Field(repr=False)
    """For deal 1 of every table: 64 hexadecimal digits, opened when the last of these hands is over."""


class HandRuling(Frozen):
    """What a judge did to a hand at a table: told with its result, for the record."""

    hand: int
    """The number of the deal, from 1, as in the table's record."""

    do: Literal["annul", "penalty"]
    """The hand was annulled, or points were taken from a player's total."""

    seat: int | None
    """Whose total; None for an annulled hand."""

    points: int
    """How many points of the game were taken; 0 for an annulled hand."""

    reason: str
    """Why: one of `REASONS`."""

    remark: str = ""
    """What the judge added in words of their own; empty for nothing."""

    by: Person
    """The judge."""

    confirmed: Person | None = None
    """Who else had to confirm it, as the judge plays in the tournament; None where nobody had to."""


class Result(Frozen):
    """How the game of one table ended, by seat."""

    totals: tuple[int, ...]
    """The final totals of the game."""

    winners: tuple[int, ...] = ()
    """The seats that won by the rules, ascending; empty if the game ended before."""

    absent: tuple[int, ...] = ()
    """The seats, ascending, that a built-in player held for the whole game in a player's stead: no points for them."""

    rulings: tuple[HandRuling, ...] = ()
    """What judges did at this table, oldest first."""


class RoundTable(Frozen):
    """Who plays with whom in one round. Its number is its place in ``Round.tables``, from 1."""

    seats: tuple[int | None, ...]
    """For each seat the number of the player, or None for a built-in player that fills the table."""

    dealer: int
    """The seat that deals first."""

    code: str
    """The code of the table that is played at: what `/export` gives its record by."""

    result: Result | None = None
    """How its game ended; None while it is played."""

    gone: tuple[int, ...] = ()
    """Seats, ascending, whose player withdrew before the result was counted: no points for them."""


class Exchange(Frozen):
    """Two players who took each other's place after the draw."""

    first: int
    """The number of one."""

    second: int
    """The number of the other."""

    by: Person
    """Who has done it: the organiser, a judge, or an admin of the home chat."""


class Round(Frozen):
    """A round that was drawn. Its number is its place in ``Tournament.rounds``, from 1."""

    secrets: Secrets
    """What its lot was sealed with; the secret of the deals stays closed while ``deals_open`` is False."""

    shares: tuple[str, ...]
    """The shares that were mixed in, by number of entry, of all who had joined; empty for a silent one."""

    typed: tuple[int, ...]
    """The numbers of those who added a share, in order of typing, kept words first."""

    tables: tuple[RoundTable, ...]
    """The tables, as they are played: exchanges included."""

    byes: tuple[int, ...] = ()
    """The numbers of those who sit out for the points of the second place."""

    exchanges: tuple[Exchange, ...] = ()
    """What was changed after the draw, oldest first."""

    begun: bool = False
    """Whether its tables are dealt: then nobody is exchanged any more."""

    deals_open: bool = False
    """Whether the first hands of all tables are over, so that their secret may be told."""


class Penalty(Frozen):
    """What a judge took from a player in the tournament. Its id is its place in ``Tournament.penalties``, from 0."""

    round: int
    """The round that it was given in."""

    player: int
    """The player's number."""

    do: Literal["points", "disqualify"]
    """Points of the tournament were taken; or the player is out from the next round on and has none from this one."""

    points: Points
    """How many points were taken, a multiple of 1/2; 0 for a disqualification."""

    reason: str
    """Why: one of `REASONS`."""

    remark: str = ""
    """What the judge added in words of their own; empty for nothing."""

    by: Person
    """The judge."""

    confirmed: Person | None = None
    """Who else had to confirm it, as the judge plays in the tournament; None where nobody had to."""

    taken_back: bool = False
    """Whether it counts no more."""


class Tournament(Frozen):
    """A Swiss tournament."""

    code: str
    """Its code: what people from elsewhere join by, and what its lots are bound to."""

    settings: Settings
    """How it is played."""

    organiser: Person
    """The head judge, whether he plays or not."""

    judges: tuple[Person, ...] = ()
    """Whom he has appointed."""

    stage: TournamentStage = TournamentStage.REGISTRATION
    """How far it is."""

    players: tuple[Player, ...] = ()
    """Everybody who has joined, by number of entry; who leaves before round 1 is taken out."""

    planned: int | None = None
    """How many rounds will be played; None before the first draw."""

    rounds: tuple[Round, ...] = ()
    """What has been drawn, oldest first."""

    sealed: Secrets | None = None
    """What the lot of the next round is sealed with; None when no round follows."""

    penalties: tuple[Penalty, ...] = ()
    """What judges took in the tournament, oldest first."""

    @property
    def round(self) -> int:
        """The number of the last round drawn; 0 before the first."""
        return len(self.rounds)

    @property
    def current(self) -> Round | None:
        """The last round drawn, whether its tables are done or not."""
        return self.rounds[-1] if self.rounds else None

    @property
    def is_open(self) -> bool:
        """Whether anything can change still."""
        return self.stage in {TournamentStage.REGISTRATION, TournamentStage.PLAYING}
