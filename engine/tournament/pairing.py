"""The seating of round 2 and later rounds (docs/tournaments.md, later rounds)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from itertools import combinations, islice
from math import lcm

Table = tuple[int, ...]
"""Ranks from 0, ascending."""

Seating = tuple[Table, ...]
"""Tables in the order of their best players."""

ALL_SEATINGS = 12
"""The most seats, including fillers, for which all seatings are searched."""


@dataclass(frozen=True, slots=True)
class Field:
    """The people to be seated, by rank from 0."""

    size: int
    """Seats at a table."""

    points: Sequence[Fraction]
    """Points of the tournament by rank, falling or equal."""

    met: Mapping[tuple[int, int], int]
    """How often two ranks, the lower first, have met at a table. A missing pair has not met."""

    with_fillers: Sequence[int]
    """How many tables with fillers each rank has had."""


Seats = Sequence[int | None]
"""The players of a table by number of entry; None for a built-in player."""


def later_round(
    ranked: Sequence[tuple[int, Fraction]],
    earlier: Sequence[tuple[Sequence[Seats], Sequence[int]]],
    size: int,
    odd: int,
) -> tuple[list[list[int]], list[int]]:
    """Return the people of each table of a round after the first, in order of rank, and who sits out, ascending.

    ``ranked`` are the people to be drawn, by number of entry, with their points, in the order of the standings.
    ``earlier`` are the rounds before: the seats of their tables, and who sat out. ``odd`` people sit out.
    """
    byes_had = Counter(player for _, byes in earlier for player in byes)
    lowest_first = [player for player, _ in reversed(ranked)]
    out = sorted(sorted(lowest_first, key=byes_had.__getitem__)[:odd])
    there = [(player, points) for player, points in ranked if player not in out]
    rank = {player: place for place, (player, _) in enumerate(there)}
    met, with_fillers = Counter[tuple[int, int]](), Counter[int]()
    for seats in (seats for tables, _ in earlier for seats in tables):
        ranks = sorted(rank[player] for player in seats if player in rank)
        met.update(combinations(ranks, 2))
        with_fillers.update(ranks if None in seats else ())
    fillers = [with_fillers[place] for place in range(len(there))]
    paired = pair(Field(size=size, points=[points for _, points in there], met=met, with_fillers=fillers))
    return [[there[place][0] for place in table] for table in paired], out


def table_sizes(people: int, tables: int) -> list[int]:
    """Return the number of people at each table. The numbers differ by at most one, with the smaller ones last."""
    each, more = divmod(people, tables)
    return [each + 1] * more + [each] * (tables - more)


def pair(field: Field) -> Seating:
    """Return the seating that the rules define. It depends on the field alone."""
    people = len(field.points)
    tables = -(-people // field.size)
    prices = _Prices(field)
    if tables * field.size <= ALL_SEATINGS:
        return _best_of_all(prices, people, tables)
    return min(
        (_improved(prices, start) for start in (top_fill(range(people), tables), fold(people, tables))), key=prices.of
    )


def top_fill(people: Sequence[int], tables: int) -> Seating:
    """Seat people in their order: the first ones at table 1, the next ones at table 2, and so on."""
    left = iter(people)
    return tuple(tuple(islice(left, size)) for size in table_sizes(len(people), tables))


def fold(people: int, tables: int) -> Seating:
    """Return the seating in which table 1 of T tables has ranks 0, T, 2T, …, table 2 has ranks 1, T + 1, … ."""
    return tuple(tuple(range(first, people, tables)) for first in range(tables))


class _Prices:
    """The costs of tables, and the best divisions of the people of two tables. Both are cached.

    A cost is one number with three parts: repeated tables with fillers, rematches, difference of points. Each part has
    room for the sum over all tables, so costs can be added, and compared like a tuple of the three parts.
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
        """Return the cheapest division of the people of two tables. The table with the best player comes first."""
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
    """Return all divisions of some people into two tables of the given sizes, in ascending order."""
    everybody = tuple(range(people))
    return [(table, _without(everybody, table)) for table in _with_first(everybody, sizes)]


def _with_first(people: Table, sizes: Iterable[int]) -> list[Table]:
    """Return all tables of one of the given sizes that contain the best of the people, in ascending order."""
    return sorted((people[0], *others) for size in set(sizes) for others in combinations(people[1:], size - 1))


def _without(people: Table, table: Table) -> Table:
    return tuple(rank for rank in people if rank not in table)


# ------------------------------------------------------------------------------------------------- up to twelve seats


def _best_of_all(prices: _Prices, people: int, tables: int) -> Seating:
    """Search all seatings in ascending order of their tables, and return the first one with the least cost."""
    best: tuple[int, Seating] | None = None

    def seat(left: Table, sizes: tuple[int, ...], price: int, seated: Seating) -> None:
        nonlocal best
        if best is not None and price >= best[0]:  # costs only grow, and the first of equal seatings wins
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
    """Repeat both steps until neither changes anything. Each change lowers the cost, so this ends."""
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
    """First step: divide the people of each two neighbouring tables again, then number the tables again."""
    tables = list(seating)
    for upper in range(len(tables) - 1):
        tables[upper : upper + 2] = prices.divided(*tables[upper : upper + 2])
    return tuple(sorted(tables))


def _parted(prices: _Prices, seating: Seating) -> Seating:
    """Second step: divide a table with a rematch again with the nearest table that makes rematches fewer."""
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
