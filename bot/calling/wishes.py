"""A person's wishes: the groups they want calls in, and the quiet hours. The person's document has them."""

import datetime as dt
import re
from collections.abc import Mapping
from typing import Any

from bot.zones import ZONE, instant, local

GROUPS = "callme"
"""The field of a person's document for the groups in which they are called: titles by key."""

QUIET = "quiet"
"""The field of a person's document for the hours between which their phone is not to buzz."""

USUAL_QUIET = (22, 8)  # from ten in the evening to eight in the morning
MOST_GROUPS = 20
LEAST = 60.0  # seconds that quiet hours last at least, as clocks are put back
_HOURS = re.compile(r"([01]?\d|2[0-3])(?::00)?\s*[-–]\s*([01]?\d|2[0-3])(?::00)?", re.ASCII)


def groups(about: Mapping[str, Any]) -> Mapping[str, str]:
    """Return the groups in which a person wants calls: titles by key."""
    return about.get(GROUPS) or {}


def quiet_hours(about: Mapping[str, Any]) -> tuple[int, int]:
    """Return the hours between which a person's phone is not to buzz."""
    begin, end = about.get(QUIET) or USUAL_QUIET
    return int(begin), int(end)


def quiet_until(about: Mapping[str, Any], group: Mapping[str, Any], now: float) -> float | None:
    """Return until when a person's quiet hours last, in seconds since the epoch; 0.0 if they are not in any now.

    They are hours of the person's own zone, else of the group's; None if nobody has chosen one. `about` and `group` are
    the documents of the two.
    """
    begin, end = quiet_hours(about)
    if begin == end:
        return 0.0
    zone = about.get(ZONE) or group.get(ZONE)
    if zone is None:
        return None
    here = local(now, str(zone))
    if not (begin <= here.hour < end if begin < end else here.hour >= begin or here.hour < end):
        return 0.0
    over = here.replace(hour=end, minute=0, second=0, microsecond=0, fold=0, tzinfo=None)
    if here.hour >= end:
        over += dt.timedelta(days=1)
    return max(instant(over, str(zone)), now + LEAST)


def hours_typed(typed: str) -> tuple[int, int] | None:
    """Parse quiet hours: `22-8`, `23:00-7:00`; None for anything else. Equal hours mean no quiet hours."""
    match = _HOURS.fullmatch(typed.strip())
    return (int(match[1]), int(match[2])) if match else None
