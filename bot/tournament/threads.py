"""Threads of tables: missing ones, open ones, and those to be closed.

The tournament keeps the threads; each table is told of its thread afterwards.
"""

from collections.abc import Sequence

from bot.tournament.tournament import TableThread, Tournament, TournamentStage


def missing(tournament: Tournament) -> list[int]:
    """Return the numbers of tables of this round that still need a thread."""
    present = tournament.core.current
    wanted = tournament.threads and not tournament.threads_lack and tournament.core.stage is TournamentStage.PLAYING
    if present is None or not wanted:
        return []
    known = {thread.code for thread in tournament.table_threads}
    return [number for number, one in enumerate(present.tables, 1) if one.result is None and one.code not in known]


def opened(tournament: Tournament, thread: TableThread) -> Tournament:
    """Keep the thread of a table, unless it is not needed any more."""
    if thread.round != tournament.core.round or thread.table not in missing(tournament):
        return tournament
    return tournament.replace(table_threads=(*tournament.table_threads, thread))


def refused(tournament: Tournament, number: int, why: str) -> Tournament:
    """Note why no thread could be opened in a round; the next round tries again."""
    if number != tournament.core.round or tournament.threads_lack:
        return tournament
    return tournament.replace(threads_lack=why)


def of_table(tournament: Tournament, table: str) -> TableThread | None:
    """Return the thread of a table by code; None for none."""
    return next((thread for thread in tournament.table_threads if thread.code == table), None)


def done(tournament: Tournament) -> list[TableThread]:
    """Return the threads to be closed: those of rounds that are over."""
    over = not tournament.is_live or tournament.round_is_over
    return [thread for thread in tournament.table_threads if over or thread.round < tournament.core.round]


def closed(tournament: Tournament, threads: Sequence[TableThread]) -> Tournament:
    """Drop closed threads."""
    return tournament.replace(table_threads=tuple(one for one in tournament.table_threads if one not in threads))
