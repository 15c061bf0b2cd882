"""What a judge has decided, as lines of a screen, as far as there is room."""

from collections.abc import Callable, Iterable, Sequence

from bot.screens.history import line
from bot.table.deals import Decision
from bot.table.event_log import ruled
from bot.table.table import Table
from bot.texts import Markup, visible


def told(table: Table, rulings: Iterable[Decision], language: str) -> list[Markup]:
    """Return a sentence for each decision: who was fined, how much and why; or that the hand is annulled."""
    return [line(table, ruled(ruling), language) for ruling in rulings]


def newest_that_fit(lines: Sequence[Markup], limit: int, whole: Callable[[Sequence[Markup]], Markup]) -> Markup:
    """Return what `whole` makes of the newest lines, as many as keep it within `limit` visible characters."""
    while lines and len(visible(whole(lines))) > limit:
        lines = lines[1:]
    return whole(lines)
