"""A position as a picture: the table, with the visible hands below."""

import pytest
from pydantic import ValidationError

from adapters.pictures.position import ROW, draw
from adapters.pictures.table import draw as table
from bot.pictures import PositionPicture, SeatPicture, TablePicture
from tests.pictures.picture_facts import opened


def board(seats):
    return TablePicture(seats=tuple(SeatPicture(name=name) for name in ("Anna", "Bartek", "Celina")[:seats]))


HANDS = (("AS", "TS", "KH"), ("9S", "9C"), ())


def test_under_the_table_each_seat_whose_cards_are_seen_has_a_row():
    plain = opened(table(board(3)))
    shown = opened(draw(PositionPicture(table=board(3), hands=HANDS)))
    assert shown.size == (plain.width, plain.height + 2 * ROW + 12)
    with_aside = opened(draw(PositionPicture(table=board(3), hands=HANDS, aside=("JS",), aside_word="Hidden cards")))
    assert with_aside.height == shown.height + ROW


def test_each_card_is_drawn():
    one, other = (draw(PositionPicture(table=board(3), hands=((card,), (), ()))) for card in ("AS", "AH"))
    assert one != other


def test_a_whole_deal_fits_and_stays_small():
    deck = [rank + suit for suit in "SCDH" for rank in "ATKQJ9"]
    whole = PositionPicture(table=board(2), hands=(tuple(deck[:12]), tuple(deck[12:])))
    assert len(draw(whole)) < 200_000


def test_an_error_never_repeats_a_hand():
    with pytest.raises(ValidationError) as error:
        PositionPicture(table=board(3), hands=(("AS", "XX"),))
    assert "AS" not in str(error.value)
