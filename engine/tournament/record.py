"""The record of a tournament, ``thousand-tournament/1``: what `/export` gives (docs/tournaments.md, the record)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.tournament.model import Tournament

FORMAT = "thousand-tournament/1"


def record(tournament: Tournament, records: Mapping[str, Any] | None = None) -> dict[str, Any]:
    """Return a tournament's record as JSON; nothing in it is secret still, whenever it is asked for.

    ``records`` are tables' records by their codes, to be embedded; the application gives those of finished games.
    """
    raise NotImplementedError
