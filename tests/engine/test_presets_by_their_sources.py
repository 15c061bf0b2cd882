"""Presets whose source omits what its base game defines (docs/rules.md, 11)."""

import pytest

from engine import cards, game, rules
from engine.actions import Bid, Contract
from engine.state import evolve
from tests.engine.arranged_hands import dealt, does, legal

NINES = "9S 9C 9D 9H AS"


def test_pagat_opens_at_100_or_more_and_the_right_of_the_dealer_sits_out():
    state = dealt("polish_pagat", None, "KH QH", seats=4)
    assert state.sits_out == 2
    assert {"bid 100", "bid 110", "bid 120", "bid 400"} <= legal(state)
    assert "pass" not in legal(state)


def test_pagat_throws_four_nines_in_after_the_exchange():
    state = dealt("polish_pagat", None, NINES)
    assert "redeal" not in legal(state)
    state = does(state, "bid 100", "pass", "pass")
    given = [code for code in cards.codes(state.hands[0]) if code[0] not in "9A"]
    state = does(state, f"give {given[0]} 1", f"give {given[1]} 2", "contract 100")
    assert "redeal" in legal(state)


@pytest.mark.parametrize("preset", ["polish_pagat", "auction_thousand"])
def test_the_ceiling_is_that_of_the_base_game(preset):
    assert rules.build(preset).auction.ceiling == 400


def test_elwood_raises_after_the_exchange():
    state = dealt("elwood", None, "AS TS KS QS JS 9S AH TH 9H", seats=2)
    state = does(state, "bid 85", "pass", "choose_talon 0", "give 9H 1", "discard TH")
    assert Contract(0, 85) in game.legal(state)
    assert Contract(0, 150) in game.legal(state)


@pytest.mark.parametrize("preset", ["polish_two_talons", "polish_nine", "polish_twelve", "polish_open_seven"])
def test_the_polish_games_for_two_are_dealt_again_as_the_one_for_three(preset):
    assert rules.build(preset).redeal.rights == rules.build("polish").redeal.rights
    state = dealt(preset, None, NINES, seats=2)
    hand = state.hands[0]
    assert cards.marriages_in(hand) or "redeal" in legal(state)
    state = evolve(state, hands=(cards.mask_of(cards.INDEX[code] for code in NINES.split()), state.hands[1]))
    assert "redeal" in legal(state)


# Redeals without an auction (docs/rules.md, 4).

WEAK = {"redeal.rights": [{"right": "weak_hand", "points_below": 10}]}
FOUR = {"redeal.rights": [{"right": "nines_dealt", "count": 3, "unless_marriage": True}]}
POOR = "9S 9C 9D JS JC QD"


def test_4_without_an_auction_a_weak_hand_is_thrown_in_at_the_first_turn_of_the_play():
    state = dealt("draw_thousand", WEAK, POOR, "AS TS AC TC KH AD", seats=2)
    assert "redeal" in legal(state)
    after = does(state, "redeal")
    assert (after.phase, after.dealer, after.totals) == ("deal", state.dealer, (0, 0))
    assert "redeal" not in legal(dealt("draw_thousand", WEAK, "KH QH 9S 9C 9D JS", seats=2))


def test_4_the_other_player_may_after_the_lead_by_the_cards_as_dealt():
    state = does(dealt("draw_thousand", FOUR, "AS TS AC TC KH AD", POOR, seats=2), "play AS")
    assert "redeal" in legal(state)


def test_4_a_card_played_gives_the_right_up():
    state = dealt("draw_thousand", WEAK, "9S 9C 9D JS JC JD", "AS TS AC TC KH AD", seats=2)
    state = does(state, "play 9S", "play AS", "play AC")
    assert state.to_act == 0
    assert "redeal" not in legal(state)


def test_4_at_a_table_with_an_auction_the_right_of_the_auction_ends_with_it():
    state = dealt("polish_twelve", FOUR, "9S 9C 9D 9H AS AC", seats=2)
    state = does(state, "bid 100", "pass")
    assert state.phase == "play"
    assert "redeal" not in legal(state)
    assert Bid(0, 100) in state.auction
