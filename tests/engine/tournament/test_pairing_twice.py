"""The pairing, compared with every possible seating up to twelve seats, and above with a second implementation."""

import os
import random
from fractions import Fraction
from functools import cache
from itertools import combinations

import pytest

from engine.tournament.pairing import Field, fold, pair, table_sizes
from tests.engine.tournament.plain_pairing import Plain

SMALL = [(size, people) for size in (3, 4) for people in range(2, 13) if -(-people // size) * size <= 12]
HOW_OFTEN = int(os.environ.get("PAIRINGS", "80"))  # PAIRINGS=1000 takes a minute
POINTS = [Fraction(points) for points in (0, 0, 1, 1, 2, 3, 3, 4, 6)] + [Fraction(1, 2), Fraction(4, 3), Fraction(7, 3)]


def random_field(size, people, chance, rounds=3):
    """People's standings after some random rounds: points, meetings, tables with fillers."""
    met, with_fillers = {}, [0] * people
    for _ in range(chance.randrange(rounds + 1)):
        order = chance.sample(range(people), people)
        for length in table_sizes(people, -(-people // size)):
            table, order = order[:length], order[length:]
            for two in combinations(sorted(table), 2):
                met[two] = met.get(two, 0) + 1
            if length < size:
                for one in table:
                    with_fillers[one] += 1
    points = sorted((chance.choice(POINTS) for _ in range(people)), reverse=True)
    return Field(size, points, met, with_fillers)


def plain(field):
    met = {frozenset((one + 1, other + 1)): times for (one, other), times in field.met.items()}
    return Plain(field.size, field.points, met, field.with_fillers)


def ranks_from_1(seating):
    return [[rank + 1 for rank in table] for table in seating]


@cache
def every_seating(size, people):
    """All seatings of so many people, as tuples of tables; the standings don't matter."""
    shape = Plain(size, [0] * people, {}, [0] * people)
    return [tuple(map(tuple, seating)) for seating in shape.every_seating()]


def least_cost(field):
    """The least cost over all seatings, computing each table once; equal costs are decided by the lists of ranks."""
    seen = plain(field)
    tables = {table for seating in every_seating(field.size, len(field.points)) for table in seating}
    costs = {table: seen.cost([table])[:3] for table in tables}
    best, found = None, []
    for seating in every_seating(field.size, len(field.points)):
        total = tuple(map(sum, zip(*(costs[table] for table in seating), strict=True)))
        if best is None or total < best:
            best, found = total, []
        if total == best:
            found.append(sorted(map(list, seating)))
    return best, min(found)


@pytest.mark.parametrize("part", range(4))
def test_up_to_twelve_seats_it_is_the_seating_of_least_cost_among_all(part):
    chance = random.Random(part)
    # The larger ones are chosen less often, as they take longest.
    weights = [1 if people > 9 else 8 for _, people in SMALL]
    for _ in range(HOW_OFTEN // 4):
        size, people = chance.choices(SMALL, weights)[0]
        field = random_field(size, people, chance)
        assert ranks_from_1(pair(field)) == least_cost(field)[1], field


@pytest.mark.parametrize(("size", "people"), SMALL)
def test_every_number_of_people_up_to_twelve_seats(size, people):
    chance = random.Random(people)
    field = random_field(size, people, chance)
    assert ranks_from_1(pair(field)) == least_cost(field)[1]


@pytest.mark.slow
@pytest.mark.parametrize("people", range(13, 29))
@pytest.mark.parametrize("size", [3, 4])
def test_above_twelve_seats_two_implementations_agree(size, people):
    for seed in range(2):
        field = random_field(size, people, random.Random(seed), rounds=5)
        assert ranks_from_1(pair(field)) == plain(field).seating(), seed


@pytest.mark.parametrize("people", [13, 14, 15, 16, 17, 18, 21, 25, 31, 40, 61, 90])
@pytest.mark.parametrize("size", [3, 4])
def test_it_never_costs_more_than_a_plain_fold_by_rank(size, people):
    for seed in range(4):
        field = random_field(size, people, random.Random(seed), rounds=6)
        found = plain(field)
        assert found.cost(ranks_from_1(pair(field))) <= found.cost(ranks_from_1(fold(people, -(-people // size)))), seed


def test_everybody_has_one_place_and_the_tables_stand_in_order():
    field = random_field(3, 100, random.Random(1))
    seating = pair(field)
    assert sorted(rank for table in seating for rank in table) == list(range(100))
    assert sorted(seating) == list(seating)
    assert sorted(map(len, seating), reverse=True) == table_sizes(100, 34)


def test_the_order_in_which_meetings_are_told_does_not_matter():
    field = random_field(3, 30, random.Random(2))
    backwards = Field(field.size, field.points, dict(reversed(field.met.items())), field.with_fillers)
    assert pair(backwards) == pair(field)


def test_six_people_meet_twice_as_it_cannot_be_avoided():
    """After tables 0 1 2 and 3 4 5: one pair meets again at each table, which is the minimum, and no three do."""
    met = dict.fromkeys([*combinations((0, 1, 2), 2), *combinations((3, 4, 5), 2)], 1)
    points = [Fraction(one) for one in (3, 3, 1, 1, 0, 0)]
    assert pair(Field(3, points, met, [0] * 6)) == ((0, 1, 3), (2, 4, 5))


def test_fillers_again_weigh_more_than_meeting_again():
    """1 and 3 had fillers: so 0 2 get the short table, although they have met, and the others get the full one."""
    field = Field(3, [Fraction(0)] * 4, {(0, 2): 1}, [0, 1, 0, 1])
    assert pair(field) == ((0, 1), (2, 3))  # both tables are short: no choice
    five = Field(3, [Fraction(0)] * 5, {(0, 2): 1}, [0, 1, 0, 1, 1])
    assert pair(five) == ((0, 2), (1, 3, 4))
