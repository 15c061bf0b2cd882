"""The supported Pythons and systems: stated in one line of the README, and the same everywhere else."""

import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
PYTHONS = re.findall(r"Python :: (3\.\d+)", " ".join(PROJECT["classifiers"]))
OLDEST, NEWEST = PYTHONS[0], PYTHONS[-1]


def text(name):
    return (ROOT / name).read_text("utf-8")


def test_the_readme_says_it_in_one_line():
    assert f"Linux and macOS with Python {OLDEST} to {NEWEST}" in text("README.md")


def test_the_package_asks_for_the_oldest():
    assert PROJECT["requires-python"] == f">={OLDEST}"


def test_setup_looks_for_each_of_them():
    script = text("tools/setup.sh")
    assert all(f"python{version}" in script for version in PYTHONS)
    assert f"'({OLDEST.replace('.', ', ')})' '({NEWEST.replace('.', ', ')})'" in script
    assert f"{', '.join(PYTHONS[:-1])} or {NEWEST}" in script


@pytest.mark.parametrize("python", PYTHONS)
def test_the_locks_are_checked_for_each_of_them(python):
    assert f" {python}" in text("tools/check_locks.sh") or f'"{python}' in text("tools/check_locks.sh")
    assert f'"{python}.' in text("tests/project/test_locks.py")
