"""A table as it is drawn: for a picture, and with what a page tells beside it for the felt of a study board."""

from collections.abc import Sequence

from pydantic import Field

from bot.people import Frozen
from bot.pictures import MOST_SEATS, PlayedCard, SeatPicture, TablePicture
from bot.texts import bare
from bot.views.hand_in_play import ON_THE_PLATE
from bot.views.parts import SeatView
from bot.views.table import TableView
from engine.view import PlayedCard as Played


class FeltSeat(SeatPicture):
    """A seat on the felt."""

    left: bool = False
    """Whether the person has left the game."""

    level: str = ""
    """The level of a built-in player in a word."""

    bid: str = ""
    """The seat's last bid or pass during the auction; drawn as the note."""

    marks: tuple[str, ...] = ()
    """The marks after the seat's total, in a few words each; the last of them is drawn as the note."""

    tricks: int = 0
    """How many tricks the seat has taken in this hand."""


class SaidBid(Frozen):
    """A bid or a pass of a seat in the auction."""

    seat: int = Field(ge=0)
    """The index of the seat."""

    bid: str
    """The bid, or the word for passing."""


class Felt(TablePicture):
    """The felt of a page."""

    seats: tuple[FeltSeat, ...]
    """The seats, clockwise."""

    title: str = ""
    """The hand's number and the rules it is played by."""

    auction: tuple[SaidBid, ...] = ()
    """All bids and passes of the auction, in order."""

    last: tuple[PlayedCard, ...] = Field(default=(), max_length=MOST_SEATS)
    """The cards of the last trick that was taken in this hand."""

    last_winner: int | None = None
    """The seat that took the last trick; None if there is none."""

    stock: int = 0
    """How many cards are still to be drawn."""


def picture_of(view: TableView) -> TablePicture:
    """Return a table as its reader's picture shows it."""
    last = view.last_trick if view.phase == "play" else None
    return TablePicture(
        seats=tuple(_seat(seat) for seat in view.seats),
        heading=view.question.words.words,
        to_act=view.question.seat,
        dealer=view.dealer,
        declarer=view.declarer,
        contract="" if view.contract is None else str(view.contract),
        trump=view.trump,
        trick=_played(view.trick or (last.cards if last is not None else ())),
        winning=view.winning,
        talon=view.talon,
        four_colour=view.four_colours,
    )


def felt_of(view: TableView) -> Felt:
    """Return a table with all that a felt shows."""
    picture = picture_of(view)
    last = view.last_trick if view.phase == "play" else None
    drawn = zip(picture.seats, view.seats, strict=True)
    return Felt(
        **{**dict(picture), "seats": tuple(_with_more(seat, more) for seat, more in drawn)},
        title=view.title.words,
        auction=tuple(SaidBid(seat=one.seat, bid=one.words) for one in view.bids if one.words),
        last=_played(last.cards) if last is not None else (),
        last_winner=last.winner if last is not None else None,
        stock=view.stock,
    )


def _played(played: Sequence[Played]) -> tuple[PlayedCard, ...]:
    return tuple(PlayedCard(seat=one.seat, card=one.card) for one in played)


def _seat(seat: SeatView) -> SeatPicture:
    return SeatPicture(
        name=bare(seat.name),
        total=seat.total,
        points=seat.points,
        cards=seat.cards,
        marriages=seat.marriages,
        note=seat.note,
        sits_out=seat.sits_out,
    )


def _with_more(seat: SeatPicture, more: SeatView) -> FeltSeat:
    marks = tuple(mark.words.words for mark in more.marks if mark.code not in ON_THE_PLATE)
    return FeltSeat(**dict(seat), left=more.left, level=more.level, bid=more.bid, marks=marks, tricks=more.tricks)
