"""A claim of the rest of a hand, compared with every layout of the hidden cards, every order and every play."""

import random
from itertools import combinations

import pytest

from engine import cards, game, rules
from engine.claim import takes_the_rest
from engine.events import HandScored, TrickTaken
from engine.state import active_seats, evolve
from engine.view import view
from tests.crossed import sampled
from tests.engine.random_endings import near_the_end

TRIES = 150


def layouts(state, leader):
    """Every layout of the cards that the leader can't see."""
    others = [seat for seat in active_seats(state) if seat != leader]
    seen = state.hands[leader] | cards.mask_of(card for trick in state.tricks for card in trick.cards)
    if leader == state.declarer:
        seen |= cards.mask_of(state.discards)
    hidden = cards.numbers(cards.mask_of(cards.INDEX[code] for code in cards.deck(state.rules.table.deck)) & ~seen)
    for first in combinations(hidden, state.hands[others[0]].bit_count()):
        rest = [card for card in hidden if card not in first]
        seconds = combinations(rest, state.hands[others[1]].bit_count()) if len(others) > 1 else [()]
        for second in seconds:
            hands = list(state.hands)
            for seat, held in zip(others, (first, second), strict=False):
                hands[seat] = cards.mask_of(held)
            yield evolve(state, hands=tuple(hands))


def loses_a_trick(state, leader):
    """Whether another seat can take a trick, in any order of the leader's cards and any play of the others."""
    for action in game.legal(state):
        after, happened = game.apply(state, action)
        if any(isinstance(event, TrickTaken) and event.winner != leader for event in happened):
            return True
        if not any(isinstance(event, HandScored) for event in happened) and loses_a_trick(after, leader):
            return True
    return False


@pytest.mark.parametrize(
    "preset", sampled(["polish", "russian", "polish_two_talons", "tysiac_2004", "elwood", "italian"], 3)
)
def test_whoever_is_told_so_takes_every_trick_in_every_layout(preset):
    table = rules.build(preset)
    generator = random.Random(preset)
    seen = 0
    for number in range(TRIES):
        state = near_the_end(table, table.table.players[0], generator, 1 + number % 2)
        if state.trick:
            continue
        sure = not any(loses_a_trick(layout, state.to_act) for layout in layouts(state, state.to_act))
        if takes_the_rest(view(state, state.to_act), table):
            assert sure, number
            seen += 1
    assert seen
