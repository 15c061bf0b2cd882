"""A second implementation of the pairing, from docs/tournaments.md alone: plain and slow, with ranks from 1."""

from __future__ import annotations

from itertools import combinations


class Plain:
    """People by rank, from the first: their points, how often each pair has met, how often each sat with fillers."""

    def __init__(self, size, points, met, with_fillers):
        self.size, self.points, self.met, self.with_fillers = size, points, met, with_fillers
        self.people = list(range(1, len(points) + 1))
        self.tables = (len(self.people) + size - 1) // size

    def times_met(self, one, other):
        return self.met.get(frozenset((one, other)), 0)

    def rematches(self, tables):
        return sum(self.times_met(a, b) for table in tables for a, b in combinations(table, 2))

    def cost(self, tables):
        """The cost: repeated fillers, repeated meetings, differences of points, the sorted lists of ranks."""
        short = [table for table in tables if len(table) < self.size]
        spread = 0
        for table in tables:
            points = [self.points[rank - 1] for rank in table]
            spread += max(points) - min(points)
        return (
            sum(self.with_fillers[rank - 1] for table in short for rank in table),
            self.rematches(tables),
            spread,
            sorted(sorted(table) for table in tables),
        )

    def sizes(self):
        """The sizes of the tables: short ones come last and have one person less."""
        sizes = [0] * self.tables
        for index in range(len(self.people)):
            sizes[index % self.tables] += 1
        return sizes

    # ------------------------------------------------------------------------------------------------ every seating

    def every_seating(self, people=None, sizes=None):
        people = self.people if people is None else people
        sizes = self.sizes() if sizes is None else sizes
        if not people:
            yield []
            return
        for size in set(sizes):
            left = list(sizes)
            left.remove(size)
            for others in combinations(people[1:], size - 1):
                table = [people[0], *others]
                for rest in self.every_seating([one for one in people if one not in table], left):
                    yield [table, *rest]

    # ---------------------------------------------------------------------------------------------- more than twelve

    def top_fill(self):
        tables, people = [], list(self.people)
        for size in self.sizes():
            tables.append(people[:size])
            people = people[size:]
        return tables

    def fold(self):
        return [self.people[first :: self.tables] for first in range(self.tables)]

    def divide(self, one, other):
        people = sorted(one + other)
        found = []
        for size in {len(one), len(other)}:
            for table in combinations(people, size):
                rest = [rank for rank in people if rank not in table]
                found.append([list(table), rest])
        best = min(found, key=self.cost)
        return sorted(best)

    def first_step(self, tables):
        while True:
            before = [list(table) for table in tables]
            for i in range(len(tables) - 1):
                tables[i], tables[i + 1] = self.divide(tables[i], tables[i + 1])
            tables = sorted(tables)
            if tables == before:
                return tables

    def second_step(self, tables):
        while True:
            taken = self.one_parting(tables)
            if taken is None:
                return tables
            tables = taken

    def one_parting(self, tables):
        for i, table in enumerate(tables):
            if self.rematches([table]) == 0:
                continue
            others = [j for j in range(len(tables)) if j != i]
            others.sort(key=lambda j: (abs(j - i), j))
            for j in others:
                anew = self.divide(table, tables[j])
                after = [anew[0] if k == i else anew[1] if k == j else one for k, one in enumerate(tables)]
                if self.rematches(after) < self.rematches(tables):
                    return sorted(after)
        return None

    def improved(self, tables):
        while True:
            after = self.second_step(self.first_step([list(table) for table in tables]))
            if after == tables:
                return tables
            tables = after

    def seating(self):
        return min(self.improved(self.top_fill()), self.improved(self.fold()), key=self.cost)
