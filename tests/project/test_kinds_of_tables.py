"""Only a kind's own files know that kind: other code asks questions of a table's kind, never for its name or class."""

import ast
import re
from pathlib import Path

from bot.table.kinds import KINDS
from bot.table.kinds.kind import Kind
from bot.views.kinds import BY_KIND
from tests.own_code import trees

ROOT = Path(__file__).parents[2]
ROOM = "bot/table/kinds"
ROWS = re.compile(r"^\| `((\w+)\.py)` \| (.*?) ?\|$", re.MULTILINE)
OWN = {
    name: (file, re.findall(r"`([^`]+)`", besides))
    for file, name, besides in ROWS.findall((ROOT / "ARCHITECTURE.md").read_text("utf-8"))
}
NAMES = {kind.model_fields["name"].default: kind.__name__ for kind in KINDS}


def outside():
    """Every other file of the application, as a tree by its path."""
    return {path: tree for path, tree in trees().items() if not path.startswith(ROOM)}


def may_know(place):
    """The classes of kinds that a file may use."""
    return {NAMES[name] for name, (_, besides) in OWN.items() if any(place.startswith(own) for own in besides)}


def named_in(tree):
    """The classes of kinds that a file imports, and "name" for each place that reads a kind's name."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith(ROOM.replace("/", ".")):
            yield from (alias.name for alias in node.names if alias.name in {*NAMES.values(), "KINDS", "Kind"})
        if isinstance(node, ast.Attribute) and node.attr == "name" and ast.unparse(node.value).endswith("table.kind"):
            yield "name"


def test_the_table_of_kinds_names_each_kind_and_its_file():
    assert {name: file for name, (file, _) in OWN.items()} == {
        kind.model_fields["name"].default: f"{kind.__module__.rpartition('.')[2]}.py" for kind in KINDS
    }
    assert set(BY_KIND) <= set(OWN)


def test_no_other_file_uses_the_class_or_the_name_of_a_kind():
    registry = "bot/views/kinds.py"
    asking = {
        path: set(named_in(tree)) - may_know(path) - ({"name"} if path == registry else set())
        for path, tree in outside().items()
    }
    assert {path: found for path, found in asking.items() if found} == {}


def test_every_question_to_a_kind_is_used():
    questions = {name for name in vars(Kind) if not name.startswith("_") and name not in Kind.model_fields}
    found = {node.attr for tree in outside().values() for node in ast.walk(tree) if isinstance(node, ast.Attribute)}
    assert questions - found - {"model_config"} == set()
