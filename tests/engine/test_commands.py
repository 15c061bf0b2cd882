"""The commands as other programs run them: only JSON on standard output, exit status 0 or 2."""

import json
import os
import pty
import subprocess
import sys
from pathlib import Path

import pytest

from engine import __version__, rules
from tests.engine.commands import run

ROOT = Path(__file__).parents[2]
POSITION = ROOT / "tests" / "records" / "00068-lviv-3s-position.record.json"


def test_as_a_process():
    done = subprocess.run(
        [sys.executable, "-m", "engine", "replay", "-"],
        input="{}",
        capture_output=True,
        text=True,
        cwd=ROOT,
        check=False,
        timeout=60,
    )
    assert done.returncode == 2
    assert done.stderr == ""
    assert json.loads(done.stdout)["error"]["code"] == "bad_record"


def test_a_reader_who_has_had_enough_is_no_error():
    line = POSITION.read_text(encoding="utf-8").strip() + "\n"
    with subprocess.Popen(
        [sys.executable, "-m", "engine", "replay", "--lines"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        cwd=ROOT,
    ) as process:
        process.stdin.write(line.encode())
        process.stdin.flush()
        assert process.stdout.readline()
        process.stdout.close()
        process.stdin.write(line.encode())
        process.stdin.close()
        assert process.stderr.read() == b""
        assert process.wait(60) == 0


@pytest.mark.slow
@pytest.mark.parametrize(("named", "told"), [([], True), (["-"], False), ([str(POSITION)], False)])
def test_whoever_names_no_file_at_a_terminal_is_told_what_is_read(named, told):
    terminal, other_end = pty.openpty()
    with subprocess.Popen(
        [sys.executable, "-m", "engine", "legal", *named],
        stdin=other_end,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        cwd=ROOT,
    ) as process:
        os.write(terminal, b"{}\n\x04")
        printed, complained = process.communicate(timeout=60)
    os.close(terminal)
    os.close(other_end)
    assert json.loads(printed)
    assert (b"standard input" in complained) == told


def answer(*arguments, stdin=""):
    status, lines = run(*arguments, stdin=stdin)
    assert status == 0
    assert len(lines) == 1
    return lines[0]


def error(*arguments, stdin=""):
    status, lines = run(*arguments, stdin=stdin)
    assert status == 2
    assert list(lines[0]) == ["error"]
    assert set(lines[0]["error"]) == {"code", "message", "hand", "action"}
    return lines[0]["error"]


def test_a_position_from_a_file_and_from_standard_input():
    assert answer("legal", POSITION)["phase"] == "exchange"
    text = POSITION.read_text(encoding="utf-8")
    assert answer("replay", "-", stdin=text)["to_act"] == 0
    assert answer("view", "-", "--seat", 1, stdin=text)["seat"] == 1
    assert answer("perft", POSITION, "--depth", 2) == {"depth": 2, "leaves": 87}


def test_each_line_is_answered_by_a_line_and_a_bad_one_stops_nothing():
    text = POSITION.read_text(encoding="utf-8").strip()
    status, lines = run("replay", "--lines", stdin=f"{text}\nnonsense\n{{}}\n{text}\n")
    assert status == 0
    assert [next(iter(line)) for line in lines] == ["hands", "error", "error", "hands"]
    assert [line["error"]["code"] for line in lines[1:3]] == ["bad_json", "bad_record"]


def test_what_cannot_be_read_as_a_record_is_refused_by_a_code():
    assert error("replay", "-", stdin="{")["code"] == "bad_json"
    assert error("replay", "-", stdin="[" * 100_000)["code"] == "bad_json"
    assert error("replay", "-", stdin="[]")["code"] == "bad_record"
    assert error("replay", ROOT / "no such file")["code"] == "bad_json"


@pytest.mark.parametrize(
    "arguments",
    [["sing"], [], ["view", POSITION], ["view", POSITION, "--seat", 3], ["perft", POSITION, "--depth", -1]],
)
def test_a_wrong_command_line_is_answered_in_json_too(arguments):
    assert error(*arguments)["code"] == "bad_usage"


def test_the_version_is_json_as_all_that_is_printed():
    assert answer("--version") == {"version": __version__}


def test_presets():
    presets = answer("presets")
    assert tuple(presets) == rules.PRESETS
    assert presets["lviv"] == answer("presets", "lviv") == rules.flat(rules.build("lviv"))
    assert error("presets", "chess")["code"] == "bad_rules"


def test_schema_names_every_preset_option_action_and_field_of_a_view():
    schema = answer("schema")
    assert set(schema) == {"rules", "record", "view"}
    assert set(schema["rules"]["properties"]["options"]["properties"]) == {option.name for option in rules.options()}
    assert schema["rules"]["properties"]["preset"]["enum"] == list(rules.PRESETS)
    assert set(schema["view"]["properties"]) == set(answer("view", POSITION, "--seat", 0))
    assert set(schema["view"]["$defs"]["PassedCard"]["properties"]) == {"from", "to", "card"}
    actions = schema["record"]["$defs"]["RecordHand"]["properties"]["actions"]["items"]["anyOf"]
    kinds = {action["properties"]["do"]["const"]: action for action in actions}
    assert len(kinds) == 15
    assert kinds["play"]["required"] == ["seat", "do", "card"]
    assert kinds["give"]["required"] == ["seat", "do", "card", "to"]


def test_the_defaults_of_the_schema_are_the_base():
    options = answer("schema")["rules"]["properties"]["options"]["properties"]
    assert options["auction.opening"] == {"type": "integer", "minimum": 1, "maximum": 100_000, "default": 100}
    assert options["lock.earns"]["default"] == "declarer"
    assert options["scoring.reset_at"]["type"] == ["integer", "null"]


def test_a_deal_depends_on_its_seed_only():
    arguments = ("deal", "--rules", "russian", "--seats", 4, "--option", "barrel.at=850", "--seed")
    first = answer(*arguments, "a")
    assert first == answer(*arguments, "a")
    assert first != answer(*arguments, "b")
    assert first["rules"] == {"preset": "russian", "options": {"barrel.at": 850}}
    assert answer("replay", "-", stdin=json.dumps(first))["phase"] == "auction"
    assert error(*arguments, "a", "--option", "lock.at=800")["code"] == "bad_rules"


def test_a_seed_may_be_no_text():
    assert answer("deal", "--seats", 3, "--seed", "\udcff")["hands"][0]["pack"]


def test_half_a_character_is_a_fault_and_no_traceback():
    """JSON may contain half a surrogate pair (a cut emoji), which has no bytes to hash."""
    data = {**json.loads(POSITION.read_text()), "scheme": 2, "table": "\ud83d"}
    assert error("verify", "-", stdin=json.dumps(data))["code"] == "bad_record"
    assert answer("replay", "-", stdin=json.dumps(data))["phase"]
    assert error("tournament", "-", stdin=json.dumps({"table": "\ud83d"}))["code"] == "bad_record"


def test_verify_asks_for_what_the_other_commands_do_without():
    assert answer("replay", POSITION)["phase"]
    assert "scheme" in error("verify", POSITION)["message"]
    assert error("verify", "-", stdin="{}")["code"] == "bad_record"


def test_simulated_games_are_records_that_replay_to_a_winner():
    status, games = run(
        "simulate", "--rules", "draw_thousand", "--seats", 2, "--games", 2, "--seed", 1, "--level", "easy"
    )
    assert status == 0
    assert len(games) == 2
    status, answers = run("replay", "--lines", stdin="".join(json.dumps(game) + "\n" for game in games))
    assert status == 0
    assert all(played["phase"] == "game_over" and played["winners"] for played in answers)


def test_a_player_answers_a_view_with_one_of_its_legal_actions():
    seen = answer("view", POSITION, "--seat", 0)
    status, lines = run("player", "--level", "easy", stdin=f"{json.dumps(seen)}\nnonsense\n")
    assert status == 0
    assert lines[0] in seen["legal"]
    assert lines[1]["error"]["code"] == "bad_json"


def test_a_player_is_told_the_rules_of_its_table():
    seen = answer("view", POSITION, "--seat", 0)
    found = ("--rules", "russian", "--option", "barrel.wins_by=contract")
    status, lines = run("player", "--level", "easy", *found, stdin=f"{json.dumps(seen)}\n")
    assert status == 0
    assert lines[0] in seen["legal"]
    status, lines = run("player", "--rules", "chess", stdin="")
    assert (status, lines[0]["error"]["code"]) == (2, "bad_rules")
