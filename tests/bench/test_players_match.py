"""The match command: the same cards for both, and nothing where both are the same player."""

from bench.players.command import sections
from bench.players.match import interval


def cells(*arguments):
    (section,) = sections(list(arguments))
    return section.rows


def test_a_player_against_itself_comes_out_even():
    ((_, deals, mean, _),) = cells("--a", "greedy", "--b", "greedy", "--deals", "12", "--preset", "russian")
    assert (deals, mean) == (12, 0)


def test_the_same_seed_gives_the_same_match():
    match = ("--a", "easy", "--b", "greedy", "--deals", "20", "--preset", "polish_two_talons")
    assert cells(*match) == cells(*match)


def test_whole_games_are_shared_out():
    ((_, games, share, _),) = cells("--a", "greedy", "--b", "greedy", "--games", "2", "--preset", "skoroszow")
    assert (games, share) == (2, 0.5)


def test_an_interval_is_two_standard_errors_wide():
    mean, half = interval([0.0, 10.0] * 50)
    assert mean == 5
    assert 0.97 < half < 1.0
