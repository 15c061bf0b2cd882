"""Who plays with whom from round 2 on (docs/tournaments.md, later rounds)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from itertools import combinations
from math import lcm

Table = tuple[int, ...]
"""Ranks from 0, ascending."""

Seating = tuple[Table, ...]
"""Tables in the order of their best player."""

ALL_SEATINGS = 12
"""Seats, fillers counted, up to which every seating is looked at."""


@dataclass(frozen=True, slots=True)
class Field:
    """Those who are to be seated, by rank from 0."""

    size: int
    """Seats at a table."""

    points: Sequence[Fraction]
    """Points of the tournament by rank, falling or equal."""

    met: Mapping[tuple[int, int], int]
    """How often two ranks, the lower first, have been at one table; pairs that have not may be left out."""

    with_fillers: Sequence[int]
    """At how many tables with fillers each has been, by rank."""


def table_sizes(people: int, tables: int) -> list[int]:
    """Return how many people sit at each table: they differ by one at most, and those that are short come last."""
    each, more = divmod(people, tables)
    return [each + 1] * more + [each] * (tables - more)


def pair(field: Field) -> Seating:
    """Return the seating that the rules name; it depends on nothing else."""
    people = len(field.points)
    tables = -(-people // field.size)
    prices = _Prices(field)
    if tables * field.size <= ALL_SEATINGS:
        return _best_of_all(prices, people, tables)
    return min((_improved(prices, start) for start in (top_fill(people, tables), fold(people, tables))), key=prices.of)


def top_fill(people: int, tables: int) -> Seating:
    """Return the seating 1–3, 4–6, … by rank."""
    found, start = [], 0
    for size in table_sizes(people, tables):
        found.append(tuple(range(start, start + size)))
        start += size
    return tuple(found)


def fold(people: int, tables: int) -> Seating:
    """Return the seating where each table has every ``tables``-th rank."""
    return tuple(tuple(range(first, people, tables)) for first in range(tables))


class _Prices:
    """What tables cost, each computed once, and the best division of the people of two.

    A price is one number: fillers again, then meetings again, then the difference of points, each with room for the sum
    of all tables, so that prices are added and compared like the three.
    """

    def __init__(self, field: Field) -> None:
        self._size = field.size
        self._fillers = field.with_fillers
        self._met = [[0] * len(field.points) for _ in field.points]
        for (first, second), times in field.met.items():
            self._met[first][second] = times
        whole = lcm(*(points.denominator for points in field.points))
        self._points = [int(points * whole) for points in field.points]
        self._meeting = 1 + len(self._points) * (max(self._points) - min(self._points))
        self._filler = self._meeting * (1 + sum(field.met.values()))
        self._known: dict[Table, int] = {}
        self._divided: dict[Table, tuple[Table, Table]] = {}

    def table(self, ranks: Table) -> int:
        known = self._known.get(ranks)
        if known is None:
            known = self._points[ranks[0]] - self._points[ranks[-1]]
            for first, second in combinations(ranks, 2):
                known += self._met[first][second] * self._meeting
            if len(ranks) < self._size:
                known += sum(self._fillers[rank] for rank in ranks) * self._filler
            self._known[ranks] = known
        return known

    def rematches(self, *tables: Table) -> int:
        return sum(self._met[first][second] for ranks in tables for first, second in combinations(ranks, 2))

    def of(self, seating: Seating) -> tuple[int, Seating]:
        return sum(map(self.table, seating)), seating

    def divided(self, first: Table, second: Table) -> tuple[Table, Table]:
        """Return the least-cost division of the people of two tables, the one with the best player first."""
        people = tuple(sorted(first + second))
        known = self._divided.get(people)
        if known is None:
            both = [
                (tuple([people[place] for place in one]), tuple([people[place] for place in other]))
                for one, other in _divisions(len(people), frozenset((len(first), len(second))))
            ]
            known = self._divided[people] = min(both, key=lambda two: self.table(two[0]) + self.table(two[1]))
        return known


@cache
def _divisions(people: int, sizes: frozenset[int]) -> list[tuple[Table, Table]]:
    """Return how so many people can be divided into two tables of these sizes, in the order of the tables."""
    everybody = tuple(range(people))
    return [(table, _without(everybody, table)) for table in _with_first(everybody, sizes)]


def _with_first(people: Table, sizes: Iterable[int]) -> list[Table]:
    """Return every table of one of these sizes that the best of these people sits at, in order."""
    return sorted((people[0], *others) for size in set(sizes) for others in combinations(people[1:], size - 1))


def _without(people: Table, table: Table) -> Table:
    return tuple(rank for rank in people if rank not in table)


# ------------------------------------------------------------------------------------------------- up to twelve seats


def _best_of_all(prices: _Prices, people: int, tables: int) -> Seating:
    """Look at every seating in the order of its tables: the first of the least cost is the best."""
    best: tuple[int, Seating] | None = None

    def seat(left: Table, sizes: tuple[int, ...], price: int, seated: Seating) -> None:
        nonlocal best
        if best is not None and price >= best[0]:  # prices only grow, and of equal ones the earlier was found first
            return
        if not left:
            best = price, seated
            return
        for table in _with_first(left, sizes):
            others = list(sizes)
            others.remove(len(table))
            seat(_without(left, table), tuple(others), price + prices.table(table), (*seated, table))

    seat(tuple(range(people)), tuple(table_sizes(people, tables)), 0, ())
    if best is None:
        raise ValueError("nobody is to be seated")
    return best[1]


# ------------------------------------------------------------------------------------------------- more than twelve


def _improved(prices: _Prices, start: Seating) -> Seating:
    """Repeat both steps until neither changes anything. Each change lowers the cost, so it ends."""
    before, seating = None, start
    while seating != before:
        before = seating
        seating = _until_still(_parted, prices, _until_still(_swept, prices, seating))
    return seating


def _until_still(step: Callable[[_Prices, Seating], Seating], prices: _Prices, seating: Seating) -> Seating:
    while (after := step(prices, seating)) != seating:
        seating = after
    return seating


def _swept(prices: _Prices, seating: Seating) -> Seating:
    """First step: divide the people of each two neighbours anew, then number the tables anew."""
    tables = list(seating)
    for upper in range(len(tables) - 1):
        tables[upper : upper + 2] = prices.divided(*tables[upper : upper + 2])
    return tuple(sorted(tables))


def _parted(prices: _Prices, seating: Seating) -> Seating:
    """Second step: the first division of a table with a rematch and another that lowers their number."""
    for index, table in enumerate(seating):
        if not prices.rematches(table):
            continue
        for other in sorted(range(len(seating)), key=lambda other: (abs(other - index), other)):
            if other == index:
                continue
            anew = prices.divided(table, seating[other])
            if prices.rematches(*anew) < prices.rematches(table, seating[other]):
                kept = [one for place, one in enumerate(seating) if place not in {index, other}]
                return tuple(sorted([*kept, *anew]))
    return seating
