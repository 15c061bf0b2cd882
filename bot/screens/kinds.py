"""What screens show differently for each kind of table."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from bot.screen import Links, Screen
from bot.screens import deal_of_the_day, short_game
from bot.screens.tournament import parts
from bot.table.deals import SealedDeal
from bot.table.table import Table
from bot.texts import Markup, say
from bot.views.keys import Row


def _no_head(_table: Table, _language: str) -> list[Markup]:
    return []


def _nothing_beside(_table: Table, _language: str) -> list[Row]:
    return []


def _from_a_lot(table: Table, deal: SealedDeal, language: str) -> Markup:
    return say(language, "verify-lot", hand=deal.hand, code=table.kind.lot.get("tournament", table.id))


@dataclass(frozen=True, slots=True)
class KindScreens:
    """The parts of screens that depend on the kind of table; the defaults are those of an ordinary one."""

    head: Callable[[Table, str], list[Markup]] = _no_head
    """The first lines of the board: which day or tournament the table belongs to."""

    opened_elsewhere: Callable[[Table, SealedDeal, str], Markup] = _from_a_lot
    """Says where a seal is opened, for a deal with a secret that the table does not know."""

    proof: Sequence[str] = ()
    """The texts that say what the seals prove, by key; empty for the proof of an ordinary table."""

    share: Callable[[Table, str, Links], Screen] | None = None
    """Builds the message with a finished hand's result, to share; None for no such message."""

    following: Callable[[Table, str], tuple[Markup, list[Row]]] | None = None
    """Says at the end of a game what comes next, with its buttons; None for another game of the same people."""

    beside: Callable[[Table, str], list[Row]] = _nothing_beside
    """Builds further rows of buttons under each player's private message."""


BY_KIND: Mapping[str, KindScreens] = {
    "daily": KindScreens(
        deal_of_the_day.head, deal_of_the_day.opened_later, deal_of_the_day.PROOF, deal_of_the_day.share
    ),
    "short": KindScreens(short_game.head, following=short_game.following),
    "tournament": KindScreens(parts.head, following=parts.following, beside=parts.beside),
}
"""By the name of the kind; all other kinds have the defaults."""


def screens(table: Table) -> KindScreens:
    """Return what the screens of a table show for its kind."""
    return BY_KIND.get(table.kind.name, KindScreens())
