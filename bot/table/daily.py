"""The deal of the day as a table knows it: which day it is, by whose moves, and how it went.

A day is a day of UTC. Its table never knows the secret that its cards came from (`bot.daily`).
"""

import datetime as dt

from bot.refusal import Refusal
from bot.table.deals import Frozen
from engine.players import editions

CODE = "daily-"  # before the date in the name that a day's deal is sealed and stored under
DAY = 86_400.0  # seconds
OPENED_AFTER = 60.0  # seconds from a day's end until its secret is shown: no clock is that far behind


class Daily(Frozen):
    """Which deal of the day a table plays."""

    date: str
    """The day, e.g. `2026-11-22`."""

    edition: str
    """The edition of the built-in players (`engine.players.editions`)."""

    mark: str
    """What tells the player from the day's others without naming them."""

    streak: int = 1
    """How many days in a row its player has played, with this one."""

    taken: tuple[int, ...] = ()
    """The seats that have taken the tricks, in order."""

    @property
    def begins(self) -> float:
        """When the day begins, in seconds since the epoch."""
        return begins(self.date)

    @property
    def ends(self) -> float:
        """When the day ends, in seconds since the epoch."""
        return self.begins + DAY


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


def is_day(code: str) -> bool:
    """Whether a code is that of a day, and of no table."""
    return code.startswith(CODE)


def may_open(date: str, now: float) -> bool:
    """Whether a day's secret may be shown: every hand of the day is closed, by any clock."""
    return now >= begins(date) + DAY + OPENED_AFTER


def must_be_on(daily: Daily | None, now: float) -> None:
    """Raise Refusal for a move in a deal of the day whose day is over."""
    if daily is not None and now >= daily.ends:
        raise Refusal("daily-over")


def can_play(daily: Daily | None) -> bool:
    """Whether this release has the built-in players that a table is played against."""
    return daily is None or daily.edition in editions.EDITIONS
