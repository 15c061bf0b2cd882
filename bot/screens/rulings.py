"""Rulings of judges as lines of a screen, as many as fit."""

from collections.abc import Callable, Iterable, Sequence

from bot.screens.history import line
from bot.table.deals import Decision
from bot.table.event_log import ruled
from bot.table.table import Table
from bot.texts import Markup, visible

LENGTH = 1950  # visible characters of a message; Discord shows 2,000


def rulings_said(table: Table, rulings: Iterable[Decision], language: str) -> list[Markup]:
    """Return a sentence for each ruling: who was fined, how much and why; or that the hand is annulled."""
    return [line(table, ruled(ruling), language) for ruling in rulings]


def newest_that_fit(lines: Sequence[Markup], whole: Callable[[Sequence[Markup]], Markup]) -> Markup:
    """Return the text that `whole` builds of the newest lines, as many as keep it within `LENGTH`."""
    while lines and len(visible(whole(lines))) > LENGTH:
        lines = lines[1:]
    return whole(lines)
