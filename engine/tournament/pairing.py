"""Who plays with whom from round 2 on (docs/tournaments.md, the draw)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction

Seating = tuple[tuple[int, ...], ...]
"""Tables of ranks, each ascending, in the order of their best player. Ranks count from 0."""


@dataclass(frozen=True, slots=True)
class Field:
    """Those who are to be seated, by rank from 0."""

    size: int
    """Seats at a table."""

    points: Sequence[Fraction]
    """Points of the tournament by rank."""

    met: Mapping[tuple[int, int], int]
    """How often two ranks, the lower first, have been at one table; pairs that have not may be left out."""

    with_fillers: Sequence[int]
    """At how many tables with fillers each has been, by rank."""


def pair(field: Field) -> Seating:
    """Return the seating that the rules name; it depends on nothing else."""
    raise NotImplementedError
