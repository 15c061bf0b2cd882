"""Properties of every tournament, whoever joins and leaves and however the games end."""

import contextlib
import os
from itertools import combinations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.errors import EngineError
from engine.tournament import questions, rights
from engine.tournament.check import check
from engine.tournament.model import Tournament, TournamentStage
from engine.tournament.record import record
from engine.tournament.standings import standings
from tests.engine.tournament.acts import Appoint, Count, Disqualify, Finish, Join, Leave, TakeBack
from tests.engine.tournament.arranged_tournaments import (
    ORGANISER,
    after,
    drawn,
    handed_out,
    opened,
    people,
    person,
    played,
    random_result,
    whole,
)

MANY = 2 if os.environ.get("GAMES") == "whole" else 1  # `make games` tries twice as many
JUDGES = (ORGANISER, person(1), person(3))
"""The organiser, who does not play, and two judges who do."""

plans = st.fixed_dictionaries(
    {
        "people": st.integers(4, 16),
        "size": st.sampled_from([3, 3, 4]),
        "bye": st.booleans(),
        "rounds": st.none() | st.integers(1, 6),
        "seed": st.integers(0, 2**32),
        "restless": st.sampled_from([0.0, 0.1, 0.4]),
    }
)


def rounds_of(plan):
    """Play a tournament with entries, withdrawals, missed games and rulings; yield it after each step of a round."""
    chance = Random(plan["seed"])
    rules = {"preset": "skoroszow" if plan["size"] == 3 else "polish"}
    tournament = opened(plan["people"], size=plan["size"], bye=plan["bye"], rounds=plan["rounds"], rules=rules)
    tournament = after(tournament, *(Appoint(ORGANISER.key, judge) for judge in JUDGES[1:]))
    while questions.draw_refusal(tournament) is None:
        tournament = drawn(tournament)
        yield tournament
        for _ in range(4):
            if chance.random() < plan["restless"]:
                tournament = _something(tournament, chance)
        yield played(tournament, chance, absent=plan["restless"])
        tournament = played(tournament, chance, absent=plan["restless"])
        if chance.random() < plan["restless"]:
            tournament = _something(tournament, chance)
        yield tournament
    yield after(tournament, Finish(None))


def _something(tournament, chance):
    """Do something that may be refused."""
    number = chance.randrange(1, len(tournament.players) + 1)
    newcomer = person(len(tournament.players) + 1)
    action = chance.choice(
        [
            Join(newcomer),
            Leave(person(number).key),
            Disqualify(chance.choice(JUDGES), number, "delay"),
            TakeBack(ORGANISER, chance.randrange(max(len(tournament.penalties), 1))),
        ]
    )
    with contextlib.suppress(EngineError):
        return after(tournament, action)
    return tournament


@settings(max_examples=MANY * 30, deadline=None)
@given(plans)
def test_what_holds_at_every_step(plan):
    before = None
    for tournament in rounds_of(plan):
        nobody_is_at_two_tables_and_everybody_who_is_in_is_somewhere(before, tournament)
        points_handed_out_are_those_of_tables_and_byes_less_what_nobody_gets(tournament)
        standings_are_in_order_and_say_why(tournament)
        nobody_may_judge_his_own_game_and_every_table_has_somebody_who_may(tournament)
        assert Tournament.model_validate_json(tournament.model_dump_json()) == tournament
        before = tournament
    assert check(record(before))["verified"]


def nobody_is_at_two_tables_and_everybody_who_is_in_is_somewhere(before, tournament):
    for one in tournament.rounds:
        there = [number for table in one.tables for number in table.seats if number is not None]
        there += one.byes
        assert len(there) == len(set(there))
    if before is not None and tournament.round > before.round:
        last = tournament.rounds[-1]
        drawn = {number for table in last.tables for number in table.seats if number is not None} | set(last.byes)
        assert drawn == set(questions.people_to_draw(before))
        sizes = [len(table) for table in people(tournament)]
        assert max(sizes) - min(sizes) <= 1


def points_handed_out_are_those_of_tables_and_byes_less_what_nobody_gets(tournament):
    for number in range(1, tournament.round + 1):
        found = handed_out(tournament, number)
        assert found.given == found.tables + found.byes - found.kept_back
        finished = sum(table.result is not None for table in tournament.rounds[number - 1].tables)
        assert found.tables == finished * sum(tournament.settings.place_points)


def standings_are_in_order_and_say_why(tournament):
    rows = standings(tournament)
    merits = [(row.points, row.buchholz, row.totals, row.firsts) for row in rows]
    assert merits == sorted(merits, reverse=True)
    for index, row in enumerate(rows):
        assert row.place == merits.index(merits[index]) + 1
        assert row.points == sum(line.points for line in row.lines)
    assert sorted(row.player for row in rows) == list(range(1, len(tournament.players) + 1))


def nobody_may_judge_his_own_game_and_every_table_has_somebody_who_may(tournament):
    if tournament.stage is not TournamentStage.PLAYING:
        return
    for table, seats in enumerate(tournament.rounds[-1].tables, start=1):
        assert rights.judging_refusal(tournament, ORGANISER.key, table) is None
        for number in filter(None, seats.seats):
            key = tournament.players[number - 1].person.key
            expected = "own_table" if rights.is_judge(tournament, key) else "not_a_judge"
            assert rights.judging_refusal(tournament, key, table) == expected
            assert rights.judging_refusal(tournament, key, table, admin=True) == "own_table"


@pytest.mark.slow
@settings(max_examples=MANY * 10, deadline=None)
@given(plans)
def test_the_record_is_computed_anew_at_any_moment(plan):
    for tournament in rounds_of(plan):
        assert check(record(tournament))["verified"]


@settings(max_examples=MANY * 20, deadline=None)
@given(st.integers(3, 20), st.integers(0, 2**32), st.randoms(use_true_random=False))
def test_standings_do_not_depend_on_the_order_in_which_results_come(entered, seed, shuffle):
    chance = Random(seed)
    tournament = played(drawn(opened(entered)), chance)
    tournament = drawn(tournament)
    counts = [
        Count(2, table, random_result(one.seats, chance))
        for table, one in enumerate(tournament.rounds[-1].tables, start=1)
    ]
    one = after(tournament, *counts)
    shuffle.shuffle(counts)
    again = after(tournament, *counts, *counts)
    assert again == one
    assert standings(again) == standings(one)


def test_the_same_seed_gives_the_same_tournament():
    assert whole(13, seed=5) == whole(13, seed=5)


@pytest.mark.slow
def test_a_round_of_three_hundred_is_drawn_and_checked():
    tournament = whole(300, seed=1, rounds=3)
    assert [len(one.tables) for one in tournament.rounds] == [100] * 3
    tables = [sorted(table.seats) for one in tournament.rounds for table in one.tables]
    met = [both for table in tables for both in combinations(table, 2)]
    assert len(met) == len(set(met)) == 3 * 100 * 3
    assert check(record(tournament))["verified"]
