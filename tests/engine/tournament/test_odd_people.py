"""Numbers of people that don't fill the tables: built-in players, byes, late entries, withdrawals, absence."""

from collections import Counter
from fractions import Fraction
from random import Random

import pytest

from engine.tournament import questions
from engine.tournament.model import Result, TournamentStage
from engine.tournament.standings import standings
from tests.engine.tournament.acts import Count, Disqualify, Finish, Join, Leave
from tests.engine.tournament.arranged_tournaments import (
    ORGANISER,
    after,
    drawn,
    everybody,
    handed_out,
    in_order,
    opened,
    people,
    person,
    played,
)


def sizes(tournament):
    return [len(table) for table in people(tournament)]


@pytest.mark.parametrize(
    ("entered", "size", "expected"),
    [
        (3, 3, [3]),
        (4, 3, [2, 2]),
        (5, 3, [3, 2]),
        (7, 3, [3, 2, 2]),
        (8, 3, [3, 3, 2]),
        (10, 3, [3, 3, 2, 2]),
        (11, 3, [3, 3, 3, 2]),
        (5, 4, [3, 2]),
        (6, 4, [3, 3]),
        (9, 4, [3, 3, 3]),
        (301, 3, [3] * 99 + [2, 2]),
    ],
)
def test_built_in_players_fill_tables_one_at_each_while_that_is_possible(entered, size, expected):
    tournament = drawn(opened(entered, size=size, rules={"preset": "polish"}))
    assert sizes(tournament) == expected
    assert all(len(table.seats) == size for table in tournament.rounds[0].tables)
    assert everybody(people(tournament)) == list(range(1, entered + 1))


@pytest.mark.parametrize("entered", [7, 8, 10, 11])
def test_whole_tournaments_of_odd_people_who_sit_out_in_turn(entered):
    tournament, chance = opened(entered, bye=True, rounds=5), Random(entered)
    sat_out = Counter()
    while questions.due(tournament) is not questions.Due.FINISH:
        tournament = played(drawn(tournament), chance)
        last = tournament.rounds[-1]
        assert len(last.byes) == entered % 3
        assert set(sizes(tournament)) == {3}
        assert sorted([*everybody(people(tournament)), *last.byes]) == list(range(1, entered + 1))
        sat_out.update(last.byes)
        assert max(sat_out.values()) - min(sat_out[number] for number in range(1, entered + 1)) <= 1


def test_nobody_sits_with_built_in_players_again_before_all_have():
    """Seven people have two short tables a round: four of them sit there, and within two rounds each has."""
    tournament, with_fillers = opened(7), Counter()
    for _ in range(2):
        tournament = played(drawn(tournament), Random(7))
        with_fillers.update(number for table in people(tournament) if len(table) < 3 for number in table)
    assert len(with_fillers) == 7
    assert max(with_fillers.values()) == 2
    assert sum(with_fillers.values()) == 8


def test_the_lowest_with_the_fewest_byes_sits_out_for_a_second_place():
    tournament = drawn(opened(4, bye=True))
    (out,) = tournament.rounds[0].byes
    first, second, third = people(tournament)[0]
    tournament = in_order(tournament, 1, first, second, third)
    rows = {row.player: row for row in standings(tournament)}
    assert (rows[out].points, rows[out].totals, rows[out].buchholz, rows[out].firsts) == (1, 0, 0, 0)
    assert rows[out].lines[0].kind == "bye"
    tournament = drawn(tournament)
    assert tournament.rounds[1].byes == (third,)
    # now the other two have had no bye; the lower one of them sits out, although the third player stands lower still
    tournament = in_order(tournament, 1, out, first, second)
    assert drawn(tournament).rounds[2].byes == (second,)


def test_a_built_in_player_takes_a_place_and_brings_nobody_points_for_meeting_it():
    tournament = drawn(opened(5))
    table = next(index for index, one in enumerate(people(tournament), start=1) if len(one) == 2)
    first, second = people(tournament)[table - 1]
    tournament = in_order(tournament, table, None, first, second)
    rows = {row.player: row for row in standings(tournament)}
    assert (rows[first].points, rows[second].points) == (1, 0)
    assert (rows[first].buchholz, rows[second].buchholz) == (0, 1)
    assert len(rows) == 5
    found = handed_out(tournament, 1)
    assert (found.given, found.tables, found.kept_back) == (1, 4, 3)


def test_somebody_absent_for_a_whole_game_gets_nothing_for_it():
    tournament = drawn(opened(3))
    seats = tournament.rounds[0].tables[0].seats
    tournament = after(tournament, Count(1, 1, Result(totals=(1000, 500, 200), winners=(0,), absent=(0,))))
    rows = {row.player: row for row in standings(tournament)}
    assert [rows[number].points for number in seats] == [0, 1, 0]
    assert (rows[seats[0]].totals, rows[seats[0]].firsts, rows[seats[0]].status) == (0, 0, "in")
    assert rows[seats[0]].lines[0].forfeited


def test_a_late_entry_has_missed_rounds_and_plays_from_the_next_on():
    tournament = drawn(opened(9))
    tournament = after(tournament, Join(person(10)))
    assert questions.place(tournament, 10) is None
    tournament = drawn(played(tournament, Random(1)))
    assert questions.place(tournament, 10) is not None
    row = next(row for row in standings(tournament) if row.player == 10)
    assert [(line.kind, line.points) for line in row.lines] == [("missed", 0), ("playing", 0)]


def test_rounds_are_planned_when_round_1_is_drawn_whoever_comes_later():
    tournament = drawn(opened(9))
    assert after(tournament, *(Join(person(number)) for number in range(10, 31))).planned == 3


def test_somebody_who_withdraws_keeps_their_points_and_is_not_drawn_again():
    tournament = played(drawn(opened(9)), Random(2))
    before = {row.player: row.points for row in standings(tournament)}
    tournament = after(drawn(tournament), Leave(person(1).key))
    where = questions.place(tournament, 1)
    others = [one for one in tournament.rounds[1].tables[where.table - 1].seats if one != 1]
    tournament = in_order(tournament, where.table, 1, *others)
    rows = {row.player: row for row in standings(tournament)}
    assert rows[1].points == before[1]
    assert rows[1].status == "withdrawn"
    assert [rows[other].points - before[other] for other in others] == [1, 0]
    tournament = drawn(played(tournament, Random(3)))
    assert everybody(people(tournament)) == list(range(2, 10))


def test_who_withdraws_after_the_game_keeps_its_points():
    tournament = drawn(opened(9))
    one, two, three = people(tournament)[0]
    tournament = after(in_order(tournament, 1, one, two, three), Leave(person(one).key))
    assert next(row for row in standings(tournament) if row.player == one).points == 3


def test_who_withdraws_while_sitting_out_keeps_the_bye():
    tournament = drawn(opened(4, bye=True))
    (out,) = tournament.rounds[0].byes
    tournament = after(tournament, Leave(person(out).key))
    assert next(row for row in standings(tournament) if row.player == out).points == 1


def test_before_round_1_leaving_leaves_no_trace_and_joining_again_is_a_new_entry():
    tournament = after(opened(4), Leave(person(2).key))
    assert [one.person.key for one in tournament.players] == ["key 1", "key 3", "key 4"]
    tournament = after(tournament, Join(person(2)))
    assert questions.number_of(tournament, person(2).key) == 4


def test_when_too_few_are_left_the_tournament_ends_before_its_last_round():
    tournament = played(drawn(opened(3)), Random(4))
    tournament = after(tournament, Leave(person(1).key))
    assert questions.due(tournament) is questions.Due.DRAW  # two people and a built-in player
    tournament = after(tournament, Leave(person(2).key))
    assert questions.due(tournament) is questions.Due.FINISH
    assert after(tournament, Finish(None)).stage is TournamentStage.FINISHED


def test_a_disqualified_player_gets_nothing_from_the_round_and_others_keep_theirs():
    tournament = drawn(opened(9))
    one, two, three = people(tournament)[0]
    tournament = after(in_order(tournament, 1, one, two, three), Disqualify(ORGANISER, one, "delay"))
    rows = {row.player: row for row in standings(tournament)}
    assert [rows[number].points for number in (one, two, three)] == [0, 1, 0]
    assert (rows[one].status, rows[one].totals, rows[one].firsts) == ("disqualified", 0, 0)
    tournament = drawn(played(tournament, Random(5)))
    assert one not in everybody(people(tournament))


def test_a_disqualified_player_loses_the_bye_of_this_round_too():
    tournament = drawn(opened(4, bye=True))
    (out,) = tournament.rounds[0].byes
    tournament = after(tournament, Disqualify(ORGANISER, out, "delay"))
    assert next(row for row in standings(tournament) if row.player == out).points == 0
    found = handed_out(tournament, 1)
    assert (found.byes, found.kept_back) == (1, 1)


def test_points_of_tables_of_four_may_be_chosen():
    tournament = drawn(opened(4, size=4, points=(5, 3, 2, 1), rules={"preset": "polish"}))
    order = people(tournament)[0]
    rows = {row.player: row.points for row in standings(in_order(tournament, 1, *order))}
    assert [rows[number] for number in order] == [Fraction(5), 3, 2, 1]
