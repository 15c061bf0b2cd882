"""A short game: the first lines of its board."""

from bot.table.table import Table
from bot.texts import Markup, plain, say

OWN = 0  # the person's seat


def head(table: Table, language: str) -> list[Markup]:
    """Say how far the game goes and how well the others play."""
    target = int(table.kind.options["game.target"])
    return [say(language, "short-head", target=target, level=plain(language, f"level-{table.kind.level}"))]
