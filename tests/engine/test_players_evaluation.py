"""Estimates of every legal action: of all views, the same each time, and using only what the seat can see."""

import json
from pathlib import Path

import pytest

from engine import rules
from engine.errors import EngineError
from engine.players.evaluation import evaluate
from tests.crossed import sampled

VIEWS = [
    json.loads(line) for line in (Path(__file__).parent / "players_views" / "views.jsonl").read_text().splitlines()
]
ONE_OF_EACH = list({(case["view"]["phase"], case["name"].split("-")[1]): case for case in VIEWS}.values())


def table_of(case):
    return rules.build(next((name for name in rules.PRESETS if f"-{name}-" in case["name"]), "polish"))


@pytest.mark.parametrize("kind", ["best", "pure"])
@pytest.mark.parametrize("case", sampled(ONE_OF_EACH, 2), ids=lambda case: case["name"])
def test_every_legal_action_is_estimated_best_first(case, kind):
    found = evaluate(case["view"], table_of(case), 3, kind)
    assert sorted(map(str, (one.action for one in found))) == sorted(map(str, case["view"]["legal"]))
    assert [one.behind for one in found] == sorted(one.behind for one in found)
    assert found[0].behind == 0
    assert all(one.error >= 0 and one.behind_error >= 0 for one in found)


def test_the_same_view_gets_the_same_estimates():
    case = next(case for case in VIEWS if case["view"]["phase"] == "play")
    assert evaluate(case["view"], table_of(case), 5) == evaluate(case["view"], table_of(case), 5)


def test_nothing_to_do_is_refused():
    with pytest.raises(EngineError, match="nothing to do"):
        evaluate({"legal": []}, rules.build("polish"))


def test_the_best_of_some_guesses_is_measured_in_others():
    """The best action in a few guesses owes part of its lead to these guesses: in new ones it may be behind."""
    behind = []
    for case in VIEWS:
        if case["view"]["phase"] == "play" and len(case["view"]["legal"]) > 1:
            found = evaluate(case["view"], table_of(case), 6, "pure", apart=True)
            assert found[0].behind == 0
            behind += [one.behind for one in found]
        if behind and min(behind) < 0:
            return
    raise AssertionError("each was measured in the guesses that chose it")
