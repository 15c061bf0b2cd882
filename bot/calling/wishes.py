"""A person's wishes about calls: the groups they want calls in, and the quiet hours. The person's document has them."""

import re
from collections.abc import Mapping
from typing import Any

from bot.zones import UTC, ZONE, local

GROUPS = "callme"
"""The field of a person's document for the groups in which they are called: titles by key."""

QUIET = "quiet"
"""The field of a person's document for the hours between which they are not called."""

USUAL_QUIET = (22, 8)  # from ten in the evening to eight in the morning
MOST_GROUPS = 20
_HOURS = re.compile(r"([01]?\d|2[0-3])(?::00)?\s*[-–]\s*([01]?\d|2[0-3])(?::00)?", re.ASCII)


def groups(about: Mapping[str, Any]) -> Mapping[str, str]:
    """Return the groups in which a person wants calls: titles by key."""
    return about.get(GROUPS) or {}


def quiet_hours(about: Mapping[str, Any]) -> tuple[int, int]:
    """Return the hours between which a person is not called."""
    begin, end = about.get(QUIET) or USUAL_QUIET
    return int(begin), int(end)


def is_quiet(about: Mapping[str, Any], now: float) -> bool:
    """Return whether it is a quiet hour for a person, by their own zone."""
    begin, end = quiet_hours(about)
    hour = local(now, str(about.get(ZONE, UTC))).hour
    return begin <= hour < end if begin <= end else hour >= begin or hour < end


def hours_typed(typed: str) -> tuple[int, int] | None:
    """Parse quiet hours: `22-8`, `23:00-7:00`; None for anything else. Equal hours mean no quiet hours."""
    match = _HOURS.fullmatch(typed.strip())
    return (int(match[1]), int(match[2])) if match else None
