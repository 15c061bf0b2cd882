"""Time zones by name, e.g. `Europe/Warsaw`, for chats and people."""

import datetime as dt
from collections.abc import Sequence
from functools import cache
from zoneinfo import ZoneInfo, available_timezones

ZONE = "zone"
"""The field of a chat's or a person's document for the name of its zone."""

UTC = "UTC"
"""The zone of chats and people that have chosen none."""

OFFERED: Sequence[str] = (
    "Europe/Warsaw",
    "Europe/Kyiv",
    "Europe/Moscow",
    "Europe/Berlin",
    "Europe/Rome",
    "Europe/Vilnius",
    "Europe/Minsk",
    "Europe/London",
    "Asia/Almaty",
    "Asia/Yekaterinburg",
    "Asia/Seoul",
    "America/New_York",
    "America/Chicago",
    "America/Los_Angeles",
    UTC,
)
"""The zones on buttons. Any other zone has to be typed."""


def zone_named(typed: str) -> str | None:
    """Return the zone for a typed name: whole (`europe/warsaw`) or only its city (`new york`); None if there is none.

    Only names with a region count, and UTC. An abbreviation such as CET does not follow any one place.
    """
    return _names().get("_".join(typed.casefold().split()))


def city(zone: str) -> str:
    """Return a zone's name on a button: its city."""
    return zone.rpartition("/")[2].replace("_", " ")


def local(now: float, zone: str) -> dt.datetime:
    """Return the local time at a moment, given in seconds since the epoch. A zone that is gone counts as UTC."""
    return dt.datetime.fromtimestamp(now, _zone(zone))


def instant(wall: dt.datetime, zone: str) -> float:
    """Return the moment at which the clocks of a zone show a time, in seconds since the epoch.

    If the clocks show the time twice, the first moment is returned. If they skip it, the moment is as much later as the
    clocks are put forward.
    """
    return wall.replace(tzinfo=_zone(zone)).timestamp()


def month_at(now: float, zone: str) -> str:
    """Return the month of a moment by a zone's clocks, e.g. `2026-11`."""
    return f"{local(now, zone):%Y-%m}"


def month_before(month: str) -> str:
    """Return the previous month."""
    first = dt.date.fromisoformat(f"{month}-01")
    return f"{first - dt.timedelta(days=1):%Y-%m}"


def first_of(month: str) -> dt.date:
    """Return the first day of a month, for a sentence that writes the month as its language does."""
    return dt.date.fromisoformat(f"{month}-01")


@cache
def _zone(name: str) -> dt.tzinfo:
    known = zone_named(name)
    return ZoneInfo(known) if known is not None else dt.UTC


@cache
def _names() -> dict[str, str]:
    whole = [name for name in available_timezones() if name == UTC or ("/" in name and not name.startswith("Etc/"))]
    found: dict[str, str] = {}
    for name in sorted(whole, key=lambda one: (one not in OFFERED, one)):
        found.setdefault(name.casefold(), name)
        found.setdefault(city(name).replace(" ", "_").casefold(), name)
    return found
