"""The best play of the last tricks, with all cards open: alpha-beta in plain Python.

``solver/solver.c`` does the same for whole hands. A ``Goal`` defines the value of a play: one number that some seats
want to be high and the others low.
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
"""A card, and its declaration (``SILENT``, ``MARRIAGE`` or ``FOUR_ACES``)."""

WORST = -(1 << 29)


@dataclass(frozen=True, slots=True)
class Step:
    """A value that is added once a seat's points reach a threshold."""

    seat: int
    """The seat."""

    at: int
    """The threshold, in points."""

    worth: int
    """The value."""


@dataclass(frozen=True, slots=True)
class Goal:
    """The value of points and tricks, as one number."""

    side: int
    """The seats that want the number to be high, as a mask."""

    weight: tuple[int, ...]
    """The value of a point of each seat."""

    steps: tuple[Step, ...] = ()
    """Values added at thresholds of points, six at most."""

    idle: tuple[int, ...] = (0, 0, 0)
    """The value, by seat, of having taken no trick by the end."""

    def gained(self, seat: int, before: int, after: int) -> int:
        """Return the value of a rise of a seat's points from ``before`` to ``after``."""
        worth = self.weight[seat] * (after - before)
        for step in self.steps:
            if step.seat == seat and before < step.at <= after:
                worth += step.worth
        return worth

    def change(self, before: Position, after: Position) -> int:
        """Return the value gained from one position to a later one."""
        return sum(
            self.gained(seat, old, new)
            for seat, (old, new) in enumerate(zip(before.points, after.points, strict=True))
            if old != new
        )

    def ending(self, position: Position) -> int:
        """Return the value that is settled only after the last card."""
        return sum(self.idle[seat] for seat, tricks in enumerate(position.taken) if not tricks)


def plays(deal: OpenDeal, position: Position, *, quiet: bool) -> list[Play]:
    """Return the plays of the seat to play. With ``quiet``, include plays that don't declare what they could."""
    seat = turn(deal, position)
    found = []
    for card in numbers(allowed(deal, position)):
        can = declares(deal, position, seat, card)
        found.append((card, can))
        if can and quiet and not (deal.automatic and not position.table and can == 1):
            found.append((card, SILENT))
    return found


class TooManyPositions(Exception):
    """The search has reached its limit of positions."""


def values(
    deal: OpenDeal, position: Position, goal: Goal, tried: list[Play], *, quiet: bool = False, limit: int | None = None
) -> list[int]:
    """Return the value of each of some plays, followed by best play.

    Raises ``TooManyPositions`` after ``limit`` positions.
    """
    search = Search(deal, goal, quiet, limit)
    found = []
    for card, declared in tried:
        after = position.copy()
        play_one(deal, after, card, declared)
        found.append(goal.change(position, after) + search.value(after, WORST, -WORST))
    return found


class Search:
    """A search that remembers the positions of one deal. Without a limit it may look at any number of positions."""

    def __init__(self, deal: OpenDeal, goal: Goal, quiet: bool, limit: int | None = None) -> None:
        self._left = limit
        self._deal = deal
        self._goal = goal
        self._quiet = quiet
        self._known: dict[tuple[object, ...], tuple[int, int]] = {}

    def value(self, position: Position, alpha: int, beta: int) -> int:
        """Return the value gained from a position to the end, exact between ``alpha`` and ``beta``."""
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
        if self._left is not None:
            if not self._left:
                raise TooManyPositions
            self._left -= 1
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
