"""What a judge does in the tournament: takes points, disqualifies, takes back; and who is a judge."""

from __future__ import annotations

from fractions import Fraction


def read_points(text: str) -> Fraction:
    """Return points of the tournament as typed (``2``, ``1.5``, ``1,5``, ``1½``, ``3/2``); raises ``bad_points``."""
    raise NotImplementedError


def read_fine(text: str) -> int:
    """Return points of the game as typed, a whole number from 1 to 1000; raises ``bad_points``."""
    raise NotImplementedError
