"""The nudge: a short message that makes the phone of the player to move buzz."""

from bot.screen import Screen
from bot.screens.during.position import asked
from bot.screens.names import mention
from bot.table.table import Table
from bot.texts import say
from engine import view as seeing


def nudge(table: Table, language: str) -> Screen:
    """Mention the player to move and say what they are asked to do, using public information only."""
    if table.game is None or table.to_act is None:
        raise ValueError("nobody is to act")
    what = asked(table, seeing.public(table.game), language)
    return Screen(text=say(language, "nudge", mention=mention(table, table.to_act, language), what=what), pings=True)
