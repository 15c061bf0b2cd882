"""Days of the deal of the day: their names, when they begin, and when their secret may be shown.

A day is a day of UTC.
"""

import datetime as dt

CODE = "daily-"  # before the date in the name that a day's deal is sealed and stored under
DAY = 86_400.0  # seconds
OPENED_AFTER = 60.0  # seconds from a day's end until its secret is shown: no clock is that far behind


def date_at(now: float) -> str:
    """Return the day of a moment in seconds since the epoch, e.g. `2026-11-22`."""
    return dt.datetime.fromtimestamp(now, dt.UTC).date().isoformat()


def begins(date: str) -> float:
    """Return when a day begins, in seconds since the epoch. Raises ValueError for what is no date."""
    return dt.datetime.fromisoformat(date).replace(tzinfo=dt.UTC).timestamp()


def next_to(date: str, days: int = 1) -> str:
    """Return the day so many days after another; before it where `days` is negative."""
    return (dt.date.fromisoformat(date) + dt.timedelta(days=days)).isoformat()


def is_date(text: str) -> bool:
    """Whether a text is a date as days are named."""
    try:
        return dt.date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False


def sealed_as(date: str) -> str:
    """Return the name that stands for the table in the seal of a day's deal, the same for all its tables."""
    return CODE + date


def may_open(date: str, now: float) -> bool:
    """Whether a day's secret may be shown: every hand of the day is closed, by any clock."""
    return now >= begins(date) + DAY + OPENED_AFTER
