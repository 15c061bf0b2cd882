"""No table is asked which kind it is of, but by the files of that kind; and the recipe for a new kind is enough."""

import ast
import json
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from bot.screens.kinds import BY_KIND
from bot.table.kinds import KINDS
from bot.table.kinds.kind import Kind

ROOT = Path(__file__).parents[2]
ROOM = "bot/table/kinds"
ROWS = re.compile(r"^\| (\w+) \| `(\w+\.py)` \| (.*?) ?\|$", re.MULTILINE)
OWN = {
    name: (file, re.findall(r"`([^`]+)`", besides))
    for name, file, besides in ROWS.findall((ROOT / "ARCHITECTURE.md").read_text("utf-8"))
}
NAMES = {kind.model_fields["name"].default: kind.__name__ for kind in KINDS}
OUTSIDE = [
    path
    for room in ("bot", "adapters")
    for path in sorted((ROOT / room).rglob("*.py"))
    if not path.relative_to(ROOT).as_posix().startswith(ROOM)
]


def may_know(path):
    """The classes of the kinds that a file belongs to."""
    place = path.relative_to(ROOT).as_posix()
    return {NAMES[name] for name, (_, besides) in OWN.items() if any(place.startswith(own) for own in besides)}


def named_in(tree):
    """The classes of kinds that a file imports, and the places where it asks a kind for its name."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith(ROOM.replace("/", ".")):
            yield from (alias.name for alias in node.names if alias.name in {*NAMES.values(), "KINDS", "Kind"})
        if isinstance(node, ast.Attribute) and node.attr == "name" and ast.unparse(node.value).endswith("table.kind"):
            yield "name"


def test_each_kind_stands_in_the_table_of_kinds_with_its_file():
    assert {name: file for name, (file, _) in OWN.items()} == {
        kind.model_fields["name"].default: f"{kind.__module__.rpartition('.')[2]}.py" for kind in KINDS
    }
    assert set(BY_KIND) <= set(OWN)


def test_nobody_else_asks_for_the_class_or_the_name_of_a_kind():
    registry = ROOT / "bot" / "screens" / "kinds.py"
    asking = {
        path: set(named_in(ast.parse(path.read_text("utf-8"))))
        - may_know(path)
        - ({"name"} if path == registry else set())
        for path in OUTSIDE
    }
    assert {path: found for path, found in asking.items() if found} == {}


def test_every_question_to_a_kind_is_asked_by_somebody():
    questions = {name for name in vars(Kind) if not name.startswith("_") and name not in Kind.model_fields}
    asked = {
        node.attr
        for path in OUTSIDE
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Attribute)
    }
    assert questions - asked - {"model_config"} == set()


# ---------------------------------------------------------------------------------------------------------- the recipe

FRIENDLY = '''
"""A friendly game: it counts for nobody, and its opener alone decides."""

from collections.abc import Mapping
from typing import ClassVar, Literal

from bot.table.kinds.kind import Kind
from bot.table.roles import Holders, Right, Role, only


class Friendly(Kind):
    """A game that counts for nobody."""

    name: Literal["friendly"] = "friendly"
    """What it is stored under."""

    motto: str
    """What stands above the board."""

    rights: ClassVar[Mapping[Right, Holders]] = only(Role.OPENER, {Right.DECIDE}, "not-the-opener", "not-the-opener")
    counts: ClassVar[bool] = False
'''
SCREENS = '''
"""What a friendly game shows otherwise."""

from bot.table.kinds.friendly import Friendly
from bot.table.table import Table
from bot.texts import Markup


def head(table: Table, _language: str) -> list[Markup]:
    """Say the motto."""
    kind = Friendly.of(table.kind)
    return [Markup.of(kind.motto)] if kind is not None else []
'''
STEPS = {
    "bot/table/kinds/__init__.py": [
        ("from bot.table.kinds.kind", "from bot.table.kinds.friendly import Friendly\nfrom bot.table.kinds.kind"),
        ("Annotated[Ordinary |", "Annotated[Ordinary | Friendly |"),
    ],
    "bot/screens/kinds.py": [
        ("from bot.screens import deal_of_the_day", "from bot.screens import deal_of_the_day, friendly"),
        ('    "tournament":', '    "friendly": KindScreens(friendly.head),\n    "tournament":'),
    ],
}
ASKED = """
import json
from bot.screens.during.board import board
from bot.table import lobby, rights
from bot.table.kinds.friendly import Friendly
from bot.table.table import Table
from bot.table.roles import Right, Role
from tests.screens.set_tables import GROUP, NOW, FixedChance, person, started
from bot.table import seats
from tools.rights_page import page
table = lobby.open_table("K7QX2M", person(1, "Ania"), GROUP, language="en", preset="polish", options={}, now=NOW,
                         chance=FixedChance(1), settings={}, kind=Friendly(motto="Among friends"))
for number in (2, 3):
    table = seats.join(table, seats.seat_for(person(number, f"P{number}"), {}), None)
again = Table.model_validate_json(table.model_dump_json())
on = started(again)
print(json.dumps({
    "stored": again == table and again.kind.motto,
    "board": board(on, "en", NOW).text.splitlines()[0],
    "opener": rights.may(on, frozenset({Role.OPENER}), Right.DECIDE),
    "player": rights.may(on, frozenset({Role.PLAYER}), Right.VOTE),
    "counts": on.kind.counts,
    "page": "kind *friendly*" in page(),
}))
"""


@pytest.fixture(scope="module")
def copy(tmp_path_factory):
    """A copy of the code in which the recipe was followed."""
    folder = tmp_path_factory.mktemp("copy")
    ignored = shutil.ignore_patterns("__pycache__", "static")
    for name in ("bot", "engine", "tools"):
        shutil.copytree(ROOT / name, folder / name, ignore=ignored)
    (folder / "tests" / "screens").mkdir(parents=True)
    shutil.copy(ROOT / "tests" / "screens" / "set_tables.py", folder / "tests" / "screens")
    (folder / "bot/table/kinds/friendly.py").write_text(FRIENDLY, "utf-8")
    (folder / "bot/screens/friendly.py").write_text(SCREENS, "utf-8")
    for place, changes in STEPS.items():
        text = (folder / place).read_text("utf-8")
        for before, after in changes:
            assert before in text
            text = text.replace(before, after)
        (folder / place).write_text(text, "utf-8")
    return folder


def test_a_file_its_screens_and_two_rows_make_a_kind(copy):
    done = subprocess.run([sys.executable, "-c", ASKED], cwd=copy, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout) == {
        "stored": "Among friends",
        "board": "Among friends",
        "opener": True,
        "player": False,
        "counts": False,
        "page": True,
    }
