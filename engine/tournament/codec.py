"""A tournament as JSON text, for storing: what an earlier release wrote is read by every later one."""

from __future__ import annotations

from pydantic import BaseModel, ConfigDict

from engine.tournament.errors import refuse
from engine.tournament.model import Tournament

VERSION = 1
"""The form that is written. It rises when an older release would misread it, not with every new field."""


class _Head(BaseModel):
    model_config = ConfigDict(strict=True)

    version: int


class _Stored(_Head):
    tournament: Tournament


def dumps(tournament: Tournament) -> str:
    """Return a tournament as JSON text. It holds secrets: nobody is shown it."""
    return _Stored(version=VERSION, tournament=tournament).model_dump_json()


def loads(text: str | bytes) -> Tournament:
    """Return a stored tournament; raises ``unknown_version`` for one that a later release wrote in a new form."""
    version = _Head.model_validate_json(text).version
    if version > VERSION:
        raise refuse("unknown_version", version=version)
    return _Stored.model_validate_json(text).tournament
