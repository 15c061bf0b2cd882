"""What may be asked of a tournament before something is offered or done."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from engine.tournament.model import Player, Tournament


class Due(StrEnum):
    """What comes next by itself, after the pause between rounds."""

    DRAW = "draw"
    """The next round: `actions.Draw`."""

    FINISH = "finish"
    """The end: `actions.Finish`."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where a player is in a round."""

    table: int
    """The number of the table, from 1."""

    seat: int
    """The seat there, from 0."""


def number_of(tournament: Tournament, key: str) -> int | None:
    """Return the number of entry of the player with this key; None if they have not joined."""
    raise NotImplementedError


def player(tournament: Tournament, number: int) -> Player:
    """Return a player by number of entry; raises ``no_such_player``."""
    raise NotImplementedError


def is_in(tournament: Tournament, number: int) -> bool:
    """Whether a player would be drawn if the next round were drawn now: neither withdrawn nor disqualified."""
    raise NotImplementedError


def plays(tournament: Tournament, key: str) -> bool:
    """Whether somebody plays: has joined, and is neither withdrawn nor disqualified."""
    raise NotImplementedError


def place(tournament: Tournament, number: int, round_number: int | None = None) -> Place | None:
    """Return where a player sits in a round, the last one drawn unless another is named; None if nowhere."""
    raise NotImplementedError


def tables_left(tournament: Tournament) -> tuple[int, ...]:
    """Return the numbers of the tables of the last round that still play."""
    raise NotImplementedError


def due(tournament: Tournament) -> Due | None:
    """Return what comes next by itself; None in registration, while tables play, and after the end."""
    raise NotImplementedError


def people_to_draw(tournament: Tournament) -> tuple[int, ...]:
    """Return the numbers of all who would be drawn or sit out in the next round, ascending."""
    raise NotImplementedError


def tables_needed(tournament: Tournament) -> int:
    """Return how many tables the next round will have: as many codes as `actions.Draw` needs."""
    raise NotImplementedError


def join_refusal(tournament: Tournament, key: str) -> str | None:
    """Return the code of why somebody cannot join now; None if they can."""
    raise NotImplementedError


def start_refusal(tournament: Tournament) -> str | None:
    """Return the code of why round 1 cannot be drawn now; None if it can."""
    raise NotImplementedError


def can_swap(tournament: Tournament) -> bool:
    """Whether two players can be exchanged still."""
    raise NotImplementedError
