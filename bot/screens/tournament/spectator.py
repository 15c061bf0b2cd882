"""A tournament's table as spectators see it: the board, and nothing of a hand."""

from bot.codec import ButtonToken, Verb, encode
from bot.screen import Button, Screen
from bot.screens.afterwards import record
from bot.screens.during import board
from bot.screens.tournament.settings import INSIDE
from bot.texts import plain
from bot.views.result import GameResult
from bot.views.watched import Watched


def seen(view: Watched) -> Screen:
    """The board of a table, or the end of its game."""
    return record.game_over(view) if isinstance(view, GameResult) else board.board(view)


def board_of(view: Watched, tournament: str, round_number: int, number: int) -> Screen:
    """The board of a table, with a Refresh button. `tournament` is the code, `number` the table's in the round."""
    data = encode(ButtonToken(tournament, round_number, Verb.WATCH, f"{INSIDE}{number}"))
    again = Button(label=plain(view.language, "button-refresh"), data=data)
    on = not isinstance(view, GameResult) and view.is_live
    return seen(view).model_copy(update={"rows": ((again,),) if on else ()})
