"""All screens of a table at once, for tests of properties that every screen must have."""

from collections.abc import Iterator

from bot.screen import Screen
from bot.screens import notices
from bot.screens.afterwards import verify
from bot.table.table import Table
from tests.screens import faces
from tests.screens.drawn import finished_at_table, game_over_at_table, sheet_of_table
from tests.screens.set_tables import NOW


def screens_of(table: Table, language: str) -> Iterator[Screen]:
    """The screens of a game in play or over."""
    yield faces.board(table, language, NOW)
    for seat in range(len(table.seats)):
        yield faces.hand_of(table, seat, language, "https://t.me/c/1001/7")
    if table.to_act is not None:
        yield notices.nudge_in_group(table, language)
        yield notices.nudge_in_private(table, language)
    yield sheet_of_table(table, language)
    yield verify.verification(table, language)
    yield game_over_at_table(table, language)
    if table.rows:
        yield finished_at_table(table, table.rows[-1], language)
