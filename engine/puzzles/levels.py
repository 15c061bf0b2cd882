"""The difficulty of a puzzle: the weakest level that finds the right choice from its own view."""

from __future__ import annotations

from engine import actions, game, view
from engine.players import choose
from engine.players.solver import Kind
from engine.puzzles.puzzle import LEVELS, NOBODY, Choice, in_order
from engine.state import State


def weakest(state: State, right: Choice, kind: Kind = "best") -> str:
    """Return the weakest of ``LEVELS`` that makes the right choice, or ``NOBODY``."""
    return next((level for level in LEVELS if chosen(state, level, kind) == right), NOBODY)


def chosen(state: State, level: str, kind: Kind = "best") -> Choice:
    """Return the choice of a level: its card, or all cards of its exchange."""
    phase, seat = state.phase, state.to_act or 0
    done: Choice = ()
    while state.phase == phase and not (done and phase == "play"):
        shown = view.view(state, seat).as_json()
        done += (actions.parse(choose(shown, level, state.rules, kind)),)
        state, _ = game.apply(state, done[-1])
    return in_order(done)
