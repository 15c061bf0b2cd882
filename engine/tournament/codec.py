"""A tournament as JSON text, for storing: what an earlier release wrote is read by every later one."""

from __future__ import annotations

from engine.tournament.model import Tournament

VERSION = 1
"""The form that is written."""


def dumps(tournament: Tournament) -> str:
    """Return a tournament as JSON text. It holds secrets: nobody is shown it."""
    raise NotImplementedError


def loads(text: str | bytes) -> Tournament:
    """Return a stored tournament; raises ``unknown_version`` for one that a later release wrote in a new form."""
    raise NotImplementedError
