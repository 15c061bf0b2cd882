"""The players against each other: whole games of every preset, and a match that the stronger ones win."""

import random

import pytest

from bench.players.match import interval, play, tasks
from engine import actions, cards, game, rules, view
from engine.events import HandScored
from engine.players import choose


def play_hand(state, generator, levels):
    """Deal one hand and let the players of ``levels`` (by seat) play it; return the position and the score."""
    pack = list(cards.deck(state.rules.table.deck))
    generator.shuffle(pack)
    state, happened = game.apply(state, actions.Deal(tuple(pack)))
    while (seat := state.to_act) is not None:
        answer = choose(view.view(state, seat).as_json(), levels[seat], state.rules)
        state, happened = game.apply(state, actions.parse(answer))
    return state, next(event.result for event in happened if isinstance(event, HandScored))


def new_game(preset, seats, **options):
    return game.new(rules.build(preset, options), seats, 0)


QUICK = {"polish_nine", "draw_thousand", "russeln"}


@pytest.mark.parametrize(
    "preset", [pytest.param(one, marks=() if one in QUICK else pytest.mark.slow) for one in rules.PRESETS]
)
def test_a_whole_game_of_every_preset_is_finished(preset):
    generator = random.Random(7)
    seats = rules.build(preset).table.players[0]
    state = new_game(preset, seats)
    for _ in range(200):
        state, _ = play_hand(state, generator, ("easy", "normal", "easy", "normal"))
        if state.winners is not None:
            break
    assert state.winners


@pytest.mark.slow
@pytest.mark.parametrize("preset", rules.PRESETS)
def test_the_hardest_player_plays_every_preset(preset):
    generator = random.Random(11)
    seats = rules.build(preset).table.players[-1]
    state = new_game(preset, seats, **{"deal.cut": "offer"})
    state, _ = play_hand(state, generator, ("hard",) * seats)
    assert state.phase == "deal"


def ahead(preset, a, b, deals):
    """Return how many points a hand ``a`` is ahead of ``b``, and half the width of the 95 % interval."""
    seen = [play(task) for task in tasks(a, b, preset, None, deals, whole=False, seed="1")]
    return interval([one.difference for one in seen])


@pytest.mark.slow
@pytest.mark.parametrize(("preset", "deals"), [("polish", 40), ("elwood", 20), ("draw_thousand", 40)])
def test_a_beginner_gains_more_than_a_rule_of_thumb(preset, deals):
    mean, _ = ahead(preset, "easy", "greedy", deals)
    assert mean > 0


@pytest.mark.slow
def test_the_normal_player_gains_far_more_than_a_rule_of_thumb():
    mean, half = ahead("polish_two_talons", "normal", "greedy", 30)
    assert mean > half
