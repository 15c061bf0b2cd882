"""The deal of the day: its page, the result to share, and its messages in a group."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from bot.codec import Verb
from bot.daily.day import Day
from bot.ports.days import Numbers
from bot.screen import NO_LINKS, Button, Links, Screen, Style
from bot.screens import passing_on
from bot.table.calendar import day_of
from bot.table.kinds.daily import Daily
from bot.table.table import Table
from bot.texts import Markup, ahead, folded, listed, plain, say, speaks
from bot.views.keys import Row, lasting_key
from bot.views.names import named, points, preset_name, signed, titled
from engine import fairness

PLAY, BEST = "p", "b"  # before the date in a button: play that day, or show its best play
OWN = 0  # the person's seat
PROOF = ("daily-how", "verify-proof-none", "verify-proof-not")  # what the seal of a day proves
TOOK, LOST, GAVE_UP = "🟩", "⬜", "🏳️"
CHAT_ROWS = 10  # results shown of a chat
NAMES = 20  # names shown of people who have played


@dataclass(frozen=True, slots=True)
class Shared:
    """The results of a chat, or of everybody, on one day."""

    title: str
    """The chat's own title."""

    rows: Sequence[tuple[str, int]] = ()
    """Names and points of the people who have finished, best first."""


@dataclass(frozen=True, slots=True)
class Page:
    """What one reader's `/daily` page tells."""

    today: Day
    """The present day."""

    tomorrow: Day
    """The next day."""

    left: float
    """The seconds until the next day begins."""

    own: Table | None = None
    """The reader's table of today; None before they have begun."""

    streak: int = 0
    """How many days in a row the reader has finished."""

    numbers: Numbers | None = None
    """Statistics of today's results; None until the reader has finished."""

    chats: Sequence[Shared] = ()
    """Today's results in the reader's chats; empty until the reader has finished."""

    yesterday: Day | None = None
    """The day before; None if it is not stored any more."""

    before: Numbers = field(default_factory=Numbers)
    """Statistics of the results of the day before."""

    best: str | None = None
    """The name of the best player of the day before; None if nobody played."""

    opened: bool = False
    """Whether the secret of the day before may be shown."""

    of_room: bool = False
    """Whether the statistics are of the reader's room only."""


def page(content: Page, language: str) -> Screen:
    """The page of `/daily`: the day, its seals, the results that the reader may know, and the button that plays."""
    lines = [
        Markup(f"<b>{say(language, 'daily-head', date=day_of(content.today.date))}</b>"),
        Markup(f"<b>{preset_name(content.today.preset, language)}</b>"),
        *([say(language, "daily-same")] if content.own is None or content.own.is_live else []),
        _standing(content, language),
    ]
    if content.streak:
        lines.append(say(language, "daily-streak", count=content.streak))
    if content.numbers is not None:
        lines += [*_whose(content, language), _numbers(content.numbers, language)]
        lines += [results(one, language) for one in content.chats if one.rows]
    lines.append(
        say(
            language,
            "daily-next",
            time=ahead(speaks(language, "daily-next"), content.left),
            preset=preset_name(content.tomorrow.preset, language),
        )
    )
    lines += _yesterday(content, language)
    lines.append(folded(_seals(content, language)))
    return Screen(text=Markup.join("\n", lines), rows=tuple(_buttons(content, language)))


def _standing(content: Page, language: str) -> Markup:
    if content.own is None:
        return say(language, "daily-new")
    if content.own.is_live:
        return say(language, "daily-waits")
    return say(language, "daily-done" if content.own.rows else "daily-closed")


def _numbers(numbers: Numbers, language: str, best: str | None = None) -> Markup:
    """Tell a day's statistics. `best` names the best player, for a day that is over."""
    if not numbers.count:
        return say(language, "daily-nobody")
    params: dict[str, str | int] = {
        "count": numbers.count,
        "median": points(round(numbers.median)),
        "best": signed(numbers.best),
    }
    if best is None:
        return say(language, "daily-numbers", **params)
    return say(language, "daily-numbers-named", name=named(best, language), **params)


def results(shared: Shared, language: str) -> Markup:
    """Tell the results of a chat, and its title."""
    return say(language, "daily-chat", chat=titled(shared.title, language), results=_rows(shared, language))


def _rows(shared: Shared, language: str) -> Markup:
    rows = [
        say(language, "daily-result", name=named(name, language), points=signed(reached))
        for name, reached in shared.rows[:CHAT_ROWS]
    ]
    return Markup.join(", ", rows)


def _yesterday(content: Page, language: str) -> list[Markup]:
    if content.yesterday is None or not content.before.count:
        return []
    head = say(language, "daily-yesterday", preset=preset_name(content.yesterday.preset, language))
    return [head, *_whose(content, language), _numbers(content.before, language, content.best)]


def _whose(content: Page, language: str) -> list[Markup]:
    return [say(language, "daily-room")] if content.of_room else []


def _seals(content: Page, language: str) -> list[Markup]:
    lines = [
        say(language, "daily-seal", date=day_of(day.date), seal=day.seal[: fairness.SHOWN_DIGITS])
        for day in (content.today, content.tomorrow)
    ]
    if content.yesterday is not None and content.opened:
        lines.append(say(language, "daily-seal", date=day_of(content.yesterday.date), seal=content.yesterday.seal))
        lines.append(
            say(language, "daily-opened", date=day_of(content.yesterday.date), secret=content.yesterday.secret)
        )
    return [*lines, say(language, "daily-seals")]


def _buttons(content: Page, language: str) -> list[Row]:
    rows: list[Row] = []
    if content.own is None or content.own.is_live:
        label = plain(language, "button-daily-play" if content.own is None else "button-daily-go-on")
        rows.append((lasting_key(label, Verb.DAILY, f"{PLAY}{content.today.date}", Style.PRIMARY),))
    if content.yesterday is not None and content.opened and content.before.count:
        rows.append((lasting_key(plain(language, "button-daily-best"), Verb.DAILY, f"{BEST}{content.yesterday.date}"),))
    return rows


def of_day(table: Table) -> Daily:
    """Return the deal of the day that a table plays. Raises ValueError for a table of another kind."""
    kind = Daily.of(table.kind)
    if kind is None:
        raise ValueError("this is no deal of the day")
    return kind


def share(table: Table, language: str, links: Links = NO_LINKS) -> Screen:
    """A finished deal of the day as a message to share. It tells no card, no contract and no suit.

    It ends with a link to the day, or the command where the platform has no links.
    """
    kind = of_day(table)
    title = say(language, "daily-share", date=day_of(kind.date), preset=preset_name(table.preset, language))
    lines = [Markup(f"<b>{title}</b>"), Markup.of(f"{squares(kind)} {signed(own_points(table))}")]
    if kind.streak > 1:
        lines.append(Markup.of(f"🔥 {plain(language, 'daily-streak', count=kind.streak)}"))
    lines += passing_on.line(language, "share-day", links) or [Markup.of("/daily")]
    facts = {"kind": "share", "table": table.id, "date": kind.date, "streak": kind.streak}
    return Screen(text=Markup.join("\n", lines), facts=facts)


def squares(daily: Daily) -> str:
    """Return a square for each trick, a green one for each that the person took."""
    return "".join(TOOK if seat == OWN else LOST for seat in daily.taken) or GAVE_UP


def own_points(table: Table) -> int:
    """Return the person's points in a finished deal of the day."""
    return int(table.rows[-1].result["deltas"][OWN])


def in_group(
    today: Day, played: Sequence[str], before: Shared | None, language: str, link: str | None = None
) -> Screen:
    """The message in a group: who has finished today, and the results of the day before. Today's hands stay secret.

    `link` opens the private chat with the bot.
    """
    lines = [
        Markup(f"<b>{say(language, 'daily-head', date=day_of(today.date))}</b>"),
        Markup(f"<b>{preset_name(today.preset, language)}</b>"),
        say(language, "daily-in-private"),
    ]
    if played:
        names = listed(language, (named(name, language) for name in played), NAMES)
        lines.append(say(language, "daily-finished", names=names))
    if before is not None and before.rows:
        lines += [say(language, "daily-before"), _rows(before, language)]
    return Screen(text=Markup.join("\n", lines), rows=_opens(link, language))


def line(today: Day, before: Shared | None, language: str, link: str | None = None) -> Screen:
    """The daily line in a group that has asked for it: the new deal, and the best player of the day before."""
    said = say(language, "daily-line", preset=preset_name(today.preset, language))
    if before is not None and before.rows:
        name, reached = before.rows[0]
        best = say(language, "daily-line-best", name=named(name, language), points=signed(reached))
        said = Markup.join(" ", [said, best])
    return Screen(text=said, rows=_opens(link, language))


def _opens(link: str | None, language: str) -> tuple[Row, ...]:
    label = plain(language, "button-daily-play")
    return ((Button(label=label, url=link, style=Style.PRIMARY),),) if link else ()
