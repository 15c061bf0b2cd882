"""Won short games: a person's document counts them, so that the next ones are against better built-in players."""

from collections.abc import Mapping
from typing import Any

from bot.ports.directory import Directory
from bot.table import ending
from bot.table.kinds.short import ShortGame
from bot.table.table import Table

KEPT = "short_games"
"""The name in the document: the number of wins, and the last game that counted."""


async def take_in(directory: Directory, table: Table) -> None:
    """Count a won short game, once."""
    if ShortGame.of(table.kind) is None or table.taken_back:
        return
    for index, seat in enumerate(table.seats):
        person = seat.person
        if person is None or not ending.has_won(table, index):
            continue
        kept = (await directory.person(person.key)).get(KEPT, {})
        if kept.get("last") != table.id:
            await directory.save_person(person.key, {KEPT: {"wins": wins(kept) + 1, "last": table.id}})


def wins(kept: Mapping[str, Any]) -> int:
    """Return the number of wins in what a document keeps."""
    return int(kept.get("wins", 0))


def has_won(about: Mapping[str, Any]) -> bool:
    """Whether a person has won a short game, by their document (`about`)."""
    return wins(about.get(KEPT, {})) > 0


def wins_before(table: Table) -> int | None:
    """Return how many short games the person of one had won before; None for another table."""
    short = ShortGame.of(table.kind)
    return short.wins if short is not None else None
