"""Solvers of hands with all cards open: a compiled one if it was built, and one in plain Python.

Both follow the same plain policy and agree on the best play of the last tricks. Only the compiled one finds the best
play of a whole hand. The caller chooses a solver, because it affects the strength of the players.
"""

from collections.abc import Sequence
from functools import cache
from importlib import import_module
from typing import Any, Literal

from engine.errors import EngineError
from engine.players import endings
from engine.players.endings import Goal, Play
from engine.players.open_play import OpenDeal, Position, play_out

Kind = Literal["best", "compiled", "pure"]
"""The kind of solver: ``best`` is the compiled one if it was built, else the one in plain Python."""

SOLVED_IN_PYTHON = 4
"""The number of last tricks in which plain Python searches the best play."""

AHEAD_WITH_STOCK = 2
"""The number of tricks that the best play is searched ahead while there is a stock."""

TABLE_BITS = 15
"""The number of positions that the solver of one decision remembers, as a power of two."""

_WHEN_VOID = ("trump", "beat", "free")


def solver(kind: Kind = "best", bits: int = TABLE_BITS) -> "Solver":
    """Return a solver. Raises ``EngineError`` (``bad_usage``) for ``compiled`` if it was not built.

    The compiled one remembers 2 to the power of ``bits`` positions, 32 bytes each.
    """
    compiled = _module() if kind != "pure" else None
    if kind == "compiled" and compiled is None:
        raise EngineError("bad_usage", "the players' solver is not compiled here: tools/build_solver.py")
    return Solver() if compiled is None else CompiledSolver(compiled, bits)


@cache
def _module() -> Any:
    try:
        return import_module("engine.players.solver._solver")
    except ImportError:
        return None


def _tricks(deal: OpenDeal, position: Position) -> int:
    """Return the number of tricks left, including those from cards in the stock."""
    return max(hand.bit_count() for hand in position.hands) + (len(deal.stock) - position.drawn) // deal.seats


def _horizon(deal: OpenDeal, position: Position) -> int:
    """Return the number of last tricks that are left to the plain policy.

    With a stock these are all but the next ``AHEAD_WITH_STOCK``. Near the end of the hand and without a stock, 0.
    """
    tricks = _tricks(deal, position)
    looks_to_the_end = position.drawn == len(deal.stock) or tricks <= SOLVED_IN_PYTHON
    return 0 if looks_to_the_end else tricks - AHEAD_WITH_STOCK


class Solver:
    """A solver in plain Python: exact in the last tricks. Each decision gets a solver of its own."""

    exact = False
    """Whether the solver finds the best play of a whole hand."""

    spent = 0
    """The number of positions searched so far."""

    def play_out(self, deal: OpenDeal, position: Position) -> Position:
        """Return the end of the hand by the plain policy. ``position`` may be changed."""
        return play_out(deal, position)

    def values(
        self,
        deal: OpenDeal,
        position: Position,
        goal: Goal,
        tried: Sequence[Play],
        limit: int,  # noqa: ARG002
    ) -> list[int] | None:
        """Return the value of each of some plays, followed by best play; None beyond ``limit`` positions."""
        return endings.values(deal, position, goal, list(tried))

    def all_values(
        self, deal: OpenDeal, position: Position, goal: Goal, tried: Sequence[Play], limit: int
    ) -> list[int] | None:
        """Return the same as ``values``, but also search plays that don't declare a marriage they could.

        The result is exact under all rules, however far away the end is.
        """
        try:
            return endings.values(deal, position, goal, list(tried), quiet=True, limit=limit)
        except endings.TooManyPositions:
            return None


class CompiledSolver(Solver):
    """A solver in C: exact for whole hands without a stock, two tricks ahead with one."""

    exact = True

    def __init__(self, module: Any, bits: int) -> None:
        """Store the compiled module, and the size of the table of positions as a power of two."""
        self._bits = bits
        self._ffi, self._lib = module.ffi, module.lib
        self._deal = self._ffi.new("deal_rules *")
        self._position = self._ffi.new("position *")
        self._goal = self._ffi.new("goal *")
        self._last: tuple[OpenDeal | None, Goal | None] = (None, None)
        self._solver: Any = None
        self.spent = 0

    def play_out(self, deal: OpenDeal, position: Position) -> Position:
        """Return the end of the hand by the plain policy."""
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
        """Return the value of each of some plays, followed by best play; None beyond ``limit`` positions.

        With ``quiet``, also search plays that don't declare a marriage they could.
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

    def all_values(
        self, deal: OpenDeal, position: Position, goal: Goal, tried: Sequence[Play], limit: int
    ) -> list[int] | None:
        """Return the same as ``values``, but also search plays that don't declare a marriage they could."""
        return self.values(deal, position, goal, tried, limit, quiet=True)

    def value(self, deal: OpenDeal, position: Position, goal: Goal, limit: int) -> int | None:
        """Return the value of a position with best play; None beyond ``limit`` positions."""
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
            made = self._lib.solver_new(self._bits)
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


__all__ = ["SOLVED_IN_PYTHON", "CompiledSolver", "Goal", "Kind", "Solver", "solver"]
