"""Durations as people type them: `30s`, `2m`, `1h`, `1d`."""

import re

from bot.texts.typed import name_typed

NO_TIME = "off"  # typed for no limit
_DURATION = re.compile(r"(\d{1,4})\s*(s|m|h|d)", re.ASCII)
_UNITS = {"s": 1, "m": 60, "h": 3600, "d": 86400}


def read_duration(typed: str) -> int | None:
    """Return the seconds of a typed duration; None for anything else."""
    match = _DURATION.fullmatch(typed.strip().lower())
    return int(match[1]) * _UNITS[match[2]] if match else None


def typed_time(seconds: int) -> str:
    """Return a duration as people type it, in the largest unit that divides it: `90s`, `2m`, `1d`."""
    unit, size = next((unit, size) for unit, size in reversed(_UNITS.items()) if seconds % size == 0)
    return f"{seconds // size}{unit}"


def is_no_time(typed: str) -> bool:
    """Whether "no limit" is meant, in any language."""
    return name_typed(typed, "button-timer", [NO_TIME]) is not None
