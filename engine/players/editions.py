"""Editions of the built-in players: the same view gets the same answer from an edition, in every release that has it.

A deal of the day is played against the edition that was written down with its seal (docs/daily.md). A release whose
players answer otherwise gives them a new edition, and carries the one before for the days that were sealed with it: the
old files go to a package of their own beside these, and stay there for one release. An edition is pure Python on every
machine, whatever else a release has built.
"""

from collections.abc import Callable, Mapping
from functools import partial

from engine.players import choose
from engine.players.reading import Action
from engine.rules import Rules

Chooser = Callable[[Mapping[str, object], str, Rules], Action]

EDITIONS: Mapping[str, Chooser] = {"1": partial(choose, kind="pure")}
"""The editions that this release can play, oldest first. `tests/engine/test_players_editions.py` holds them to what
they answered first."""

NEWEST = "1"
"""The edition of the days that this release seals."""


def choose_by(edition: str, view: Mapping[str, object], level: str, rules: Rules) -> Action:
    """Return what the players of an edition do, as `choose` does. Raises KeyError for an edition that is not here."""
    return EDITIONS[edition](view, level, rules)
