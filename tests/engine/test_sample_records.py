"""The records in tests/records, with the exact answers that the commands have to give."""

import json
from pathlib import Path

import pytest

from engine import actions, game, record, view
from engine.errors import EngineError

RECORDS = Path(__file__).parents[1] / "records"
ALL = sorted(path.name.removesuffix(".record.json") for path in RECORDS.glob("*.record.json"))
POSITIONS = [name for name in ALL if (RECORDS / f"{name}.position.json").exists()]


def load(name, kind):
    return json.loads((RECORDS / f"{name}.{kind}.json").read_text(encoding="utf-8"))


def in_any_order(listed):
    return sorted(json.dumps(action, sort_keys=True) for action in listed)


def test_there_are_samples():
    assert len(ALL) >= 45
    assert len(POSITIONS) >= 15


@pytest.mark.parametrize("name", [name for name in ALL if not name.startswith("bad-")])
def test_replay(name):
    answer = record.answer(record.play_through(record.read(load(name, "record"))))
    assert answer == load(name, "expected")


@pytest.mark.parametrize("name", [name for name in ALL if name.startswith("bad-")])
def test_refusal(name):
    expected = load(name, "expected")["error"]
    with pytest.raises(EngineError) as caught:
        record.play_through(record.read(load(name, "record")))
    error = caught.value
    assert (error.code, error.params["hand"], error.params["action"]) == (
        expected["code"],
        expected["hand"],
        expected["action"],
    )


@pytest.mark.parametrize("name", POSITIONS)
def test_legal_actions_perft_and_views(name):
    state = record.play_through(record.read(load(name, "record"))).state
    expected = load(name, "position")
    assert (state.to_act, state.phase) == (expected["legal"]["to_act"], expected["legal"]["phase"])
    legal = [actions.dump(action) for action in game.legal(state)]
    assert in_any_order(legal) == in_any_order(expected["legal"]["actions"])
    for depth, leaves in expected["perft"].items():
        assert record.perft(state, int(depth)) == leaves
    for seat, wanted in expected["views"].items():
        seen = view.view(state, int(seat)).as_json()
        assert in_any_order(seen.pop("legal")) == in_any_order(wanted.pop("legal"))
        assert seen == wanted
