"""The player's hand as the answer to a press, seen by them alone: updated for a while, then put away."""

from bot.codec import Verb
from bot.screen import Screen, Style
from bot.screens.during.away import away
from bot.screens.during.seated import private
from bot.screens.keys import lasting_key
from bot.table.table import Stage, Table
from bot.texts import plain, say

AGAIN = "n"
"""Argument of the button on a hand that was put away: it shows the hand there again."""


def hand(table: Table, seat: int, language: str) -> Screen:
    """The private screen of a seat, with a Refresh button beside its switches."""
    screen = private(table, seat, language)
    if not screen.rows or table.stage is not Stage.PLAYING:
        return screen
    *rows, last = screen.rows
    renew = lasting_key(plain(language, "button-refresh"), Verb.HAND, table_id=table.id)
    return screen.model_copy(update={"rows": (*rows, (*last, renew))})


def put_away(table: Table, seat: int, language: str) -> Screen:
    """The final state of such a message: no cards, which would soon be outdated, and no buttons for moves."""
    if table.stage is not Stage.PLAYING:
        return private(table, seat, language)
    if table.seats[seat].left:
        return away(table, seat, language)
    again = lasting_key(plain(language, "button-hand"), Verb.HAND, AGAIN, Style.PRIMARY, table_id=table.id)
    return Screen(text=say(language, "hand-earlier"), rows=((again,),))
