"""The JSON Schema of rules, records and views."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from pydantic import TypeAdapter

from engine import judge, rules
from engine.actions import Action
from engine.record import Record
from engine.rules.option import MARRIAGE_TABLES, Option
from engine.rules.values import LAYOUT_KEYS, RIGHTS
from engine.view import View

_DIALECT = "https://json-schema.org/draft/2020-12/schema"
_WHOLE = {"type": "integer", "minimum": 0}


def _object(properties: dict[str, Any], required: Iterable[str]) -> dict[str, Any]:
    """Return the schema of an object without other properties."""
    return {"type": "object", "properties": properties, "required": list(required), "additionalProperties": False}


def _choices(option: Option) -> dict[str, Any]:
    return {"enum": [*option.values, None] if option.nullable else list(option.values)}


def _number(option: Option) -> dict[str, Any]:
    if option.values:
        return _choices(option)
    types = ["integer", "null"] if option.nullable else "integer"
    return {"type": types, "minimum": option.minimum, "maximum": option.maximum}


def _option(option: Option) -> dict[str, Any]:
    match option.type:
        case "flag":
            shape: dict[str, Any] = {"type": "boolean"}
        case "choice":
            shape = _choices(option)
        case "number":
            shape = _number(option)
        case "players":
            shape = {"type": "array", "items": {"enum": list(option.values)}, "minItems": 1, "uniqueItems": True}
        case "layouts":
            layout = _object(dict.fromkeys(LAYOUT_KEYS, _WHOLE), LAYOUT_KEYS)
            shape = {"type": "object", "propertyNames": {"enum": ["2", "3", "4"]}, "additionalProperties": layout}
        case "rights":
            right = {
                "right": {"enum": list(RIGHTS)},
                "points_below": {"type": "integer", "minimum": 1},
                "count": {"type": "integer", "minimum": 1},
                "unless_marriage": {"type": "boolean"},
                "minimum_bid_only": {"type": "boolean"},
            }
            shape = {"type": "array", "items": _object(right, ["right"])}
        case "marriage_values":
            four = _object(dict.fromkeys("SCDH", _WHOLE), "SCDH")
            shape = {"anyOf": [{"enum": list(MARRIAGE_TABLES)}, four]}
    return {**shape, "default": option.default}


def rules_schema() -> dict[str, Any]:
    """Return the schema of the ``rules`` of a record."""
    overrides = {option.name: _option(option) for option in rules.options()}
    return {
        "$schema": _DIALECT,
        "title": "rules",
        "type": "object",
        "properties": {
            "preset": {"enum": list(rules.PRESETS)},
            "options": {"type": "object", "properties": overrides, "additionalProperties": False},
        },
        "required": ["preset"],
    }


def _actions(*, of_judge: bool) -> dict[str, Any]:
    """Return the schema of an action: one alternative per ``do``, with ``seat`` and ``do`` required.

    ``of_judge`` adds the actions of a judge, whose seat is null.
    """
    schema: dict[str, Any] = TypeAdapter(Action).json_schema()
    found = []
    for name, shape in sorted(schema["$defs"].items()):
        kind = _DO[name]
        if kind == "deal" or (kind in _OF_A_JUDGE and not of_judge):
            continue
        properties = {"seat": {"type": "integer"}, "do": {"const": kind}, **shape["properties"]}
        if kind in _OF_A_JUDGE:
            properties |= {"seat": {"type": "null"}, **_OF_A_JUDGE[kind]}
        required = ["seat", "do", *(field for field in shape.get("required", ()) if field != "seat")]
        found.append({"type": "object", "properties": properties, "required": required})
    return {"anyOf": found}


_DO: dict[str, str] = {kind.__name__: kind.do for kind in Action.__args__}

# The actions of a judge, with the limits of their fields.
_OF_A_JUDGE: dict[str, dict[str, Any]] = {
    "annul": {},
    "penalty": {
        "player": {"type": "integer", "minimum": 0},
        "points": {"type": "integer", "minimum": judge.LEAST, "maximum": judge.MOST},
    },
}


def record_schema() -> dict[str, Any]:
    """Return the schema of a record."""
    schema = Record.model_json_schema()
    schema["$schema"] = _DIALECT
    schema["$defs"]["RecordRules"] = {key: value for key, value in rules_schema().items() if key != "$schema"}
    hand = schema["$defs"]["RecordHand"]["properties"]
    hand["pack"] = {"type": "array", "items": {"type": "string", "pattern": "^[9JQKTA][SCDH]$"}}
    hand["actions"] = {"type": "array", "items": _actions(of_judge=True)}
    return schema


def view_schema() -> dict[str, Any]:
    """Return the schema of a view."""
    schema = TypeAdapter(View).json_schema(by_alias=True)
    schema["$schema"] = _DIALECT
    actions = {"type": "array", "items": _actions(of_judge=False)}
    schema["properties"]["auction"] = actions
    schema["properties"]["legal"] = actions
    trick = schema["$defs"]["TrickView"]
    trick["properties"]["winner"] = {"type": "integer"}
    trick["required"] = ["leader", "cards"]
    return schema


def schema() -> dict[str, Any]:
    """Return all three schemas."""
    return {"rules": rules_schema(), "record": record_schema(), "view": view_schema()}
