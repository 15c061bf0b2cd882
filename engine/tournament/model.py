"""The tournament as one frozen value. Everything else is computed from it, and nothing is stored twice."""

from __future__ import annotations

import re
from enum import StrEnum
from fractions import Fraction
from typing import Annotated, ClassVar, Literal

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
    """Return whether a text has the form of a seal, a secret or a share: 64 hexadecimal digits."""
    return _HASH.fullmatch(text) is not None


def _read_points(text: object) -> object:
    if isinstance(text, Fraction):
        return text
    if not isinstance(text, str) or not _FRACTION.fullmatch(text):
        raise ValueError("points are a whole number or a fraction in a text, as 3 or 7/2")
    return Fraction(text)


Points = Annotated[Fraction, BeforeValidator(_read_points), PlainSerializer(str)]
"""Points of the tournament. In JSON they are a text with a whole number or a fraction."""


class TournamentStage(StrEnum):
    """The stage of a tournament."""

    REGISTRATION = "registration"
    """People join; nothing has been drawn."""

    PLAYING = "playing"
    """From the draw of round 1 to the end; the current round is the last of ``rounds``."""

    FINISHED = "finished"
    """The standings are final."""

    CANCELLED = "cancelled"
    """Called off before the end."""


class Person(Frozen, Named):
    """A player, judge or organiser."""

    names: ClassVar[str] = "key"

    key: str
    """Their identity, opaque here. The same person always has the same key. Empty for a forgotten person."""

    name: str
    """Their name on screens and in the record; empty for a forgotten person."""

    def nobody(self) -> Person:
        """Return a forgotten person."""
        return Person(key="", name="")


class Player(Frozen):
    """A player who has joined. Their *number* of entry is their place in ``Tournament.players``, from 1."""

    person: Person
    """The person who plays."""

    first_round: int = 1
    """The first round that they can be drawn in; later than 1 for a late entry."""

    withdrew_in: int | None = None
    """The last round drawn before they withdrew; None if they did not withdraw."""

    share: str = Field(default="", repr=False)
    """Their share of the next lot, 64 hexadecimal digits; empty for none."""

    typed: int = 0
    """The place of their share in the order of typing, from 1; 0 for none."""

    fell: bool = False
    """Whether their share fell, as the next round was sealed anew, and they have given none since."""


class Secrets(Frozen):
    """The secrets of one round, sealed until they are opened."""

    lot: str = Field(repr=False)
    """The secret of tables, seats and first dealers: 64 hexadecimal digits, opened at the draw."""

    deals: str = Field(repr=False)
    """The secret of deal 1 of every table: 64 hexadecimal digits, opened when the last of these hands is over."""


class HandRuling(Frozen):
    """A judge's ruling about a hand at a table. The table's result carries it into the record."""

    hand: int
    """The number of the deal, from 1, as in the table's record."""

    do: Literal["annul", "penalty"]
    """Whether the hand was annulled, or points were taken from a player's total."""

    seat: int | None
    """The seat that lost points; None for an annulled hand."""

    points: int
    """How many points of the game were taken; 0 for an annulled hand."""

    reason: str
    """The reason, one of `REASONS`."""

    remark: str = ""
    """The judge's own words; may be empty."""

    by: Person
    """The judge."""

    confirmed: Person | None = None
    """The person who confirmed the ruling, if the judge plays in the tournament; otherwise None."""


class Result(Frozen):
    """The result of one table's game, by seat."""

    totals: tuple[int, ...]
    """The final totals of the game."""

    winners: tuple[int, ...] = ()
    """The seats that won by the rules, ascending; empty if the game was ended earlier."""

    absent: tuple[int, ...] = ()
    """The seats, ascending, with a player who was absent for the whole game and gets no points."""

    rulings: tuple[HandRuling, ...] = ()
    """Rulings of judges at this table, oldest first."""


class RoundTable(Frozen):
    """A table of one round. Its number is its place in ``Round.tables``, from 1."""

    seats: tuple[int | None, ...]
    """For each seat the number of the player, or None for a built-in player that fills the table."""

    dealer: int
    """The seat that deals first."""

    code: str
    """The code of the game's table, which `/export` takes for the record."""

    result: Result | None = None
    """The result of its game; None while the game is played."""

    gone: tuple[int, ...] = ()
    """The seats, ascending, with a player who withdrew before the result was counted and gets no points."""


class Round(Frozen):
    """A round that was drawn. Its number is its place in ``Tournament.rounds``, from 1."""

    secrets: Secrets
    """Its secrets. The secret of the deals stays closed while ``deals_open`` is False."""

    shares: tuple[str, ...]
    """The shares that were mixed in, in order of typing."""

    typed: tuple[int, ...]
    """The numbers of the players who gave them, in the same order."""

    tables: tuple[RoundTable, ...]
    """The tables."""

    byes: tuple[int, ...] = ()
    """The numbers of the players who sit out and get the points of a second place."""

    deals_open: bool = False
    """Whether the first hands of all tables are over. Then their secret may be shown."""


class UnplayedRound(Frozen):
    """A round that was sealed and never drawn, as it was sealed anew."""

    round: int
    """Its number."""

    secrets: Secrets
    """Its secrets. They were never used, so they may be shown."""


class Penalty(Frozen):
    """A player's removal by a judge: out from the next round on, and without points from this round.

    Its id is its place in ``Tournament.penalties``, from 0.
    """

    round: int
    """The round that it was given in."""

    player: int
    """The player's number."""

    do: Literal["disqualify"] = "disqualify"
    """What the judge did."""

    reason: str
    """The reason, one of `REASONS`."""

    remark: str = ""
    """The judge's own words; may be empty."""

    by: Person
    """The judge."""

    confirmed: Person | None = None
    """The person who confirmed the penalty, if the judge plays in the tournament; otherwise None."""

    taken_back: bool = False
    """Whether the penalty was taken back and does not count."""


class Tournament(Frozen):
    """A Swiss tournament."""

    code: str
    """Its code, by which people join from elsewhere. The draws are computed with it too."""

    scheme: int = 2
    """The version of the shuffle (`engine.fairness.SCHEME`); 2 where an earlier release drew its first round."""

    settings: Settings
    """Its settings."""

    organiser: Person
    """The head judge, who may also be a player."""

    judges: tuple[Person, ...] = ()
    """The judges appointed by the organiser."""

    stage: TournamentStage = TournamentStage.REGISTRATION
    """Its stage."""

    players: tuple[Player, ...] = ()
    """Everybody who has joined, by number of entry. People who leave before round 1 are removed."""

    planned: int | None = None
    """The planned number of rounds; None before the first draw."""

    rounds: tuple[Round, ...] = ()
    """The rounds that were drawn, oldest first."""

    sealed: Secrets | None = None
    """The secrets of the next round; None after the last."""

    unplayed: tuple[UnplayedRound, ...] = ()
    """Secrets of rounds that were sealed anew before the draw, oldest first."""

    penalties: tuple[Penalty, ...] = ()
    """Removals by judges, oldest first."""

    @property
    def round(self) -> int:
        """The number of the last round drawn; 0 before the first."""
        return len(self.rounds)

    @property
    def current(self) -> Round | None:
        """The last round drawn, even if it is over; None before the first."""
        return self.rounds[-1] if self.rounds else None

    @property
    def is_open(self) -> bool:
        """Whether the tournament can still change."""
        return self.stage in {TournamentStage.REGISTRATION, TournamentStage.PLAYING}
