"""The two functions that run a tournament: ``new`` and ``apply``."""

from __future__ import annotations

from engine.tournament.actions import Action
from engine.tournament.model import Person, Secrets, Tournament
from engine.tournament.settings import Settings


def new(code: str, settings: Settings, organiser: Person, secrets: Secrets) -> Tournament:
    """Return a tournament that people can join; ``secrets`` seal round 1.

    Raises ``bad_settings``, ``bad_rules``, ``bad_name``, ``bad_secret``.
    """
    raise NotImplementedError


def apply(tournament: Tournament, action: Action) -> Tournament:
    """Return the tournament after an action; the very same value if nothing changes.

    Raises ``EngineError`` with one of `errors.CODES`, and changes nothing.
    """
    raise NotImplementedError
