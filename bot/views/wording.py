"""Names of presets, options and their values, and cards by suit."""

import json
from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby
from typing import Any

from bot.table.settings import DOOR, SPANS, TIMER
from bot.table.table import Table
from bot.texts import either, has, plain, rank, suit
from bot.views.names import preset_name
from engine.rules import Option, RedealRight, Rules, as_json, flat
from engine.rules.options import BY_NAME, CATALOGUE, matters
from engine.rules.values import read

UNLIMITED = frozenset({"concession.free_uses", "concession.write_down_uses", "concession.max_contract"})
"""Options that limit something; one without a value sets no limit."""

MET = ("play", "marriages", "talon", "auction", "scoring")
"""The groups of options that a person meets within a hand, the most important first."""

UNFELT = frozenset({"auction.ceiling", "scoring.rounding_to"})
"""Options of these groups that seldom make a difference."""

MOST = 4  # differences told in one line

TOAST_LIMIT = 200  # characters of a toast on every platform


UNITS = {"days": 86400, "hours": 3600, "minutes": 60, "seconds": 1}


def duration(seconds: int, language: str) -> str:
    """Return a time in words, in the largest unit that divides it: "2 minutes", "90 seconds"."""
    unit, size = next((unit, size) for unit, size in UNITS.items() if seconds % size == 0)
    return plain(language, f"time-{unit}", count=seconds // size)


def by_suit(held: Iterable[str], language: str, between: str = "  ") -> str:
    """Return cards, sorted by suit already, in one line: each suit's symbol, then its ranks."""
    return between.join(
        f"{suit(letter)} {' '.join(rank(language, code[0]) for code in same)}"
        for letter, same in groupby(held, key=lambda code: code[1])
    )


def option_key(option: str) -> str:
    """Return the text key of an option: dots become hyphens."""
    return f"option-{option.replace('.', '-')}"


def option_name(option: str, language: str) -> str:
    """Return the name of an option; its dotted name where it has no text."""
    key = option_key(option)
    return plain(language, key) if has(key) else option


def value_name(option: str, value: Any, language: str) -> str:
    """Return an option's value (as JSON) in words."""
    if isinstance(value, bool):
        return plain(language, "value-yes" if value else "value-no")
    if value is None:
        return plain(language, "value-no-limit" if option in UNLIMITED else "value-none")
    if isinstance(value, str):
        key = f"{option_key(option)}.{value}"
        return plain(language, key) if has(key) else value
    if isinstance(value, Mapping):
        return _object(value, language)
    if isinstance(value, Sequence):
        return ", ".join(_entry(part, language) for part in value) or plain(language, "value-none")
    return str(value)


def setting_name(name: str, language: str) -> str:
    """Return the name of an option, of the preset, or of a setting of the table."""
    return option_name(name, language) if name in BY_NAME else plain(language, f"setting-{name}")


def setting_value(name: str, value: Any, language: str) -> str:
    """Return the value of an option, of the preset, or of a setting of the table in words."""
    if name == "preset":
        return preset_name(value, language)
    if name == DOOR:
        return plain(language, f"join-{value}")
    if name == TIMER and value is None:
        return plain(language, "value-no-limit")
    if name in SPANS:
        return duration(value, language) if value else plain(language, "value-no")
    return value_name(name, value, language)


def settings_said(values: Mapping[str, Any], language: str) -> str:
    """Return settings with their values in one line: "Pictures: yes; Time for a move: 2 minutes"."""
    return "; ".join(
        f"{setting_name(one, language)}: {setting_value(one, value, language)}" for one, value in values.items()
    )


def changes(table: Table, language: str) -> str:
    """Return in one line how the table's options differ from its preset; empty if they do not.

    A game begun under an earlier release is compared with the preset of today (docs/rules.md, 13).
    """
    changed = table.options if table.game is None else as_json(table.game.rules)["options"]
    return "; ".join(
        f"{option_name(name, language)}: {value_name(name, value, language)}" for name, value in changed.items()
    )


def differences(one: Rules, usual: Rules, language: str) -> str:
    """Return in one line what a person meets in a hand by some rules and not by their usual ones; empty for nothing."""
    here, there = flat(one), flat(usual)
    met = [option for group in MET for option in CATALOGUE if option.name.startswith(f"{group}.")]
    names = [
        option.name
        for option in met
        if here[option.name] != there[option.name] and matters(option, here) and option.name not in UNFELT
    ]
    told = [f"{option_name(name, language)}: {value_name(name, here[name], language)}" for name in names[:MOST]]
    return "; ".join([*told, *(["…"] if len(names) > MOST else [])])


def possible(option: Option, language: str) -> str:
    """Return the possible values of an option, as people may type them."""
    if option.type == "flag":
        return either(language, [value_name(option.name, value, language) for value in (True, False)])
    if option.type in {"choice", "marriage_values"}:
        return either(language, [value_name(option.name, value, language) for value in option.values])
    if option.type == "players":
        return either(language, option.values)
    if option.type != "number":
        return json.dumps(option.customary[:1] or option.default, separators=(",", ":"))
    values = [str(value) for value in option.values] or [_range(option, language)]
    return either(language, [*values, value_name(option.name, None, language)] if option.nullable else values)


def _range(option: Option, language: str) -> str:
    examples = ", ".join(map(str, [value for value in option.customary if value is not None][:3] or [option.default]))
    return plain(language, "values-range", least=option.minimum, most=option.maximum, examples=examples)


def _entry(part: Any, language: str) -> str:
    return right_name(part, language) if isinstance(part, Mapping) else str(part)


def right_name(right: Mapping[str, Any], language: str) -> str:
    """Return a redeal right (as JSON) in a few words."""
    held: RedealRight = read(BY_NAME["redeal.rights"], [right])[0]
    name = plain(language, f"right-{held.right}", number=held.count or held.points_below)
    conditions = ("unless_marriage", "minimum_bid_only")
    flags = [plain(language, f"right-{condition}") for condition in conditions if getattr(held, condition)]
    return f"{name} ({', '.join(flags)})" if flags else name


def layout_name(layout: Mapping[str, int], seats: int, language: str) -> str:
    """Return how the pack is laid out for a number of players, in a few words."""
    talons = layout["talons"]
    parts = [plain(language, "layout-hand", count=layout["hand"])]
    if talons:
        parts.append(plain(language, "layout-talon", talons=talons, count=layout["talon_size"]))
    if layout["pass"]:
        parts.append(plain(language, "layout-pass", count=layout["pass"], players=seats))
    if layout["discard"]:
        parts.append(plain(language, "layout-discard", count=layout["discard"]))
    return ", ".join(parts)


def _object(value: Mapping[str, Any], language: str) -> str:
    if set(value) == set("SCDH"):
        return " ".join(f"{suit(letter)}{points}" for letter, points in value.items())
    return "; ".join(
        f"{plain(language, 'layout-players', count=int(seats))}: {layout_name(layout, int(seats), language)}"
        for seats, layout in sorted(value.items())
    )
