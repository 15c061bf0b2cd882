"""The nudge: a short message to the player to move, in private or in the group."""

from bot.screen import Screen
from bot.screens.during.board import headed
from bot.screens.during.position import to_do
from bot.screens.names import mention
from bot.table.table import Table
from bot.texts import Markup, say
from engine import view as seeing


def in_private(table: Table, language: str) -> Screen:
    """Say what the player to move is asked to do and at which table, using public information only."""
    lines = headed(table, language)
    if not lines and not table.home.private and table.home.title:
        lines = [Markup.of(table.home.title)]
    return Screen(text=Markup.join(" · ", [say(language, "hand-your-turn", what=_to_do(table, language)), *lines]))


def in_group(table: Table, language: str) -> Screen:
    """Mention the player to move and say what they are asked to do, using public information only."""
    seat = table.to_act or 0
    return Screen(text=say(language, "nudge", mention=mention(table, seat, language), what=_to_do(table, language)))


def _to_do(table: Table, language: str) -> Markup:
    if table.game is None or table.to_act is None:
        raise ValueError("nobody is to act")
    return to_do(table, seeing.public(table.game), language)
