"""Every level answers every view with a legal action, and always with the same one."""

import copy
import json
from pathlib import Path

import pytest

from engine.errors import EngineError
from engine.players import LEVELS, choose
from tests.crossed import sampled, thinned

VIEWS = [
    json.loads(line) for line in (Path(__file__).parent / "players_views" / "views.jsonl").read_text().splitlines()
]


ASKED = [(level, case) for level in LEVELS for case in (VIEWS[::4] if level == "expert" else VIEWS)]
"""All views, but only every fourth one for the slowest level."""


def view_id(case):
    return case["name"] if isinstance(case, dict) else case


def id_of_asked(asked):
    level, case = asked
    return f"{case['name']}-{level}"


@pytest.fixture(params=LEVELS)
def level(request):
    return request.param


@pytest.mark.parametrize("asked", sampled(thinned(ASKED, 3), 3), ids=id_of_asked)
def test_the_answer_is_legal_and_depends_on_nothing_but_the_view(asked):
    level, case = asked
    view = case["view"]
    reordered = {key: view[key] for key in reversed(view)}
    reordered["legal"] = view["legal"][::-1]
    before = copy.deepcopy(view)
    answer = choose(view, level)
    assert answer in view["legal"]
    assert answer == choose(reordered, level)
    assert view == before


@pytest.mark.parametrize("name", ["easy", "normal"])
@pytest.mark.parametrize("case", VIEWS[::3], ids=view_id)
def test_the_lower_levels_answer_alike_with_the_compiled_solver_and_without(case, name):
    assert choose(case["view"], name) == choose(case["view"], name, None, "pure")


def test_the_views_show_every_phase_in_which_a_seat_acts():
    phases = {case["view"]["phase"] for case in VIEWS}
    assert phases >= {"cut", "auction", "concession", "choose_talon", "exchange", "contract", "play"}


def test_an_only_action_is_taken_without_thought(level):
    view = {"legal": [{"seat": 0, "do": "bid", "value": 100}]}
    assert choose(view, level) == {"seat": 0, "do": "bid", "value": 100}


def test_a_seat_with_nothing_to_do_is_refused(level):
    with pytest.raises(EngineError, match="nothing to do"):
        choose({"legal": []}, level)


def test_an_unknown_level_is_refused():
    with pytest.raises(EngineError, match="grandmaster"):
        choose(VIEWS[0]["view"], "grandmaster")


@pytest.mark.parametrize("rubbish", [[], 5, None, {}, {"legal": None}])
def test_what_is_no_view_is_refused(rubbish):
    with pytest.raises(EngineError, match="no view"):
        choose(rubbish, "easy")
