"""Who plays with whom from round 2 on (docs/tournaments.md, later rounds)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import combinations
from math import lcm

Table = tuple[int, ...]
"""Ranks from 0, ascending."""

Seating = tuple[Table, ...]
"""Tables in the order of their best player."""

Cost = tuple[int, int, int]
"""What is compared first: (0) fillers again, (1) meetings again, (2) differences of points. The tables decide last."""

ALL_SEATINGS = 12
"""Seats, fillers counted, up to which every seating is looked at."""


@dataclass(frozen=True, slots=True)
class Field:
    """Those who are to be seated, by rank from 0."""

    size: int
    """Seats at a table."""

    points: Sequence[Fraction]
    """Points of the tournament by rank."""

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


def cost(field: Field, seating: Seating) -> tuple[Cost, Seating]:
    """Return what a seating costs; of two the lower one is better."""
    return _Prices(field).of(seating)


class _Prices:
    """What tables cost, each computed once, and the best division of the people of two."""

    def __init__(self, field: Field) -> None:
        self._size = field.size
        self._fillers = field.with_fillers
        whole = lcm(*(points.denominator for points in field.points))
        self._points = [int(points * whole) for points in field.points]
        self._met: list[dict[int, int]] = [{} for _ in field.points]
        for (first, second), times in field.met.items():
            self._met[first][second] = times
        self._known: dict[Table, Cost] = {}
        self._divided: dict[Table, tuple[Table, Table]] = {}

    def table(self, ranks: Table) -> Cost:
        known = self._known.get(ranks)
        if known is None:
            again = sum(self._met[first].get(second, 0) for first, second in combinations(ranks, 2))
            filled = sum(self._fillers[rank] for rank in ranks) if len(ranks) < self._size else 0
            points = [self._points[rank] for rank in ranks]
            known = self._known[ranks] = (filled, again, max(points) - min(points))
        return known

    def rematches(self, *tables: Table) -> int:
        return sum(self.table(ranks)[1] for ranks in tables)

    def of(self, seating: Seating) -> tuple[Cost, Seating]:
        filled, again, apart = (sum(column) for column in zip(*map(self.table, seating), strict=True))
        return (filled, again, apart), seating

    def divided(self, first: Table, second: Table) -> tuple[Table, Table]:
        """Return the least-cost division of the people of two tables, the one with the best player first."""
        people = tuple(sorted(first + second))
        known = self._divided.get(people)
        if known is None:
            both = (_two(people, table) for table in _with_first(people, {len(first), len(second)}))
            known = self._divided[people] = min(both, key=self.of)
        return known


def _with_first(people: Table, sizes: set[int]) -> Iterator[Table]:
    """Yield every table of one of these sizes that the best of these people sits at."""
    for size in sizes:
        for others in combinations(people[1:], size - 1):
            yield (people[0], *others)


def _two(people: Table, table: Table) -> tuple[Table, Table]:
    return table, tuple(rank for rank in people if rank not in table)


# ------------------------------------------------------------------------------------------------- up to twelve seats


def _best_of_all(prices: _Prices, people: int, tables: int) -> Seating:
    """Look at every seating in the order of its tables: the first of the least cost is the best."""
    best: tuple[Cost, Seating] | None = None

    def seat(left: Table, sizes: tuple[int, ...], so_far: Cost, seated: Seating) -> None:
        nonlocal best
        if not left:
            best = so_far, seated
            return
        for table in sorted(_with_first(left, set(sizes))):
            filled, again, apart = prices.table(table)
            now = so_far[0] + filled, so_far[1] + again, so_far[2] + apart
            if best is None or now < best[0]:  # costs only grow, and of equal ones the earlier was found first
                rest = list(sizes)
                rest.remove(len(table))
                seat(tuple(rank for rank in left if rank not in table), tuple(rest), now, (*seated, table))

    seat(tuple(range(people)), tuple(table_sizes(people, tables)), (0, 0, 0), ())
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
