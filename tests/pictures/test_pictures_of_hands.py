import pytest

from adapters.pictures import sheet
from adapters.pictures.hand import LIFT, MARGIN, hand
from tests.pictures.picture_facts import brightness, changed, opened

TEN = ["AS", "KS", "QS", "9S", "TC", "JC", "AD", "TD", "KH", "QH"]
ALL = [rank + suit for suit in "SCDH" for rank in "9JQKTA"]


def test_ten_cards_stay_below_fifty_kilobytes():
    assert len(hand(TEN, TEN, False)) < 50_000
    assert len(hand(TEN, TEN[:4], True)) < 50_000


@pytest.mark.parametrize("count", [0, 1, 3, 10, 12, 24])
def test_every_hand_is_as_wide_as_any_other(count):
    assert opened(hand(ALL[:count], (), False)).size == (900, sheet.HEIGHT + LIFT + 2 * MARGIN)


def test_a_card_that_cannot_be_played_is_darker_and_stands_lower():
    both = opened(hand(["9S", "9S"], (), False))
    one = opened(hand(["9S", "QH"], ["QH"], False))
    left = (450 - 150, 40, 450 - 10, 220)
    right = (450 + 10, 40, 450 + 150, 220)
    assert brightness(one, left) == brightness(both, left)
    assert brightness(one, left) < brightness(one, right) - 30
    gap_above = (450 + 20, MARGIN, 450 + 140, MARGIN + LIFT)
    assert brightness(one, gap_above) > brightness(both, gap_above) + 60


@pytest.mark.parametrize("four_colour", [False, True])
def test_no_two_cards_look_alike(four_colour):
    assert len({hand([card], [card], four_colour) for card in ALL}) == 24


def test_a_four_colour_deck_changes_clubs_and_diamonds_only():
    for card in ALL:
        same = hand([card], [card], False) == hand([card], [card], True)
        assert same == (card[1] in "SH"), card


def test_cards_lie_from_left_to_right_in_the_order_given():
    box = changed(hand([*TEN[:9], "QH"], TEN, False), hand([*TEN[:9], "9H"], [*TEN, "9H"], False))
    assert box is not None
    assert box[0] > 700


@pytest.mark.parametrize("code", ["10H", "ah", "", "XX", "back", "four AC"])
def test_an_unknown_card_is_refused_without_being_named(code):
    with pytest.raises(ValueError, match=r"^not a card$") as refused:
        hand(["AH", code], (), True)
    assert refused.value.__context__ is None
