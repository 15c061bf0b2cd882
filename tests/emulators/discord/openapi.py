"""Checks requests against Discord's published OpenAPI description, if that file is available.

Only sent bodies are checked: a body that the description does not allow is a finding, with the place in the body.
Snowflakes may be integers, since discord.py sends them so and Discord accepts them.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from jsonschema import Draft202012Validator
from jsonschema.exceptions import best_match
from referencing import Registry
from referencing.jsonschema import DRAFT202012

VARIABLE = "THOUSAND_DISCORD_API"
ADDRESS = "discord:api"


class Description:
    """The description, loaded for checking."""

    def __init__(self, document: dict[str, Any]) -> None:
        resource = DRAFT202012.create_resource(_eased({"components": document["components"]}))
        self._registry: Registry[Any] = Registry().with_resource(ADDRESS, resource)
        self._routes: dict[int, list[tuple[list[str], dict[str, Any]]]] = {}
        for template, methods in document["paths"].items():
            segments = template.strip("/").split("/")
            self._routes.setdefault(len(segments), []).append((segments, methods))

    @classmethod
    def from_environment(cls) -> Description | None:
        """The description in the file that ``THOUSAND_DISCORD_API`` names; None if the variable is not set."""
        name = os.environ.get(VARIABLE)
        return cls(json.loads(Path(name).read_text(encoding="utf-8"))) if name else None

    def problems(self, method: str, path: str, body: Any) -> Iterator[str]:
        operation = self._operation(method, path)
        if operation is None:
            yield f"{method} {path}: not described"
            return
        content = operation.get("requestBody", {}).get("content", {})
        schema = content.get("application/json", {}).get("schema")
        if schema is None or body is None:
            return
        validator = Draft202012Validator(_eased(schema), registry=self._registry)
        problem = best_match(validator.iter_errors(body))
        if problem is not None:
            yield f"{method} {path}{problem.json_path.removeprefix('$')}: {problem.message}"

    def _operation(self, method: str, path: str) -> dict[str, Any] | None:
        segments = path.strip("/").split("/")
        best: tuple[int, dict[str, Any]] | None = None
        for template, methods in self._routes.get(len(segments), ()):
            pairs = list(zip(template, segments, strict=True))
            if all(part.startswith("{") or part == segment for part, segment in pairs):
                literal = sum(not part.startswith("{") for part, _ in pairs)
                if method.lower() in methods and (best is None or literal > best[0]):
                    best = literal, methods[method.lower()]
        return best[1] if best else None


def _eased(schema: Any) -> Any:
    """The schema, relaxed to what Discord accepts: integer snowflakes, additional properties, ``anyOf`` for ``oneOf``.

    A ``oneOf`` of constants is dropped, as it only names them: "format" and "type" beside it define the other values.
    """
    if isinstance(schema, list):
        return [_eased(part) for part in schema]
    if not isinstance(schema, dict):
        return schema
    eased = {name: _eased(part) for name, part in schema.items() if name not in {"oneOf", "additionalProperties"}}
    if isinstance(schema.get("additionalProperties"), dict):
        eased["additionalProperties"] = _eased(schema["additionalProperties"])
    choices = schema.get("oneOf", [])
    if choices and not all("const" in choice for choice in choices):
        eased["anyOf"] = _eased(choices)
    if isinstance(schema.get("$ref"), str):
        eased["$ref"] = ADDRESS + schema["$ref"]
    return {"anyOf": [{"type": "integer"}, eased]} if schema.get("format") == "snowflake" else eased
