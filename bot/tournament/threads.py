"""Threads of tables: which are missing, and which are done. Each function returns the tournament after it, or a list.

What stands here is what the tournament knows; a table learns of its thread afterwards, as often as that takes.
"""

from collections.abc import Sequence

from bot.tournament.tournament import TableThread, Tournament, TournamentStage
from engine.tournament.model import RoundTable


def missing(tournament: Tournament) -> list[int]:
    """Return the numbers of the tables of this round that are played and have no thread yet, but shall have one."""
    present = tournament.core.current
    wanted = tournament.threads and not tournament.threads_lack and tournament.core.stage is TournamentStage.PLAYING
    if present is None or not wanted or tournament.is_undealt:
        return []
    known = {thread.code for thread in tournament.table_threads}
    return [number for number, one in enumerate(present.tables, 1) if one.result is None and one.code not in known]


def opened(tournament: Tournament, thread: TableThread) -> Tournament:
    """Keep the thread of a table. Nothing changes if it is not wanted any more, or the table has another by now."""
    if thread.round != tournament.core.round or thread.table not in missing(tournament):
        return tournament
    return tournament.replace(table_threads=(*tournament.table_threads, thread))


def refused(tournament: Tournament, number: int, why: str) -> Tournament:
    """Go on without further threads in a round, as none could be opened; in the next round it is tried again."""
    if number != tournament.core.round or tournament.threads_lack:
        return tournament
    return tournament.replace(threads_lack=why)


def of_table(tournament: Tournament, table: str) -> TableThread | None:
    """Return the thread of a table, by the table's code; None without one."""
    return next((thread for thread in tournament.table_threads if thread.code == table), None)


def done(tournament: Tournament) -> list[TableThread]:
    """Return the threads of rounds whose results are all in."""
    over = not tournament.is_live or tournament.round_is_over
    return [thread for thread in tournament.table_threads if over or thread.round < tournament.core.round]


def closed(tournament: Tournament, threads: Sequence[TableThread]) -> Tournament:
    """Forget threads that are closed."""
    left = tuple(thread for thread in tournament.table_threads if thread not in threads)
    return tournament if left == tournament.table_threads else tournament.replace(table_threads=left)


def place(tournament: Tournament, number: int) -> RoundTable:
    """Return a table of the present round, by number from 1."""
    return tournament.core.rounds[-1].tables[number - 1]
