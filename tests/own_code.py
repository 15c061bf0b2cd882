"""The application's own code as syntax trees, for tests that look through all of it."""

import ast
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[1]


@cache
def trees() -> dict[str, ast.Module]:
    """Every file of `bot` and `adapters` by its path: parsed once, and not while tests are collected."""
    return {
        path.relative_to(ROOT).as_posix(): ast.parse(path.read_text(encoding="utf-8"))
        for room in ("bot", "adapters")
        for path in sorted((ROOT / room).rglob("*.py"))
    }
