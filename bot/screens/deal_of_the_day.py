"""The deal of the day: its page, the result to share, the lines of a group, and the best line of a day that is over."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from bot.codec import ButtonToken, Verb, encode
from bot.daily.day import Day
from bot.ports.days import Numbers
from bot.screen import Button, Screen, Style
from bot.screens.names import named, points, signed
from bot.screens.wording import preset_name
from bot.table.deals import SealedDeal
from bot.table.kinds.daily import Daily
from bot.table.table import Table
from bot.texts import Markup, folded, plain, say
from engine import fairness

PLAY, BEST = "p", "b"  # before the date in the button that plays a day, or shows how it was played best
OWN = 0  # the person's seat
TOOK, LOST, GAVE_UP = "🟩", "⬜", "🏳️"
CHAT_ROWS = 10  # results of a chat that are shown
NAMES = 20  # people of a chat who are named as having played


@dataclass(frozen=True, slots=True)
class Shared:
    """The results of a chat, or of everybody, on one day."""

    title: str
    """The chat's name, as it calls itself."""

    rows: Sequence[tuple[str, int]] = ()
    """Names and points of those who have finished, best first."""


@dataclass(frozen=True, slots=True)
class Page:
    """What the page of `/daily` tells somebody."""

    today: Day
    """The day that is on."""

    tomorrow: Day
    """The next one."""

    own: Table | None = None
    """The reader's table of today; None as long as they have not begun."""

    streak: int = 0
    """How many days in a row the reader has finished."""

    numbers: Numbers | None = None
    """What today's results come to: only for who has finished."""

    chats: Sequence[Shared] = ()
    """Today's results in the reader's chats: only for who has finished."""

    yesterday: Day | None = None
    """The day before; None where it is not kept."""

    before: Numbers = field(default_factory=Numbers)
    """What its results come to."""

    best: str | None = None
    """Who was best then; None as long as nobody was."""

    opened: bool = False
    """Whether its secret may be shown."""

    of_room: bool = False
    """Whether the numbers are those of the reader's room alone."""


def page(told: Page, language: str) -> Screen:
    """The day, its seals, what others have reached as far as the reader may know, and the way to the cards."""
    lines = [
        Markup(f"<b>{say(language, 'daily-head', date=told.today.date)}</b>"),
        Markup(f"<b>{preset_name(told.today.preset, language)}</b>"),
        *([say(language, "daily-same")] if told.own is None or told.own.is_live else []),
        _standing(told, language),
    ]
    if told.streak:
        lines.append(say(language, "daily-streak", count=told.streak))
    if told.numbers is not None:
        lines += [*_whose(told, language), _numbers(told.numbers, language)]
        lines += [results(one, language) for one in told.chats if one.rows]
    lines.append(say(language, "daily-tomorrow", preset=preset_name(told.tomorrow.preset, language)))
    lines += _yesterday(told, language)
    lines.append(folded(_seals(told, language)))
    return Screen(text=Markup.join("\n", lines), rows=tuple(_buttons(told, language)))


def _standing(told: Page, language: str) -> Markup:
    if told.own is None:
        return say(language, "daily-new")
    if told.own.is_live:
        return say(language, "daily-waits")
    return say(language, "daily-done" if told.own.rows else "daily-closed")


def _numbers(numbers: Numbers, language: str, best: str | None = None) -> Markup:
    """What the results of a day come to. Who was `best` is named only once the day is over."""
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
    """Who has reached what in a chat."""
    rows = [
        say(language, "daily-result", name=named(name, language), points=signed(reached))
        for name, reached in shared.rows[:CHAT_ROWS]
    ]
    return say(language, "daily-chat", chat=shared.title, results=Markup.join(", ", rows))


def _yesterday(told: Page, language: str) -> list[Markup]:
    if told.yesterday is None or not told.before.count:
        return []
    head = say(language, "daily-yesterday", preset=preset_name(told.yesterday.preset, language))
    return [head, *_whose(told, language), _numbers(told.before, language, told.best)]


def _whose(told: Page, language: str) -> list[Markup]:
    return [say(language, "daily-room")] if told.of_room else []


def _seals(told: Page, language: str) -> list[Markup]:
    lines = [
        say(language, "daily-seal", date=day.date, seal=day.seal[: fairness.SHOWN_DIGITS])
        for day in (told.today, told.tomorrow)
    ]
    if told.yesterday is not None and told.opened:
        lines.append(say(language, "daily-seal", date=told.yesterday.date, seal=told.yesterday.seal))
        lines.append(say(language, "daily-opened", date=told.yesterday.date, secret=told.yesterday.secret))
    return [*lines, say(language, "daily-seals")]


def _buttons(told: Page, language: str) -> list[tuple[Button, ...]]:
    rows: list[tuple[Button, ...]] = []
    if told.own is None or told.own.is_live:
        label = plain(language, "button-daily-play" if told.own is None else "button-daily-go-on")
        rows.append((_button(label, PLAY, told.today.date, Style.PRIMARY),))
    if told.yesterday is not None and told.opened and told.before.count:
        rows.append((_button(plain(language, "button-daily-best"), BEST, told.yesterday.date),))
    return rows


def _button(label: str, what: str, date: str, style: Style = Style.PLAIN) -> Button:
    return Button(label=label, data=encode(ButtonToken("", 0, Verb.DAILY, f"{what}{date}")), style=style)


def of_day(table: Table) -> Daily:
    """Return which deal of the day a table plays. Raises ValueError for a table of another kind."""
    kind = Daily.of(table.kind)
    if kind is None:
        raise ValueError("this is no deal of the day")
    return kind


def head(table: Table, language: str) -> list[Markup]:
    """Say which deal of the day a board shows."""
    return [say(language, "daily-head", date=of_day(table).date)]


def opened_later(table: Table, _deal: SealedDeal, language: str) -> Markup:
    """Say where and when the seal of a deal of the day is opened."""
    return say(language, "daily-opened-later", date=of_day(table).date, code=table.id)


def proof(table: Table, language: str) -> list[Markup]:
    """Say what the seal of a deal of the day proves: it stood a day before, and nobody adds anything."""
    proven = ("daily-how", "verify-proof-none", *(("daily-proof-beacon",) if table.beacon else ()), "verify-proof-not")
    return [say(language, key) for key in proven]


def share(table: Table, language: str) -> Screen:
    """A finished deal of the day as a message to share: it tells no card, no contract and no suit."""
    kind = of_day(table)
    title = say(language, "daily-share", date=kind.date, preset=preset_name(table.preset, language))
    lines = [Markup(f"<b>{title}</b>"), Markup.of(f"{squares(kind)} {signed(own_points(table))}")]
    if kind.streak > 1:
        lines.append(Markup.of(f"🔥 {plain(language, 'daily-streak', count=kind.streak)}"))
    return Screen(text=Markup.join("\n", [*lines, Markup.of("/daily")]))


def squares(daily: Daily) -> str:
    """Return a square for each trick: a full one for each that the person took."""
    return "".join(TOOK if seat == OWN else LOST for seat in daily.taken) or GAVE_UP


def own_points(table: Table) -> int:
    """Return what the person of a finished deal of the day has reached."""
    return int(table.rows[-1].result["deltas"][OWN])


def in_group(
    today: Day, played: Sequence[str], before: Shared | None, language: str, link: str | None = None
) -> Screen:
    """What a group reads of the day: who has finished, and what was reached the day before; nothing of today's hands.

    `link` opens the private chat with the bot.
    """
    lines = [
        Markup(f"<b>{say(language, 'daily-head', date=today.date)}</b>"),
        Markup(f"<b>{preset_name(today.preset, language)}</b>"),
        say(language, "daily-in-private"),
    ]
    if played:
        names = [*(named(name, language) for name in played[:NAMES]), *(["…"] if len(played) > NAMES else [])]
        lines.append(say(language, "daily-finished", names=", ".join(names)))
    if before is not None and before.rows:
        lines += [say(language, "daily-before"), results(before, language)]
    label = plain(language, "button-daily-play")
    return Screen(
        text=Markup.join("\n", lines), rows=((Button(label=label, url=link, style=Style.PRIMARY),),) if link else ()
    )


def line(today: Day, before: Shared | None, language: str, link: str | None = None) -> Screen:
    """The one line a day of a group that has asked for it, with the best of the day before."""
    said = say(language, "daily-line", preset=preset_name(today.preset, language))
    if before is not None and before.rows:
        name, reached = before.rows[0]
        best = say(language, "daily-line-best", name=named(name, language), points=signed(reached))
        said = Markup.join(" ", [said, best])
    label = plain(language, "button-daily-play")
    return Screen(text=said, rows=((Button(label=label, url=link, style=Style.PRIMARY),),) if link else ())
