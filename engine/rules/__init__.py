"""Rule sets: a preset, which is a diff over the base, and overrides of single options (docs/rules.md, 11 and 12)."""

from __future__ import annotations

import copy
import json
import tomllib
from collections.abc import Mapping
from functools import cache, lru_cache
from importlib import resources
from types import MappingProxyType
from typing import Any

from engine.errors import EngineError
from engine.rules import editions
from engine.rules.conflicts import examine
from engine.rules.editions import EDITION, FIRST
from engine.rules.model import (
    Auction,
    Barrel,
    Concession,
    Dealing,
    Game,
    Lock,
    Marriages,
    Playing,
    Redeals,
    Rules,
    Scoring,
    Sitter,
    Table,
    Talon,
)
from engine.rules.options import BY_NAME, CATALOGUE, Condition, Option
from engine.rules.parts import Layout, Right
from engine.rules.values import read

__all__ = [
    "EDITION",
    "FIRST",
    "PRESETS",
    "Condition",
    "Layout",
    "Option",
    "Right",
    "Rules",
    "build",
    "flat",
    "known_to_first",
    "options",
    "told",
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

_GROUPS: dict[str, Any] = {
    "table": Table,
    "deal": Dealing,
    "redeal": Redeals,
    "auction": Auction,
    "talon": Talon,
    "sitter": Sitter,
    "concession": Concession,
    "play": Playing,
    "marriages": Marriages,
    "scoring": Scoring,
    "lock": Lock,
    "barrel": Barrel,
    "game": Game,
}
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


def build(preset: str, options: Mapping[str, Any] | None = None, edition: int = EDITION) -> Rules:
    """Return the rule set of a preset with overrides by dotted name, as it was in an edition (``editions``).

    Raises ``bad_rules`` (``field``, ``value``, ``other_field``, ``set_by``) for an unknown preset or option, a value
    out of its range, or a combination that cannot be played (docs/rules.md, 12).
    """
    given = dict(options or {})
    if preset not in PRESETS:
        raise EngineError(
            "bad_rules",
            f"there is no preset {preset!r}; presets: {', '.join(PRESETS)}",
            reason="unknown_preset",
            field="preset",
            value=preset,
            other_field=None,
            set_by=None,
        )
    for name, value in given.items():
        if name not in BY_NAME:
            raise EngineError(
                "bad_rules",
                f"there is no option {name!r}",
                reason="unknown_option",
                field=name,
                value=value,
                other_field=None,
                set_by=None,
            )
    try:
        key = json.dumps(given, sort_keys=True)
    except (TypeError, ValueError):
        key = ""
    return _build(preset, key, edition) if key else _assemble(preset, given, edition)


@lru_cache(maxsize=_KEPT_RULE_SETS)
def _build(preset: str, key: str, edition: int) -> Rules:
    return _assemble(preset, json.loads(key), edition)


def _plain(preset: str, given: Mapping[str, Any], edition: int) -> dict[str, Any]:
    """Return every option's value as JSON, by dotted name, unchecked."""
    diff = _preset(preset)
    plain = {
        option.name: given.get(option.name, diff.get(option.name, copy.deepcopy(option.default)))
        for option in CATALOGUE
    }
    return plain | editions.then(preset, edition, given, plain)


def _assemble(preset: str, given: dict[str, Any], edition: int) -> Rules:
    plain = _plain(preset, given, edition)
    values = {option.name: read(option, plain[option.name]) for option in CATALOGUE}
    examine(preset, given, plain, values)
    fields: dict[str, dict[str, Any]] = {group: {} for group in _GROUPS}
    for name, value in values.items():
        group, field = name.split(".")
        fields[group][field] = value
    doubled = editions.sitter_doubled(edition, plain)
    fields["sitter"]["doubled"] = doubled
    groups = {group: make(**fields[group]) for group, make in _GROUPS.items()}
    return Rules(
        preset=preset,
        options=MappingProxyType(given),
        key=json.dumps({**plain, "sitter.doubled": doubled}, sort_keys=True),
        values=MappingProxyType(plain),
        **groups,
    )


def flat(rules: Rules) -> dict[str, Any]:
    """Return every option's value as JSON, by dotted name."""
    return copy.deepcopy(dict(rules.values))


def told(rules: Rules, reader: int = EDITION) -> dict[str, Any]:
    """Return a rule set as ``preset`` and ``options`` for a reader who takes the preset for that of an edition.

    The options name whatever that edition had otherwise. Only the sitter's bonus is no option: where it is not what
    the reader would take it for, the ``edition`` is told as well.
    """
    return copy.deepcopy(_told(rules, reader))


@lru_cache(maxsize=_KEPT_RULE_SETS)
def _told(rules: Rules, reader: int) -> dict[str, Any]:
    alike = editions.sitter_doubled(reader, rules.values) == rules.sitter.doubled
    edition = reader if alike else FIRST + EDITION - reader
    overrides = _overrides(rules, reader) | _overrides(rules, edition)
    data: dict[str, Any] = {"preset": rules.preset, "options": overrides}
    return data if alike else {**data, "edition": edition}


def _overrides(rules: Rules, edition: int) -> dict[str, Any]:
    """Return the overrides that make these rules of the preset as it was in an edition."""
    found: dict[str, Any] = {}
    for _ in range(2):  # an override may switch a group on, whose values are then those of the edition as well
        plain = _plain(rules.preset, found, edition)
        found |= {name: value for name, value in rules.values.items() if plain[name] != value}
    # Where one switches a group off, what the edition had in it does not matter, and may not be named.
    return {name: value for name, value in found.items() if _is_on(rules, name)}


def _is_on(rules: Rules, name: str) -> bool:
    """Whether an option's group is on, or the option itself switches it."""
    switch = f"{name.split('.', maxsplit=1)[0]}.enabled"
    return name == switch or bool(rules.values.get(switch, True))


@lru_cache(maxsize=_KEPT_RULE_SETS)
def known_to_first(rules: Rules, *, begun: bool) -> bool:
    """Whether workers of release 0.1.0 know these rules; those of a game that has ``begun`` as it is stored."""
    data = told(rules, FIRST) if begun else {"options": rules.options}
    if "edition" in data or editions.unknown_to_first(data["options"], rules.values):
        return False
    try:
        build(rules.preset, data["options"], FIRST)
    except EngineError:
        return False
    return True
