"""Lists, moments and waits in a sentence, as each language writes them: the words between come from CLDR, by Babel."""

import datetime as dt
from collections.abc import Iterable
from typing import Literal

from babel import Locale
from babel.dates import format_datetime, format_skeleton, format_timedelta, get_day_names
from babel.lists import format_list

from bot.zones import city

_LOCALES = {"en": "en_GB"}  # the English of the texts is British: no comma before "and", the day before the month

LEFT_OUT = " …"  # after a list that is cut


def locale_of(language: str) -> str:
    """Return the locale of a language of the texts."""
    return _LOCALES.get(language, language)


def listed(language: str, things: Iterable[str], most: int | None = None) -> str:
    """Return "Anna, Jan and Ola", for a sentence that escapes its parameters; of more than `most` only the first.

    >>> listed("en", ["Anna", "Jan", "Ola"], most=2)
    'Anna, Jan …'
    """
    every = list(things)
    if most is not None and len(every) > most:
        return ", ".join(every[:most]) + LEFT_OUT
    return _list(language, every, "standard")


def either(language: str, things: Iterable[object]) -> str:
    """Return "2, 3 or 4"."""
    return _list(language, list(map(str, things)), "or")


def moment(language: str, at: float) -> str:
    """Return a moment, in seconds since the epoch, as a date and a time of UTC."""
    then = dt.datetime.fromtimestamp(at, dt.UTC)
    return format_datetime(then, "medium", locale=locale_of(language)).replace("\u202f", " ")


def month(language: str, first: dt.date) -> str:
    """Return a month with its year: "November 2026"."""
    return str(format_skeleton("yMMMM", first, locale=locale_of(language)))


def weekday(language: str, then: dt.datetime) -> str:
    """Return a day of the week and the time of day, by the clocks of its zone: "Fri 20:00"."""
    return str(format_skeleton("EHm", then, locale=locale_of(language)))


def evening(language: str, then: dt.datetime) -> str:
    """Return a day and the time of day, by the clocks of its zone: "Fri, 4 Dec, 20:00"."""
    day = format_skeleton("MMMEd", then, locale=locale_of(language))
    return f"{day}, {then:%H:%M}"


def typed_evening(language: str) -> str:
    """Return an example of a day and a time of day as people type them: "Fri_20:00"."""
    friday = str(get_day_names("abbreviated", "format", locale_of(language))[4])
    return f"{friday.rstrip('.')}_20:00"


def weekdays(language: str) -> list[set[str]]:
    """Return the names of the days of the week, whole and short, from Monday."""
    locale = locale_of(language)
    forms = [
        get_day_names(width, context, locale)
        for width in ("wide", "abbreviated")
        for context in ("format", "stand-alone")
    ]
    return [{str(form[day]) for form in forms} for day in range(7)]


def place(language: str, zone: str) -> str:
    """Return the city that a time zone is named after, in a language; in English if the language has no name for it."""
    known = Locale.parse(locale_of(language)).time_zones
    return str(known.get(zone, {}).get("city", city(zone)))


def ahead(language: str, seconds: float) -> str:
    """Return how far away something is: "in 5 hours", "in 20 minutes"."""
    locale, left = locale_of(language), dt.timedelta(seconds=seconds)
    return format_timedelta(left, granularity="minute", threshold=1, add_direction=True, locale=locale)


def _list(language: str, things: list[str], style: Literal["standard", "or"]) -> str:
    return format_list(things, style, locale_of(language))
