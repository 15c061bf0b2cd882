"""The deal of the day: its page, the result to share, and its messages in a group."""

from collections.abc import Sequence

from bot.ports.days import Numbers
from bot.screen import NO_LINKS, Button, Links, Screen, Style
from bot.screens import passing_on
from bot.texts import Markup, folded, listed, plain, say
from bot.views.day import ChatResults, DayInGroup, DayPage, FinishedDay
from bot.views.day_after import DayAfter, Month, MonthDay
from bot.views.keys import Row
from bot.views.names import points, signed

CHAT_ROWS = 10  # results shown of a chat
NAMES = 20  # names shown of people who have played
WEEK = 7  # days
WON, LOST, MISSED, AHEAD = "🟩", "🟥", "⬜", "▫️"  # a day with points, without, not played, to come
BAR, BAR_WIDTH = "▇", 10  # of a bar, and the length of the longest


def page(view: DayPage) -> Screen:
    """The page of `/daily`: the day, its seals, the results that the reader may know, and the button that plays."""
    language = view.language
    lines = [
        *_head(view),
        Markup.of(view.about),
        *([view.differs.markup] if view.differs is not None else []),
        *([say(language, "daily-same")] if view.standing in {"new", "waits"} else []),
        say(language, f"daily-{view.standing}"),
    ]
    if view.streak:
        lines.append(say(language, "daily-streak", count=view.streak))
    if view.numbers is not None:
        lines += numbers(view)
        lines += [view.place.markup] if view.place is not None else []
        lines += [results(one, language) for one in view.chats]
    lines += _month(view.month) if view.month is not None else []
    lines.append(view.following.markup)
    if view.yesterday is not None and view.yesterday.numbers.count:
        lines.append(say(language, "daily-yesterday", preset=view.yesterday.preset))
        lines += [*_whose(view), _numbers(view.yesterday.numbers, language, view.yesterday.best)]
    lines.append(folded([one.markup for one in view.seals]))
    return Screen(text=Markup.join("\n", lines), rows=tuple((one.button,) for one in view.acts))


def _month(month: Month) -> list[Markup]:
    """Show a month in weeks from Monday on, a square for each day."""
    squares = [AHEAD] * month.first + [_square(one) for one in month.days]
    weeks = ["".join(squares[start : start + WEEK]) for start in range(0, len(squares), WEEK)]
    return [Markup(f"<b>{Markup.of(month.title)}</b>"), *map(Markup.of, weeks)]


def _square(one: MonthDay) -> str:
    if one.points is None:
        return AHEAD if one.ahead or one.today else MISSED
    return WON if one.points > 0 else LOST


def after(view: DayAfter) -> Screen:
    """A day that is over: the results, the contracts as bars, and what a built-in player made of the cards."""
    language = view.language
    lines = [
        *_head(view),
        *(one.markup for one in (view.own, view.place) if one is not None),
        *numbers(view),
        *([say(language, "daily-chosen")] if view.chosen else []),
    ]
    most = max((one.count for one in view.chosen), default=1)
    for one in view.chosen:
        bar = BAR * max(1, round(BAR_WIDTH * one.count / most))
        lines.append(Markup.of(f"{one.name} {bar} {one.count} · ø {signed(one.average)}"))
    lines.append(view.built_in.markup)
    return Screen(text=Markup.join("\n", lines), rows=(view.acts,))


def _head(view: DayPage | DayInGroup | DayAfter) -> list[Markup]:
    return [Markup(f"<b>{view.title.markup}</b>"), Markup(f"<b>{Markup.of(view.preset)}</b>")]


def numbers(view: DayPage | DayAfter) -> list[Markup]:
    """Tell the results of a view's day, as far as the reader may know them."""
    if isinstance(view, DayAfter):
        return [_numbers(view.numbers, view.language, view.best)]
    return [*_whose(view), _numbers(view.numbers, view.language)] if view.numbers is not None else []


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
    return say(language, "daily-numbers-named", name=best, **params)


def results(chat: ChatResults, language: str) -> Markup:
    """Tell the results of a chat, and its title."""
    return say(language, "daily-chat", chat=chat.title, results=_rows(chat.rows, language))


def _rows(rows: Sequence[tuple[str, int]], language: str) -> Markup:
    told = [say(language, "daily-result", name=name, points=signed(reached)) for name, reached in rows[:CHAT_ROWS]]
    return Markup.join(", ", told)


def _whose(view: DayPage) -> list[Markup]:
    return [say(view.language, "daily-room")] if view.of_room else []


def share(view: FinishedDay, links: Links = NO_LINKS) -> Screen:
    """A finished deal of the day as a message to share. It tells no card, no contract and no suit.

    It ends with a link to the day, or the command where the platform has no links.
    """
    title, *rest = view.told.split("\n")
    lines = [Markup(f"<b>{Markup.of(title)}</b>"), *map(Markup.of, rest)]
    lines += passing_on.line(view.language, "share-day", links) or [Markup.of("/daily")]
    return Screen(text=Markup.join("\n", lines))


def in_group(view: DayInGroup, link: str | None = None) -> Screen:
    """The message in a group: who has finished today, and the results of the day before. Today's hands stay secret.

    `link` opens the private chat with the bot.
    """
    language = view.language
    lines = [*_head(view), say(language, "daily-in-private")]
    if view.played:
        lines.append(say(language, "daily-finished", names=listed(language, view.played, NAMES)))
    if view.before:
        lines += [say(language, "daily-before"), _rows(view.before, language)]
    return Screen(text=Markup.join("\n", lines), rows=_opens(link, language))


def line(view: DayInGroup, link: str | None = None, month: Markup | None = None) -> Screen:
    """The daily line in a group that has asked for it: the new deal, and the best player of the day before.

    Under it stands who has played, once all have who play often, and the line about the `month` before, if it is due.
    """
    language = view.language
    told = say(language, "daily-line", preset=view.preset)
    if view.before:
        name, reached = view.before[0]
        told = Markup.join(" ", [told, say(language, "daily-line-best", name=name, points=signed(reached))])
    lines = [told]
    if view.played:
        lines.append(say(language, "daily-line-all", names=listed(language, view.played, NAMES)))
    if month is not None:
        lines.append(month)
    return Screen(text=Markup.join("\n", lines), rows=_opens(link, language))


def _opens(link: str | None, language: str) -> tuple[Row, ...]:
    label = plain(language, "button-daily-play")
    return ((Button(label=label, url=link, style=Style.PRIMARY),),) if link else ()
