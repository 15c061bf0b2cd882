"""The pictures beside a board and a hand."""

from bot.pictures import HandPicture
from bot.screen import Picture
from bot.texts import cards
from bot.views.felt import picture_of
from bot.views.table import TableView


def table_picture(view: TableView) -> Picture:
    """The table as the reader of a view sees it."""
    data = picture_of(view)
    return Picture(data=data, description=data.heading)


def hand_picture(view: TableView) -> Picture | None:
    """A seat's own cards, the legal ones marked; None without cards."""
    if view.own is None or not view.own.hand:
        return None
    held = view.own.hand
    data = HandPicture(cards=held, playable=view.own.playable, four_colour=view.four_colours)
    return Picture(data=data, description=cards(view.language, held))
