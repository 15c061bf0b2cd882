"""Places, points and the standings: what follows from the results, in whatever order they came."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import Literal

from engine.tournament.model import RoundTable, Tournament


@dataclass(frozen=True, slots=True)
class SeatResult:
    """What a game brought one seat."""

    place: int
    """The place at the table, from 1; equal ones have the same."""

    points: Fraction
    """The place's points; of equal ones, the same part of those of their places."""

    forfeited: bool
    """Whether the player gets nothing of it: absent for the whole game, withdrawn from it, or disqualified."""


@dataclass(frozen=True, slots=True)
class Line:
    """What one round was to one player."""

    round: int
    """Its number."""

    kind: Literal["table", "playing", "bye", "missed"]
    """A game that is over, one that is played still, a round that was sat out, or none at all."""

    points: Fraction
    """The points of the tournament that it brought, without penalties."""

    taken: Fraction
    """What judges took in this round."""

    table: int | None = None
    """The number of the table."""

    place: int | None = None
    """The place there, from 1."""

    total: int | None = None
    """The final total of the game."""

    forfeited: bool = False
    """Whether the round brought nothing because of absence, withdrawal or disqualification."""


@dataclass(frozen=True, slots=True)
class Row:
    """One player in the standings."""

    place: int
    """The place, from 1; equal ones have the same."""

    player: int
    """The number of entry."""

    points: Fraction
    """Points of the tournament, less what judges took."""

    buchholz: Fraction
    """The points of all opponents met, once for each meeting."""

    totals: int
    """The sum of the final totals of the games."""

    firsts: int
    """At how many tables nobody had a better place."""

    status: Literal["in", "withdrawn", "disqualified"]
    """Whether the player is still drawn."""

    lines: tuple[Line, ...]
    """Round by round."""


@dataclass(frozen=True, slots=True)
class HandedOut:
    """The points of one round: ``given`` = ``tables`` + ``byes`` - ``kept_back`` - ``taken``."""

    given: Fraction
    """What the players have more than before the round."""

    tables: Fraction
    """The sum of the places' points of all finished tables."""

    byes: Fraction
    """What those who sat out got, the disqualified included."""

    kept_back: Fraction
    """What fillers, absent, withdrawn and disqualified players would have got."""

    taken: Fraction
    """What judges took."""


def seat_results(tournament: Tournament, round_number: int, table: int) -> tuple[SeatResult, ...]:
    """Return places and points of a finished table by seat, those of fillers and absent players too."""
    raise NotImplementedError


def standings(tournament: Tournament, after: int | None = None) -> tuple[Row, ...]:
    """Return the standings, the first first, equal ones by number of entry.

    With ``after``, as they stood after that round (0: before the first); otherwise with every result counted so far.
    """
    raise NotImplementedError


def handed_out(tournament: Tournament, round_number: int) -> HandedOut:
    """Return where the points of a round went."""
    raise NotImplementedError


def places(table: RoundTable) -> tuple[int, ...]:
    """Return the places at a finished table by seat: the winners of the rules first, then by total."""
    raise NotImplementedError
