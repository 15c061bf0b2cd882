"""Equal totals at a table, and equal players in the standings: ties of each kind."""

from fractions import Fraction

import pytest

from engine.tournament.model import Result
from engine.tournament.standings import place_points, places, standings
from tests.engine.tournament.acts import Count
from tests.engine.tournament.arranged_tournaments import after, drawn, opened

THREE, FOUR = (3, 1, 0), (4, 2, 1, 0)


@pytest.mark.parametrize(
    ("totals", "winners", "expected"),
    [
        ((500, 1000, 300), (1,), (1, 3, 0)),
        ((1000, 1020, 300), (0,), (3, 1, 0)),  # the winner of the rules first
        ((1000, 1000, 300), (0,), (3, 1, 0)),
        ((1000, 1000, 300), (0, 1), (2, 2, 0)),  # joint winners share
        ((300, 1000, 300), (1,), (Fraction(1, 2), 3, Fraction(1, 2))),
        ((400, 300, 300), (), (3, Fraction(1, 2), Fraction(1, 2))),
        ((400, 400, 300), (), (2, 2, 0)),
        ((0, 0, 0), (), (Fraction(4, 3), Fraction(4, 3), Fraction(4, 3))),
        ((-100, -50, -100), (), (Fraction(1, 2), 3, Fraction(1, 2))),
        ((1000, 1000, 1000), (0, 1, 2), (Fraction(4, 3), Fraction(4, 3), Fraction(4, 3))),
        ((1000, 1000, 1000), (1,), (Fraction(1, 2), 3, Fraction(1, 2))),
    ],
)
def test_points_at_a_table_of_three(totals, winners, expected):
    assert place_points(Result(totals=totals, winners=winners), THREE) == expected


@pytest.mark.parametrize(
    ("totals", "winners", "expected"),
    [
        ((100, 400, 300, 200), (), (0, 4, 2, 1)),
        ((100, 400, 400, 200), (), (0, 3, 3, 1)),
        ((400, 400, 400, 200), (), (Fraction(7, 3), Fraction(7, 3), Fraction(7, 3), 0)),
        ((100, 400, 100, 100), (), (1, 4, 1, 1)),
        ((100, 100, 200, 200), (), (Fraction(1, 2), Fraction(1, 2), 3, 3)),
        ((7, 7, 7, 7), (), (Fraction(7, 4), Fraction(7, 4), Fraction(7, 4), Fraction(7, 4))),
    ],
)
def test_points_at_a_table_of_four(totals, winners, expected):
    assert place_points(Result(totals=totals, winners=winners), FOUR) == expected


def test_equal_ones_have_the_same_place_and_the_next_place_is_left_out():
    assert places(Result(totals=(300, 1000, 300), winners=(1,))) == (2, 1, 2)
    assert places(Result(totals=(400, 400, 300))) == (1, 1, 3)


def counted(tournament, *by_player):
    """Count results of all tables, given as totals by player, without a winner by the rules."""
    totals = {number: total for result in by_player for number, total in result.items()}
    for table, drawn_table in enumerate(tournament.rounds[-1].tables, start=1):
        result = Result(totals=tuple(totals[number] for number in drawn_table.seats))
        tournament = after(tournament, Count(tournament.round, table, result))
    return tournament


def order(tournament):
    return [(row.place, row.player) for row in standings(tournament)]


def test_points_come_before_anything_else():
    rows = standings(counted(drawn(opened(3)), {1: 10, 2: 20, 3: -500}))
    assert [(row.player, row.points) for row in rows] == [(2, 3), (1, 1), (3, 0)]


def test_ties_are_broken_by_opponents_points_then_totals_then_first_places():
    """The tables of round 1 are 2 6 8, 5 7 9 and 1 3 4."""
    tournament = counted(
        drawn(opened(9)),
        {2: 900, 6: 900, 8: 900},  # 4/3 points each, opponents' points 8/3
        {5: 800, 7: 100, 9: 0},  # points 3 1 0, opponents' points 1, 3, 4
        {1: 800, 3: 100, 4: 0},  # the same
    )
    assert order(tournament) == [(1, 1), (1, 5), (3, 2), (3, 6), (3, 8), (6, 3), (6, 7), (8, 4), (8, 9)]


def test_of_equal_points_and_opponents_the_sum_of_totals_decides():
    tournament = counted(drawn(opened(9)), {2: 300, 6: 200, 8: 100}, {5: 301, 7: 200, 9: 99}, {1: 300, 3: 200, 4: 100})
    assert order(tournament) == [(1, 5), (2, 1), (2, 2), (4, 3), (4, 6), (4, 7), (7, 4), (7, 8), (9, 9)]


def test_of_equal_totals_too_the_number_of_first_places_decides():
    """With points 1 1 1 for the places, all points are equal: only the number of first places differs."""
    tournament = drawn(opened(9, points=(1, 1, 1)))
    tournament = counted(tournament, {2: 300, 6: 200, 8: 300}, {5: 300, 7: 300, 9: 300}, {1: 400, 3: 300, 4: 100})
    rows = {row.player: (row.place, row.firsts) for row in standings(tournament)}
    assert rows[1] == (1, 1)
    assert rows[2] == rows[5] == rows[7] == rows[8] == rows[9] == (2, 1)
    assert rows[3] == (7, 0)  # 300 like those, but no first place
    assert (rows[6][0], rows[4][0]) == (8, 9)


def test_who_is_equal_in_everything_shares_a_place_and_stands_by_number_of_entry():
    assert order(drawn(opened(4))) == [(1, 1), (1, 2), (1, 3), (1, 4)]
