"""Requests against Discord's published OpenAPI description, where that file is at hand.

Only what is sent is looked at: a body that the description does not allow is a finding, with the place in it.
Snowflakes may be integers, since discord.py sends them so and Discord takes them.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

VARIABLE = "THOUSAND_DISCORD_API"
Schema = dict[str, Any]

TYPES: dict[str, tuple[type, ...]] = {
    "object": (dict,),
    "array": (list,),
    "string": (str,),
    "integer": (int,),
    "number": (int, float),
    "boolean": (bool,),
    "null": (type(None),),
}


class Description:
    """The description, ready to be asked."""

    def __init__(self, document: dict[str, Any]) -> None:
        self._schemas = document["components"]["schemas"]
        self._routes: dict[int, list[tuple[list[str], dict[str, Any]]]] = {}
        for template, methods in document["paths"].items():
            segments = template.strip("/").split("/")
            self._routes.setdefault(len(segments), []).append((segments, methods))

    @classmethod
    def from_environment(cls) -> Description | None:
        """The file that ``THOUSAND_DISCORD_API`` names; None when it names none."""
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
        for problem in self._check(schema, body, ""):
            yield f"{method} {path}{problem}"

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

    def _check(self, schema: Schema, value: Any, at: str) -> Iterator[str]:
        if "$ref" in schema:
            schema = self._schemas[schema["$ref"].rsplit("/", 1)[1]]
        for part in schema.get("allOf", ()):
            yield from self._check(part, value, at)
        choices = schema.get("oneOf") or schema.get("anyOf")
        # A union of constants only names them; "format" and "type" beside it say what else may come.
        if choices and not all("const" in choice for choice in choices):
            yield from self._check_union(choices, value, at)
        if schema.get("format") == "snowflake" and isinstance(value, int):
            value = str(value)
        kinds = schema.get("type")
        if kinds is not None and not _is_one_of(kinds, value):
            yield f"{at}: {value!r} is not of type {kinds}"
            return
        if "enum" in schema and value not in schema["enum"]:
            yield f"{at}: {value!r} is not one of {schema['enum']}"
        yield from _limits(schema, value, at)
        yield from self._check_inside(schema, value, at)

    def _check_union(self, choices: list[Schema], value: Any, at: str) -> Iterator[str]:
        findings = [list(self._check(choice, value, at)) for choice in choices]
        if all(findings):
            # The choice whose "type" fits is the one that was meant.
            yield min(findings, key=lambda found: (_is_other_kind(found, at), len(found)))[0]

    def _check_inside(self, schema: Schema, value: Any, at: str) -> Iterator[str]:
        if isinstance(value, dict):
            for name in schema.get("required", ()):
                if name not in value:
                    yield f"{at}.{name}: missing"
            extra = schema.get("additionalProperties")
            for name, item in value.items():
                inner = schema.get("properties", {}).get(name, extra)
                if isinstance(inner, dict):
                    yield from self._check(inner, item, f"{at}.{name}")
        elif isinstance(value, list) and "items" in schema:
            for index, item in enumerate(value):
                yield from self._check(schema["items"], item, f"{at}[{index}]")


def _is_other_kind(findings: list[str], at: str) -> bool:
    return any(text.startswith((f"{at}.type:", f"{at}: ")) for text in findings)


def _is_one_of(kinds: str | list[str], value: Any) -> bool:
    names = [kinds] if isinstance(kinds, str) else kinds
    if isinstance(value, bool):
        return "boolean" in names
    return any(isinstance(value, TYPES[name]) for name in names)


def _limits(schema: Schema, value: Any, at: str) -> Iterator[str]:
    if isinstance(value, str):
        size: float
        size, low, high = len(value), "minLength", "maxLength"
        if "pattern" in schema and re.search(schema["pattern"], value) is None:
            yield f"{at}: {value!r} does not match {schema['pattern']}"
    elif isinstance(value, list):
        size, low, high = len(value), "minItems", "maxItems"
    elif isinstance(value, dict):
        size, low, high = len(value), "minProperties", "maxProperties"
    elif isinstance(value, (int, float)):
        size, low, high = value, "minimum", "maximum"
    else:
        return
    if size < schema.get(low, size) or size > schema.get(high, size):
        yield f"{at}: {size} is outside {low} {schema.get(low)}, {high} {schema.get(high)}"
