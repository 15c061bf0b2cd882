"""`import engine`: the names that programs need, a record from anywhere, and its moments by one loop."""

import base64
import json
import pkgutil
import subprocess
import sys
import zlib
from itertools import pairwise
from pathlib import Path

import pytest

import engine
from engine import cards, position, record, rules
from engine.events import HandScored
from tests.engine.random_games import RandomGame

ROOT = Path(__file__).parents[2]
RECORDS = sorted((ROOT / "tests" / "records").glob("*.record.json"))
GAMES = [path for path in RECORDS if not path.name.startswith("bad-")]
BROKEN = [path for path in RECORDS if path.name.startswith("bad-")]


def said_by_a_new_python(program):
    done = subprocess.run(
        [sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=True, timeout=60
    )
    return done.stdout.strip()


# --------------------------------------------------------------------------------------------------------------- names


def test_each_name_is_there_and_says_what_it_is():
    for name in engine.__all__:
        value = getattr(engine, name)
        if callable(value):
            assert value.__doc__, name


def test_no_name_is_that_of_a_module():
    modules = {module.name for module in pkgutil.iter_modules(engine.__path__)}
    assert len(modules) > 30
    assert modules.isdisjoint(engine.__all__)


def test_a_name_that_is_not_there_is_missed_as_in_any_module():
    with pytest.raises(AttributeError, match="has no attribute 'chess'"):
        engine.chess  # type: ignore[attr-defined]  # noqa: B018


def test_the_built_in_players_are_loaded_only_when_they_are_asked_for():
    loaded = "sorted(name for name in sys.modules if name.startswith('engine.players'))"
    before, after = said_by_a_new_python(
        f"import engine, sys; print({loaded}); engine.choose; print({loaded})"
    ).splitlines()
    assert before == "[]"
    assert "engine.players.cardplay" in after


def test_its_types_are_told_to_other_programs():
    assert (ROOT / "engine" / "py.typed").exists()


# --------------------------------------------------------------------------------------------------------- descriptions


def test_rules_are_described_by_what_was_changed():
    assert repr(engine.build_rules("polish")) == "<rules: polish>"
    changed = engine.build_rules("russian", {"barrel.at": 850, "talon.reveal": "never"})
    assert repr(changed) == '<rules: russian, barrel.at=850, talon.reveal="never">'


@pytest.mark.parametrize("preset", rules.PRESETS)
def test_no_description_of_a_position_view_or_record_shows_a_card(preset):
    made = RandomGame(rules.build(preset), rules.build(preset).table.players[0], 3, 1)
    for state, *_ in made:
        views = [engine.view_of(state, seat) for seat in range(state.seats)]
        for value in (state, *views):
            assert len(repr(value)) < 80
            assert not [code for code in cards.CODES if code in repr(value)]
    found = engine.read_record(made.data)
    assert repr(found) == str(found) == f"<record: {preset}, {found.seats} seats, {len(found.hands)} hands>"


# ------------------------------------------------------------------------------------------------- where records lie


def link_to(data):
    packer = zlib.compressobj(wbits=-15)
    packed = packer.compress(json.dumps(data).encode()) + packer.flush()
    return f"https://example.org/#study={base64.urlsafe_b64encode(packed).decode().rstrip('=')}&at=0..0"


@pytest.mark.parametrize("path", RECORDS[::8], ids=lambda path: path.stem)
def test_a_record_is_the_same_from_a_file_a_text_a_link_and_parsed_json(path):
    text = path.read_text("utf-8")
    data = json.loads(text)
    for source in (path, text, link_to(data), data):
        assert engine.read_record(source) == record.read(data)


def test_a_comment_that_names_a_link_does_not_make_a_record_one():
    data = {**json.loads(GAMES[0].read_text("utf-8")), "title": "see /#study=abc"}
    assert engine.read_record(json.dumps(data)) == engine.read_record(GAMES[0])


@pytest.mark.parametrize(
    ("source", "code"),
    [
        (Path("no such file"), "bad_json"),
        (Path(), "bad_json"),
        ("game.json", "bad_json"),
        ("", "bad_json"),
        ("[]", "bad_record"),
        ({}, "bad_record"),
        ("/#study=", "bad_json"),
        ("/#study=äöü", "bad_json"),
        ("/#study=!!!!", "bad_json"),
        ("/#study=AAAA", "bad_json"),
        (link_to(GAMES[0].read_text("utf-8"))[:200], "bad_json"),
        (link_to(["x"]), "bad_record"),
        (link_to({"title": "x" * 3_000_000}), "too_big"),
    ],
    ids=lambda value: str(value)[:20],
)
def test_what_is_no_record_is_refused_by_its_code(source, code):
    with pytest.raises(engine.EngineError) as caught:
        engine.read_record(source)
    assert caught.value.code == code


# -------------------------------------------------------------------------------------------------------------- moments


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_moments_are_the_game_action_by_action(path):
    found = engine.read_record(path)
    moments = list(engine.moments(found))
    assert len(moments) == sum(1 + len(hand.actions) for hand in found.hands)
    for one, following in pairwise(moments):
        assert one.after == following.state
    for state, action, events, after in moments:
        assert action is not None
        assert engine.apply(state, action) == (after, events)
    played = engine.replay(found)
    results = [event.result for one in moments for event in one.events if isinstance(event, HandScored)]
    assert played.hands[: len(results)] == tuple(results)
    assert played.state == moments[-1].after


def test_a_moment_names_the_seat_that_acts():
    first, second, *_ = engine.moments(engine.read_record(GAMES[0]))
    assert isinstance(first.action, engine.Deal)
    assert first.seat is None
    assert second.seat == second.state.to_act


def test_a_hand_that_is_set_up_begins_with_a_moment_without_action():
    wanted = {"rules": {"preset": "polish"}, "seats": 3, "hands": ["", "TS", "KS"], "declarer": 0, "trick": "AS"}
    found = engine.read_record(position.record_of(position.described(wanted), cards.CODES))
    first, second = engine.moments(found)
    assert (first.state.phase, first.action, first.seat, first.events) == ("deal", None, None, ())
    assert (second.state.phase, second.seat) == ("play", 0)
    assert engine.replay(found).hands[0].outcome == "unfinished"


def test_a_record_without_hands_has_no_moments():
    found = engine.read_record({**json.loads(GAMES[0].read_text("utf-8")), "hands": []})
    assert list(engine.moments(found)) == []
    assert engine.replay(found).state.phase == "deal"


@pytest.mark.parametrize("path", BROKEN, ids=lambda path: path.stem)
def test_a_fault_comes_after_the_moments_before_it(path):
    expected = json.loads(path.with_name(path.name.replace(".record.", ".expected.")).read_text("utf-8"))["error"]
    seen = []
    with pytest.raises(engine.EngineError) as caught:
        seen.extend(engine.moments(engine.read_record(path)))
    assert (caught.value.code, caught.value.params["hand"]) == (expected["code"], expected["hand"])
