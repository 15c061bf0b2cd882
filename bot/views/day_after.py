"""A person's results of the deals of the day: their place, their month, and a day that is over."""

import datetime as dt
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from bot.codec import Verb
from bot.daily.day import Day
from bot.ports.days import Chosen, Numbers, Place
from bot.screen import Button, Style
from bot.table.calendar import day_of
from bot.texts import Said, plain, said
from bot.texts import month as month_name
from bot.views.keys import lasting_key
from bot.views.names import named, points, preset_name, signed

COMPARED_FROM = 10  # results; with fewer, a share or an average says nothing
PLAY, BEST, AFTER = "p", "b", "y"  # before the date in a button: play that day, show its best play, or its results


@dataclass(frozen=True, slots=True)
class MonthDay:
    """A day in a person's month."""

    number: int
    """Its number in the month."""

    points: int | None
    """The person's points; None without a result."""

    today: bool
    """Whether it is today."""

    ahead: bool
    """Whether it is still to come."""


@dataclass(frozen=True, slots=True)
class Month:
    """A person's days in the present month."""

    title: str
    """The month, like “November 2026”."""

    first: int
    """The weekday of its first day: 0 is Monday."""

    days: tuple[MonthDay, ...]
    """Its days."""


@dataclass(frozen=True, slots=True)
class ChosenView:
    """A contract that people had on a day."""

    name: str
    """The contract, or that a built-in player had it."""

    count: int
    """How many people had it."""

    average: int
    """The average of their points."""


@dataclass(frozen=True, slots=True)
class DayAfter:
    """A day that is over."""

    language: str
    """The code of the reader's language."""

    title: Said
    """Which day it was."""

    preset: str
    """The name of the preset of its rules."""

    own: Said | None
    """The reader's points; None if they have no result."""

    place: Said | None
    """Their place; None if they have no result."""

    numbers: Numbers
    """A summary of the results."""

    best: str | None
    """The name of the best player; None if nobody has played, or the table is gone."""

    chosen: tuple[ChosenView, ...]
    """The contracts that people had, the lowest first; empty while there are few results."""

    built_in: Said
    """What a built-in player made of the same cards."""

    acts: tuple[Button, ...]
    """The button to the best play, and the one back to today."""


def place_of(place: Place, numbers: Numbers, language: str, *, guest: bool) -> Said:
    """Tell a person's place among all, and from enough results on the share of results that are worse.

    A guest's result is not among those that are counted.
    """
    params = {"place": place.above + 1, "count": numbers.count}
    others = numbers.count if guest else numbers.count - 1
    if guest:
        return said(language, "daily-place-guest", **params)
    if numbers.count < COMPARED_FROM:
        return said(language, "daily-place", **params)
    return said(language, "daily-place-better", share=100 * place.below // others, **params)


def month_of(days: Mapping[str, int], today: str, language: str) -> Month | None:
    """Return a person's month from their points by date; None before they have finished a day in it."""
    now = dt.date.fromisoformat(today)
    first = now.replace(day=1)
    dates = [first + dt.timedelta(days=number) for number in range(31)]
    found = tuple(
        MonthDay(one.day, days.get(one.isoformat()), today=one == now, ahead=one > now)
        for one in dates
        if one.month == now.month
    )
    if all(one.points is None for one in found):
        return None
    return Month(month_name(language, first), first.weekday(), found)


def day_after(
    day: Day,
    own: int | None,
    place: Said | None,
    numbers: Numbers,
    best: str | None,
    chosen: Sequence[Chosen],
    built_in: int,
    language: str,
) -> DayAfter:
    """Return a day that is over, for a reader with `own` points. `built_in`: what a built-in player made of them."""
    acts = [lasting_key(plain(language, "button-daily-today"), Verb.DAILY, PLAY)]
    if numbers.count:
        label = plain(language, "button-daily-best-line")
        acts.insert(0, lasting_key(label, Verb.DAILY, f"{BEST}{day.date}", Style.PRIMARY))
    return DayAfter(
        language=language,
        title=said(language, "daily-head", date=day_of(day.date)),
        preset=preset_name(day.preset, language),
        own=said(language, "daily-own", points=signed(own)) if own is not None else None,
        place=place,
        numbers=numbers,
        best=named(best, language) if best is not None else None,
        chosen=tuple(_chosen(one, language) for one in chosen) if numbers.count >= COMPARED_FROM else (),
        built_in=said(language, "daily-bots", points=signed(built_in)),
        acts=tuple(acts),
    )


def _chosen(one: Chosen, language: str) -> ChosenView:
    name = points(one.contract) if one.contract else plain(language, "daily-defended")
    return ChosenView(name, one.count, round(one.average))
