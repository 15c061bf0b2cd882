"""Scoring a hand (docs/rules.md, 9.1 to 9.6 and 9.8), with the worked examples of the texts."""

import pytest

from tests.engine.finished_hands import deltas, scored

ITALIAN = "italian"


def test_9_2_147_points_do_not_make_150():
    assert deltas("polish", points=(147, 0, 33), contract=150) == (-150, 0, 30)


def test_9_2_a_made_contract_scores_the_contract_not_the_points():
    assert deltas("russian", points=(215, 20, 5), contract=160)[0] == 160


def test_9_2_alice_makes_140_with_153_and_loses_140_with_139():
    assert deltas(ITALIAN, points=(153, 20, 7), contract=140)[0] == 140
    assert deltas(ITALIAN, points=(139, 20, 21), contract=140)[0] == -140


def test_9_2_declarers_of_german_1001_score_their_points():
    assert deltas("german_1001", points=(87, 20, 13), contract=60) == (90, 20, 10)
    assert deltas("german_1001", points=(57, 40, 23), contract=60)[0] == -60


@pytest.mark.parametrize(
    ("preset", "points", "rounded"),
    [
        ("polish", 24, 20),
        ("polish", 25, 30),
        ("polish", 26, 30),
        ("skoroszow", 24, 20),
        ("skoroszow", 25, 20),
        ("skoroszow", 26, 30),
        ("russian", 2, 0),
        ("russian", 3, 5),
        ("russian", 27, 25),
        ("russian", 28, 30),
        ("draw_thousand", 27, 27),
    ],
)
def test_9_3_rounding(preset, points, rounded):
    declarer, contract = (None, None) if preset in {"skoroszow", "draw_thousand"} else (0, 100)
    others = (100,) if preset == "draw_thousand" else (100, 7)
    assert deltas(preset, points=(*others, points), declarer=declarer, contract=contract)[-1] == rounded


def test_9_4_a_golden_hand_counts_double():
    golden = {"auction.golden_round": "on"}
    assert deltas("russian", golden, points=(131, 20, 9), contract=130) == (260, 40, 20)
    assert deltas("russian", golden, points=(110, 20, 10), contract=120)[0] == -240


def test_9_4_a_blind_contract_doubles_gains_or_losses_too():
    gains, everything = {"auction.blind": "gains"}, {"auction.blind": "all"}
    down = {"points": (90, 20, 10), "contract": 100, "blind": True}
    assert deltas("russian", gains, **down) == (-100, 40, 20)
    assert deltas("russian", everything, **down) == (-200, 40, 20)
    assert deltas("russian", {**everything, "auction.golden_round": "on"}, **down) == (-400, 80, 40)


def test_9_5_no_points_at_all_is_a_strike_and_two_points_are_none():
    line, after = scored("russian", points=(118, 0, 2))
    assert line.deltas == (100, 0, 0)
    assert after.strikes == (0, 1, 0)
    assert line.marks[1] == ("strike",)


def test_9_5_the_third_strike_costs_120_and_counting_begins_anew():
    line, after = scored("russian", points=(120, 0, 0), strikes=(0, 2, 1))
    assert line.deltas == (100, -120, 0)
    assert line.marks[1] == ("strike_penalty",)
    assert after.strikes == (0, 0, 2)


def test_9_5_the_declarer_gets_no_strike():
    _, after = scored("russian", points=(0, 60, 60))
    assert after.strikes == (0, 0, 0)


def test_9_5_a_strike_penalty_is_not_doubled():
    line, _ = scored("russian", {"auction.golden_round": "on"}, points=(120, 0, 0), strikes=(0, 2, 0), contract=120)
    assert line.deltas == (240, -120, 0)


def test_9_5_skoroszow_takes_120_and_the_marriage_from_one_without_a_trick():
    line, _ = scored(
        "skoroszow",
        points=(70, 50, 40),
        taken=(4, 4, 0),
        declarer=None,
        contract=None,
        marriages=((), (), (0,)),
    )
    assert line.deltas == (70, 50, -160)
    assert line.marks[2] == ("no_trick_penalty",)


@pytest.mark.parametrize(("talon", "bonus"), [((0, 6, 11), 100), ((2, 3, 0), 90), ((5, 11, 17), 0)])
def test_9_6_the_sitter_is_paid_for_aces_and_a_marriage_in_the_talon(talon, bonus):
    line, _ = scored("polish", points=(120, 0, 0, 0), sits_out=3, talons=(talon,), talon=0, left=(1, 2, 0, 0), dealer=3)
    assert line.deltas[3] == bonus
    assert ("sitter_bonus" in line.marks[3]) == bool(bonus)


def test_9_6_card_points_come_instead_of_the_aces_and_are_rounded():
    line, _ = scored(
        "russian",
        {"sitter.card_points": True},
        points=(120, 0, 0, 0),
        sits_out=3,
        talons=((0, 2, 3),),
        talon=0,
        left=(1, 2, 0, 0),
    )
    assert line.deltas[3] == 20 + 40


@pytest.mark.parametrize("near", [{"totals": (0, 0, 0, 900)}, {"preset": "russian", "barrel": (None, None, None, 2)}])
def test_9_6_no_bonus_when_locked_or_on_a_barrel(near):
    preset = near.pop("preset", "polish")
    line, _ = scored(
        preset, points=(120, 0, 0, 0), sits_out=3, talons=((0, 6, 12),), talon=0, left=(1, 2, 0, 0), **near
    )
    assert line.deltas[3] == 0


WITH_A_SITTER = {
    "points": (120, 0, 0, 0),
    "contract": 120,
    "sits_out": 3,
    "talons": ((0, 5, 11),),
    "talon": 0,
    "left": (1, 2, 0, 0),
}


def test_9_6_the_bonus_is_doubled_in_a_golden_hand():
    assert scored("polish", {"auction.golden_round": "on"}, **WITH_A_SITTER)[0].deltas == (240, 0, 0, 100)


def test_9_6_the_bonus_is_not_doubled_by_a_blind_contract():
    line, _ = scored("polish", {"auction.blind": "all"}, blind=True, **WITH_A_SITTER)
    assert line.deltas == (240, 0, 0, 50)


def test_9_8_exactly_555_becomes_0():
    line, after = scored("russian", {"scoring.reset_at": 555}, points=(100, 15, 5), totals=(0, 540, 545))
    assert after.totals == (100, 0, 550)
    assert line.deltas[1] == -540
    assert "reset" in line.marks[1]


DISCARDS = {"talons": ((0, 1), (6, 7)), "talon": 0, "discards": (12, 13)}


@pytest.mark.parametrize(
    ("who", "points"),
    [("last_trick", (70, 30 + 42)), ("nobody", (70, 30)), ("declarer", (70 + 21, 30))],
)
def test_6_discards_and_the_untouched_talon_count_for(who, points):
    options = {"talon.discards_count_for": who}
    line, _ = scored("polish_two_talons", options, points=(70, 30), contract=100, **DISCARDS)
    assert line.points == points


def test_6_a_sweep_fills_120_only_at_exactly_120_and_without_a_marriage():
    swept = {"points": (98, 0), "taken": (10, 0), **DISCARDS}
    assert scored("auction_thousand", contract=120, **swept)[0].outcome == "made"
    assert scored("auction_thousand", contract=110, **swept)[0].outcome == "down"
    assert scored("auction_thousand", contract=120, **{**swept, "marriages": ((0,), ())})[0].points[0] == 98
    assert scored("auction_thousand", contract=120, **{**swept, "taken": (9, 1)})[0].outcome == "down"
