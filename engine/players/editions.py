"""Editions of the built-in players: an edition gives the same answers in every release that has it.

A deal of the day is played against the edition recorded with its seal (docs/daily.md). If the players of a release
answer differently, the release adds a new edition. It keeps the previous edition for one release, in a package beside
these files, for days already sealed with it. An edition is pure Python on every machine, even where the compiled solver
exists.
"""

from collections.abc import Callable, Mapping
from functools import partial

from engine.players import choose
from engine.players.reading import Action
from engine.rules import Rules

Chooser = Callable[[Mapping[str, object], str, Rules], Action]

EDITIONS: Mapping[str, Chooser] = {"1": partial(choose, kind="pure")}
"""The editions of this release, oldest first. `tests/engine/test_players_editions.py` keeps their answers fixed."""

NEWEST = "1"
"""The edition that this release seals new days with."""


def choose_by(edition: str, view: Mapping[str, object], level: str, rules: Rules) -> Action:
    """Return the answer of an edition, as `choose` does. Raises KeyError for an unknown edition."""
    return EDITIONS[edition](view, level, rules)
