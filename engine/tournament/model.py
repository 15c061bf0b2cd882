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
"""Codes for a judge's reasons: a mistake in dealing or play, a rule broken without intent, cheating, help from outside,
delaying the game, something else. A later release may have more."""

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
    """The stage of a tournament."""

    REGISTRATION = "registration"
    """People join; nothing has been drawn."""

    PLAYING = "playing"
    """From the draw of round 1 to the end; the current round is the last of ``rounds``."""

    FINISHED = "finished"
    """The standings are final."""

    CANCELLED = "cancelled"
    """Cancelled by the organiser."""


class Person(Frozen, Named):
    """Somebody who plays, judges or organises."""

    key: str
    """Their identity, opaque here; the same person always has the same key. Empty for a person who was forgotten."""

    name: str
    """Their name on screens and in the record; empty for a person who was forgotten."""

    @property
    def whose(self) -> str:
        """The key of the person."""
        return self.key

    def nobody(self) -> Person:
        """Return a person who was forgotten."""
        return Person(key="", name="")


class Player(Frozen):
    """Somebody who has joined. Their *number* of entry is their place in ``Tournament.players``, from 1."""

    person: Person
    """Who it is."""

    first_round: int = 1
    """The first round that they can be drawn in; later than 1 for a late entry."""

    withdrew_in: int | None = None
    """The round that was the last one drawn when they withdrew; None if they did not."""

    share: str = Field(default="", repr=False)
    """Their share of the next lot, 64 hexadecimal digits; empty for none."""

    kept: str = Field(default="", repr=False)
    """The share of words that are kept for all lots to come, 64 hexadecimal digits; empty for none."""

    typed: int = 0
    """The order in which shares of the next lot were typed, from 1; 0 for none."""


class Secrets(Frozen):
    """The secrets of one round, sealed until they are opened."""

    lot: str = Field(repr=False)
    """For tables, seats and first dealers: 64 hexadecimal digits, opened at the draw."""

    deals: str = Field(repr=False)
    """For deal 1 of every table: 64 hexadecimal digits, opened when the last of these hands is over."""


class HandRuling(Frozen):
    """A ruling of a judge about a hand at a table; the result carries it into the record."""

    hand: int
    """The number of the deal, from 1, as in the table's record."""

    do: Literal["annul", "penalty"]
    """Whether the hand was annulled, or points were taken from a player's total."""

    seat: int | None
    """Whose total; None for an annulled hand."""

    points: int
    """How many points of the game were taken; 0 for an annulled hand."""

    reason: str
    """Why: one of `REASONS`."""

    remark: str = ""
    """The judge's own words; may be empty."""

    by: Person
    """The judge."""

    confirmed: Person | None = None
    """Who confirmed it, if the judge plays in the tournament; otherwise None."""


class Result(Frozen):
    """How the game of one table ended, by seat."""

    totals: tuple[int, ...]
    """The final totals of the game."""

    winners: tuple[int, ...] = ()
    """The seats that won by the rules, ascending; empty if the game ended before."""

    absent: tuple[int, ...] = ()
    """The seats, ascending, whose player was absent for the whole game and gets no points."""

    rulings: tuple[HandRuling, ...] = ()
    """Rulings of judges at this table, oldest first."""


class RoundTable(Frozen):
    """A table of one round. Its number is its place in ``Round.tables``, from 1."""

    seats: tuple[int | None, ...]
    """For each seat the number of the player, or None for a built-in player that fills the table."""

    dealer: int
    """The seat that deals first."""

    code: str
    """The code of the table of the game; `/export` takes it for the record."""

    result: Result | None = None
    """How its game ended; None while it is played."""

    gone: tuple[int, ...] = ()
    """The seats, ascending, whose player withdrew before the result was counted and gets no points."""


class Exchange(Frozen):
    """Two players who were exchanged after the draw."""

    first: int
    """The number of one."""

    second: int
    """The number of the other."""

    by: Person
    """Who did it: the organiser, a judge, or an admin of the home chat."""


class Round(Frozen):
    """A round that was drawn. Its number is its place in ``Tournament.rounds``, from 1."""

    secrets: Secrets
    """Its secrets; the one of the deals stays closed while ``deals_open`` is False."""

    shares: tuple[str, ...]
    """The shares that were mixed in, of all who had joined, by number of entry; empty for a player who gave none."""

    typed: tuple[int, ...]
    """The numbers of those who gave a share, in order of typing, kept words first."""

    tables: tuple[RoundTable, ...]
    """The tables, after exchanges."""

    byes: tuple[int, ...] = ()
    """The numbers of those who sit out for the points of the second place."""

    exchanges: tuple[Exchange, ...] = ()
    """Exchanges after the draw, oldest first."""

    begun: bool = False
    """Whether its tables are dealt, which ends exchanges."""

    deals_open: bool = False
    """Whether the first hands of all tables are over, so that their secret may be shown."""


class Penalty(Frozen):
    """A penalty in the tournament. Its id is its place in ``Tournament.penalties``, from 0."""

    round: int
    """The round that it was given in."""

    player: int
    """The player's number."""

    do: Literal["points", "disqualify"]
    """Points of the tournament were taken; or the player is out from the next round on, and this round brings none."""

    points: Points
    """How many points were taken, a multiple of 1/2; 0 for a disqualification."""

    reason: str
    """Why: one of `REASONS`."""

    remark: str = ""
    """The judge's own words; may be empty."""

    by: Person
    """The judge."""

    confirmed: Person | None = None
    """Who confirmed it, if the judge plays in the tournament; otherwise None."""

    taken_back: bool = False
    """Whether it was taken back and does not count."""


class Tournament(Frozen):
    """A Swiss tournament."""

    code: str
    """Its code, by which people join from elsewhere; its lots are computed with it."""

    settings: Settings
    """Its settings."""

    organiser: Person
    """The head judge, whether he plays or not."""

    judges: tuple[Person, ...] = ()
    """The judges whom he appointed."""

    stage: TournamentStage = TournamentStage.REGISTRATION
    """Its stage."""

    players: tuple[Player, ...] = ()
    """Everybody who has joined, by number of entry; people who leave before round 1 are removed."""

    planned: int | None = None
    """How many rounds will be played; None before the first draw."""

    rounds: tuple[Round, ...] = ()
    """The rounds that were drawn, oldest first."""

    sealed: Secrets | None = None
    """The secrets of the next round; None after the last."""

    penalties: tuple[Penalty, ...] = ()
    """Penalties in the tournament, oldest first."""

    @property
    def round(self) -> int:
        """The number of the last round drawn; 0 before the first."""
        return len(self.rounds)

    @property
    def current(self) -> Round | None:
        """The last round drawn, whether it is over or not."""
        return self.rounds[-1] if self.rounds else None

    @property
    def is_open(self) -> bool:
        """Whether it can still change."""
        return self.stage in {TournamentStage.REGISTRATION, TournamentStage.PLAYING}
