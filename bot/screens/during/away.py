"""The private screen of a player who has left the game: the way back, and no cards."""

from bot.codec import Verb
from bot.screen import Screen, Style
from bot.screens.keys import lasting_key
from bot.table.table import Table
from bot.texts import plain, say


def away(table: Table, index: int, language: str) -> Screen:
    """Say that the seat is kept. This screen does not change as the game goes on, so no calls are spent on it."""
    if table.seats[index].withdrawn:
        return Screen(text=say(language, "hand-withdrawn"))
    back = lasting_key(plain(language, "button-back"), Verb.BACK, style=Style.PRIMARY, table_id=table.id)
    return Screen(text=say(language, "hand-away"), rows=((back,),) if table.is_live else ())
