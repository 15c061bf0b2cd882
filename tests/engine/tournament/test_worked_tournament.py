"""A whole tournament calculated by hand: nine players, three rounds, every pairing and every point."""

from fractions import Fraction

import pytest

from engine.tournament import questions
from engine.tournament.model import HandRuling, Result, TournamentStage
from engine.tournament.standings import seat_results, standings
from tests.engine.tournament.acts import Count, Finish
from tests.engine.tournament.arranged_tournaments import ORGANISER, after, drawn, handed_out, in_order, opened, people


def result(tournament, table, totals, winner=None, absent=(), fined=None):
    """Count a result given by player; ``winner`` won by the rules, ``absent`` were away all the time.

    The judge took 120 from the player who was ``fined``.
    """
    seats = tournament.rounds[-1].tables[table - 1].seats
    fine = HandRuling(hand=1, do="penalty", seat=None, points=120, reason="delay", by=ORGANISER)
    counted = Result(
        totals=tuple(totals[number] for number in seats),
        winners=() if winner is None else (seats.index(winner),),
        absent=tuple(sorted(seats.index(number) for number in absent)),
        rulings=() if fined is None else (fine.model_copy(update={"seat": seats.index(fined)}),),
    )
    return after(tournament, Count(tournament.round, table, counted))


def round_one():
    """The lot: 2 6 8, 5 7 9, 1 3 4."""
    tournament = drawn(opened(9))
    tournament = result(tournament, 1, {2: 1000, 6: 500, 8: 100}, winner=2)  # 3 1 0
    tournament = result(tournament, 2, {5: 1000, 7: 300, 9: 300}, winner=5)  # 3, and 1 + 0 shared
    return result(tournament, 3, {4: 1000, 1: 1040, 3: -120}, winner=4)  # the winner comes before a higher total


def round_two():
    tournament = drawn(round_one())
    tournament = result(tournament, 1, {5: 1000, 2: 600, 4: 200}, winner=5, fined=4)
    tournament = result(tournament, 2, {7: 1000, 1: 400, 6: 0}, winner=7)
    return result(tournament, 3, {3: 500, 8: 500, 9: 500})  # broken off: 3 + 1 + 0 shared by all


def round_three():
    tournament = drawn(round_two())
    tournament = result(tournament, 1, {8: 1000, 5: 800, 1: 700}, winner=8)
    tournament = result(tournament, 2, {7: 1000, 3: 500, 2: 100}, winner=7, absent=[7])  # a stand-in won: no points
    return result(tournament, 3, {9: 1000, 4: 900, 6: 300}, winner=9)


def table_of(tournament):
    """The standings as people see them: place, player, points, Buchholz, sum of totals, first places."""
    return [(row.place, row.player, row.points, row.buchholz, row.totals, row.firsts) for row in standings(tournament)]


def test_three_rounds_for_nine_people():
    assert drawn(opened(9)).planned == 3


def test_round_1_is_drawn_by_lot():
    tournament = drawn(opened(9))
    assert [table.seats for table in tournament.rounds[0].tables] == [(2, 8, 6), (5, 7, 9), (3, 1, 4)]
    assert [table.dealer for table in tournament.rounds[0].tables] == [2, 1, 1]


def test_standings_after_round_1():
    assert table_of(round_one()) == [
        # 2, 4 and 5 are equal in everything, and so are 7 and 9: they are ordered by number of entry
        (1, 2, 3, 1, 1000, 1),
        (1, 4, 3, 1, 1000, 1),
        (1, 5, 3, 1, 1000, 1),
        (4, 1, 1, 3, 1040, 0),
        (5, 6, 1, 3, 500, 0),
        (6, 7, Fraction(1, 2), Fraction(7, 2), 300, 0),
        (6, 9, Fraction(1, 2), Fraction(7, 2), 300, 0),
        (8, 8, 0, 4, 100, 0),
        (9, 3, 0, 4, -120, 0),
    ]


def test_round_2_nobody_meets_again_and_equals_play_equals():
    """Each table has one of 2 6 8, one of 5 7 9 and one of 1 3 4; 3 3 3, 1 1 ½ and ½ 0 0 differ by 0 + ½ + ½.

    Either 7 or 9 may sit with 1 and 6: 7, as ranks 4 5 6 come before 4 5 7.
    """
    assert people(drawn(round_one())) == [[2, 4, 5], [1, 6, 7], [3, 8, 9]]


def test_standings_after_round_2():
    assert table_of(round_two()) == [
        (1, 5, 6, Fraction(37, 3), 2000, 2),
        (2, 2, 4, Fraction(34, 3), 1600, 1),
        (3, 7, Fraction(7, 2), Fraction(65, 6), 1300, 1),
        (4, 4, 3, Fraction(40, 3), 1200, 1),
        (5, 1, 2, Fraction(53, 6), 1440, 0),
        (6, 9, Fraction(11, 6), Fraction(73, 6), 800, 1),
        (7, 8, Fraction(4, 3), Fraction(49, 6), 600, 1),
        (8, 3, Fraction(4, 3), Fraction(49, 6), 380, 1),
        (9, 6, 1, Fraction(65, 6), 500, 0),
    ]


def test_round_3_takes_the_first_of_two_seatings_without_a_rematch():
    """5 has met neither 1 and 8, nor 3 and 6: 5 1 8, 2 3 7, 4 6 9 differ by 14/3 + 8/3 + 2 = 56/6,
    5 3 6, 2 1 9, 4 7 8 by 5 + 13/6 + 13/6 = 56/6 as well. The first has ranks 1 5 7 at table 1, the other 1 8 9.
    """
    assert people(drawn(round_two())) == [[1, 5, 8], [2, 3, 7], [4, 6, 9]]


def test_final_standings():
    tournament = after(round_three(), Finish(None))
    assert tournament.stage is TournamentStage.FINISHED
    assert table_of(tournament) == [
        (1, 5, 7, Fraction(68, 3), 2800, 2),
        (2, 9, Fraction(29, 6), Fraction(133, 6), 1800, 2),
        (3, 8, Fraction(13, 3), Fraction(127, 6), 1600, 2),
        (4, 2, 4, Fraction(133, 6), 1700, 1),
        (5, 4, 4, Fraction(127, 6), 2100, 1),
        (6, 7, Fraction(7, 2), Fraction(127, 6), 1300, 1),
        (7, 3, Fraction(7, 3), Fraction(68, 3), 880, 1),
        (8, 1, 2, Fraction(133, 6), 2140, 0),
        (9, 6, 1, Fraction(68, 3), 800, 0),
    ]


@pytest.mark.parametrize(("number", "kept_back"), [(1, 0), (2, 0), (3, 3)])
def test_every_round_hands_out_three_tables_less_what_nobody_gets(number, kept_back):
    found = handed_out(round_three(), number)
    assert (found.tables, found.byes, found.kept_back) == (12, 0, kept_back)
    assert found.given == 12 - kept_back


def test_each_players_way_can_be_read_off():
    seven = next(row for row in standings(round_three()) if row.player == 7)
    assert [(line.table, line.place, line.points, line.total, line.forfeited) for line in seven.lines] == [
        (2, 2, Fraction(1, 2), 300, False),
        (2, 1, 3, 1000, False),
        (2, 1, 0, 1000, True),
    ]


def test_a_judges_fines_have_a_column_and_leave_the_tournaments_points_alone():
    four = next(row for row in standings(round_three()) if row.player == 4)
    assert [line.taken for line in four.lines] == [0, 120, 0]
    assert (four.taken, four.points) == (120, 4)


def test_what_a_table_brings_by_seat():
    tournament = round_one()
    assert tournament.rounds[0].tables[2].seats == (3, 1, 4)
    assert [(one.place, one.points) for one in seat_results(tournament, 1, 3)] == [(3, 0), (2, 1), (1, 3)]


def test_the_end_is_due_after_the_last_table_only():
    tournament = drawn(round_two())
    assert questions.due(tournament) is None
    tournament = in_order(in_order(tournament, 1, 8, 5, 1), 2, 7, 3, 2)
    assert questions.due(tournament) is None
    assert questions.due(in_order(tournament, 3, 9, 4, 6)) is questions.Due.FINISH
