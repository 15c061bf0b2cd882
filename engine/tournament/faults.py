"""Faults that the check of a tournament's record finds, besides its form."""

from __future__ import annotations

from collections.abc import Mapping

from engine.errors import EngineError

FAULTS: Mapping[str, str] = {
    "wrong_seal": "a secret does not open its seal, is missing, or served twice",
    "wrong_shares": "shares or the names of those who gave them do not fit the players",
    "wrong_draw": "tables, seats, dealers or byes are not those of the lot and the pairing, but for the exchanges",
    "wrong_deal": "a table did not play with the pack, the dealer or the seals that were drawn",
    "wrong_result": "a result is not that of the game's record, or places and points do not follow from it",
    "wrong_penalty": "a penalty that no judge can have given",
    "wrong_standings": "the standings are not those of results and penalties",
}
"""Every code with its meaning."""


def wrong(what: str, message: str) -> EngineError:
    """Return a fault. ``wrong_`` plus ``what`` is one of ``FAULTS``; ``message`` is one line for people."""
    return EngineError(f"wrong_{what}", message)
