"""The screens of a table and of a tournament, drawn from their views as they are for chats."""

from collections.abc import Mapping

from bot.screen import NO_LINKS, Links, Screen
from bot.screens.afterwards import record, score
from bot.screens.tournament import page, standings_table
from bot.showing import surfaces
from bot.table.deals import ScoreRow
from bot.table.table import Table
from bot.tournament.tournament import Tournament
from bot.views.result import game_result_of, hand_result_of
from bot.views.sheet import score_sheet_of
from bot.views.tournament import tournament_of
from bot.views.tournament_standings import round_results_of, standings_of
from tests.screens.set_tables import NOW


def lobby_of_table(table: Table, language: str, links: Links = NO_LINKS) -> Screen:
    """The message of a table that has no game yet: its lobby, or the open page of the options menu."""
    return surfaces.board_drawn(table.replace(language=language), NOW)(links)


def finished_at_table(table: Table, row: ScoreRow, language: str) -> Screen:
    """The record of a hand."""
    return record.finished(hand_result_of(table, row, language))


def game_over_at_table(table: Table, language: str) -> Screen:
    """The message at the end of a game."""
    return record.game_over(game_result_of(table, language))


def sheet_of_table(table: Table, language: str) -> Screen:
    """The score sheet."""
    return score.sheet(score_sheet_of(table, language))


def sentences_of_table(table: Table, language: str) -> Screen:
    """The score sheet in sentences."""
    return score.in_sentences(score_sheet_of(table, language))


def tournament_page(tournament: Tournament, language: str, tables: Mapping[int, Table]) -> Screen:
    """The page of a tournament."""
    return page.page(tournament_of(tournament, tables, language))


def standings_of_all(tournament: Tournament, language: str) -> Screen:
    """The standings of a tournament, as they are now."""
    return standings_table.standings(standings_of(tournament, language))


def results_of_round(tournament: Tournament, number: int, language: str) -> Screen:
    """The results of all tables in a round."""
    return standings_table.results(round_results_of(tournament, number, language))
