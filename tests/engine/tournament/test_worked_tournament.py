"""A whole tournament calculated by hand: nine players, three rounds, every pairing and every point."""

from fractions import Fraction

import pytest

from engine.tournament import questions
from engine.tournament.model import Person, Result, TournamentStage
from engine.tournament.standings import seat_results, standings
from tests.engine.tournament.acts import Appoint, Count, Finish, TakePoints
from tests.engine.tournament.arranged_tournaments import ORGANISER, after, drawn, handed_out, in_order, opened, people

JUDGE = Person(key="judge", name="Piotr")


def result(tournament, table, totals, winner=None, absent=()):
    """Count a result given by player; ``winner`` won by the rules, ``absent`` were away all the time."""
    seats = tournament.rounds[-1].tables[table - 1].seats
    counted = Result(
        totals=tuple(totals[number] for number in seats),
        winners=() if winner is None else (seats.index(winner),),
        absent=tuple(sorted(seats.index(number) for number in absent)),
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
    tournament = result(tournament, 1, {5: 1000, 2: 600, 4: 200}, winner=5)
    tournament = result(tournament, 2, {7: 1000, 1: 400, 6: 0}, winner=7)
    tournament = result(tournament, 3, {3: 500, 8: 500, 9: 500})  # broken off: 3 + 1 + 0 shared by all
    tournament = after(tournament, Appoint(ORGANISER.key, JUDGE))
    return after(tournament, TakePoints(JUDGE, 7, Fraction(3, 2), "delay"))


def round_three():
    tournament = drawn(round_two())
    tournament = result(tournament, 1, {3: 1000, 5: 800, 6: 700}, winner=3)
    tournament = result(tournament, 2, {9: 1000, 2: 500, 1: 100}, winner=9, absent=[9])  # a stand-in won: no points
    return result(tournament, 3, {8: 1000, 4: 900, 7: 300}, winner=8)


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
        (1, 5, 6, Fraction(65, 6), 2000, 2),
        (2, 2, 4, Fraction(34, 3), 1600, 1),
        (3, 4, 3, Fraction(40, 3), 1200, 1),
        (4, 7, 2, Fraction(65, 6), 1300, 1),  # 3½ before the judge's penalty
        (5, 1, 2, Fraction(22, 3), 1440, 0),
        (6, 9, Fraction(11, 6), Fraction(32, 3), 800, 1),
        (7, 8, Fraction(4, 3), Fraction(49, 6), 600, 1),
        (8, 3, Fraction(4, 3), Fraction(49, 6), 380, 1),
        (9, 6, 1, Fraction(28, 3), 500, 0),
    ]


def test_round_3_of_the_two_seatings_without_a_rematch_the_closer_one():
    """5 has met neither 1 and 8, nor 3 and 6: 5 1 8, 2 3 7, 4 6 9 differ by 14/3 + 8/3 + 2 = 56/6,
    5 3 6, 2 1 9, 4 7 8 by 5 + 13/6 + 5/3 = 53/6. Tables are numbered by their best player: 5, then 2, then 4.
    """
    assert people(drawn(round_two())) == [[3, 5, 6], [1, 2, 9], [4, 7, 8]]


def test_final_standings():
    tournament = after(round_three(), Finish(None))
    assert tournament.stage is TournamentStage.FINISHED
    assert table_of(tournament) == [
        (1, 5, 7, Fraction(109, 6), 2800, 2),
        (2, 2, 5, Fraction(121, 6), 2100, 1),
        (3, 3, Fraction(13, 3), Fraction(121, 6), 1380, 2),
        (4, 8, Fraction(13, 3), Fraction(109, 6), 1600, 2),
        (5, 4, 4, Fraction(74, 3), 2100, 1),
        (6, 7, 2, Fraction(121, 6), 1600, 1),
        (7, 1, 2, Fraction(109, 6), 1540, 0),
        (8, 9, Fraction(11, 6), Fraction(74, 3), 800, 1),
        (9, 6, 1, Fraction(74, 3), 1200, 0),
    ]


@pytest.mark.parametrize(("number", "kept_back", "taken"), [(1, 0, 0), (2, 0, Fraction(3, 2)), (3, 3, 0)])
def test_every_round_hands_out_three_tables_less_what_nobody_gets(number, kept_back, taken):
    told = handed_out(round_three(), number)
    assert (told.tables, told.byes, told.kept_back, told.taken) == (12, 0, kept_back, taken)
    assert told.given == 12 - kept_back - taken


def test_each_players_way_can_be_read_off():
    nine = next(row for row in standings(round_three()) if row.player == 9)
    assert [(line.table, line.place, line.points, line.total, line.forfeited) for line in nine.lines] == [
        (2, 2, Fraction(1, 2), 300, False),
        (3, 1, Fraction(4, 3), 500, False),
        (2, 1, 0, 1000, True),
    ]
    seven = next(row for row in standings(round_three()) if row.player == 7)
    assert [line.taken for line in seven.lines] == [0, Fraction(3, 2), 0]


def test_what_a_table_brings_by_seat():
    tournament = round_one()
    assert tournament.rounds[0].tables[2].seats == (3, 1, 4)
    assert [(one.place, one.points) for one in seat_results(tournament, 1, 3)] == [(3, 0), (2, 1), (1, 3)]


def test_the_end_is_due_after_the_last_table_only():
    tournament = drawn(round_two())
    assert questions.due(tournament) is None
    tournament = in_order(in_order(tournament, 1, 3, 5, 6), 2, 9, 2, 1)
    assert questions.due(tournament) is None
    assert questions.due(in_order(tournament, 3, 8, 4, 7)) is questions.Due.FINISH
