"""What somebody sees in private who left a game: the way back, and no cards."""

from bot.codec import ButtonToken, Verb, encode
from bot.screen import Button, Screen, Style
from bot.table.table import Table
from bot.texts import plain, say


def away(table: Table, index: int, language: str) -> Screen:
    """Say that the seat waits. Nothing here changes with the game, so that nothing is sent while it goes on."""
    if table.seats[index].withdrawn:
        return Screen(text=say(language, "hand-withdrawn"))
    back = Button(
        label=plain(language, "button-back"), data=encode(ButtonToken(table.id, 0, Verb.BACK)), style=Style.PRIMARY
    )
    return Screen(text=say(language, "hand-away"), rows=((back,),) if table.is_live else ())
