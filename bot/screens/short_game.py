"""A short game: the first lines of its board, and what follows its end."""

from bot.codec import Verb
from bot.screen import Style
from bot.table import ending
from bot.table.kinds.short import READY, ShortGame
from bot.table.table import Table
from bot.texts import Markup, plain, say
from bot.views.keys import Row, key, lasting_key

OWN = 0  # the person's seat


def head(table: Table, language: str) -> list[Markup]:
    """Say how far the game goes and how well the others play."""
    target = int(table.kind.options["game.target"])
    return [say(language, "short-head", target=target, level=plain(language, f"level-{table.kind.level}"))]


def following(table: Table, language: str) -> tuple[Markup, list[Row]]:
    """Say what the next game will be, and return its button."""
    kind = ShortGame.of(table.kind)
    if kind is None:
        raise ValueError("no short game")
    won = ending.has_won(table, OWN)
    wins = kind.wins + won
    if wins >= READY:
        whole = key(table, plain(language, "button-whole-game"), Verb.AGAIN, style=Style.SUCCESS)
        short = lasting_key(plain(language, "button-short"), Verb.SHORT, table.preset)
        return say(language, "short-ready", count=wins), [(whole,), (short,)]
    level = plain(language, f"level-{kind.following(won=won).level}")
    again = key(table, plain(language, "button-short-next"), Verb.AGAIN, style=Style.SUCCESS)
    return say(language, "short-won" if won else "short-lost", level=level), [(again,)]
