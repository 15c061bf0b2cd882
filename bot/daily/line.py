"""The time of a group's line about the deal of the day: nine o'clock by its own clocks."""

import datetime as dt

from bot.daily.day import Day
from bot.table.calendar import DAY, day_of
from bot.zones import instant

LINE_AT = 9  # the hour


def line_at(day: Day, zone: str) -> float:
    """Return the nine o'clock of a zone that falls within a day (of UTC), in seconds since the epoch."""
    nine = instant(dt.datetime.combine(day_of(day.date), dt.time(LINE_AT)), zone)
    if nine < day.begins:
        return nine + DAY
    return nine - DAY if nine >= day.ends else nine
