"""Rule sets: a preset (its differences from the base) and overrides of single options (docs/rules.md, 11 and 12)."""

from __future__ import annotations

import copy
import json
import tomllib
from collections.abc import Mapping
from functools import cache, lru_cache
from importlib import resources
from types import MappingProxyType
from typing import Any

from engine.rules.conflicts import examine
from engine.rules.model import Rules
from engine.rules.option import Condition, Option
from engine.rules.options import BY_NAME, CATALOGUE, GROUPS, matters
from engine.rules.parts import Layout, RedealRight
from engine.rules.values import bad_rules, read

__all__ = [
    "PRESETS",
    "Condition",
    "Layout",
    "Option",
    "RedealRight",
    "Rules",
    "as_json",
    "build",
    "flat",
    "options",
    "restored",
    "stored",
]

PRESETS: tuple[str, ...] = (
    "polish",
    "polish_pagat",
    "polish_two_talons",
    "auction_thousand",
    "polish_nine",
    "polish_twelve",
    "polish_open_seven",
    "draw_thousand",
    "draw_thousand_five",
    "elwood",
    "skoroszow",
    "italian",
    "tysiac_2004",
    "russian",
    "lviv",
    "thousand_and_one",
    "german_1001",
    "russeln",
)
"""The names of the presets, the default first."""

_KEPT_RULE_SETS = 512


def options() -> tuple[Option, ...]:
    """Return the catalogue of options in the order of docs/rules.md, 12."""
    return CATALOGUE


@cache
def _preset(name: str) -> Mapping[str, Any]:
    """Read a preset: the values by which it differs from the base, by dotted name."""
    text = resources.files("engine").joinpath("presets", f"{name}.toml").read_text(encoding="utf-8")
    groups = tomllib.loads(text)
    diff = dict(_preset(groups.pop("as"))) if "as" in groups else {}
    for group, fields in groups.items():
        for field, value in fields.items():
            diff[f"{group}.{field}"] = value
    return diff


def build(preset: str, options: Mapping[str, Any] | None = None) -> Rules:
    """Return the rule set of a preset with overrides by dotted name, e.g. ``{"lock.at": 800}`` (docs/rules.md, 11, 12).

    Raises ``bad_rules`` (``field``, ``value``, ``other_field``, ``set_by``) for an unknown preset or option, a value
    out of its range, or a combination that cannot be played (docs/rules.md, 12).
    """
    given = dict(options or {})
    if preset not in PRESETS:
        message = f"there is no preset {preset!r}; presets: {', '.join(PRESETS)}"
        raise bad_rules(message, "unknown_preset", "preset", preset)
    for name, value in given.items():
        if name not in BY_NAME:
            raise bad_rules(f"there is no option {name!r}", "unknown_option", name, value)
    try:
        key = json.dumps(given, sort_keys=True)
    except (TypeError, ValueError):
        key = ""
    return _build(preset, key) if key else _checked(preset, given)


@lru_cache(maxsize=_KEPT_RULE_SETS)
def _build(preset: str, key: str) -> Rules:
    return _checked(preset, json.loads(key))


def _plain(preset: str, given: Mapping[str, Any]) -> dict[str, Any]:
    """Return every option's value as JSON, by dotted name, unchecked."""
    diff = _preset(preset)
    return {
        option.name: given.get(option.name, diff.get(option.name, copy.deepcopy(option.default)))
        for option in CATALOGUE
    }


def _checked(preset: str, given: dict[str, Any]) -> Rules:
    plain = _plain(preset, given)
    values = {option.name: read(option, plain[option.name]) for option in CATALOGUE}
    examine(preset, given, plain, values)
    return _assembled(preset, given, plain, values)


def _assembled(preset: str, given: dict[str, Any], plain: dict[str, Any], values: Mapping[str, Any]) -> Rules:
    fields: dict[str, dict[str, Any]] = {group: {} for group in GROUPS}
    for name, value in values.items():
        group, field = name.split(".")
        fields[group][field] = value
    groups = {group: make(**fields[group]) for group, make in GROUPS.items()}
    return Rules(
        preset=preset,
        options=MappingProxyType(given),
        key=json.dumps(plain, sort_keys=True),
        values=MappingProxyType(plain),
        **groups,
    )


def flat(rules: Rules) -> dict[str, Any]:
    """Return every option's value as JSON, by dotted name."""
    return copy.deepcopy(dict(rules.values))


def stored(rules: Rules) -> dict[str, Any]:
    """Return a rule set as JSON with every option's value, so that ``restored`` does not depend on presets."""
    return {"preset": rules.preset, "options": copy.deepcopy(dict(rules.options)), "values": flat(rules)}


def restored(data: Mapping[str, Any]) -> Rules:
    """Return the rule set that ``stored`` wrote, even if its preset has changed since.

    An option that is missing because it's newer gets its base value. Raises ``bad_rules`` for a value out of range.
    """
    plain = {option.name: data["values"].get(option.name, copy.deepcopy(option.default)) for option in CATALOGUE}
    values = {option.name: read(option, plain[option.name]) for option in CATALOGUE}
    return _assembled(data["preset"], dict(data["options"]), plain, values)


def as_json(rules: Rules) -> dict[str, Any]:
    """Return a rule set in the form of a record: its ``preset``, and as ``options`` the values that differ from it."""
    return copy.deepcopy(_as_json(rules))


@lru_cache(maxsize=_KEPT_RULE_SETS)
def _as_json(rules: Rules) -> dict[str, Any]:
    diff = _plain(rules.preset, {})
    changed = {name: value for name, value in rules.values.items() if diff[name] != value}
    # Options of a group that is off have no effect, and must not be named in a record.
    options = {name: value for name, value in changed.items() if matters(BY_NAME[name], rules.values)}
    return {"preset": rules.preset, "options": options}
