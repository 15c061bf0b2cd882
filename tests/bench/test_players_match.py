"""The match command: both players get the same cards, and a player against itself comes out even."""

import shutil
import sys

import pytest

from bench.players.command import sections
from bench.players.match import interval


def cells(*arguments):
    (section,) = sections(list(arguments))
    return section.rows


def test_a_player_against_itself_comes_out_even():
    ((_, deals, mean, *_),) = cells("--a", "greedy", "--b", "greedy", "--deals", "12", "--preset", "russian")
    assert (deals, mean) == (12, 0)


def test_the_yardstick_comes_out_even_though_the_guesses_differ():
    ((_, deals, mean, half, least, spread),) = cells("--a", "easy", "--b", "easy~2", "--deals", "12")
    assert abs(mean) < 2 * float(half.removeprefix("± "))
    assert (deals, float(spread) > 0, float(least) < mean) == (12, True, True)


def test_players_that_differ_in_a_phase_that_never_comes_are_the_same():
    with_phase = cells("--a", "easy/concession=greedy", "--b", "easy", "--deals", "12", "--preset", "polish_pagat")
    ((_, _, mean, *_),) = with_phase
    assert mean == 0


def test_a_player_may_see_all_hands_in_one_phase_alone():
    seeing = cells("--a", "easy/defence=easy+open", "--b", "easy", "--deals", "4")
    assert seeing != cells("--a", "easy", "--b", "easy", "--deals", "4")


@pytest.mark.slow
@pytest.mark.skipif(shutil.which("cc") is None, reason="there is no C compiler")
def test_a_player_of_a_revision_has_its_own_engine_and_its_own_solver():
    ((_, deals, mean, *_),) = cells("--a", "git:HEAD:hard", "--b", "git:HEAD:hard", "--deals", "1")
    assert (deals, mean) == (1, 0)
    (package,) = {name.partition(".")[0] for name in sys.modules if name.startswith("engine_")}
    assert f"{package}.players.cardplay" in sys.modules
    assert f"{package}.players.solver._solver" in sys.modules


@pytest.mark.parametrize("name", ["nobody", "hard/lunch=easy", "hard/play=nobody"])
def test_a_player_that_does_not_exist_is_refused(name, capsys):
    with pytest.raises(SystemExit):
        cells("--a", name)
    assert "there is no" in capsys.readouterr().err


@pytest.mark.slow
def test_the_same_seed_gives_the_same_match():
    match = ("--a", "easy", "--b", "greedy", "--deals", "20", "--preset", "polish_two_talons")
    assert cells(*match) == cells(*match)


def test_a_match_that_was_stopped_goes_on_from_its_file(tmp_path):
    kept = tmp_path / "match"
    match = ("--a", "easy", "--b", "greedy", "--seed", "7")
    cells(*match, "--deals", "4", "--into", str(kept))
    begun = kept.read_text("utf-8")
    assert cells(*match, "--deals", "8", "--into", str(kept)) == cells(*match, "--deals", "8")
    assert kept.read_text("utf-8").startswith(begun)
    assert len(kept.read_text("utf-8").splitlines()) == 8


def test_whole_games_are_shared_out():
    ((_, games, share, *_),) = cells("--a", "greedy", "--b", "greedy", "--games", "2", "--preset", "skoroszow")
    assert (games, share) == (2, 0.5)


def test_an_interval_is_two_standard_errors_wide():
    mean, half = interval([0.0, 10.0] * 50)
    assert mean == 5
    assert 0.97 < half < 1.0
