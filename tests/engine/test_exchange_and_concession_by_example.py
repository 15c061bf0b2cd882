"""Talon, exchange and giving up (docs/rules.md, 4, 6 and 7)."""

import pytest

from engine import game, view
from engine.errors import EngineError
from engine.events import HandScored
from engine.state import evolve
from tests.engine.arranged_hands import action, does, legal, stacked, table

UNCONTESTED = ("bid 100", "pass", "pass")


def exchange(preset, options=None, *, auction=UNCONTESTED, seats=3, talons="9S 9C 9D", **fields):
    state = evolve(table(preset, options, seats), **fields)
    state, _ = game.apply(state, stacked(state, "AS TS KS QS AC TC KC", talons=talons))
    return does(state, *auction)


def result(state, step):
    _, events = game.apply(state, action(state, step))
    (line,) = [event.result for event in events if isinstance(event, HandScored)]
    return line


def sees_talon(state, seat):
    return view.view(state, seat).talon is not None


# The talon.


@pytest.mark.parametrize(
    ("reveal", "auction", "seen"),
    [
        ("always", UNCONTESTED, True),
        ("never", UNCONTESTED, False),
        ("contested", UNCONTESTED, False),
        ("contested", ("bid 105", "pass", "pass"), True),
        ("from_130", ("bid 125", "pass", "pass"), False),
        ("from_130", ("bid 130", "pass", "pass"), True),
    ],
)
def test_6_who_sees_the_talon(reveal, auction, seen):
    state = exchange("russian", {"talon.reveal": reveal}, auction=auction)
    assert sees_talon(state, 0)
    assert sees_talon(state, 1) == sees_talon(state, 2) == seen
    assert (view.public(state).talon is not None) == seen


def test_6_an_open_talon_is_seen_from_the_deal():
    state = exchange("russian", {"talon.face_up": True}, auction=())
    assert view.public(state).talon == ("9S", "9C", "9D")


def test_6_one_of_two_talons_is_chosen_unseen():
    state = exchange("polish_two_talons", auction=("bid 100", "pass"), seats=2, talons="9S 9C 9D 9H")
    assert legal(state) == {"choose_talon 0", "choose_talon 1"}
    assert not sees_talon(state, 0)
    after = does(state, "choose_talon 1")
    assert view.view(after, 0).talon == view.view(after, 1).talon == ("9D", "9H")
    with pytest.raises(EngineError, match="no talon 2"):
        does(state, "choose_talon 2")


def test_6_one_card_for_each_defender_in_any_order():
    state = exchange("polish")
    assert {"give 9S 1", "give 9S 2"} <= legal(state)
    after = does(state, "give 9S 2")
    assert not {step for step in legal(after) if step.endswith(" 2")}
    assert does(after, "give AS 1").phase == "contract"
    with pytest.raises(EngineError):
        does(after, "give AS 2")
    with pytest.raises(EngineError):
        does(after, "give AH 1")


def test_6_passing_and_laying_aside_in_any_order():
    state = exchange("elwood", auction=("bid 85", "pass", "choose_talon 0"), seats=2, talons="9S 9C 9D JC JD JH")
    assert does(state, "discard 9S", "give 9C 1").phase == "contract"
    assert does(state, "give 9C 1", "discard 9S").discards == (5,)


def test_6_passed_cards_are_seen_by_giver_and_receiver_or_by_all():
    hidden = does(exchange("polish"), "give 9S 1")
    assert [len(view.view(hidden, seat).passed) for seat in range(3)] == [1, 1, 0]
    shown = does(exchange("polish", {"talon.pass_face_up": True}), "give 9S 1")
    assert len(view.view(shown, 2).passed) == len(view.public(shown).passed) == 1


def test_6_who_won_uncontested_passes_talon_cards_only():
    only_talon = {"talon.uncontested_pass": "talon_cards"}
    state = exchange("polish", only_talon)
    assert {step.split()[1] for step in legal(state) if step.startswith("give")} == {"9S", "9C", "9D"}
    contested = exchange("polish", only_talon, auction=("bid 100", "bid 110", "pass", "bid 120", "pass"))
    assert "give AS 1" in legal(contested)


def test_4_a_poor_talon_and_nines_in_it():
    poor = {"redeal.rights": [{"right": "poor_talon", "points_below": 5, "minimum_bid_only": True}]}
    assert "redeal" in legal(exchange("russian", poor, talons="9S 9C KD"))
    assert "redeal" not in legal(exchange("russian", poor, talons="9S JC KD"))
    assert "redeal" not in legal(exchange("russian", poor, talons="9S 9C KD", auction=("bid 105", "pass", "pass")))
    nines = {"redeal.rights": [{"right": "talon_nines", "count": 2}]}
    assert "redeal" in legal(exchange("russian", nines, talons="9S 9C AD"))
    assert "redeal" not in legal(does(exchange("russian", nines, talons="9S 9C AD"), "give 9S 1"))


# Conceding.


def test_7_polish_concedes_at_most_100_and_once():
    assert "concede concede" not in legal(exchange("polish", auction=("bid 100", "bid 110", "pass", "pass")))
    assert "concede concede" not in legal(exchange("polish", concessions=(1, 0, 0)))
    assert "concede concede" in legal(exchange("polish", concessions=(0, 1, 1)))


def test_7_only_at_the_first_turn_of_the_exchange():
    assert "concede concede" not in legal(does(exchange("polish"), "give 9S 1"))


@pytest.mark.parametrize(
    ("contract", "step", "minimum", "payout"),
    [
        (210, 10, 0, 110),
        (145, 5, 0, 75),
        (150, 5, 0, 75),
        (155, 5, 0, 80),
        (155, 10, 0, 80),
        (100, 5, 60, 60),
        (120, 5, 60, 60),
        (125, 5, 60, 65),
        (130, 5, 60, 65),
        (135, 5, 60, 70),
        (140, 5, 60, 70),
    ],
)
def test_7_half_the_contract_rounded_up(contract, step, minimum, payout):
    half = {"concession.payout": "half", "concession.payout_step": step, "concession.payout_minimum": minimum}
    state = exchange("russian", half, auction=(f"bid {contract}", "pass", "pass"))
    assert result(state, "concede concede").deltas == (0, payout, payout)


def test_7_the_one_after_the_free_ones_costs_120_and_counting_begins_anew():
    state = exchange("russian", concessions=(2, 0, 0))
    assert result(state, "concede concede").deltas == (-120, 60, 60)
    assert does(state, "concede concede").concessions == (0, 0, 0)
    assert does(exchange("russian"), "concede concede").concessions == (1, 0, 0)


def test_7_nobody_on_a_barrel_concedes():
    on_barrel = {"totals": (880, 0, 0), "barrel": (3, None, None)}
    everything = {"concession.write_down": True, "concession.forced_opening_walkout": True}
    assert not [step for step in legal(exchange("russian", everything, **on_barrel)) if step.startswith("concede")]


def test_7_before_the_talon_a_declarer_who_may_is_asked():
    before = {"concession.stage": "before_talon"}
    state = exchange("polish", before)
    assert (state.phase, legal(state)) == ("concession", {"concede concede", "play_on"})
    assert not sees_talon(state, 0)
    assert result(state, "concede concede").deltas == (0, 60, 60)
    assert does(state, "play_on").phase == "exchange"
    assert exchange("polish", before, auction=("bid 100", "bid 110", "pass", "pass")).phase == "exchange"


def test_7_writing_down_costs_the_contract_whatever_it_is():
    down = {"concession.write_down": True, "concession.max_contract": 100}
    state = exchange("russian", down, auction=("bid 150", "pass", "pass"), concessions=(5, 0, 0))
    assert {step for step in legal(state) if step.startswith("concede")} == {"concede write_down"}
    assert result(state, "concede write_down").deltas == (-150, 0, 0)
    assert does(state, "concede write_down").concessions == (5, 0, 0)


def test_7_writing_down_may_be_limited_for_each_player_and_game():
    once = {"concession.write_down": True, "concession.write_down_uses": 1}
    assert does(exchange("russian", once), "concede write_down").write_downs == (1, 0, 0)
    again = exchange("russian", once, write_downs=(1, 0, 0))
    assert {step for step in legal(again) if step.startswith("concede")} == {"concede concede"}
    assert "concede write_down" in legal(exchange("russian", once, write_downs=(0, 1, 1)))
    before = {**once, "concession.stage": "before_talon", "concession.max_contract": 90}
    assert exchange("russian", before).phase == "concession"
    assert exchange("russian", before, write_downs=(1, 0, 0)).phase == "exchange", "who may not is not asked"
    assert does(exchange("russian", {"concession.write_down": True}), "concede write_down").write_downs == ()


def test_7_walking_out_of_a_forced_opening():
    walking = {"concession.forced_opening_walkout": True}
    state = exchange("russian", walking)
    assert sees_talon(state, 0)
    assert not sees_talon(state, 1)
    assert result(state, "concede walk_out").deltas == (-100, 50, 50)
    higher = exchange("russian", walking, auction=("bid 105", "pass", "pass"))
    assert "concede walk_out" not in legal(higher)
    assert sees_talon(higher, 1)


def test_7_a_payout_obeys_the_lock_and_the_barrel():
    assert result(exchange("polish", totals=(0, 900, 0)), "concede concede").deltas == (0, 0, 60)
    line = result(exchange("russian", totals=(0, 880, 850), barrel=(None, 2, None)), "concede concede")
    assert line.totals == (0, 880, 880)


def test_7_golden_and_blind_hands_double_what_is_paid_by_contract():
    golden = {"auction.golden_round": "on", "auction.blind": "gains", "concession.write_down": True}
    state = exchange("russian", golden, auction=("look", "bid 120", "pass", "pass"))
    assert result(state, "concede concede").deltas == (0, 120, 120)
    assert result(state, "concede write_down").deltas == (-240, 0, 0)
    blind = exchange("russian", golden, auction=("bid 120", "pass", "pass"), concessions=(2, 0, 0))
    assert result(blind, "concede concede").deltas == (-120, 240, 240)
    assert result(blind, "concede write_down").deltas == (-240, 0, 0)


def test_7_a_conceded_hand_brings_no_strike_and_no_penalty():
    assert result(exchange("russian", strikes=(0, 2, 2)), "concede concede").deltas == (0, 60, 60)
    idle = {"lock.no_trick_penalty": 100}
    assert result(exchange("polish", idle, totals=(0, 950, 0)), "concede concede").deltas == (0, 0, 60)


def test_7_a_conceded_hand_is_completed_and_pays_the_sitter():
    state = exchange("polish", seats=4, talons="AH AD 9D")
    line = result(state, "concede concede")
    assert line.outcome == "conceded"
    assert line.deltas == (0, 60, 60, 100)
    assert does(state, "concede concede").dealer == 0
    before = exchange("polish", {"concession.stage": "before_talon"}, seats=4, talons="AH AD 9D")
    assert result(before, "concede concede").deltas == (0, 60, 60, 0)
