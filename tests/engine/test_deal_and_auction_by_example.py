"""Deal, redeals and auction (docs/rules.md, 3 to 5)."""

import pytest

from engine import cards, game
from engine.actions import Deal
from engine.events import BottomJack, HandScored, ThrownIn
from engine.state import evolve
from tests.engine.arranged_hands import dealt, does, legal, refused, stacked, table

DECK = cards.deck(24)


def bids(state):
    return sorted(int(step.split()[1]) for step in legal(state) if step.startswith("bid"))


# The deal.


def test_3_cards_go_one_at_a_time_from_the_left_of_the_dealer():
    state, _ = game.apply(table("polish", dealer=0), Deal(DECK))
    assert cards.codes(state.hands[1]) == ("AS", "QS", "AC", "QC", "AD", "QD", "AH")
    assert [cards.CODES[card] for card in state.talons[0]] == ["QH", "JH", "9H"]


def test_3_two_talons_then_the_stock():
    state, _ = game.apply(table("polish_two_talons", seats=2), Deal(DECK))
    assert [[cards.CODES[card] for card in talon] for talon in state.talons] == [["KH", "QH"], ["JH", "9H"]]
    state, _ = game.apply(table("draw_thousand", seats=2), Deal(DECK))
    assert [cards.CODES[card] for card in state.stock[:2]] == ["AD", "TD"]


@pytest.mark.parametrize(("rule", "sitter"), [("dealer", 1), ("right_of_dealer", 0), ("opposite_dealer", 3)])
def test_3_who_sits_out(rule, sitter):
    state = dealt("polish", {"table.sits_out": rule}, seats=4, dealer=1)
    assert state.sits_out == sitter
    assert state.hands[sitter] == 0
    assert state.to_act == 2


def test_3_a_cut_puts_the_top_cards_to_the_bottom():
    state = dealt("skoroszow")
    assert state.phase == "cut"
    assert state.to_act == 1
    assert len(legal(state)) == 24
    state, _ = game.apply(table("skoroszow", dealer=2), Deal(DECK))
    assert cards.INDEX["QC"] in cards.numbers(does(state, "cut 9").hands[0])
    assert cards.INDEX["AS"] in cards.numbers(does(state, "cut no").hands[0])
    assert refused(state, "cut 24")["reason"] == "bad_cut"


def test_3_the_cutter_is_the_first_active_seat_to_the_right_of_the_dealer():
    offered = {"deal.cut": "offer", "table.sits_out": "right_of_dealer"}
    assert dealt("polish", offered, seats=4, dealer=0).to_act == 2
    assert dealt("polish", {"deal.cut": "offer"}, seats=4, dealer=0).to_act == 3
    assert dealt("polish_two_talons", {"deal.cut": "offer"}, seats=2, dealer=0).to_act == 1


def test_3_the_dealer_names_places_for_the_talon():
    state, _ = game.apply(table("polish", {"deal.dealer_sets_talon": True}), Deal(DECK))
    assert (state.phase, state.to_act) == ("talon_positions", 2)
    after = does(state, "talon_positions 1 3 22")
    assert [cards.CODES[card] for card in after.talons[0]] == ["TS", "QS", "JH"]
    assert cards.codes(after.hands[1])[0] == "KS"
    for wrong in ("0 3 5", "1 2 5", "1 3 23", "3 1 5", "1 3"):
        assert refused(state, f"talon_positions {wrong}")["reason"] == "bad_positions"


def test_3_a_jack_at_the_bottom_is_thrown_in_and_the_third_costs_the_dealer_120():
    state = table("polish", {"deal.bottom_jack": True})
    for row in (1, 2, 3):
        state, events = game.apply(state, stacked(state, last="JH"))
        assert events[0] == BottomJack(2, row)
    assert state.totals == (0, 0, -120)
    assert (state.dealer, state.jacks) == (0, 0)


def test_3_another_bottom_breaks_the_row():
    state = table("polish", {"deal.bottom_jack": True})
    for _ in range(2):
        state, _ = game.apply(state, stacked(state, last="JH"))
    state, _ = game.apply(state, stacked(state, "9S 9C 9D 9H", last="AH"))
    state = does(state, "redeal")
    state, _ = game.apply(state, stacked(state, last="JS"))
    assert state.totals == (0, 0, 0)
    assert state.jacks == 1


# Rights in the auction.


def test_4_a_weak_hand_without_marriage_may_be_thrown_in():
    weak = "9S 9C 9D JS JC JD JH"
    assert "redeal" in legal(dealt("polish", None, weak))
    assert "redeal" not in legal(dealt("polish", None, "9S 9C 9D JS JC JD AH"))
    assert "redeal" not in legal(dealt("polish", None, "9S 9C 9D JS JC KH QH"))


def test_4_four_nines_unless_there_is_a_marriage():
    assert "redeal" in legal(dealt("polish", None, "9S 9C 9D 9H AS AC AD"))
    assert "redeal" not in legal(dealt("polish", None, "9S 9C 9D 9H KS QS AD"))


def test_4_bidding_or_passing_gives_the_right_up():
    state = dealt("polish", None, "9S 9C 9D 9H AS AC AD")
    again = does(state, "bid 100", "bid 110", "pass")
    assert again.to_act == 0
    assert "redeal" not in legal(again)


def test_4_a_hand_thrown_in_is_dealt_again_by_the_same_dealer_and_scores_nothing():
    state = dealt("polish", None, "9S 9C 9D 9H AS AC AD")
    after, events = game.apply(state, next(step for step in game.legal(state) if step.do == "redeal"))
    assert events[0] == ThrownIn(0, "nines_dealt")
    assert [event.result.outcome for event in events if isinstance(event, HandScored)] == ["thrown_in"]
    assert (after.dealer, after.totals) == (2, (0, 0, 0))


def test_4_the_third_hand_in_a_row_thrown_in_for_nines_costs_the_dealer_120():
    state = table("polish", {"redeal.third_in_a_row_penalty": True})
    nines, weak = "9S 9C 9D 9H AS AC AD", "9S 9C 9D JS JC JD JH"
    for hand in (nines, weak, nines, nines):
        state, _ = game.apply(state, stacked(state, hand))
        state = does(state, "redeal")
        assert state.totals == (0, 0, 0)
    state, _ = game.apply(state, stacked(state, nines))
    state = does(state, "redeal")
    assert state.totals == (0, 0, -120)
    assert (state.dealer, state.nines) == (0, 0)


def test_4_the_penalty_takes_a_dealer_off_the_barrel_and_is_no_fall():
    penalty = {"redeal.third_in_a_row_penalty": True, "redeal.rights": [{"right": "nines_dealt", "count": 4}]}
    state = evolve(table("russian", penalty), nines=2, totals=(0, 0, 880), barrel=(None, None, 2))
    state, _ = game.apply(state, stacked(state, "9S 9C 9D 9H"))
    state = does(state, "redeal")
    assert (state.totals[2], state.barrel[2], state.falls[2]) == (760, None, 0)


# The auction.


def test_5_the_seat_left_of_the_dealer_has_to_open_at_exactly_100():
    state = dealt("polish")
    assert legal(state) == {"bid 100"}
    assert refused(state, "pass")["reason"] == "must_open"


def test_5_the_russian_opening_is_at_least_100():
    state = dealt("russian", None, "AS AC AD AH TS TC TD")
    assert bids(state) == [100, 105, 110, 115, 120]


def test_5_more_than_120_with_any_marriage_or_with_those_held():
    spades = "KS QS AS AC AD AH TC"
    assert bids(dealt("russian", None, spades))[-1] == 400
    state = does(dealt("polish", None, "AS AC AD AH TC TD TH", "KS QS JC JD JH 9C 9D"), "bid 100")
    assert bids(state) == [110, 120, 130, 140, 150, 160]
    assert refused(state, "bid 170") == {"reason": "needs_marriage", "maximum": 160, "value": 170}
    assert refused(state, "bid 100") == {"reason": "bid_too_low", "minimum": 110, "value": 100}
    assert refused(state, "bid 115") == {"reason": "bid_off_step", "step": 10, "value": 115}
    assert bids(dealt("russian", {"auction.above_120": "free"}, "AS AC AD AH TC TD TH"))[-1] == 400


def test_5_graded_bids():
    state = does(dealt("russian", {"auction.graded": True}, "KS QS"), "bid 100", "bid 105")
    assert bids(state) == [110]


def test_5_the_auction_ends_when_one_bidder_is_left():
    state = does(dealt("russian"), "bid 100", "pass", "bid 105", "pass")
    assert (state.declarer, state.contract, state.phase) == (2, 105, "exchange")


def test_5_everybody_passes_where_nobody_must_open_and_the_deal_moves_on():
    state = does(dealt("russeln"), "pass", "pass", "pass")
    assert (state.phase, state.dealer) == ("deal", 0)
    state = does(dealt("russeln"), "pass", "pass", "bid 10")
    assert state.phase == "play"


def test_5_a_silent_seat_bids_only_its_forced_opening():
    silence = {"auction.silence_below": -100}
    state = evolve(table("russian", silence), totals=(-120, -101, -100))
    state, _ = game.apply(state, stacked(state, "KS QS", "KH QH", "KD QD", talons="9S 9C 9D"))
    assert legal(state) == {"bid 100"}
    assert refused(state, "bid 105")["reason"] == "silent"
    state = does(state, "bid 100")
    assert legal(state) == {"pass"}
    assert "bid 105" in legal(does(state, "pass"))
    won = does(state, "pass", "pass", "give 9S 1", "give 9C 2")
    assert "contract 105" in legal(won)


def test_5_the_raise_is_asked_for_even_if_only_the_bid_is_possible():
    state = dealt("russian", {"auction.ceiling": 120}, "9S 9C")
    state = does(state, "bid 120", "pass", "pass", "give 9S 1", "give 9C 2")
    assert legal(state) == {"contract 120"}


def test_5_the_raise_follows_the_cards_then_held():
    state = dealt("polish", None, "KS QS AC AD AH TC TD", talons="9S 9C 9D")
    state = does(state, "bid 100", "pass", "pass", "give QS 1", "give 9C 2")
    assert max(int(step.split()[1]) for step in legal(state)) == 120


def test_5_golden_hands_open_at_120():
    state = dealt("polish", {"auction.golden_round": "on"})
    assert legal(state) == {"bid 120"}
    assert state.golden == 3


def test_5_bidding_blind():
    state = dealt("russian", {"auction.blind": "all"}, "KS QS AC AD AH TC TD")
    assert bids(state)[-1] == 120
    assert "look" in legal(state)
    seen = does(state, "look")
    assert seen.to_act == 0
    assert bids(seen)[-1] == 400
    assert "look" not in legal(seen)
    assert refused(seen, "look")["reason"] == "already_looked"
    won = does(state, "bid 100", "pass", "pass")
    assert (won.blind, won.shown, won.looked) == (True, False, 0b111)
    assert not does(seen, "bid 100", "pass", "pass").blind


def test_5_a_right_to_throw_in_needs_a_look():
    state = dealt("polish", {"auction.blind": "all"}, "9S 9C 9D 9H AS AC AD")
    assert "redeal" not in legal(state)
    assert "redeal" in legal(does(state, "look"))


def test_9_7_on_the_barrel_of_lviv_nobody_goes_above_120():
    state = evolve(table("lviv"), barrel=(0, None, None), totals=(900, 0, 0))
    state, _ = game.apply(state, stacked(state, "KS QS AC AD AH TC TD"))
    assert bids(state)[-1] == 120
