"""The value of each choice at a moment: by the solver with open cards, and by a seat's view as in a review."""

import json
import random
import subprocess
import sys

import pytest

from engine import actions, game, rules, view
from engine.errors import EngineError
from engine.events import HandScored
from engine.players import evaluation, questions, weigh
from engine.players.evaluation import evaluate
from engine.players.solve import solve
from engine.players.solver import CompiledSolver, solver
from engine.record import play_through, read
from engine.state import evolve
from tests.engine.random_endings import dealt, near_the_end


def ending(preset="polish"):
    state = near_the_end(rules.build(preset), 3, random.Random(5), 4)
    while state.declarer is None or len(game.legal(state)) < 2:
        state = near_the_end(rules.build(preset), 3, random.Random(hash(state.hands)), 4)
    return state


def whole(state, number=0):
    """The values of the choices with all cards open, once all are weighed."""
    *_, found = weigh.growing(state, number=number)
    return found


def seen(state, *guesses):
    """The values of the choices for the seat's view, from the last of these numbers of guesses."""
    *_, found = weigh.as_seen(state, guesses or (12,))
    return found


def as_data(found):
    return weigh.as_json(found, [dict(one.action) for one in found.weights])


def test_with_open_cards_a_card_has_the_declarers_points_that_the_solver_finds():
    state = ending()
    found = whole(state)
    assert found.exact
    assert [one.value for one in found.weights] == [one["declarer"] for one in solve(state)["values"]]
    best = (max if state.to_act == state.declarer else min)(one.value for one in found.weights)
    assert [row["best"] for row in as_data(found)["values"]] == [one.value == best for one in found.weights]


def test_as_seen_no_choice_depends_on_a_hidden_card():
    state = ending()
    while state.trick:
        state = game.apply(state, game.legal(state)[0])[0]
    seat = state.to_act
    first, second = (one for one in range(3) if one != seat)
    hands = list(state.hands)
    hands[first], hands[second] = hands[second], hands[first]
    other = evolve(state, hands=tuple(hands))
    assert view.view(other, seat) == view.view(state, seat)
    assert seen(other) == seen(state)


def test_as_seen_the_best_choice_has_its_expected_points_and_each_its_place():
    state = ending()
    shown = view.view(state, state.to_act).as_json()
    found = seen(state)
    assert [one.action for one in found.weights] == [dict(one) for one in shown["legal"]]
    assert max(one.value for one in found.weights) == pytest.approx(evaluate(shown, state.rules, 12)[0].mean)


@pytest.mark.slow
@pytest.mark.parametrize("preset", ["polish", "russian"])
def test_before_the_play_the_open_view_is_an_estimate(preset):
    state = dealt(rules.build(preset), 3, random.Random(3))
    while state.phase != "auction":
        state, _ = game.apply(state, game.legal(state)[0])
    found = whole(state)
    assert not found.exact
    assert [one.action for one in found.weights] == [actions.dump(one) for one in game.legal(state)]


@pytest.mark.skipif(not isinstance(solver("best"), CompiledSolver), reason="the solver is not compiled here")
def test_in_the_exchange_the_play_after_it_is_solved():
    generator = random.Random(3)
    state = dealt(rules.build("polish"), 3, generator)
    while state.phase != "exchange":
        legal = game.legal(state)
        state, _ = game.apply(state, next((one for one in legal if one.do == "pass"), legal[0]))
    found = whole(state)
    assert (found.exact, found.declarers, found.for_least) == (False, True, False)
    after = weigh._until_the_play(game.apply(state, game.legal(state)[0])[0], weigh._Players())
    assert found.weights[0].value == max(one["declarer"] for one in solve(after)["values"])


def test_rounds_of_an_estimate_differ_and_together_say_how_sure_it_is():
    state = dealt(rules.build("polish"), 3, random.Random(3))
    rounds = [as_data(whole(state, number)) for number in range(3)]
    together = weigh.together(rounds)["values"]
    assert any(row["error"] for row in together)
    for row, *tried in zip(together, *(one["values"] for one in rounds), strict=True):
        assert row["action"] == tried[0]["action"]
        assert row["value"] == pytest.approx(sum(one["value"] for one in tried) / 3, abs=0.06)
    assert {row["value"] for row in together if row["best"]} == {max(row["value"] for row in together)}


def test_a_round_that_is_not_done_tells_the_errors_of_what_it_has_weighed():
    state = dealt(rules.build("polish"), 3, random.Random(3))
    first, second = as_data(whole(state, 0)), as_data(whole(state, 1))
    begun = {
        **second,
        "values": [{**row, "value": row["value"] if at < 2 else None} for at, row in enumerate(second["values"])],
    }
    rows, whole_rows = (weigh.together([first, other])["values"] for other in (begun, second))
    figures = [(row["value"], row["error"]) for row in rows]
    assert figures[:2] == [(row["value"], row["error"]) for row in whole_rows[:2]]
    assert figures[2:] == [(row["value"], 0) for row in first["values"][2:]]


@pytest.mark.slow
def test_without_a_declarer_the_curve_of_a_hand_has_the_points_of_all_seats():
    deals = [sys.executable, "-m", "engine", "simulate", "--rules", "skoroszow", "--seats", "3", "--seed", "2"]
    game_of = read(json.loads(subprocess.run(deals, capture_output=True, check=True).stdout))
    one = game_of.model_copy(update={"hands": game_of.hands[:1]})
    *points, whose = questions.curve(one)
    assert whose == {"declarer": None, "contract": None}
    assert points[-1]["points"] == list(play_through(one).hands[0].points)
    assert not points[0]["exact"]


def test_a_declarers_points_are_exact_in_the_play_and_estimated_elsewhere():
    state = ending()
    value, exact = weigh.declarers_points(state)
    assert (value, exact) == (next(row["value"] for row in as_data(whole(state))["values"] if row["best"]), True)
    sweeping = rules.build("polish", {"talon.sweep_fills_120": True})
    end = state = near_the_end(sweeping, 3, random.Random(8), 1)
    while end.to_act is not None:
        end, happened = game.apply(end, game.legal(end)[0])
    (result,) = [event.result for event in happened if isinstance(event, HandScored)]
    assert weigh.declarers_points(state) == (result.points[state.declarer], False)


def test_where_nobody_is_to_act_there_is_nothing_to_weigh():
    state = game.new(rules.build("polish"), 3, 0)
    for look in (whole, seen):
        with pytest.raises(EngineError):
            look(state)


@pytest.mark.slow
def test_the_command_answers_one_question_after_the_other_also_after_a_bad_one():
    dealt_ = subprocess.run(
        [sys.executable, "-m", "engine", "deal", "--seats", "3", "--seed", "4"], capture_output=True, check=True
    )
    position = json.loads(dealt_.stdout)
    lines = [
        {"do": "weigh", "position": {}},
        {"do": "weigh", "position": position},
        {"do": "weigh", "position": position, "guesses": [4, 12]},
    ]
    text = "".join(json.dumps(line) + "\n" for line in lines)
    wanted = subprocess.run(
        [sys.executable, "-m", "engine", "weigh"], input=text.encode(), capture_output=True, check=True
    )
    bad, *opened, few, more = (line for line in map(json.loads, wanted.stdout.splitlines()) if "last" not in line)
    opened = opened[-1]
    assert bad["error"]["code"]
    assert opened["exact"] is False
    assert [one["action"] for one in opened["values"]] == [one["action"] for one in few["values"]]
    assert any(one["best"] for one in more["values"])


def test_in_the_play_only_new_guesses_are_tried(monkeypatch):
    tried, rows = [], evaluation._rows

    def counted(reading, draws, count, solver):
        tried.append(count)
        return rows(reading, draws, count, solver)

    monkeypatch.setattr(evaluation, "_rows", counted)
    few, more = weigh.as_seen(ending(), (4, 12))
    assert tried == [4, 8]
    assert [one.action for one in more.weights] == [one.action for one in few.weights]
