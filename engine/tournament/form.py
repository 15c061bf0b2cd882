"""The form of a tournament's record, ``thousand-tournament/1`` (docs/tournaments.md, the record)."""

from __future__ import annotations

import re
from fractions import Fraction
from typing import Annotated, Any, Literal

from pydantic import BeforeValidator, Field, PlainSerializer

from engine.record import RecordRules
from engine.tournament.model import TournamentStage
from engine.tournament.settings import Frozen

FORMAT: Literal["thousand-tournament/1"] = "thousand-tournament/1"

_FRACTION = re.compile(r"-?\d{1,9}(/[1-9]\d{0,3})?")


def _read(text: object) -> Fraction:
    if isinstance(text, Fraction):
        return text
    if not isinstance(text, str) or not _FRACTION.fullmatch(text):
        raise ValueError("points are a whole number or a fraction in a text, as 3 or 7/2")
    return Fraction(text)


Points = Annotated[Fraction, BeforeValidator(_read), PlainSerializer(str)]
"""Points of the tournament: a text with a whole number or a fraction."""


class Seal(Frozen):
    """A seal, and the secret that opens it."""

    seal: str
    """What was shown, 64 hexadecimal digits."""

    secret: str | None
    """64 hexadecimal digits; None while it is closed."""


class Official(Frozen):
    """A judge."""

    name: str
    """What they are called."""

    player: int | None
    """Their number of entry if they have joined; else None."""


class RecordedPlayer(Frozen):
    """Somebody who has joined; their number is their place in the list, from 1."""

    name: str
    """What they are called."""

    first_round: int
    """The first round that they could be drawn in."""

    withdrew_in: int | None
    """The round that was the last one drawn when they withdrew; None for whoever has not."""


class RecordedRuling(Frozen):
    """What a judge did to a hand."""

    hand: int
    """The number of the deal, from 1."""

    do: Literal["annul", "penalty"]
    """What was done."""

    seat: int | None
    """Whose total; None for an annulled hand."""

    points: int
    """How many points of the game were taken."""

    reason: str
    """Why, as a code; one that this release does not know counts as ``other``."""

    remark: str
    """What the judge added in words of their own; empty for nothing."""

    by: Official
    """The judge."""

    confirmed: Official | None
    """Who else had to confirm it, as the judge plays in the tournament; None where nobody had to."""


class RecordedResult(Frozen):
    """How the game of a table ended, by seat."""

    totals: tuple[int, ...]
    """The final totals."""

    winners: tuple[int, ...]
    """The seats that won by the rules; empty if the game ended before."""

    absent: tuple[int, ...]
    """The seats whose player was absent for the whole game, or withdrew from it."""

    places: tuple[int, ...]
    """The places, from 1."""

    points: tuple[Points, ...]
    """The points of the places, whether somebody gets them or not."""

    rulings: tuple[RecordedRuling, ...]
    """What judges did at this table."""


class RecordedTable(Frozen):
    """A table of a round; its number is its place in the list, from 1."""

    code: str
    """What its own record is asked for by."""

    seats: tuple[int | None, ...]
    """The numbers of the players by seat, exchanges included; None for a built-in player."""

    first_dealer: int
    """The seat that dealt first."""

    result: RecordedResult | None
    """How its game ended; None while it is played."""


class RecordedExchange(Frozen):
    """Two players who took each other's place."""

    first: int
    """The number of one."""

    second: int
    """The number of the other."""

    by: Official
    """Who has done it: neither of the two."""


class RecordedSeals(Frozen):
    """The seals of a round."""

    lot: Seal
    """Of tables, seats and first dealers."""

    deals: Seal
    """Of deal 1 of every table."""


class RecordedRound(RecordedSeals):
    """A round; its number is its place in the list, from 1."""

    shares: tuple[str, ...]
    """The shares that were mixed in, by number of entry; empty for a silent one."""

    typed: tuple[int, ...]
    """The numbers of those who added a share, in order of typing, kept words first."""

    exchanges: tuple[RecordedExchange, ...]
    """What was changed after the draw."""

    tables: tuple[RecordedTable, ...]
    """The tables."""

    byes: tuple[int, ...]
    """The numbers of those who sat out, exchanges included."""


class RecordedPenalty(Frozen):
    """What a judge took from a player in the tournament."""

    round: int
    """The round that it was given in."""

    player: int
    """The player's number."""

    do: Literal["points", "disqualify"]
    """What was done."""

    points: Points
    """How many points of the tournament were taken."""

    reason: str
    """Why, as a code; one that this release does not know counts as ``other``."""

    remark: str
    """What the judge added in words of their own; empty for nothing."""

    by: Official
    """The judge."""

    confirmed: Official | None
    """As with rulings."""

    taken_back: bool
    """Whether it counts no more."""


class RecordedRow(Frozen):
    """A line of the standings."""

    place: int
    """The place; equal ones have the same."""

    player: int
    """The player's number."""

    points: Points
    """Points of the tournament."""

    buchholz: Points
    """The points of all opponents met."""

    totals: int
    """The sum of the final totals."""

    firsts: int
    """How many first places."""

    taken: Points
    """The points of the tournament that judges took."""

    status: Literal["in", "withdrawn", "disqualified"]
    """Whether the player was drawn to the end."""


class TournamentRecord(Frozen):
    """A tournament. Unknown keys are ignored."""

    format: Literal["thousand-tournament/1"] = FORMAT
    """Which form this is."""

    code: str
    """The tournament's code."""

    name: str
    """What it is called."""

    stage: TournamentStage
    """How far it is."""

    rules: RecordRules
    """The rule set of its tables."""

    size: int
    """Seats at a table."""

    points: tuple[int, ...]
    """Points by place."""

    hands: int | None
    """After how many scored hands a game ends at the latest."""

    minutes: int | None
    """After how many minutes it ends with the hand in progress."""

    bye: bool
    """Whether odd people sit out."""

    planned: int | None
    """How many rounds there are to be; None before the first."""

    organiser: Official
    """The head judge."""

    judges: tuple[Official, ...]
    """Whom he has appointed."""

    players: tuple[RecordedPlayer, ...]
    """Everybody who has joined."""

    rounds: tuple[RecordedRound, ...]
    """What was drawn."""

    sealed: RecordedSeals | None
    """The seals of the next round; opened, those of a round that never came."""

    penalties: tuple[RecordedPenalty, ...]
    """What judges took in the tournament, oldest first."""

    standings: tuple[RecordedRow, ...]
    """The standings, the first first."""

    records: dict[str, Any] = Field(default_factory=dict)
    """Records of tables (docs/record.md) by code, as far as they are given."""
