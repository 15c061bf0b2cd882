"""A store has lost commits of a tournament that this process remembers: they are written again, or told.

A tournament is one value without a log: as long as nobody has gone on from the older state, what is remembered takes
its place, and nothing is lost. Where others have gone on, theirs counts, and the page says what is missing. Results
need none of this: each stands at its own table, and is taken in again.
"""

from bot.people import NAMELESS
from bot.table import ending
from bot.table.change import Change
from bot.table.lineage import is_ancestor
from bot.table.model import Table
from bot.tournament.model import Lost, Tournament


def follows(stored: Tournament, version: int, known: int) -> bool:
    """Whether a stored state, at `version`, goes back to the version `known`, or its loss is healed already."""
    if version == known or stored.healed >= known:
        return True
    return version > known and is_ancestor(known, stored)


def healed(stored: Tournament, version: int, known: Tournament, lost: int) -> tuple[Tournament, tuple[str, ...]]:
    """Return the tournament as it shall be, and codes of tables that were drawn in a lost state and are void.

    `known` is the state remembered, whose version `lost` the stored one, at `version`, does not go back to.
    """
    if known.ancestors and version < lost and is_ancestor(version, known):
        return known.model_copy(update={"healed": lost}), ()
    here = {one.person.key for one in stored.core.players}
    joined = tuple(one.person.name or NAMELESS for one in known.core.players if one.person.key not in here)
    drawn = known.core.round if known.core.round > stored.core.round else 0
    tables = {one.code for played in stored.core.rounds for one in played.tables}
    void = tuple(one.code for played in known.core.rounds for one in played.tables if one.code not in tables)
    told = Lost(joined=joined, round=drawn or (known.core.round if void else 0))
    return stored.model_copy(update={"healed": lost, "lost": told}), void


def called_off(table: Table) -> Change:
    """End the game of a table whose draw was lost."""
    return Change(ending.counted(table) if table.is_live else table)
