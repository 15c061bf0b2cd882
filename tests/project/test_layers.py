"""Every import obeys the table of floors in ARCHITECTURE.md: code imports only from lower floors."""

import ast
import re
import sys
from functools import cache
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
FILES = sorted(path for layer in ("engine", "bot", "adapters") for path in (ROOT / layer).rglob("*.py"))

IMPURE = {"random", "time", "asyncio", "secrets", "socket", "threading", "subprocess", "os", "datetime", "logging"}
SDKS = {"telegram", "discord", "redis", "fakeredis", "aiohttp", "PIL", "prometheus_client"}
SHARED = "bot"  # the room of files outside any folder


def floors():
    """The table of floors: each room by its module name, with its floor and what it may import."""
    text = (ROOT / "ARCHITECTURE.md").read_text("utf-8")
    rows = re.findall(r"^\| (\d) \| `([^`]+)` \|.*\| ([^|]+) \|$", text, re.MULTILINE)
    return {
        room.removesuffix("*.py").removesuffix(".py").rstrip("/").replace("/", "."): (int(floor), may_know)
        for floor, room, may_know in rows
    }


FLOORS = floors()


def module_of(path: Path) -> str:
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


MODULES = {module_of(path): path for path in FILES}


@cache
def imports_of(path: Path) -> set[str]:
    found = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.level == 0 and node.module:
            found |= {f"{node.module}.{alias.name}" for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            raise AssertionError(f"{path}: relative imports are not read here")
    return found


def known_to(path: Path) -> set[str]:
    """The project's modules that a file imports."""
    found = set()
    for name in imports_of(path):
        while name and name not in MODULES:
            name = name.rpartition(".")[0]  # noqa: PLW2901 - a name in a module, and the module
        if name:
            found.add(name)
    return found


def tops(path: Path) -> set[str]:
    return {name.partition(".")[0] for name in imports_of(path)}


def room_of(module: str) -> str:
    rooms = [room for room in FLOORS if room != SHARED and (module == room or module.startswith(f"{room}."))]
    return rooms[0] if rooms else SHARED


def in_layer(*layers: str) -> list[Path]:
    return [path for path in FILES if module_of(path).split(".")[0] in layers]


def test_the_table_of_floors_names_every_room():
    folders = {f"bot.{path.parent.name}" for path in (ROOT / "bot").glob("*/__init__.py")}
    assert folders | {"bot.__main__", SHARED, "adapters", "engine"} == set(FLOORS)
    row = re.search(r"^\| 7 \| `adapters/` \|.*$", (ROOT / "ARCHITECTURE.md").read_text("utf-8"), re.MULTILINE)[0]
    assert [path for path in (ROOT / "adapters").glob("*/__init__.py") if f"`{path.parent.name}`" not in row] == []


def upward(path):
    """The imports of a file that the table of floors forbids."""
    room = room_of(module_of(path))
    floor, may_know = FLOORS[room]
    for module in known_to(path):
        other = room_of(module)
        below = FLOORS[other][0]
        on_floor_one = floor == below == 1  # words, texts and ports are one floor
        only = may_know.removeprefix("floor ") if may_know.startswith("floor ") else str(below)
        if other != room and not ((below < floor or on_floor_one) and only == str(below)):
            yield f"{module_of(path)} ({room}) imports {module} ({other})"


def test_no_import_goes_up_or_to_a_room_of_the_same_floor():
    assert [fault for path in FILES for fault in upward(path)] == []


def test_screens_are_drawn_from_views_and_know_no_table_but_for_those_named_here():
    """Screens of a live hand, lobby, result, sheet, tournament and day are drawn from views alone, and so are pictures.

    A screen that is not named here may know neither `Table` nor `State`.
    """
    may_read = {
        "afterwards": ["best_line", "board", "player_statistics", "replay", "review", "shown_hand", "study", "verify"],
        "before": ["howto", "open_tables", "options", "rules"],
        "during": ["hints"],
        "": ["calls", "inline", "notices", "pages", "questions", "refusals", "windows"],
    }
    named = {f"{folder}/{name}.py".lstrip("/") for folder, names in may_read.items() for name in names}
    screens = ROOT / "bot" / "screens"
    values = {"bot.table.table.Table", "engine.state.State"}
    found = {path.relative_to(screens).as_posix() for path in screens.rglob("*.py") if imports_of(path) & values}
    assert found == named
    assert imports_of(ROOT / "bot" / "pictures.py") & values == set()


def test_imports_have_no_circle():
    graph = {module: known_to(path) - {module} for module, path in MODULES.items()}
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as circle:
        pytest.fail(f"a circle: {' <- '.join(circle.args[1])}")


def test_the_engine_is_pure():
    allowed = {"engine", "pydantic", "pydantic_core"} | (set(sys.stdlib_module_names) - IMPURE)
    more = {
        "engine.__main__": {"random", "secrets", "os"},
    }
    found = {module_of(path): tops(path) - allowed - more.get(module_of(path), set()) for path in in_layer("engine")}
    assert {module: names for module, names in found.items() if names} == {}


def test_the_application_imports_no_sdk():
    found = {module_of(path): tops(path) & SDKS for path in in_layer("bot")}
    assert {module: names for module, names in found.items() if names and room_of(module) != "bot.running"} == {}


def test_the_engine_does_not_ask_for_a_preset_by_name():
    presets = {path.stem for path in (ROOT / "engine" / "presets").glob("*.toml")}
    assert presets
    for path in in_layer("engine"):
        tree = ast.parse(path.read_text("utf-8"))
        compared = {
            constant.value
            for node in ast.walk(tree)
            if isinstance(node, ast.Compare)
            for constant in ast.walk(node)
            if isinstance(constant, ast.Constant) and isinstance(constant.value, str)
        }
        # Two presets share their names with values of options: a barrel's style and a marriage table.
        assert not compared & (presets - {"lviv", "russeln"}), path
