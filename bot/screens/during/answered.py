"""The own hand in answer to a press, as only the asker sees it: kept up to date for a while, and then put away."""

from bot.codec import ButtonToken, Verb, encode
from bot.screen import Button, Screen, Style
from bot.screens.during.away import away
from bot.screens.during.seated import private
from bot.table.table import Stage, Table
from bot.texts import plain, say

AGAIN = "n"
"""Argument of the button that shows the hand in a message that was put away: it is another than the present one."""


def hand(table: Table, seat: int, language: str) -> Screen:
    """The private screen of a seat, with a button that renews it beside its switches."""
    screen = private(table, seat, language)
    if not screen.rows or table.stage is not Stage.PLAYING:
        return screen
    *rows, last = screen.rows
    data = encode(ButtonToken(table.id, 0, Verb.HAND))
    renew = Button(label=plain(language, "button-refresh"), data=data)
    return screen.model_copy(update={"rows": (*rows, (*last, renew))})


def put_away(table: Table, seat: int, language: str) -> Screen:
    """The last form: it keeps no card that could be taken for the present ones, and no button of a move."""
    if table.stage is not Stage.PLAYING:
        return private(table, seat, language)
    if table.seats[seat].left:
        return away(table, seat, language)
    data = encode(ButtonToken(table.id, 0, Verb.HAND, AGAIN))
    again = Button(label=plain(language, "button-hand"), data=data, style=Style.PRIMARY)
    return Screen(text=say(language, "hand-earlier"), rows=((again,),))
