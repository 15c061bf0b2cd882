"""The tests are laid out as the rooms are, and what several need stands in no test file."""

import ast
from pathlib import Path

import pytest

TESTS = Path(__file__).parents[1]
BOT = TESTS.parent / "bot"
FILES = sorted(TESTS.rglob("*.py"))
WITHOUT = {"ports", "table"}  # protocols, and what is tested by what is asked of a table and shown of it


def test_each_room_has_its_tests():
    rooms = {path.parent.name for path in BOT.glob("*/__init__.py")} - WITHOUT
    assert rooms <= {path.name for path in TESTS.iterdir() if any(path.glob("test_*.py"))}


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(TESTS)))
def test_no_test_file_is_imported(path):
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("tests."):
            names = {node.module.rpartition(".")[2], *(alias.name for alias in node.names)}
            assert not {name for name in names if name.startswith("test_")}, node.module


def test_no_two_test_files_have_the_same_name():
    names = [path.name for path in FILES if path.name.startswith("test_")]
    assert len(names) == len(set(names))
