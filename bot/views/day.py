"""The deal of the day as one reader sees it: its page, a group's messages, and a finished hand to share.

No secret stands in it before its day is over, and no card.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Literal

from bot.codec import Verb
from bot.daily.day import Day
from bot.ports.days import Numbers
from bot.screen import Style
from bot.table.calendar import day_of, may_open
from bot.table.kinds.daily import Daily
from bot.table.table import Table
from bot.texts import Said, ahead, plain, said, speaks
from bot.views.beginning import ways_to_begin
from bot.views.day_after import AFTER, PLAY, Month
from bot.views.keys import Choice, lasting_key
from bot.views.names import named, preset_name, signed, titled
from bot.views.own_words import OWN
from bot.views.wording import differences
from engine import fairness
from engine.rules import Rules

TOOK, LOST, GAVE_UP = "🟩", "⬜", "🏳️"


@dataclass(frozen=True, slots=True)
class ChatResults:
    """The results of a chat on one day."""

    title: str
    """The chat's title, or a general word."""

    rows: tuple[tuple[str, int], ...]
    """Names and points of the people who have finished, best first."""


@dataclass(frozen=True, slots=True)
class Yesterday:
    """The day before."""

    date: str
    """The day, e.g. `2026-11-22`."""

    preset: str
    """The name of the preset of its rules."""

    numbers: Numbers
    """A summary of the results."""

    best: str | None
    """The name of the best player; None if nobody has played, or the table is gone."""

    opened: tuple[Said, ...]
    """Its seal and its secret; empty until they may be shown."""


@dataclass(frozen=True, slots=True)
class DayPage:
    """What one reader is told of the day in private."""

    language: str
    """The code of the reader's language."""

    title: Said
    """Which day it is."""

    preset: str
    """The name of the preset of its rules."""

    about: str
    """What these rules are, in one sentence."""

    differs: Said | None
    """How they differ from those that the reader usually plays; None where they do not, and after the game."""

    standing: Literal["new", "waits", "done", "closed"]
    """Whether the reader has not begun, has a hand in play, has finished, or has a hand that was closed unfinished."""

    streak: int
    """How many days in a row the reader has finished; 0 for none, and where the result tells it."""

    numbers: Numbers | None
    """A summary of the results so far; None until the reader has finished."""

    place: Said | None
    """The reader's place; None until they have finished."""

    month: Month | None
    """The reader's month; None while there is nothing in it, and until they have finished."""

    chats: tuple[ChatResults, ...]
    """The results in the reader's chats so far; empty until the reader has finished."""

    of_room: bool
    """Whether the summaries are of the reader's room only."""

    following: Said
    """When the next day begins, and by which rules."""

    yesterday: Yesterday | None
    """The day before; None if it is not stored any more."""

    seals: tuple[Said, ...]
    """The seals of this day and the next, and what seals are; once it may be shown, the secret of the day before."""

    acts: tuple[Choice, ...]
    """What begins the day (`daily`), goes on with it (`go_on`) or begins another game (`practise`); the day before."""


@dataclass(frozen=True, slots=True)
class DayInGroup:
    """What a group is told of the day. The hands and results of the day itself stay unknown there."""

    language: str
    """The code of the group's language."""

    title: Said
    """Which day it is."""

    preset: str
    """The name of the preset of its rules."""

    played: tuple[str, ...]
    """The names of who has finished, in alphabetical order."""

    before: tuple[tuple[str, int], ...]
    """Names and points of the day before, best first."""


@dataclass(frozen=True, slots=True)
class FinishedDay:
    """A person's finished hand of a day, without a card, a contract or a suit."""

    id: str
    """The table's code."""

    language: str
    """The code of the reader's language."""

    date: str
    """The day, e.g. `2026-11-22`."""

    title: Said
    """Which day it was, and by which rules."""

    tricks: tuple[bool, ...]
    """For each trick whether the person took it; empty if the hand was given up."""

    points: int
    """The change of the person's total, in game points."""

    streak: int
    """How many days in a row the person has played, with this one."""

    @property
    def squares(self) -> str:
        """A square for each trick, a green one for each that the person took."""
        return "".join(TOOK if own else LOST for own in self.tricks) or GAVE_UP

    @property
    def told(self) -> str:
        """The result as plain text to share, without a link."""
        streak = [f"🔥 {plain(self.language, 'daily-streak', count=self.streak)}"] if self.streak > 1 else []
        return "\n".join([self.title.words, f"{self.squares} {signed(self.points)}", *streak])


def chat_results(title: str, rows: Sequence[tuple[str, int]], language: str) -> ChatResults:
    """Return the results of a chat. `rows` are names and points, best first."""
    return ChatResults(titled(title, language), _named(rows, language))


def _named(rows: Sequence[tuple[str, int]], language: str) -> tuple[tuple[str, int], ...]:
    return tuple((named(name, language), reached) for name, reached in rows)


def yesterday_of(day: Day, numbers: Numbers, best: str | None, now: float, language: str) -> Yesterday:
    """Return the day before. `best` is the name of the best player, `now` in seconds since the epoch."""
    opened = tuple(_opened(day, language)) if may_open(day.date, now) else ()
    name = named(best, language) if best is not None else None
    return Yesterday(day.date, preset_name(day.preset, language), numbers, name, opened)


def _opened(day: Day, language: str) -> Iterator[Said]:
    yield said(language, "daily-seal", date=day_of(day.date), seal=day.seal)
    yield said(language, "daily-opened", date=day_of(day.date), secret=day.secret)


def day_page(
    today: Day,
    tomorrow: Day,
    own: Table | None,
    yesterday: Yesterday | None,
    language: str,
    *,
    left: float,
    streak: int = 0,
    usual: Rules | None = None,
    usual_name: str = "",
    numbers: Numbers | None = None,
    place: Said | None = None,
    month: Month | None = None,
    chats: Sequence[ChatResults] = (),
    of_room: bool = False,
) -> DayPage:
    """Return the page for the person whose table is `own` (None before they have begun).

    `left` are the seconds until the next day begins, `usual` the rules that the person usually plays, with the name of
    their preset; for the others see the fields of the page.
    """
    time = ahead(speaks(language, "daily-next"), left)
    is_over = own is not None and not own.is_live
    unlike = differences(today.rules, usual, language) if usual is not None and not is_over else ""
    return DayPage(
        language=language,
        title=_title(today, language),
        preset=preset_name(today.preset, language),
        about=plain(language, f"preset-{today.preset}.help"),
        differs=said(language, "daily-differs", preset=usual_name, changes=unlike) if unlike else None,
        standing="new" if own is None else "waits" if own.is_live else "done" if own.rows else "closed",
        streak=streak,
        numbers=numbers,
        place=place,
        month=month,
        chats=tuple(one for one in chats if one.rows),
        of_room=of_room,
        following=said(language, "daily-next", time=time, preset=preset_name(tomorrow.preset, language)),
        yesterday=yesterday,
        seals=(
            *(_seal(day, language) for day in (today, tomorrow)),
            *(yesterday.opened if yesterday is not None else ()),
            said(language, "daily-seals"),
        ),
        acts=tuple(_acts(today, own, yesterday, language)),
    )


def _title(day: Day, language: str) -> Said:
    return said(language, "daily-head", date=day_of(day.date))


def _seal(day: Day, language: str) -> Said:
    return said(language, "daily-seal", date=day_of(day.date), seal=day.seal[: fairness.SHOWN_DIGITS])


def _acts(today: Day, own: Table | None, yesterday: Yesterday | None, language: str) -> Iterator[Choice]:
    if own is None or own.is_live:
        kind, label = ("daily", "button-daily-play") if own is None else ("go_on", "button-daily-go-on")
        yield Choice(kind, lasting_key(plain(language, label), Verb.DAILY, f"{PLAY}{today.date}", Style.PRIMARY))
    else:
        yield Choice("practise", ways_to_begin(language)[Verb.PRACTISE])
    if yesterday is not None and yesterday.opened:
        before = lasting_key(plain(language, "button-daily-yesterday"), Verb.DAILY, f"{AFTER}{yesterday.date}")
        yield Choice("day_before", before)


def day_in_group(today: Day, played: Sequence[str], before: Sequence[tuple[str, int]], language: str) -> DayInGroup:
    """Return what a group is told: who has `played`, and the results of the day `before`, best first."""
    names = tuple(named(name, language) for name in played)
    preset = preset_name(today.preset, language)
    return DayInGroup(language, _title(today, language), preset, names, _named(before, language))


def finished_day(table: Table, language: str) -> FinishedDay:
    """Return a finished hand of a day. Raises ValueError for a table of another kind."""
    daily = Daily.of(table.kind)
    if daily is None:
        raise ValueError("this is no deal of the day")
    preset = preset_name(table.preset, language)
    return FinishedDay(
        id=table.id,
        language=language,
        date=daily.date,
        title=said(language, "daily-share", date=day_of(daily.date), preset=preset),
        tricks=tuple(seat == OWN for seat in daily.taken),
        points=int(table.rows[-1].result["deltas"][OWN]),
        streak=daily.streak,
    )
