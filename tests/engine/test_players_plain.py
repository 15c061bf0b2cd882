"""The gentle level: it takes over forced opening bids, and plays plain legal cards without counting."""

from statistics import fmean

import pytest

from bench.players.match import play, tasks
from engine import actions, cards, game, rules, view
from engine.players import choose
from engine.players.levels import LEVELS


@pytest.mark.slow
def test_a_player_that_plays_its_high_cards_first_wins_most_short_games_against_it():
    short = {"game.target": 300, "lock.enabled": False, "barrel.enabled": False}
    games = tasks("greedy", "gentle", "polish", 3, 20, whole=True, seed="1", options=short)
    assert fmean(play(one).difference for one in games) > 3 / 4


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
