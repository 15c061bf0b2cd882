import pytest

from adapters.pictures import sheet
from adapters.pictures.hand import LIFT, MARGIN, draw
from bot.pictures import HandPicture
from tests.pictures.picture_facts import brightness, changed, opened

TEN = ["AS", "KS", "QS", "9S", "TC", "JC", "AD", "TD", "KH", "QH"]
ALL = [rank + suit for suit in "SCDH" for rank in "9JQKTA"]


def hand(cards, playable=(), *, four_colour=False):
    return draw(HandPicture(cards=cards, playable=playable, four_colour=four_colour))


def test_ten_cards_stay_below_fifty_kilobytes():
    assert len(hand(TEN, TEN)) < 50_000
    assert len(hand(TEN, TEN[:4], four_colour=True)) < 50_000


@pytest.mark.parametrize("count", [0, 1, 3, 10, 24])
def test_every_hand_is_as_wide_as_any_other(count):
    assert opened(hand(ALL[:count])).size == (900, sheet.HEIGHT + LIFT + 2 * MARGIN)


def test_a_card_that_cannot_be_played_is_darker_and_stands_lower():
    both, one = opened(hand(["9S", "9S"])), opened(hand(["9S", "QH"], ["QH"]))
    left, right = (450 - 150, 40, 450 - 10, 220), (450 + 10, 40, 450 + 150, 220)
    assert brightness(one, left) == brightness(both, left)
    assert brightness(one, left) < brightness(one, right) - 30
    gap_above = (450 + 20, MARGIN, 450 + 140, MARGIN + LIFT)
    assert brightness(one, gap_above) > brightness(both, gap_above) + 60


def test_no_two_cards_look_alike_in_two_or_four_colours():
    two, four = [hand([card], [card]) for card in ALL], [hand([card], [card], four_colour=True) for card in ALL]
    assert len(set(two)) == len(set(four)) == 24
    assert [card for card, usual, other in zip(ALL, two, four, strict=True) if usual != other] == ALL[6:18]


def test_cards_lie_from_left_to_right_in_the_order_given():
    box = changed(hand([*TEN[:9], "QH"], TEN), hand([*TEN[:9], "9H"], [*TEN, "9H"]))
    assert box is not None
    assert box[0] > 700
