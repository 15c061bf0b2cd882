"""Players of one's own are measured as the built-in ones: a function of a module, and a program."""

import subprocess
import sys
from pathlib import Path

import pytest

from bench.players.command import sections
from bench.players.named import at, parts

ROOT = Path(__file__).parents[2]
PROGRAM = f"command:{sys.executable} -m engine player --level easy"


def cells(*arguments):
    (section,) = sections(list(arguments))
    return section.rows


def said_by_a_match(*arguments):
    return subprocess.run(
        [sys.executable, "-m", "bench", "players", *arguments],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
        timeout=100,
    )


def test_a_function_of_a_module_plays_as_the_player_that_it_is():
    ((_, deals, mean, half, *_),) = cells("--a", "bench.players.greedy:choose", "--b", "greedy", "--deals", "12")
    assert (deals, mean, half) == (12, 0, "± 0.0")


@pytest.mark.slow
@pytest.mark.parametrize(
    "rules", [(), ("--preset", "polish_nine", "--option", "game.target=1500")], ids=["", "changed"]
)
def test_a_program_is_told_the_rules_and_plays_as_the_player_that_it_is(rules):
    done = said_by_a_match("--a", PROGRAM, "--b", "easy", "--deals", "3", *rules)
    assert done.stderr == ""
    row = next(line for line in done.stdout.splitlines() if line.startswith("points a hand"))
    assert row.split()[3:7] == ["3", "0.00", "±", "0.0"]
    assert "isn't measured" in done.stdout


def test_a_program_may_play_in_a_process_of_a_match():
    done = said_by_a_match("--a", PROGRAM, "--b", "easy", "--deals", "2", "--jobs", "2")
    assert (done.returncode, done.stderr) == (0, "")


def test_a_programs_path_is_not_taken_for_a_phase():
    name = "command:./mine --fast/play=easy"
    assert parts(name) == ["command:./mine --fast", "play=easy"]
    assert at(name, {"phase": "play", "declarer": 0, "seat": 0}) == "easy"
    assert at(name, {"phase": "auction", "declarer": None, "seat": 0}) == "command:./mine --fast"


@pytest.mark.parametrize(
    ("body", "fault"),
    [
        ('return {"seat": view["seat"], "do": "sing"}', "no action 'sing'"),
        ('return {"seat": view["seat"], "do": "bid", "value": 5000}', "legal is one of"),
        ("return None", "must be an object"),
    ],
)
def test_an_answer_that_is_no_legal_action_ends_the_match_with_its_name(body, fault, tmp_path, monkeypatch, capsys):
    monkeypatch.syspath_prepend(tmp_path)
    name = f"player_{abs(hash(body))}"
    (tmp_path / f"{name}.py").write_text(f"def choose(view, rules):\n    {body}\n", "utf-8")
    with pytest.raises(SystemExit):
        cells("--a", f"{name}:choose", "--b", "easy", "--deals", "2")
    said = capsys.readouterr().err
    assert f"{name}:choose answered" in said
    assert fault in said


@pytest.mark.parametrize(
    ("name", "fault"),
    [
        ("no_such_module:choose", "No module named"),
        ("bench.players.greedy:lose", "has no attribute 'lose'"),
        ("bench.players.greedy:NO_TRUMP", "can't be called"),
        ("command:/no/such/program", "No such file"),
    ],
)
def test_a_player_that_is_not_there_is_named(name, fault, capsys):
    with pytest.raises(SystemExit):
        cells("--a", name, "--b", "easy", "--deals", "2")
    said = capsys.readouterr().err
    assert name in said
    assert fault in said


@pytest.mark.slow
@pytest.mark.parametrize(("name", "fault"), [("command:true", "has ended"), ("command:echo hello", "is no JSON")])
def test_a_program_that_does_not_answer_is_named(name, fault):
    done = said_by_a_match("--a", name, "--b", "easy", "--deals", "2")
    assert done.returncode == 2
    assert "Traceback" not in done.stderr
    assert name in done.stderr
    assert fault in done.stderr


def test_rules_that_do_not_go_together_are_refused_in_words(capsys):
    with pytest.raises(SystemExit):
        cells("--preset", "polish_nine", "--option", "game.target=500")
    assert "does not go with lock.at" in capsys.readouterr().err


@pytest.mark.slow
@pytest.mark.timeout(400)
def test_the_examples_player_beats_easy_beyond_its_interval():
    ((_, _, mean, half, *_),) = cells("--a", "examples.own_player:choose", "--b", "easy", "--deals", "100")
    assert mean > float(half.removeprefix("± "))
