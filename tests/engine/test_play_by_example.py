"""The play (docs/rules.md, 8): which cards must be played, who takes a trick, what is declared."""

import pytest

from tests.engine.arranged_hands import TRUMP, at_play, does, legal, refused

SPADES, CLUBS, DIAMONDS, HEARTS = range(4)


# Who takes a trick.


@pytest.mark.parametrize(
    ("hands", "trump", "winner"),
    [
        pytest.param(("9S AH", "AS TH", "JD KH"), DIAMONDS, 2, id="a trump"),
        pytest.param(("AC 9D", "JH TD", "TH KD"), HEARTS, 2, id="the higher trump"),
        pytest.param(("KS 9D", "TS TD", "AH KD"), None, 1, id="without trump the ten of the suit led, not the king"),
    ],
)
def test_8_the_card_that_takes_the_trick(hands, trump, winner):
    state = at_play("polish_pagat", None, *hands, trump=trump)
    assert does(state, *(f"play {hand[:2]}" for hand in hands)).tricks[-1].winner == winner


# What must be played.


def test_8_one_need_not_beat_a_trick_that_is_trumped():
    state = at_play("polish", None, "QH 9S", "JD 9C", "JH AH", trump=DIAMONDS)
    assert legal(does(state, "play QH", "play JD")) == {"play JH", "play AH"}


def test_8_must_beat():
    hands = ("QH 9S", "JH KH AH 9D", "9H TH")
    beating = does(at_play("polish", None, *hands), "play QH")
    assert legal(beating) == {"play KH", "play AH"}
    assert refused(beating, "play JH")["reason"] == "must_beat"
    assert refused(beating, "play 9D") == {"reason": "must_follow_suit", "suit": "H"}
    assert legal(does(at_play("russian", None, *hands), "play QH")) == {"play JH", "play KH", "play AH"}


def test_8_who_cannot_beat_plays_any_card_of_the_suit():
    state = at_play("polish", None, "AH 9S", "JH 9H 9D", "9C")
    assert legal(does(state, "play AH")) == {"play JH", "play 9H"}


@pytest.mark.parametrize(
    ("options", "cards"),
    [
        ({"play.when_void": "trump"}, {"9D", "QD", "AD"}),
        ({"play.when_void": "trump", "play.must_overtrump": True}, {"QD", "AD"}),
        ({"play.when_void": "beat"}, {"QD", "AD"}),
        ({"play.when_void": "free"}, {"9D", "QD", "AD", "9C"}),
    ],
)
def test_8_void_with_trumps_over_a_trump(options, cards):
    state = at_play("polish", options, "QH 9S", "JD", "9D QD AD 9C", trump=DIAMONDS)
    assert legal(does(state, "play QH", "play JD")) == {f"play {card}" for card in cards}


@pytest.mark.parametrize(
    ("options", "cards"),
    [
        ({"play.when_void": "trump"}, {"9D"}),
        ({"play.when_void": "trump", "play.must_overtrump": True}, {"9D"}),
        ({"play.when_void": "beat"}, {"9D", "9C"}),
    ],
)
def test_8_void_with_a_trump_that_is_too_low(options, cards):
    state = at_play("polish", options, "QH 9S", "JD", "9D 9C", trump=DIAMONDS)
    assert legal(does(state, "play QH", "play JD")) == {f"play {card}" for card in cards}


def test_8_void_without_trump_or_before_any_anything_goes():
    state = at_play("russian", None, "QH 9S", "JD TS", "9H", trump=None)
    assert legal(does(state, "play QH")) == {"play JD", "play TS"}
    state = at_play("russian", None, "QH 9S", "JD TS", "9H", trump=CLUBS)
    assert legal(does(state, "play QH")) == {"play JD", "play TS"}
    state = at_play("russian", None, "QH 9S", "JD TS", "9H", trump=SPADES)
    assert refused(does(state, "play QH"), "play JD") == {"reason": "must_trump", "suit": "S"}


def test_8_any_card_may_be_played_while_there_is_a_stock():
    hands = ("QH 9S", "AH 9D")
    state = at_play("draw_thousand", None, *hands, stock=(0, 1), declarer=None, contract=None)
    assert legal(does(state, "play QH")) == {"play AH", "play 9D"}
    state = at_play("draw_thousand", None, *hands, declarer=None, contract=None)
    assert legal(does(state, "play QH")) == {"play AH"}


def test_8_the_winner_of_a_trick_draws_first():
    state = at_play("draw_thousand", None, "QH 9C", "AH 9D", stock=(0, 1), declarer=None, contract=None)
    after = does(state, "play QH", "play AH")
    assert after.to_act == 1
    assert legal(after) == {"play 9D", "play AS"}
    assert after.stock == ()


# Marriages.

PAIR = ("KH QH 9S", "AH TS 9D", "TH JS 9C")


def test_8_a_marriage_counts_at_once_and_its_suit_is_trump():
    after = does(at_play("polish", None, *PAIR), "play QH marriage")
    assert after.points == (100, 0, 0)
    assert after.trump == HEARTS
    assert after.marriages == ((HEARTS,), (), ())


def test_8_it_counts_even_if_the_trick_is_lost_and_for_a_defender_too():
    after = does(at_play("polish", None, *PAIR), "play QH marriage", "play AH", "play TH")
    assert after.points == (100, 24, 0)
    later = at_play("polish", None, "9S", "9D", "KD QD", leader=2, to_act=2)
    assert does(later, "play KD marriage").points == (0, 0, 80)


def test_8_a_new_marriage_changes_trump():
    state = at_play("polish", None, "KH QH", "9D", "9C", trump=SPADES, marriages=((SPADES,), (), ()))
    after = does(state, "play KH marriage")
    assert after.trump == HEARTS
    assert after.marriages[0] == (SPADES, HEARTS)


def test_8_it_may_be_left_undeclared_and_is_then_lost():
    state = at_play("polish", None, "KH QH 9S", "9H TS", "JH JS")
    assert {"play KH", "play KH marriage"} <= legal(state)
    after = does(state, "play KH", "play 9H", "play JH")
    assert legal(after) == {"play QH", "play 9S"}
    assert refused(after, "play QH marriage")["why"] == "not_both_cards"


def test_8_automatic_marriages():
    state = at_play("tysiac_2004", None, *PAIR)
    assert legal(state) == {"play 9S", "play KH marriage", "play QH marriage"}
    assert does(state, "play KH") == does(state, "play KH marriage")


def test_8_not_on_the_first_lead():
    state = at_play("russian", None, *PAIR)
    assert legal(state) == {"play KH", "play QH", "play 9S"}
    assert refused(state, "play QH marriage")["why"] == "no_trick_yet"
    state = at_play("russian", None, *PAIR, taken=(1, 0, 0))
    assert "play QH marriage" in legal(state)


def test_8_only_the_leader_declares():
    state = at_play("polish", None, "9H", "KH QH", "9C")
    assert refused(does(state, "play 9H"), "play KH marriage")["why"] == "not_leading"


def test_8_on_a_queen_that_was_just_played():
    state = at_play("skoroszow", None, "9C QS", "QH 9S", "KH 9D", declarer=None, contract=None)
    after = does(state, "play 9C", "play QH")
    assert {"play KH", "play KH marriage"} <= legal(after)
    after = does(after, "play KH marriage")
    assert after.trump == HEARTS
    assert after.marriages[2] == (HEARTS,)
    assert after.tricks[-1].winner == 2


def test_8_on_a_queen_the_new_trump_counts_in_this_trick_too():
    state = at_play(
        "skoroszow", {"play.when_void": "free"}, "9C QS", "QH 9S", "KH 9D", trump=CLUBS, declarer=None, contract=None
    )
    assert does(state, "play 9C", "play QH", "play KH").tricks[-1].winner == 0
    assert does(state, "play 9C", "play QH", "play KH marriage").tricks[-1].winner == 2


def test_8_on_a_queen_of_the_seat_before_only():
    state = at_play("skoroszow", None, "QH 9S", "9H 9D", "KH 9C", declarer=None, contract=None)
    assert legal(does(state, "play QH", "play 9H")) == {"play KH"}


def test_8_four_aces():
    aces = {"marriages.four_aces": 200}
    hands = ("AS AC AD AH", "9S 9D 9C 9H", "TS TD TC TH")
    assert "play AS four_aces" not in legal(at_play("russian", aces, *hands))
    state = at_play("russian", aces, *hands, taken=(1, 0, 0), trump=HEARTS)
    after = does(state, "play AS four_aces")
    assert after.points[0] == 200
    assert after.trump == HEARTS
    assert refused(at_play("russian", aces, *hands), "play AS four_aces")["reason"] == "no_four_aces"


def test_9_7_on_the_barrel_of_lviv_a_marriage_makes_trump_but_scores_nothing():
    after = does(at_play("lviv", None, *PAIR, taken=(1, 0, 0), barrel=(0, None, None)), "play KH marriage")
    assert after.points == (0, 0, 0)
    assert after.trump == HEARTS


@pytest.mark.parametrize(
    ("values", "points"),
    [("standard", 40), ("silesia", 80), ("wielkopolska", 100), ("russeln", 60), ({"S": 1, "C": 2, "D": 3, "H": 4}, 1)],
)
def test_2_what_the_marriage_of_spades_is_worth(values, points):
    state = at_play("polish", {"marriages.values": values}, "KS QS", "9D", "9C")
    assert does(state, "play KS marriage").points[0] == points
    assert TRUMP["S"] == SPADES


# Rights to throw in at the first turn of the play (docs/rules.md, 4).


def test_4_four_nines_after_the_exchange():
    state = at_play("russian", None, "AH TH KH QH", "9S 9C 9D 9H", "AS AC AD TS")
    assert "redeal" not in legal(state)
    turn = does(state, "play AH")
    assert legal(turn) == {"play 9H", "redeal"}
    after = does(turn, "redeal")
    assert (after.phase, after.dealer, after.totals) == ("deal", 2, (0, 0, 0))


def test_4_a_weak_hand_after_the_exchange_and_the_minimum_bid():
    weak = {"redeal.rights": [{"right": "weak_after_exchange", "points_below": 14, "minimum_bid_only": True}]}
    hands = ("JH 9H 9D", "AS TS KS", "AC TC KC")
    assert "redeal" in legal(at_play("russian", weak, *hands))
    assert "redeal" not in legal(at_play("russian", weak, *reversed(hands)))
