"""Views and questions of other programs: each line gets an answer or an error, whatever it says, and no traceback."""

import json
import random
from pathlib import Path

import pytest

from engine import foreign_view, rules, study
from engine.errors import EngineError
from tests.crossed import thinned
from tests.engine.commands import run
from tests.engine.studies_made import a_game, mutated

KNOWN = Path(__file__).parent / "players_views" / "views.jsonl"
VIEWS = [json.loads(line) for line in KNOWN.read_text(encoding="utf-8").splitlines()]
PHASES = ("deal", "cut", "talon_positions", "auction", "concession", "choose_talon", "exchange", "contract", "play")
ASKED = ("weigh", "curve", "fortune", "judge", "play_on")
MUTATED, TWEAKED, QUESTIONS = 1400, 1400, 80


def preset_of(case):
    return case["name"].split("-")[1]


def answered(case, views, level="easy"):
    """The answers of a player to views at a table with the rules of a known one."""
    lines = "".join(f"{json.dumps(view)}\n" for view in views)
    status, answers = run("player", "--level", level, "--rules", preset_of(case), stdin=lines)
    assert status == 0
    assert len(answers) == len(views)
    return answers


def must_be_answers_or_errors(views, answers):
    """Return how many views were taken for views."""
    errors = [answer["error"]["code"] for answer in answers if "error" in answer]
    assert set(errors) <= {"bad_view", "bad_usage"}
    for view, answer in zip(views, answers, strict=True):
        assert "error" in answer or answer in view["legal"]
    return len(answers) - len(errors)


def tweaked(view, other, generator):
    """A view of the right form that contradicts itself: something in it is as in another one, or a little different."""
    view, field = json.loads(json.dumps(view)), generator.choice(list(view))
    how = generator.randrange(4)
    if how == 0:
        view[field] = json.loads(json.dumps(other[field]))
    elif how == 1:
        view["phase"] = generator.choice(PHASES)
    elif how == 2 and isinstance(view[field], list) and view[field]:
        view[field] = view[field][: generator.randrange(len(view[field]))]
    else:
        row = view[generator.choice(("counts", "points", "totals"))] or [0]
        row[generator.randrange(len(row))] += generator.choice((-1, 1, 5, -1000))
    return view


@pytest.mark.parametrize("case", VIEWS, ids=lambda case: case["name"])
def test_a_real_view_is_read_as_it_is(case):
    assert foreign_view.read(json.dumps(case["view"]), rules.build(preset_of(case))) == case["view"]


@pytest.mark.parametrize("seed", thinned(range(4), 4))
def test_a_mutated_view_is_answered_or_refused(seed):
    generator = random.Random(seed)
    for found in generator.sample(VIEWS, 20):
        views = [mutated(found["view"], generator) for _ in range(MUTATED // 80)]
        must_be_answers_or_errors(views, answered(found, views))


@pytest.mark.parametrize("level", ["gentle", "easy", "hard"])
def test_a_view_that_contradicts_itself_is_answered_or_refused(level):
    generator, understood = random.Random(level), 0
    for found in generator.sample(VIEWS, 20):
        views = [found["view"]] * (TWEAKED // (200 if level == "hard" else 60))
        for _ in range(3):
            views = [tweaked(view, generator.choice(VIEWS)["view"], generator) for view in views]
        understood += must_be_answers_or_errors(views, answered(found, views, level))
    assert understood


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"seats": 0}, "not for 0 seats"),
        ({"seats": 10**400}, "seats"),
        ({"counts": [10**9] * 3}, "numbers of cards"),
        ({"counts": [-1] * 3}, "numbers of cards"),
        ({"counts": []}, "counts has a value for each seat"),
        ({"hand": ["AS", "AS"]}, "two places"),
        ({"hand": ["XX"]}, "not in the pack"),
        ({"hand": "AS"}, "hand"),
        ({"declarer": 3}, "not at the table"),
        ({"sits_out": -1}, "not at the table"),
        ({"trump": "X"}, "a suit is none"),
        ({"trump": ""}, "a suit is none"),
        ({"totals": [10**7, 0, 0]}, "a number is impossible"),
        ({"legal": [{"do": "sing", "seat": 0}]}, "an action is none"),
        ({"legal": [{"do": "pass", "seat": 1}]}, "an action is none"),
        ({"tricks": [{"leader": 0, "cards": [], "winner": 0}]}, "a trick was not played"),
        ({"tricks": "x"}, "tricks"),
        ({"phase": "lunch"}, "phase"),
        ({"golden": 1}, "golden"),
    ],
    ids=str,
)
def test_what_is_wrong_with_a_view_is_said(change, why):
    found = next(one for one in VIEWS if one["view"]["seats"] == 3)
    with pytest.raises(EngineError, match=why) as error:
        foreign_view.read(json.dumps({**found["view"], **change}), rules.build(preset_of(found)))
    assert error.value.code == "bad_view"


@pytest.mark.parametrize("field", VIEWS[0]["view"])
def test_each_field_of_a_view_is_needed(field):
    (answer,) = answered(VIEWS[0], [{name: value for name, value in VIEWS[0]["view"].items() if name != field}])
    assert answer["error"]["code"] == "bad_view"


def questions(preset, generator):
    """Questions of a board about positions for which an answer takes little, each with something changed."""
    found = study.parse(a_game(preset, 1, 1))
    steps = len(found.hands[0].main.actions)
    for _ in range(QUESTIONS):
        do = generator.choice(ASKED)
        step = 1 if do == "judge" else steps - generator.randrange(6)  # it judges each decision up to there
        place = study.Place(0, (), step)
        question = {
            "do": do,
            "position": study.record_at(found, place).model_dump(mode="json", exclude_none=True),
            "guesses": generator.choice(([], [2])),
            "round": 0,
            "seat": 0,
            "mine": [0],
            "level": "easy",
        }
        whole = generator.random() < 0.5
        yield (
            mutated(question, generator)
            if whole
            else {**question, "position": mutated(question["position"], generator)}
        )


def test_a_record_with_an_impossible_decision_is_not_reviewed():
    record = a_game("polish", 1, 1)
    decided = [one for one in record["hands"][0]["actions"] if one["do"] == "play" and one["seat"] == 0]
    decided[-1]["card"] = decided[0]["card"]
    status, lines = run("review", "-", "--seat", 0, stdin=json.dumps(record))
    assert (status, lines[-1]["error"]["code"]) == (2, "illegal_action")


@pytest.mark.parametrize("preset", thinned(["polish", "lviv", "draw_thousand"], 3))
def test_a_mutated_question_is_answered_or_refused(preset):
    lines_in = list(questions(preset, random.Random(1)))
    lines_in += [
        {"do": do, "position": {**one["position"], "hands": []}, "seat": 0, "mine": [], "level": "easy"}
        for one in lines_in[:1]
        for do in ASKED
    ]
    status, lines = run("weigh", stdin="".join(f"{json.dumps(one)}\n" for one in lines_in))
    assert status == 0
    assert lines.count({"last": True}) == len(lines_in)
    found = [line for line in lines if line != {"last": True}]
    assert any("error" not in line for line in found)
    assert any(isinstance(line.get("error"), dict) for line in found)
