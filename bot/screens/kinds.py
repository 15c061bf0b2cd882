"""What the screens of a kind of table show otherwise than those of an ordinary one: a row for each such kind."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from bot.screen import Screen
from bot.screens import deal_of_the_day
from bot.screens.tournament import heading
from bot.table.deals import SealedDeal
from bot.table.table import Table
from bot.texts import Markup, say


def _no_head(_table: Table, _language: str) -> list[Markup]:
    return []


def _from_a_lot(table: Table, deal: SealedDeal, language: str) -> Markup:
    return say(language, "verify-lot", hand=deal.hand, code=table.kind.lot.get("tournament", table.id))


@dataclass(frozen=True, slots=True)
class KindScreens:
    """What the screens ask a kind for."""

    head: Callable[[Table, str], list[Markup]] = _no_head
    """What stands first on the board: what the table is of, where that is not plain."""

    opened_elsewhere: Callable[[Table, SealedDeal, str], Markup] = _from_a_lot
    """Where the seal of a deal is opened whose secret the table does not know."""

    proof: Callable[[Table, str], list[Markup]] | None = None
    """What the seals prove; None for what they prove at an ordinary table."""

    share: Callable[[Table, str], Screen] | None = None
    """The result of a finished hand as a message of its own, to share; None for no such message."""


USUAL = KindScreens()

BY_KIND: Mapping[str, KindScreens] = {
    "daily": KindScreens(
        deal_of_the_day.head, deal_of_the_day.opened_later, deal_of_the_day.proof, deal_of_the_day.share
    ),
    "tournament": KindScreens(heading.head),
}
"""By the name of the kind; a kind that is not here has the usual ones."""


def screens(table: Table) -> KindScreens:
    """Return what the kind of a table shows otherwise."""
    return BY_KIND.get(table.kind.name, USUAL)
