"""What screens show differently for each kind of table."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from bot.screen import Links, Screen
from bot.screens import deal_of_the_day
from bot.table.table import Table


@dataclass(frozen=True, slots=True)
class KindScreens:
    """The parts of screens that depend on the kind of table; the defaults are those of an ordinary one."""

    proof: Sequence[str] = ()
    """The texts that say what the seals prove, by key; empty for the proof of an ordinary table."""

    share: Callable[[Table, str, Links], Screen] | None = None
    """Builds the message with a finished hand's result, to share; None for no such message."""


BY_KIND: Mapping[str, KindScreens] = {
    "daily": KindScreens(deal_of_the_day.PROOF, deal_of_the_day.share),
}
"""By the name of the kind; all other kinds have the defaults."""


def screens(table: Table) -> KindScreens:
    """Return what the screens of a table show for its kind."""
    return BY_KIND.get(table.kind.name, KindScreens())
