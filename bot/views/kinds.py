"""What views tell differently of each kind of table."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from bot.table.deals import SealedDeal
from bot.table.table import Table
from bot.texts import Said
from bot.views import own_words, strangers
from bot.views.day import FinishedDay, finished_day
from bot.views.keys import Choice
from bot.views.parts import Among


@dataclass(frozen=True, slots=True)
class KindViews:
    """The parts of views that depend on the kind of table; the defaults are those of an ordinary one."""

    head: Callable[[Table, str], tuple[Said, ...]] = lambda _table, _language: ()
    """Returns the first lines: which day or tournament the table belongs to."""

    opened_elsewhere: Callable[[Table, SealedDeal, str], Said] = own_words.lot_opened_elsewhere
    """Says where a seal is opened, for a deal with a secret that the table does not know."""

    following: Callable[[Table, str], own_words.Following] = own_words.rematch
    """Says at the end of a game what comes next, with the buttons that lead there."""

    beside: Callable[[Table, int, str], tuple[Choice, ...]] = lambda _table, _seat, _language: ()
    """Returns further buttons under the private message of a seat, each in a row of its own."""

    among: Callable[[Table, str], Among | None] = lambda _table, _language: None
    """Returns what a page shows beside a game among strangers."""

    proof: Sequence[str] = ()
    """The texts that say what the seals prove, by key; empty for the proof of an ordinary table."""

    to_share: Callable[[Table, str], FinishedDay] | None = None
    """Returns a finished hand for a message to share; None for no such message."""


BY_KIND: Mapping[str, KindViews] = {
    "daily": KindViews(
        own_words.day_head, own_words.day_opened_elsewhere, proof=own_words.DAY_PROOF, to_share=finished_day
    ),
    "short": KindViews(own_words.short_head, following=own_words.after_short_game),
    "strangers": KindViews(
        strangers.head, following=strangers.following, beside=strangers.beside, among=strangers.among
    ),
    "tournament": KindViews(
        own_words.tournament_head, following=own_words.after_tournament_table, beside=own_words.judge
    ),
}
"""By the name of the kind; all other kinds have the defaults."""


def of_kind(table: Table) -> KindViews:
    """Return what the views of a table tell for its kind."""
    return BY_KIND.get(table.kind.name, KindViews())
