"""The private screen of a person who has left the game, or who plays from the next hand on: no cards."""

from bot.codec import Verb
from bot.screen import Screen, Style
from bot.screens.keys import lasting_key
from bot.screens.names import points
from bot.table.table import Table
from bot.texts import plain, say


def away(table: Table, index: int, language: str) -> Screen:
    """Say that the seat is kept. This screen does not change as the game goes on, so no calls are spent on it."""
    if table.seats[index].withdrawn:
        return Screen(text=say(language, "hand-withdrawn"))
    if table.seats[index].comes_after and table.game is not None:
        return Screen(text=say(language, "hand-comes-next", total=points(table.game.totals[index])))
    back = lasting_key(plain(language, "button-back"), Verb.BACK, style=Style.PRIMARY, table_id=table.id)
    return Screen(text=say(language, "hand-away"), rows=((back,),) if table.is_live else ())


def gave_up(language: str) -> Screen:
    """Say that another person has taken over the seat."""
    return Screen(text=say(language, "hand-gave-up"))
