"""The gentle level: it takes over forced opening bids, and plays plain legal cards without counting."""

import pytest

from bench.players.match import Task, play
from engine import actions, cards, game, rules, view
from engine.players import choose
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


def test_a_careful_newcomer_wins_more_than_half_of_short_games(won):
    assert won > 1 / 2  # docs/players.md has the figure for many more games


def opened(dealer=0):
    """The auction of a hand in which the seat left of the dealer has just made the forced opening bid."""
    built = rules.build("polish")
    state, _ = game.apply(game.new(built, 3, dealer), actions.Deal(tuple(cards.deck(built.table.deck))))
    state, _ = game.apply(state, actions.Bid(state.to_act, 100))
    return state, built


def test_it_overbids_a_forced_opening_with_any_cards():
    state, built = opened()
    shown = view.view(state, state.to_act).as_json()
    assert choose(shown, "gentle", built)["value"] == 110


def test_it_raises_no_bid_that_somebody_made_by_choice():
    state, built = opened()
    state, _ = game.apply(state, actions.Bid(state.to_act, 110))
    shown = view.view(state, state.to_act).as_json()
    assert choose(shown, "gentle", built)["do"] == "pass"


def test_the_weakest_level_comes_first():
    assert next(iter(LEVELS)) == "gentle"
