"""A name that is no setting is told with the nearest one, and nothing of a value ever is."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from bot.running import unknown_names
from bot.running.settings import Settings

ROOT = Path(__file__).parents[2]
KNOWN = sorted(name.upper() for name in Settings.model_fields)
SECRET = "123456789:AAE-letters_and-digits"


def warnings(tmp_path, *lines, **environment):
    env = tmp_path / ".env"
    env.write_text("\n".join(lines))
    return [line.removeprefix(f"{env}: ") for line in unknown_names.warnings(env, environment, Settings.model_fields)]


def slips(name):
    """Ways to mistype a name by one letter."""
    for at in range(1, len(name) - 1):
        yield name[:at] + name[at + 1 :]
        yield name[:at] + name[at] + name[at:]
        yield name[:at] + name[at + 1] + name[at] + name[at + 2 :]


@pytest.mark.parametrize("name", KNOWN)
def test_every_slip_of_one_letter_is_told_with_the_setting_that_is_meant(name, tmp_path):
    typed = [slip for slip in dict.fromkeys(slips(name)) if slip not in KNOWN and unknown_names.NAME.fullmatch(slip)]
    lines = warnings(tmp_path, *(f"{slip}=x" for slip in typed))
    assert lines == [f"{slip} is no setting; the nearest one is {name}" for slip in typed]


@pytest.mark.parametrize("name", KNOWN)
def test_a_setting_is_not_told_however_it_is_written(name, tmp_path):
    assert warnings(tmp_path, f"{name}=x", f"export {name.lower()} = 'y'") == []
    assert warnings(tmp_path, **{name: "x", name.lower(): "y"}) == []


@pytest.mark.parametrize(
    ("typed", "meant"),
    [("REDIS", "REDIS_URL"), ("PORT", "HTTP_PORT"), ("TELEGRAM_BOT_TOKEN", "TELEGRAM_TOKEN"), ("log-levle", None)],
)
def test_names_that_people_know_from_elsewhere(typed, meant, tmp_path):
    (line,) = warnings(tmp_path, f"{typed}=x")
    assert (f"the nearest one is {meant}" if meant else "NAME=value") in line


def test_a_name_that_is_like_none_is_told_without_another(tmp_path):
    assert warnings(tmp_path, "ZZZZZZ=1") == ["ZZZZZZ is no setting"]


def test_what_compose_reads_in_the_same_file_is_not_told(tmp_path):
    assert warnings(tmp_path, "COMPOSE_PROFILES=workers") == []


def test_the_environment_is_told_of_only_where_a_setting_is_nearly_named(tmp_path):
    usual = ("HTTP_PROXY", "HTTPS_PROXY", "REDIS_HOST", "REDIS_PORT", "LOGNAME", "HOSTNAME", *os.environ)
    assert warnings(tmp_path, **dict.fromkeys(usual, "x")) == []
    assert warnings(tmp_path, TELEGRAM_TOKN=SECRET) == [
        "environment: TELEGRAM_TOKN is no setting; the nearest one is TELEGRAM_TOKEN"
    ]


@pytest.mark.parametrize(
    "line",
    [
        SECRET,
        f"{SECRET}=",
        f"TELEGRAM_TOKEN {SECRET}",
        "MTIzNDU2Nzg5MDEyMzQ1Njc4.abc.def=",
        "c2VjcmV0IHNlY3JldCBzZWNyZXQ=",
        "0123456789abcdef0123456789abcdef=",
        f"TOKEN={SECRET}",
        f"TELEGRAM_TOKN={SECRET}",
    ],
)
def test_nothing_of_a_value_is_told_wherever_it_stands(line, tmp_path, caplog):
    said = "\n".join(warnings(tmp_path, line)) + caplog.text
    value = line.removeprefix("TELEGRAM_TOKEN ").partition("=")[2] or line.removeprefix("TELEGRAM_TOKEN ").rstrip("=")
    assert value not in said


@pytest.mark.slow
def test_whoever_starts_it_reads_so_before_the_fault(tmp_path):
    (tmp_path / ".env").write_text(f"TELEGRAM_TOKN={SECRET}")
    env = {"PATH": os.environ["PATH"], "PYTHONPATH": str(ROOT)}
    command = [sys.executable, "-m", "bot", "telegram"]
    done = subprocess.run(command, cwd=tmp_path, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert done.stderr.splitlines() == [
        ".env: TELEGRAM_TOKN is no setting; the nearest one is TELEGRAM_TOKEN",
        "The settings do not work:",
        "TELEGRAM_TOKEN is missing: docs/hosting/telegram.md says how to get one",
    ]
