"""Dates of the deal of the day, in UTC: when a day begins and ends, and when its secret may be shown."""

import datetime as dt

CODE = "daily-"  # before the date in the name under which a day's deal is sealed and stored
DAY = 86_400.0  # seconds
OPENED_AFTER = 60.0  # seconds after a day's end until its secret is shown: more than clocks differ


def date_at(now: float) -> str:
    """Return the date of a moment in seconds since the epoch, e.g. `2026-11-22`."""
    return dt.datetime.fromtimestamp(now, dt.UTC).date().isoformat()


def day_of(date: str) -> dt.date:
    """Return a date as a day, for a sentence that formats it by the rules of its language."""
    return dt.date.fromisoformat(date)


def begins(date: str) -> float:
    """Return when a day begins, in seconds since the epoch. Raises ValueError for another text."""
    return dt.datetime.fromisoformat(date).replace(tzinfo=dt.UTC).timestamp()


def left(now: float) -> float:
    """Return the seconds until the next day begins."""
    return begins(next_to(date_at(now))) - now


def next_to(date: str, days: int = 1) -> str:
    """Return the date some days later, or earlier for negative `days`."""
    return (dt.date.fromisoformat(date) + dt.timedelta(days=days)).isoformat()


def is_date(text: str) -> bool:
    """Whether a text is a date in the form `2026-11-22`."""
    try:
        return dt.date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False


def sealed_as(date: str) -> str:
    """Return the name that a day's deal is sealed under; all tables of the day share it."""
    return CODE + date


def may_open(date: str, now: float) -> bool:
    """Whether a day's secret may be shown: every hand of the day is closed, even on slow clocks."""
    return now >= begins(date) + DAY + OPENED_AFTER
