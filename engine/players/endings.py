"""The best play of the last tricks, with all cards open: alpha-beta in plain Python.

``solver/solver.c`` does the same for whole hands. What a play is for is a ``Goal``: one number, of which some seats
want much and the others little.
"""

from dataclasses import dataclass

from engine.cards import POINTS, numbers
from engine.players.open_play import (
    SILENT,
    OpenDeal,
    Position,
    allowed,
    beats,
    best_place,
    declares,
    is_over,
    play_one,
    turn,
)

Play = tuple[int, int]
"""A card, and what it declares."""

WORST = -(1 << 29)


@dataclass(frozen=True, slots=True)
class Step:
    """What it is worth that a seat's points come to something."""

    seat: int
    """Whose points."""

    at: int
    """To how many points."""

    worth: int
    """What that adds."""


@dataclass(frozen=True, slots=True)
class Goal:
    """What the play is for."""

    side: int
    """The seats that want much of it, as a mask."""

    weight: tuple[int, ...]
    """What a point of each seat is worth."""

    steps: tuple[Step, ...] = ()
    """What else points bring, six at most."""

    idle: tuple[int, ...] = (0, 0, 0)
    """What it is worth that a seat has taken no trick in the end."""

    def gained(self, seat: int, before: int, after: int) -> int:
        """Return what it is worth that a seat's points have risen."""
        worth = self.weight[seat] * (after - before)
        for step in self.steps:
            if step.seat == seat and before < step.at <= after:
                worth += step.worth
        return worth

    def change(self, before: Position, after: Position) -> int:
        """Return what has been gained from one position to a later one."""
        return sum(
            self.gained(seat, old, new)
            for seat, (old, new) in enumerate(zip(before.points, after.points, strict=True))
            if old != new
        )

    def ending(self, position: Position) -> int:
        """Return what is settled only when the last card has been played."""
        return sum(self.idle[seat] for seat, tricks in enumerate(position.taken) if not tricks)


def plays(deal: OpenDeal, position: Position, *, quiet: bool) -> list[Play]:
    """Return the plays of the seat to play: declaring where it can, and with ``quiet`` in silence too."""
    seat = turn(deal, position)
    found = []
    for card in numbers(allowed(deal, position)):
        can = declares(deal, position, seat, card)
        found.append((card, can))
        if can and quiet and not (deal.automatic and not position.table and can == 1):
            found.append((card, SILENT))
    return found


def values(deal: OpenDeal, position: Position, goal: Goal, tried: list[Play], *, quiet: bool = False) -> list[int]:
    """Return what each of some plays comes to with the best play of all."""
    search = _Search(deal, goal, quiet)
    found = []
    for card, declared in tried:
        after = position.copy()
        play_one(deal, after, card, declared)
        found.append(goal.change(position, after) + search.value(after, WORST, -WORST))
    return found


class _Search:
    def __init__(self, deal: OpenDeal, goal: Goal, quiet: bool) -> None:
        self._deal = deal
        self._goal = goal
        self._quiet = quiet
        self._known: dict[tuple[object, ...], tuple[int, int]] = {}

    def value(self, position: Position, alpha: int, beta: int) -> int:
        """Return what will come from a position on, exact between ``alpha`` and ``beta``."""
        deal, goal = self._deal, self._goal
        if is_over(deal, position):
            return goal.ending(position)
        key: tuple[object, ...] = ()
        if not position.table:
            key = self._key(position)
            least, most = self._known.get(key, (WORST, -WORST))
            if least >= beta or least == most:
                return least
            if most <= alpha:
                return most
            alpha, beta = max(alpha, least), min(beta, most)
        wants = goal.side >> turn(deal, position) & 1
        best, low, high = (WORST if wants else -WORST), alpha, beta
        for card, declared in self._ordered(position):
            after = position.copy()
            play_one(deal, after, card, declared)
            now = goal.change(position, after)
            total = now + self.value(after, low - now, high - now)
            if wants:
                best = max(best, total)
                low = max(low, best)
            else:
                best = min(best, total)
                high = min(high, best)
            if low >= high:
                break
        if key:
            least, most = self._known.get(key, (WORST, -WORST))
            self._known[key] = (max(least, best) if best > alpha else least, min(most, best) if best < beta else most)
        return best

    def _key(self, position: Position) -> tuple[object, ...]:
        stepped = tuple(position.points[step.seat] for step in self._goal.steps)
        tricks = tuple(map(bool, position.taken))
        return (*position.hands, position.leader, position.trump, tricks, position.drawn, stepped)

    def _ordered(self, position: Position) -> list[Play]:
        found = plays(self._deal, position, quiet=self._quiet)
        if len(found) == 1:
            return found
        table, trump = position.table, position.trump
        if not table:
            return sorted(found, key=lambda play: (-play[1], -POINTS[play[0]]))
        best = table[best_place(table, trump)]
        return sorted(found, key=lambda play: -POINTS[play[0]] if beats(play[0], best, trump) else POINTS[play[0]])
