"""Solving a puzzle. Nothing is stored of it: the choices made so far are a path, which leads to the same attempt again.

A path has a number for each action of the solver: its place among those offered. The others answer by best play.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import reduce
from typing import Literal

from engine import game
from engine.actions import Action, Contract
from engine.puzzles.open_cards import BestPlay
from engine.puzzles.puzzle import Choice, Goal, Puzzle, in_order, offered_in, state_of
from engine.state import State


@dataclass(frozen=True, slots=True)
class Attempt:
    """What a path leads to."""

    outcome: Literal["asked", "wrong", "solved"]
    """Whether the solver is asked for an action, has made a wrong choice, or has solved the puzzle."""

    done: Choice
    """All actions since the puzzle's position, the answers of the others included."""

    decision: int
    """How many of them come before the last decision; 0 once the puzzle is solved."""

    first: bool | None = None
    """Whether the first decision was right; None while it isn't made."""

    offered: Choice = ()
    """The actions among which the next one is chosen; none if the attempt is over."""

    beaten: Choice = ()
    """What beats a wrong choice by best play; none with one's cards alone."""

    right: Choice = ()
    """Once the attempt is over: the right choice in that decision and what follows by best play. With one's cards alone
    nothing follows."""

    keeps: tuple[tuple[Action, bool], ...] = ()
    """Once the attempt is over: which cards keep the goal in that decision. None of an exchange, and none with one's
    cards alone."""


def attempted(puzzle: Puzzle, path: Sequence[int]) -> Attempt:
    """Return what a path leads to, within about a second. Raises IndexError for a path that nobody can go."""
    best, state, done, left = BestPlay(puzzle.goal), state_of(puzzle), list[Action](), list(path)
    first: bool | None = None
    while True:
        begins, before = state, len(done)
        while state is begins or begins.phase == state.phase == "exchange":
            if not left:
                return Attempt("asked", tuple(done), before, first, offered_in(state))
            done.append(offered_in(state)[left.pop(0)])
            state = _after(state, done[-1:])
        if first is None:
            right = puzzle.right
            first = kept = in_order(tuple(done[before:])) == right
        else:
            right, kept = (best.reply(begins),), best.keeps(begins)[done[-1]]
        if kept and puzzle.kind == "open":
            answers = _answers(best, state, begins.to_act)
            done, state = [*done, *answers], _after(state, answers)
            if best.goes_on(state):
                continue
        if left:
            raise IndexError
        outcome: Literal["wrong", "solved"] = "solved" if kept else "wrong"
        if kept:
            begins, before, right = state_of(puzzle), 0, puzzle.right
        if puzzle.kind == "own":
            return Attempt(outcome, tuple(done), before, first, right=right)
        return Attempt(
            outcome,
            tuple(done),
            before,
            first,
            beaten=() if kept else _rest(best, state),
            right=(*right, *_rest(best, _after(begins, right))),
            keeps=tuple(best.keeps(begins).items()) if begins.phase == "play" else (),
        )


def solution(puzzle: Puzzle) -> Choice:
    """Return the right choice and what follows by best play; with one's cards alone nothing follows."""
    rest = _rest(BestPlay(puzzle.goal), _after(state_of(puzzle), puzzle.right)) if puzzle.kind == "open" else ()
    return (*puzzle.right, *rest)


def _rest(best: BestPlay, state: State) -> Choice:
    named = _contract(best.goal, state)
    return (*named, *best.line(_after(state, named)))


def _answers(best: BestPlay, state: State, seat: int | None) -> list[Action]:
    """Return what follows by best play until a seat has to choose between cards that keep the goal and others."""
    found = _contract(best.goal, state)
    state = _after(state, found)
    while best.goes_on(state) and (state.to_act != seat or all(best.keeps(state).values())):
        found.append(best.reply(state))
        state = _after(state, found[-1:])
    return found


def _contract(goal: Goal, state: State) -> list[Action]:
    """Return what names the goal's contract after an exchange; empty in other positions."""
    named = [action for action in game.legal(state) if isinstance(action, Contract)]
    return [*([action for action in named if action.value == goal.points] or named)[:1]]


def _after(state: State, done: Iterable[Action]) -> State:
    return reduce(lambda now, action: game.apply(now, action)[0], done, state)
