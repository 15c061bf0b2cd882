"""The lot: tables of round 1, seats and first dealers, and the pack of deal 1, each computed from what was sealed."""

from __future__ import annotations

from dataclasses import dataclass

from engine.tournament.model import Secrets, Tournament


@dataclass(frozen=True, slots=True)
class Seals:
    """What is shown before a round, each 64 hexadecimal digits."""

    lot: str
    """That of tables, seats and first dealers."""

    deals: str
    """That of deal 1 of every table."""


def seals(code: str, round_number: int, secrets: Secrets) -> Seals:
    """Return the seals of a round's secrets."""
    raise NotImplementedError


def next_seals(tournament: Tournament) -> Seals | None:
    """Return the seals of the next round; None if none follows."""
    raise NotImplementedError


def pack(tournament: Tournament, round_number: int, table: int) -> tuple[str, ...]:
    """Return the pack of deal 1 at a table, before the cut. Nobody sees it before that hand is over."""
    raise NotImplementedError
