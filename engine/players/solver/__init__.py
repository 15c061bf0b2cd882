"""Plays with all cards open, worked out: by the compiled part where there is one, else in plain Python.

Both play on by the same plain policy and agree on the best play of the last tricks; only the compiled one knows the
best play of a whole hand. Which of them is asked is up to the caller, as their players are not equally strong.
"""

from collections.abc import Sequence
from functools import cache
from importlib import import_module
from typing import Any, Literal, Protocol

from engine.errors import EngineError
from engine.players import endings
from engine.players.endings import Goal, Play
from engine.players.open_play import OpenDeal, Position, play_one, play_out

Kind = Literal["best", "compiled", "pure"]
"""Which to take: ``best`` is the compiled one where there is one."""

SOLVED_IN_PYTHON = 4
"""How many tricks before the end plain Python looks for the best play."""

AHEAD_WITH_STOCK = 2
"""How many tricks ahead the best play is looked for while there is a stock."""

TABLE_BITS = 15
_WHEN_VOID = ("trump", "beat", "free")


class Solver(Protocol):
    """Works out plays with all cards open. One for each decision: it remembers positions."""

    exact: bool
    """Whether it knows the best play of a whole hand."""

    spent: int
    """How many positions it has looked at."""

    def play_out(self, deal: OpenDeal, position: Position) -> Position:
        """Return the end that the plain policy comes to; the position may be used up."""

    def values(
        self, deal: OpenDeal, position: Position, goal: Goal, tried: Sequence[Play], limit: int
    ) -> list[int] | None:
        """Return what each of some plays comes to, with the best play after it as far as it is known.

        None if the best play is not found in ``limit`` positions.
        """

    def value(self, deal: OpenDeal, position: Position, goal: Goal, limit: int) -> int | None:
        """Return the same of a position."""


def solver(kind: Kind = "best") -> Solver:
    """Return a solver; raises ``EngineError`` (``bad_usage``) for a compiled one where nothing is compiled."""
    compiled = _module() if kind != "pure" else None
    if kind == "compiled" and compiled is None:
        raise EngineError("bad_usage", "the players' solver is not compiled here: tools/build_solver.py")
    return PureSolver() if compiled is None else CompiledSolver(compiled)


@cache
def _module() -> Any:
    try:
        return import_module("engine.players.solver._solver")
    except ImportError:
        return None


def _tricks(deal: OpenDeal, position: Position) -> int:
    """Return how many tricks are left, those with cards that are still to be drawn included."""
    return max(hand.bit_count() for hand in position.hands) + (len(deal.stock) - position.drawn) // deal.seats


def _horizon(deal: OpenDeal, position: Position) -> int:
    """Return how many tricks are left to the plain policy: all but two while there is a stock, near the end none."""
    tricks = _tricks(deal, position)
    looks_to_the_end = position.drawn == len(deal.stock) or tricks <= SOLVED_IN_PYTHON
    return 0 if looks_to_the_end else tricks - AHEAD_WITH_STOCK


class PureSolver:
    """In plain Python: exact in the last tricks."""

    exact = False
    spent = 0

    def play_out(self, deal: OpenDeal, position: Position) -> Position:
        """Return the end that the plain policy comes to."""
        return play_out(deal, position)

    def values(
        self,
        deal: OpenDeal,
        position: Position,
        goal: Goal,
        tried: Sequence[Play],
        limit: int,  # noqa: ARG002
    ) -> list[int] | None:
        """Return what each play comes to: by the best play near the end, before it by the plain policy."""
        if _tricks(deal, position) <= SOLVED_IN_PYTHON:
            return endings.values(deal, position, goal, list(tried))
        found = []
        for card, declared in tried:
            after = position.copy()
            play_one(deal, after, card, declared)
            play_out(deal, after)
            found.append(goal.change(position, after) + goal.ending(after))
        return found

    def value(self, deal: OpenDeal, position: Position, goal: Goal, limit: int) -> int | None:  # noqa: ARG002
        """Return what the plain policy comes to."""
        end = play_out(deal, position.copy())
        return goal.change(position, end) + goal.ending(end)


class CompiledSolver:
    """In C: exact for whole hands without a stock, two tricks ahead with one."""

    exact = True

    def __init__(self, module: Any) -> None:
        """Take the compiled module."""
        self._ffi, self._lib = module.ffi, module.lib
        self._deal = self._ffi.new("deal_rules *")
        self._position = self._ffi.new("position *")
        self._goal = self._ffi.new("goal *")
        self._last: tuple[OpenDeal | None, Goal | None] = (None, None)
        self._solver: Any = None
        self.spent = 0

    def play_out(self, deal: OpenDeal, position: Position) -> Position:
        """Return the end that the plain policy comes to."""
        self._set(deal, position)
        self._lib.play_out(self._deal, self._position)
        end, seats = self._position, range(deal.seats)
        return Position(
            [0] * deal.seats,
            [end.points[seat] for seat in seats],
            [end.taken[seat] for seat in seats],
            [end.declared[seat] for seat in seats],
            end.trump,
            end.leader,
            [],
            end.drawn,
        )

    def values(
        self,
        deal: OpenDeal,
        position: Position,
        goal: Goal,
        tried: Sequence[Play],
        limit: int,
        *,
        quiet: bool = False,
    ) -> list[int] | None:
        """Return what each of some plays comes to with the best play of all.

        ``quiet`` looks at marriages that are not declared as well.
        """
        self._ready(deal, position, goal)
        found = self._ffi.new("int32_t[]", len(tried))
        cards, declared = bytes(card for card, _ in tried), bytes(what for _, what in tried)
        spent = self._lib.solver_values(
            self._solver,
            self._deal,
            self._position,
            self._goal,
            quiet,
            _horizon(deal, position),
            limit,
            len(tried),
            cards,
            declared,
            found,
        )
        self.spent += spent
        return list(found) if spent <= limit else None

    def value(self, deal: OpenDeal, position: Position, goal: Goal, limit: int) -> int | None:
        """Return what a position comes to with the best play of all."""
        self._ready(deal, position, goal)
        found = self._ffi.new("int32_t *")
        spent = self._lib.solver_value(
            self._solver, self._deal, self._position, self._goal, _horizon(deal, position), limit, found
        )
        self.spent += spent
        return int(found[0]) if spent <= limit else None

    def _ready(self, deal: OpenDeal, position: Position, goal: Goal) -> None:
        self._set(deal, position)
        if self._last[1] is not goal:
            self._set_goal(goal)
            self._last = (self._last[0], goal)
        if self._solver is None:
            made = self._lib.solver_new(TABLE_BITS)
            if made == self._ffi.NULL:
                raise MemoryError
            self._solver = self._ffi.gc(made, self._lib.solver_free)

    def _set(self, deal: OpenDeal, position: Position) -> None:
        if self._last[0] is not deal:
            self._set_deal(deal)
            self._last = (deal, self._last[1])
        here = self._position
        here.count = len(position.table)
        for place, card in enumerate(position.table):
            here.table[place] = card
        here.trump, here.leader, here.drawn = position.trump, position.leader, position.drawn
        for seat in range(deal.seats):
            here.hand[seat] = position.hands[seat]
            here.points[seat] = position.points[seat]
            here.taken[seat] = position.taken[seat]
            here.declared[seat] = position.declared[seat]

    def _set_deal(self, deal: OpenDeal) -> None:
        there = self._deal
        there.seats, there.stock_size = deal.seats, len(deal.stock)
        there.must_beat, there.must_overtrump = deal.must_beat, deal.must_overtrump
        there.when_void = _WHEN_VOID.index(deal.when_void)
        there.free_with_stock, there.first_trick = deal.free_with_stock, deal.first_trick
        there.automatic, there.on_queen = deal.automatic, deal.on_queen
        there.four_aces, there.last_trick = deal.four_aces, deal.last_trick
        there.declarer = -1 if deal.declarer is None else deal.declarer
        for seat, values in enumerate(deal.values):
            for suit, value in enumerate(values):
                there.values[seat][suit] = value
        for place, card in enumerate(deal.stock):
            there.stock[place] = card

    def _set_goal(self, goal: Goal) -> None:
        there = self._goal
        there.side, there.steps = goal.side, len(goal.steps)
        for seat, weight in enumerate(goal.weight):
            there.weight[seat], there.idle[seat] = weight, goal.idle[seat]
        for number, step in enumerate(goal.steps):
            there.step_seat[number], there.step_at[number], there.step_worth[number] = step.seat, step.at, step.worth


__all__ = ["SOLVED_IN_PYTHON", "CompiledSolver", "Goal", "Kind", "PureSolver", "Solver", "solver"]
