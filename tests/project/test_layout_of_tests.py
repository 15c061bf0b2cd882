"""Tests are in folders named after the rooms, and helpers are never in test files."""

import ast
import re
from pathlib import Path

TESTS = Path(__file__).parents[1]
ROOT = TESTS.parent
BOT = ROOT / "bot"
NAMES_TESTS = ("Makefile", "pyproject.toml", "tools/fresh.sh", "tools/setup.sh", ".ci/run")
FILES = sorted(TESTS.rglob("*.py"))
LONGEST_NAME = 80  # characters
WITHOUT = {"ports", "table"}  # protocols, and code that the tests of other rooms cover


def test_each_room_has_its_tests():
    rooms = {path.parent.name for path in BOT.glob("*/__init__.py")} - WITHOUT
    assert rooms <= {path.name for path in TESTS.iterdir() if any(path.glob("test_*.py"))}


def imported_tests(path):
    """The test files that a file imports from."""
    if "import" in (text := path.read_text("utf-8")) and "test_" in text:
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("tests."):
                names = {node.module.rpartition(".")[2], *(alias.name for alias in node.names)}
                yield from (name for name in names if name.startswith("test_"))


def test_no_test_file_is_imported():
    assert {path.name: found for path in FILES if (found := list(imported_tests(path)))} == {}


def test_no_two_test_files_have_the_same_name():
    names = [path.name for path in FILES if path.name.startswith("test_")]
    assert len(names) == len(set(names))


def test_a_name_is_a_sentence_that_one_reads_once():
    found = [name for path in FILES for name in re.findall(r"def (test_\w+)\(", path.read_text("utf-8"))]
    assert [name for name in found if len(name) > LONGEST_NAME] == []


def test_each_file_that_a_long_check_names_is_there():
    said = " ".join((ROOT / name).read_text("utf-8") for name in NAMES_TESTS)
    found = set(re.findall(r"\b(?:tests|engine|bot|adapters)/[\w/]+\.py\b", said))
    assert any("/engine/" in name for name in found)
    assert {name for name in found if not (ROOT / name).exists()} == set()
