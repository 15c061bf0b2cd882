"""An annulled hand counts for nothing, and the same dealer deals again (docs/rules.md, 14)."""

import random

import pytest

from engine import game
from engine.actions import Annul
from engine.errors import EngineError
from engine.events import HandScored
from engine.state import BETWEEN_HANDS, evolve
from tests.engine.arranged_hands import does, stacked, table
from tests.engine.random_games import EVERY_TABLE, shuffled


def annulled(state):
    after, happened = game.apply(state, Annul())
    (line,) = [event.result for event in happened if isinstance(event, HandScored)]
    return after, line


@pytest.mark.parametrize(("preset", "seats"), EVERY_TABLE)
def test_it_is_possible_in_every_phase_of_a_hand_and_never_listed(preset, seats):
    chance = random.Random(5)
    state = table(preset, seats=seats)
    state, _ = game.apply(state, shuffled(state.rules, chance))
    while state.phase not in BETWEEN_HANDS:
        assert not any(isinstance(action, Annul) for action in game.legal(state))
        after, line = annulled(state)
        assert line.outcome == "annulled"
        assert set(line.deltas) == {0}
        assert (line.declarer, line.contract, line.tricks) == (state.declarer, state.contract, state.taken)
        assert (after.phase, after.dealer, after.to_act) == ("deal", state.dealer, None)
        kept = ("totals", "strikes", "falls", "concessions", "barrel", "golden", "golden_made")
        assert all(getattr(after, name) == getattr(state, name) for name in kept)
        state, _ = game.apply(state, chance.choice(game.legal(state)))


def test_points_and_marriages_stay_on_its_line_as_they_stood():
    start, _ = game.apply(table("skoroszow"), stacked(table("skoroszow"), "KS QS"))
    state = does(start, "cut no", "play KS marriage")
    _, line = annulled(state)
    assert line.points[0] == 40
    assert line.marriages[0] == ("S",)


def test_a_row_of_jacks_at_the_bottom_stands_where_the_bottom_was_not_seen_yet():
    options = {"deal.bottom_jack": True, "deal.cut": "offer"}
    state = evolve(table("polish", options), jacks=2)
    state, _ = game.apply(state, stacked(state, last="JS"))
    after, _ = annulled(state)
    assert after.jacks == 2
    again, _ = game.apply(after, stacked(after, last="AS"))
    again, _ = annulled(does(again, "cut no"))
    assert again.jacks == 0


def test_there_is_nothing_to_annul_between_hands():
    state = table("polish")
    with pytest.raises(EngineError) as refused:
        game.apply(state, Annul())
    assert refused.value.code == "illegal_action"
