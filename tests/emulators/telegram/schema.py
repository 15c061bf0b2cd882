"""The shape of a call: the published methods, their fields and types.

The models are aiogram's, which are generated from the published Bot API. If the environment variable
`THOUSAND_TELEGRAM_API` has the path of a machine-readable copy of the documentation, calls are checked against that as
well.
"""

from __future__ import annotations

import dataclasses
import datetime as dt
import functools
import json
import os
import pathlib
import types
import typing
from collections.abc import Callable, Iterator
from typing import Any

import pydantic

from tests.emulators.telegram.refusals import RefusalError, bad_request

Fields = dict[str, Any]

# Required by the models since a later Bot API than the bots here use; the server takes an omitted right as not given.
NEWER = {"can_send_welcome_messages"}


@dataclasses.dataclass(frozen=True)
class MethodSchema:
    """One method: its published name, its model and how each field is read from a form."""

    name: str
    model: type[pydantic.BaseModel]
    readers: dict[str, Callable[[Any], Any]]


def method_schema(name: str) -> MethodSchema:
    """The schema of a method; the case of its name doesn't matter. Raises 404 for a method that is not published."""
    schema = _methods().get(name.lower())
    if schema is None:
        raise RefusalError(404, "Not Found: method not found")
    return schema


def read_fields(schema: MethodSchema, raw: Fields) -> Fields:
    """Convert the strings of a form into values. Raises 400 if that is impossible."""
    fields = {}
    for name, value in raw.items():
        reader = schema.readers.get(name)
        try:
            fields[name] = value if reader is None else reader(value)
        except ValueError as error:
            raise bad_request(f'can\'t parse field "{name}": {error}') from None
    return fields


def check_fields(schema: MethodSchema, fields: Fields) -> None:
    """Refuse with 400 fields that the published method does not take: unknown, missing or wrongly typed."""
    unknown = sorted(set(fields) - set(schema.readers))
    if unknown:
        raise bad_request(f"unknown field {', '.join(unknown)} of {schema.name}")
    try:
        model = schema.model.model_validate(fields)
    except pydantic.ValidationError as error:
        mistakes = [one for one in error.errors() if one["type"] != "missing" or one["loc"][-1] not in NEWER]
        if not mistakes:
            return
        first = mistakes[0]
        place = ".".join(str(part) for part in first["loc"])
        raise bad_request(f"field {place} of {schema.name}: {first['msg']}") from None
    for name in schema.readers:
        for place in _extras(getattr(model, name), name):
            raise bad_request(f"unknown field {place} of {schema.name}")
    published = _published(os.environ.get("THOUSAND_TELEGRAM_API", ""))
    if published is not None:
        published.check(schema.name, fields)


def _extras(value: Any, place: str) -> Iterator[str]:
    """The places of fields that the models below `value` don't know."""
    if isinstance(value, pydantic.BaseModel):
        yield from (f"{place}.{name}" for name in value.model_extra or {})
        for name in value.model_fields_set:
            yield from _extras(getattr(value, name), f"{place}.{name}")
    elif isinstance(value, list):
        for index, item in enumerate(value):
            yield from _extras(item, f"{place}.{index}")


@functools.cache
def _methods() -> dict[str, MethodSchema]:
    import aiogram.methods  # takes seconds, and not every process needs it

    found = {}
    for class_name in aiogram.methods.__all__:
        model = getattr(aiogram.methods, class_name)
        name = model.__dict__.get("__api_method__")
        if isinstance(name, str):
            found[name.lower()] = MethodSchema(name, model, _readers(model))
    return found


def _readers(model: type[pydantic.BaseModel]) -> dict[str, Callable[[Any], Any]]:
    """One reader for each field; fields that the published Bot API has dropped count as unknown."""
    return {
        name: _reader(set(_leaves(field.annotation)))
        for name, field in model.model_fields.items()
        if not (isinstance(field.json_schema_extra, dict) and field.json_schema_extra.get("deprecated"))
    }


def _leaves(annotation: Any) -> Iterator[Any]:
    origin = typing.get_origin(annotation)
    if origin in {list, dict}:
        yield list
    elif origin in {typing.Union, types.UnionType}:
        for argument in typing.get_args(annotation):
            yield from _leaves(argument)
    elif origin is typing.Annotated:
        yield from _leaves(typing.get_args(annotation)[0])
    else:
        yield annotation


def _reader(leaves: set[Any]) -> Callable[[Any], Any]:
    if any(getattr(leaf, "__name__", "") == "InputFile" for leaf in leaves):
        return _as_is
    if {int, str} <= leaves:
        return _read_chat
    models = [leaf for leaf in leaves if isinstance(leaf, type) and issubclass(leaf, pydantic.BaseModel)]
    return _read_json if models or leaves & {list, bool, int, float, dt.datetime} else _as_is


def _as_is(value: Any) -> Any:
    return value


def _read_json(value: Any) -> Any:
    return json.loads(value) if isinstance(value, str) else value


def _read_chat(value: Any) -> Any:
    return int(value) if isinstance(value, str) and value.lstrip("-").isdigit() else value


class Published:
    """A machine-readable copy of the Bot API's documentation: `methods` and `types` with their fields."""

    def __init__(self, path: pathlib.Path) -> None:
        document = json.loads(path.read_text("utf-8"))
        self._methods: dict[str, Any] = document["methods"]
        self._types: dict[str, Any] = document["types"]

    def check(self, method: str, fields: Fields) -> None:
        """Refuse with 400 (404 for a method) whatever the copy does not contain."""
        if method not in self._methods:
            raise RefusalError(404, "Not Found: method not found")
        problem = self._problem(self._methods[method].get("fields", []), fields, method)
        if problem:
            raise bad_request(problem)

    def _problem(self, described: list[dict[str, Any]], fields: Fields, place: str) -> str | None:
        known = {field["name"]: field for field in described}
        for name in fields:
            if name not in known:
                return f"unknown field {name} of {place}"
        for name, field in known.items():
            if name not in fields:
                if field["required"]:
                    return f"field {name} of {place} is required"
            elif not any(self._fits(kind, fields[name]) for kind in field["types"]):
                return f"field {name} of {place} is not of type {' or '.join(field['types'])}"
        return None

    def _fits(self, kind: str, value: Any) -> bool:
        if kind.startswith("Array of "):
            inner = kind.removeprefix("Array of ")
            return isinstance(value, list) and all(self._fits(inner, item) for item in value)
        plain: dict[str, Any] = {
            "Integer": int,
            "String": str,
            "InputFile": str,
            "Float": (int, float),
            "Boolean": bool,
        }
        if kind in plain:
            return isinstance(value, plain[kind]) and (kind == "Boolean" or not isinstance(value, bool))
        described = self._types[kind]
        if "subtypes" in described:
            return any(self._fits(name, value) for name in described["subtypes"])
        return isinstance(value, dict) and self._problem(described.get("fields", []), value, kind) is None


@functools.cache
def _published(path: str) -> Published | None:
    return Published(pathlib.Path(path)) if path else None
