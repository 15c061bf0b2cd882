"""The pictures beside the screens, with all words in the reader's language."""

from collections.abc import Sequence

from bot.pictures import HandPicture, PlayedCard, SaidBid, SeatPicture, TablePicture
from bot.screen import Picture
from bot.texts import bare, cards
from bot.views.parts import SeatView
from bot.views.seats import ON_THE_PLATE
from bot.views.table import TableView
from engine.view import PlayedCard as Played


def table_picture(view: TableView) -> Picture:
    """The table as the reader of a view sees it."""
    data = drawn_table(view)
    return Picture(data=data, description=data.heading)


def drawn_table(view: TableView) -> TablePicture:
    """The data of a table's picture."""
    last = view.last_trick if view.phase == "play" else None
    return TablePicture(
        seats=tuple(_seat(seat) for seat in view.seats),
        heading=view.question.words.words,
        title=view.title.words,
        to_act=view.question.seat,
        dealer=view.dealer,
        declarer=view.declarer,
        contract="" if view.contract is None else str(view.contract),
        auction=tuple(SaidBid(seat=one.seat, bid=one.words) for one in view.bids if one.words),
        trump=view.trump,
        trick=_played(view.trick or (last.cards if last is not None else ())),
        winning=view.winning,
        last=_played(last.cards) if last is not None else (),
        last_winner=last.winner if last is not None else None,
        talon=view.talon,
        stock=view.stock,
        four_colour=view.four_colours,
    )


def _played(played: Sequence[Played]) -> tuple[PlayedCard, ...]:
    return tuple(PlayedCard(seat=one.seat, card=one.card) for one in played)


def _seat(seat: SeatView) -> SeatPicture:
    return SeatPicture(
        name=bare(seat.name),
        person=seat.person,
        left=seat.left,
        level=seat.level,
        bid=seat.bid,
        marks=tuple(mark.words.words for mark in seat.marks if mark.code not in ON_THE_PLATE),
        tricks=seat.tricks,
        total=seat.total,
        points=seat.points,
        cards=seat.cards,
        marriages=seat.marriages,
        note=seat.note,
        sits_out=seat.sits_out,
    )


def hand_picture(view: TableView) -> Picture | None:
    """A seat's own cards, the legal ones marked; None without cards."""
    if view.own is None or not view.own.hand:
        return None
    held, playable = view.own.hand, frozenset(view.own.playable)
    data = HandPicture(cards=held, playable=playable, four_colour=view.four_colours)
    return Picture(data=data, description=cards(view.language, held))
