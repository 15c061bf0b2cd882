"""The screens of a table, drawn from its views as they are for the table's chats."""

from bot.screen import NO_LINKS, Links, Screen
from bot.screens.afterwards import record, score
from bot.showing import surfaces
from bot.table.deals import ScoreRow
from bot.table.table import Table
from bot.views.result import game_result_of, hand_result_of
from bot.views.sheet import score_sheet_of
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
