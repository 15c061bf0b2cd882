"""The screens of a table, drawn from its views as they are for the table's chats."""

from bot.screen import NO_LINKS, Links, Screen
from bot.showing import surfaces
from bot.table.table import Table
from tests.screens.set_tables import NOW


def lobby_of_table(table: Table, language: str, links: Links = NO_LINKS) -> Screen:
    """The message of a table that has no game yet: its lobby, or the open page of the options menu."""
    return surfaces.board_drawn(table.replace(language=language), NOW)(links)
