"""What screens show differently for each kind of table."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from bot.screen import Links, Screen
from bot.screens import deal_of_the_day, short_game
from bot.screens.tournament import parts
from bot.table.table import Table
from bot.texts import Markup
from bot.views.keys import Row


def _no_head(_table: Table, _language: str) -> list[Markup]:
    return []


def _nothing_beside(_table: Table, _language: str) -> list[Row]:
    return []


@dataclass(frozen=True, slots=True)
class KindScreens:
    """The parts of screens that depend on the kind of table; the defaults are those of an ordinary one."""

    head: Callable[[Table, str], list[Markup]] = _no_head
    """The first lines of the board: which day or tournament the table belongs to."""

    proof: Sequence[str] = ()
    """The texts that say what the seals prove, by key; empty for the proof of an ordinary table."""

    share: Callable[[Table, str, Links], Screen] | None = None
    """Builds the message with a finished hand's result, to share; None for no such message."""

    beside: Callable[[Table, str], list[Row]] = _nothing_beside
    """Builds further rows of buttons under each player's private message."""


BY_KIND: Mapping[str, KindScreens] = {
    "daily": KindScreens(deal_of_the_day.head, deal_of_the_day.PROOF, deal_of_the_day.share),
    "short": KindScreens(short_game.head),
    "tournament": KindScreens(parts.head, beside=parts.beside),
}
"""By the name of the kind; all other kinds have the defaults."""


def screens(table: Table) -> KindScreens:
    """Return what the screens of a table show for its kind."""
    return BY_KIND.get(table.kind.name, KindScreens())
