"""Lost commits of a tournament that this process still has in its cache: they are restored, or told.

A tournament is one value without a log. If nobody has changed the older stored state, the cached one is written again,
and nothing is lost. If others have changed it, the stored state counts, and the page says what is missing. Results
cannot be lost: each is stored at its own table, and counted again.
"""

from bot.table import ending
from bot.table.ancestry import is_ancestor
from bot.table.change import TableChange
from bot.table.table import Table
from bot.tournament.tournament import Lost, Tournament


def healed(stored: Tournament, version: int, known: Tournament, lost: int) -> Tournament:
    """Return the healed tournament.

    `known` is the cached state, at version `lost`. The `stored` one, at `version`, does not descend from it.
    """
    if known.ancestors and version < lost and is_ancestor(version, known):
        return known.replace(healed=lost)
    here = {one.person.key for one in stored.core.players}
    joined = tuple(one.person for one in known.core.players if one.person.key and one.person.key not in here)
    drawn = known.core.round if known.core.round > stored.core.round else 0
    told = Lost(joined=joined, round=drawn or (known.core.round if void(stored, known) else 0))
    return stored.replace(healed=lost, lost=told)


def void(stored: Tournament, known: Tournament) -> list[str]:
    """Return the codes of tables that were drawn in the lost state `known`, and are not in the stored one."""
    tables = {one.code for played in stored.core.rounds for one in played.tables}
    return [one.code for played in known.core.rounds for one in played.tables if one.code not in tables]


def called_off(table: Table) -> TableChange:
    """End the game of a table, as its draw was lost."""
    return TableChange(ending.counted(table) if table.is_live else table)
