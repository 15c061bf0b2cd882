"""Everything knows only what stands below it: the table of floors in ARCHITECTURE.md against every import."""

import ast
import re
import sys
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
FILES = sorted(path for layer in ("engine", "bot", "adapters") for path in (ROOT / layer).rglob("*.py"))

IMPURE = {"random", "time", "asyncio", "secrets", "socket", "threading", "subprocess", "os", "datetime", "logging"}
SDKS = {"telegram", "discord", "redis", "fakeredis", "aiohttp", "PIL", "prometheus_client"}
SHARED = "bot"  # the room of the words that all share: what lies in no folder of its own


def floors():
    """The table of floors: room by module name, each with its floor and what it may know."""
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


def imports_of(path: Path) -> set[str]:
    found = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.level == 0 and node.module:
            found |= {f"{node.module}.{alias.name}" for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            raise AssertionError(f"{path}: relative imports hide the arrows")
    return found


def known_to(path: Path) -> set[str]:
    """The modules of the project that a file imports."""
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
    row = re.search(r"^\| 6 \| `adapters/` \|.*$", (ROOT / "ARCHITECTURE.md").read_text("utf-8"), re.MULTILINE)[0]
    assert [path for path in (ROOT / "adapters").glob("*/__init__.py") if f"`{path.parent.name}`" not in row] == []


@pytest.mark.parametrize("path", FILES, ids=module_of)
def test_no_arrow_runs_up_or_between_sisters(path):
    room = room_of(module_of(path))
    floor, may_know = FLOORS[room]
    for module in known_to(path):
        other = room_of(module)
        if other == room:
            continue
        below = FLOORS[other][0]
        on_floor_one = floor == below == 1  # words, texts and ports are one floor
        assert below < floor or on_floor_one, f"{module_of(path)} ({room}) knows {module} ({other})"
        if may_know.startswith("floor "):
            assert below == int(may_know.removeprefix("floor ")), f"{module_of(path)} knows {module} ({other})"


def test_no_files_know_each_other_in_a_circle():
    graph = {module: known_to(path) - {module} for module, path in MODULES.items()}
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as circle:
        pytest.fail(f"a circle: {' <- '.join(circle.args[1])}")


@pytest.mark.parametrize("path", in_layer("engine"), ids=module_of)
def test_the_engine_is_pure(path):
    allowed = {"engine", "pydantic", "pydantic_core"} | (set(sys.stdlib_module_names) - IMPURE)
    if module_of(path) == "engine.__main__":
        allowed |= {"random", "secrets", "os"}
    if module_of(path) == "engine.beacon":
        allowed |= {"py_arkworks_bls12381"}  # optional, for checking a beacon's signature
    assert tops(path) <= allowed


@pytest.mark.parametrize("path", in_layer("bot"), ids=module_of)
def test_the_application_knows_no_sdk(path):
    if room_of(module_of(path)) != "bot.running":
        assert not tops(path) & SDKS


def test_only_the_rules_own_families_ask_for_a_preset_by_name():
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
