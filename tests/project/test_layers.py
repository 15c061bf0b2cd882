"""The arrows between the layers: engine <- bot <- adapters <- bot.running.wiring <- bot.__main__, and no other."""

import ast
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
FILES = sorted(path for layer in ("engine", "bot", "adapters") for path in (ROOT / layer).rglob("*.py"))

IMPURE = {"random", "time", "asyncio", "secrets", "socket", "threading", "subprocess", "os", "datetime", "logging"}
SDKS = {"telegram", "discord", "redis", "fakeredis", "aiohttp", "PIL", "prometheus_client"}


def module_of(path: Path) -> str:
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imports_of(path: Path) -> set[str]:
    found = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.level == 0 and node.module:
            found.add(node.module)
            found |= {f"{node.module}.{alias.name}" for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            raise AssertionError(f"{path}: relative imports hide the arrows")
    return found


def tops(path: Path) -> set[str]:
    return {name.partition(".")[0] for name in imports_of(path)}


def in_layer(*layers: str) -> list[Path]:
    return [path for path in FILES if module_of(path).split(".")[0] in layers]


@pytest.mark.parametrize("path", in_layer("engine"), ids=module_of)
def test_the_engine_is_pure(path):
    allowed = {"engine", "pydantic", "pydantic_core"} | (set(sys.stdlib_module_names) - IMPURE)
    if module_of(path) == "engine.__main__":
        allowed |= {"random", "secrets", "os"}
    assert tops(path) <= allowed


@pytest.mark.parametrize("path", in_layer("bot"), ids=module_of)
def test_the_application_knows_no_sdk_and_no_adapter(path):
    if module_of(path) in {"bot.running.wiring", "bot.__main__"}:
        return
    assert not tops(path) & (SDKS | {"adapters"})
    assert not {name for name in imports_of(path) if name.startswith(("bot.running.wiring", "bot.__main__"))}


@pytest.mark.parametrize("path", in_layer("adapters"), ids=module_of)
def test_adapters_know_nothing_of_the_wiring_or_the_rules(path):
    names = imports_of(path)
    assert not {name for name in names if name.startswith(("bot.running.wiring", "bot.__main__"))}
    assert "engine" not in tops(path)


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
