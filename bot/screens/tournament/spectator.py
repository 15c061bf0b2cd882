"""A tournament's table as spectators see it: the board, and nothing of a hand."""

from bot.codec import ButtonToken, Verb, encode
from bot.screen import Button, Screen
from bot.screens.afterwards import record
from bot.screens.during import board
from bot.screens.tournament.settings import INSIDE
from bot.table.kinds.tournament import TournamentTable
from bot.table.table import Stage, Table
from bot.texts import plain
from bot.tournament.tournament import Tournament
from bot.views.of_table import for_chat
from bot.views.result import game_result_of


def seen(table: Table, language: str, now: float) -> Screen:
    """The board of a table, or the end of its game."""
    over = table.stage is Stage.OVER
    return record.game_over(game_result_of(table, language)) if over else board.board(for_chat(table, language, now))


def board_of(tournament: Tournament, table: Table, number: int, language: str, now: float) -> Screen:
    """The board of a table, with a Refresh button."""
    shown = seen(table, language, now)
    which = TournamentTable.of(table.kind)
    round_number = which.round if which is not None else tournament.core.round
    data = encode(ButtonToken(tournament.id, round_number, Verb.WATCH, f"{INSIDE}{number}"))
    again = Button(label=plain(language, "button-refresh"), data=data)
    return shown.model_copy(update={"rows": ((again,),) if table.is_live else ()})
