"""The tables that anybody may join, as a list."""

from collections.abc import Sequence

from bot.codec import Verb
from bot.screen import Screen
from bot.table.lobby import seat_counts
from bot.table.table import Table
from bot.texts import Markup, plain, say
from bot.views.keys import key
from bot.views.names import named, preset_name, seat_name


def open_tables(tables: Sequence[Table], language: str) -> Screen:
    """A line and a button for each table: who opened it, its rules, how many sit there."""
    if not tables:
        return Screen(text=say(language, "open-none"))
    lines = [Markup(f"<b>{say(language, 'open-title')}</b>")]
    lines += [
        say(
            language,
            "open-table",
            code=table.id,
            name=_opener(table, language),
            preset=preset_name(table.preset, language),
            seated=len(table.seats),
            most=seat_counts(table)[-1],
        )
        for table in tables
    ]
    rows = tuple((key(table, plain(language, "button-join-table", code=table.id), Verb.JOIN),) for table in tables)
    return Screen(text=Markup.join("\n", lines), rows=rows)


def _opener(table: Table, language: str) -> str:
    index = table.seat_of(table.opener.key)
    return named(table.opener.name, language) if index is None else seat_name(table, index, language)
