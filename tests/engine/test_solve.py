"""``solve``: the value of each action with all cards open, compared with trying every line that the engine allows."""

import json
import os
import random

import pytest

from engine import actions, cards, game, rules
from engine.errors import EngineError
from engine.events import HandScored
from engine.players.solve import solve
from tests.engine.commands import run
from tests.engine.random_endings import dealt, near_the_end

SOLVED = [
    preset
    for preset in rules.PRESETS
    if rules.build(preset).auction.enabled and not rules.build(preset).talon.sweep_fills_120
]
ENDINGS = int(os.environ.get("ENDINGS", "72"))
"""Endings of each preset, half in plain Python: a thousand in total. `make endings` tries a thousand of each."""


def with_declarer(table, seats, generator, cards_left):
    while (state := near_the_end(table, seats, generator, cards_left)).declarer is None:
        pass
    return state


def by_every_line(state, declarer):
    """The declarer's points after each action, found by trying everything that the engine allows."""

    def points(action):
        after, happened = game.apply(state, action)
        line = next((event.result for event in happened if isinstance(event, HandScored)), None)
        if line is not None:
            return line.points[declarer]
        return (max if after.to_act == declarer else min)(by_every_line(after, declarer))

    return [points(action) for action in game.legal(state)]


@pytest.mark.parametrize("kind", ["pure", "best"])
@pytest.mark.parametrize("preset", SOLVED)
def test_each_action_is_worth_what_the_best_of_all_lines_brings(preset, kind):
    table = rules.build(preset)
    generator = random.Random(f"{preset} {kind}")
    for number in range(ENDINGS // 2):
        cards_left = 4 if number % 100 == 50 else 3 if number % 5 == 0 else 2
        state = with_declarer(table, generator.choice(table.table.players), generator, cards_left)
        answer = solve(state, kind=kind)
        assert answer["to_act"] == state.to_act
        assert [row["action"] for row in answer["values"]] == [actions.dump(one) for one in game.legal(state)]
        assert [row["declarer"] for row in answer["values"]] == by_every_line(state, state.declarer), number


def first_lead(option, wanted):
    """A first lead by rules of an option, in a random deal for which ``wanted`` is true."""
    generator = random.Random(str(option))
    table = rules.build("polish", option)
    while True:
        state = dealt(table, 3, generator)
        while state.phase != "play":
            legal = game.legal(state)
            passing = [one for one in legal if one.do == "pass"]
            state, _ = game.apply(state, (passing or [one for one in legal if one.do != "redeal"])[0])
        if wanted(state):
            return state


NINES = {"redeal.rights": [{"right": "nines_after_exchange", "count": 3}]}


def has_nines(state, seat):
    return (state.hands[seat] & cards.NINES).bit_count() >= 3


def test_nothing_is_worth_a_point_where_an_opponent_may_throw_the_hand_in():
    state = first_lead(NINES, lambda state: any(has_nines(state, seat) for seat in range(3) if seat != state.declarer))
    values = solve(state)["values"]
    assert {row["declarer"] for row in values} == {0}


def test_throwing_the_hand_in_is_worth_nothing_to_the_declarer():
    def only_declarer(state):
        return [has_nines(state, seat) for seat in range(3)] == [seat == state.declarer for seat in range(3)]

    values = solve(first_lead(NINES, only_declarer))["values"]
    assert [row["declarer"] for row in values if row["action"]["do"] == "redeal"] == [0]
    assert any(row["declarer"] for row in values)


def refused(state):
    with pytest.raises(EngineError) as error:
        solve(state)
    assert error.value.code == "unsolvable"
    return error.value.params["reason"]


def test_a_position_before_the_play_is_unsolvable():
    state = dealt(rules.build("polish"), 3, random.Random(1))
    assert refused(state) == "not_playing"


def test_a_stock_is_unsolvable():
    table = rules.build("polish_open_seven")
    state = dealt(table, 2, random.Random(2))
    while state.phase != "play":
        legal = game.legal(state)
        state, _ = game.apply(state, next((one for one in legal if one.do == "pass"), legal[0]))
    assert refused(state) == "stock"


@pytest.mark.parametrize("preset", ["draw_thousand", "skoroszow"])
def test_a_hand_without_a_declarer_is_unsolvable(preset):
    table = rules.build(preset)
    state = near_the_end(table, table.table.players[0], random.Random(3), 2)
    assert refused(state) == "no_declarer"


def test_a_blind_contract_is_unsolvable():
    table = rules.build("polish", {"auction.blind": "gains"})
    state = dealt(table, 3, random.Random(5))
    while state.phase != "play":
        legal = game.legal(state)
        bids = [one for one in legal if one.do == "bid" and not state.bid]
        passes = [one for one in legal if one.do == "pass"]
        state, _ = game.apply(state, (bids or passes or [one for one in legal if one.do != "look"])[0])
    assert state.blind
    assert refused(state) == "blind_contract"


def test_points_for_a_sweep_are_unsolvable():
    state = with_declarer(rules.build("polish", {"talon.sweep_fills_120": True}), 3, random.Random(4), 2)
    assert refused(state) == "sweep_fills_120"


def a_record():
    (made,) = run("deal", "--rules", "polish", "--seats", 3, "--seed", "solve")[1]
    state = game.new(rules.build("polish"), 3, made["first_dealer"])
    state, _ = game.apply(state, actions.Deal(tuple(made["hands"][0]["pack"])))
    while state.phase != "play" and state.to_act is not None:
        legal = game.legal(state)
        one = next((one for one in legal if one.do == "pass"), legal[0])
        made["hands"][0]["actions"].append(actions.dump(one))
        state, _ = game.apply(state, one)
    return made


def test_the_command_answers_a_row_for_each_action_that_legal_lists():
    text = json.dumps(a_record())
    status, (answer,) = run("solve", "-", stdin=text)
    _, (legal,) = run("legal", "-", stdin=text)
    assert status == 0
    assert answer["to_act"] == legal["to_act"]
    assert [row["action"] for row in answer["values"]] == legal["actions"]


def test_a_bound_of_positions_that_is_passed_is_unsolvable():
    status, (answer,) = run("solve", "-", "--positions", 10, stdin=json.dumps(a_record()))
    assert status == 2
    assert answer["error"]["code"] == "unsolvable"
    assert "10 positions" in answer["error"]["message"]


def test_lines_are_answered_one_by_one():
    made = a_record()
    bare = {**made, "hands": [{**made["hands"][0], "actions": []}]}
    lines = "".join(json.dumps(one) + "\n" for one in (bare, made))
    status, (refusal, answer) = run("solve", "--lines", stdin=lines)
    assert status == 0
    assert refusal["error"]["code"] == "unsolvable"
    assert answer["values"]
