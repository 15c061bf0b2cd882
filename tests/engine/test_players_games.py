"""The players among themselves: whole games of every preset, and a match that the stronger ones win."""

import random

import pytest

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


@pytest.mark.parametrize("preset", rules.PRESETS)
def test_a_whole_game_of_every_preset_is_finished(preset):
    generator = random.Random(7)
    seats = rules.build(preset).table.players[0]
    state = new_game(preset, seats)
    for _ in range(200):
        state, _ = play_hand(state, generator, ("easy", "normal", "easy", "normal"))
        if state.winners is not None:
            break
    assert state.winners


@pytest.mark.parametrize("preset", rules.PRESETS)
def test_the_hardest_player_plays_every_preset(preset):
    generator = random.Random(11)
    seats = rules.build(preset).table.players[-1]
    state = new_game(preset, seats, **{"deal.cut": "offer"})
    for _ in range(2):
        state, _ = play_hand(state, generator, ("hard",) * seats)
    assert state.phase == "deal"


def match(preset, stronger, weaker, deals):
    """Play each deal once from every seat with one ``stronger`` player against ``weaker`` ones.

    Returns the score sheet lines with the stronger one's seat.
    """
    seats = rules.build(preset).table.players[0]
    lines = []
    for deal in range(deals):
        for place in range(seats):
            levels = [weaker] * seats
            levels[place] = stronger
            _, line = play_hand(new_game(preset, seats), random.Random(deal), levels)
            lines.append((line, place))
    return lines


def gains(lines):
    """Return the average gain of the stronger player and of a weaker one in a hand."""
    stronger = [line.deltas[place] for line, place in lines]
    weaker = [delta for line, place in lines for seat, delta in enumerate(line.deltas) if seat != place]
    return sum(stronger) / len(stronger), sum(weaker) / len(weaker)


def contracts_made(lines):
    outcomes = [line.outcome for line, place in lines if line.declarer == place]
    made = outcomes.count("made")
    return made / (made + outcomes.count("down"))


@pytest.fixture(scope="module")
def hard_against_easy():
    return match("polish", "hard", "easy", deals=24)


def test_the_hardest_player_gains_far_more_than_beginners(hard_against_easy):
    hard, easy = gains(hard_against_easy)
    assert hard > 1.3 * easy


def test_the_hardest_player_makes_most_of_its_contracts(hard_against_easy):
    assert contracts_made(hard_against_easy) > 0.7


def test_the_normal_player_gains_more_than_beginners():
    normal, easy = gains(match("polish", "normal", "easy", deals=30))
    assert normal > easy


def test_without_an_auction_the_hardest_player_gains_more_too():
    hard, easy = gains(match("draw_thousand", "hard", "easy", deals=8))
    assert hard > easy
