"""The gentle level: timid bids, plain legal cards, no counting."""

import pytest

from bench.players.match import Task, play
from engine.players.levels import LEVELS


@pytest.fixture(scope="module")
def won():
    """The share of short games that a careful newcomer wins against two gentle players."""
    options = {"game.target": 300, "lock.enabled": False, "barrel.enabled": False}
    games = range(60)
    found = [
        play(Task("cautious", "gentle", "polish", options, 3, number, whole=True, seed="1", alone=True)).difference
        for number in games
    ]
    return sum(found) / len(games)


def test_a_careful_newcomer_wins_more_than_a_third_of_short_games(won):
    assert won > 1 / 3  # chance alone; docs/players.md has the figure of many more games


def test_the_weakest_level_comes_first():
    assert next(iter(LEVELS)) == "gentle"
