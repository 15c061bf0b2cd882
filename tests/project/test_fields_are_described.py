"""Every field of a public value has its docstring: one string directly under it."""

import ast
from pathlib import Path

ROOT = Path(__file__).parents[2]
BASES = {"BaseModel", "Frozen", "NamedTuple", "_Picture", "_Input", "Named"}


def is_value(made: ast.ClassDef) -> bool:
    decorated = any("dataclass" in ast.unparse(decorator) for decorator in made.decorator_list)
    return not made.name.startswith("_") and (decorated or any(ast.unparse(base) in BASES for base in made.bases))


def undescribed(made: ast.ClassDef) -> list[str]:
    found = []
    for field, follows in zip(made.body, [*made.body[1:], None], strict=True):
        if not isinstance(field, ast.AnnAssign) or not isinstance(field.target, ast.Name):
            continue
        private = field.target.id.startswith("_") or "ClassVar" in ast.unparse(field.annotation)
        described = isinstance(follows, ast.Expr) and isinstance(follows.value, ast.Constant)
        if not private and not described:
            found.append(f"{made.name}.{field.target.id}")
    return found


def test_every_field_of_a_public_value_is_described_under_it():
    missing = [
        f"{path.relative_to(ROOT)}: {field}"
        for room in ("engine", "bot", "adapters")
        for path in sorted((ROOT / room).rglob("*.py"))
        for made in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(made, ast.ClassDef) and is_value(made)
        for field in undescribed(made)
    ]
    assert missing == []
