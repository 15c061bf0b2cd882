"""Conversion of a single option's value from JSON to its form in the rule set, or a refusal."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from engine.errors import EngineError
from engine.rules.option import MARRIAGE_TABLES, Option
from engine.rules.parts import Layout, RedealRight

# For each right, the name and the customary value of its number (docs/rules.md, 4).
_NUMBER_OF_RIGHT: dict[str, tuple[str, int]] = {
    "weak_hand": ("points_below", 10),
    "nines_dealt": ("count", 4),
    "poor_talon": ("points_below", 5),
    "talon_nines": ("count", 2),
    "nines_after_exchange": ("count", 4),
    "weak_after_exchange": ("points_below", 14),
}
_FLAGS_OF_RIGHT: dict[str, tuple[str, ...]] = {
    "nines_dealt": ("unless_marriage",),
    "poor_talon": ("minimum_bid_only",),
    "weak_after_exchange": ("minimum_bid_only",),
}
RIGHTS = tuple(_NUMBER_OF_RIGHT)
LAYOUT_KEYS = {"hand": "hand", "talons": "talons", "talon_size": "talon_size", "pass": "passes", "discard": "discard"}


def bad_rules(message: str, reason: str, field: str, value: Any) -> EngineError:
    """Return the ``bad_rules`` for a fault in one field, without another field."""
    return EngineError("bad_rules", message, reason=reason, field=field, value=value, other_field=None, set_by=None)


def refuse(option: Option, value: Any, what: str) -> EngineError:
    """Return the ``bad_rules`` for a value that an option cannot have."""
    return bad_rules(f"{option.name} cannot be {value!r}: {what}", "bad_value", option.name, value)


def _whole(value: Any) -> bool:
    return type(value) is int


def _flag(option: Option, value: Any) -> bool:
    if not isinstance(value, bool):
        raise refuse(option, value, "it is true or false")
    return value


def _choice(option: Option, value: Any) -> str:
    if not isinstance(value, str) or value not in option.values:
        raise refuse(option, value, f"it is one of {', '.join(option.values)}")
    return value


def _number(option: Option, value: Any) -> int | None:
    if value is None and option.nullable:
        return None
    if not _whole(value):
        raise refuse(option, value, "it is a whole number" + (" or null" if option.nullable else ""))
    if option.values and value not in option.values:
        raise refuse(option, value, f"it is one of {', '.join(map(str, option.values))}")
    if not option.values and not option.minimum <= value <= option.maximum:
        raise refuse(option, value, f"it lies between {option.minimum} and {option.maximum}")
    return int(value)


def _players(option: Option, value: Any) -> tuple[int, ...]:
    if (
        not isinstance(value, list | tuple)
        or not value
        or not all(_whole(seats) and seats in option.values for seats in value)
        or len(set(value)) < len(value)
    ):
        raise refuse(option, value, "it is a list of different seat counts out of 2, 3 and 4")
    return tuple(value)


def _layouts(option: Option, value: Any) -> tuple[tuple[int, Layout], ...]:
    if not isinstance(value, Mapping) or not value:
        raise refuse(option, value, 'it is an object like {"3": {"hand": 7, …}}')
    layouts = []
    for seats, layout in value.items():
        if seats not in ("2", "3", "4") or not isinstance(layout, Mapping):
            raise refuse(option, value, 'its keys are "2", "3" and "4", its values objects')
        if set(layout) != set(LAYOUT_KEYS) or not all(_whole(count) and 0 <= count <= 24 for count in layout.values()):
            raise refuse(option, value, f"a layout has the counts {', '.join(LAYOUT_KEYS)}")
        if layout["hand"] < 1 or (layout["talons"] > 0 and layout["talon_size"] < 1):
            raise refuse(option, value, "a hand and a talon have at least one card")
        layouts.append((int(seats), Layout(**{LAYOUT_KEYS[key]: count for key, count in layout.items()})))
    return tuple(sorted(layouts, key=lambda entry: entry[0]))


def _right(option: Option, value: Any, right: Any) -> RedealRight:
    name = right.get("right") if isinstance(right, Mapping) else None
    if not isinstance(name, str) or name not in _NUMBER_OF_RIGHT:
        raise refuse(option, value, f"a right is an object whose right is one of {', '.join(RIGHTS)}")
    number, customary = _NUMBER_OF_RIGHT[name]
    flags = _FLAGS_OF_RIGHT.get(name, ())
    unknown = set(right) - {"right", number, *flags}
    if unknown:
        raise refuse(option, value, f"the right {name} has no {', '.join(sorted(map(str, unknown)))}")
    count = right.get(number, customary)
    if not _whole(count) or count < 1:
        raise refuse(option, value, f"{number} of {name} is a whole number from 1")
    if not all(isinstance(right.get(flag, False), bool) for flag in flags):
        raise refuse(option, value, f"{', '.join(flags)} of {name} is true or false")
    return RedealRight(name, **{number: count}, **{flag: right.get(flag, False) for flag in flags})


def _rights(option: Option, value: Any) -> tuple[RedealRight, ...]:
    if not isinstance(value, list | tuple):
        raise refuse(option, value, "it is a list of rights")
    return tuple(_right(option, value, right) for right in value)


def _marriage_values(option: Option, value: Any) -> tuple[int, int, int, int]:
    if isinstance(value, str) and value in MARRIAGE_TABLES:
        return MARRIAGE_TABLES[value]
    if (
        not isinstance(value, Mapping)
        or set(value) != set("SCDH")
        or not all(_whole(points) and points >= 0 for points in value.values())
    ):
        raise refuse(option, value, f"it is one of {', '.join(MARRIAGE_TABLES)} or four values for S, C, D and H")
    return (value["S"], value["C"], value["D"], value["H"])


_READERS: dict[str, Callable[[Option, Any], Any]] = {
    "flag": _flag,
    "choice": _choice,
    "number": _number,
    "players": _players,
    "layouts": _layouts,
    "rights": _rights,
    "marriage_values": _marriage_values,
}


def read(option: Option, value: Any) -> Any:
    """Return the internal form of an option's JSON value. Raises ``bad_rules``."""
    return _READERS[option.type](option, value)
