"""Lock, barrel and the end of the game (docs/rules.md, 9.7 and 10)."""

import pytest

from engine.events import BarrelEntered, BarrelLeft, ExtraHand, GameWon, GoldenRoundAgain
from engine.scoring import score
from tests.engine.finished_hands import deltas, finished, scored, totals

NOBODY = (None, None, None)


def events(preset, options=None, **hand):
    return score(finished(preset, options, **hand))[1]


# The lock.


def test_9_7_a_locked_defender_gains_nothing():
    line, _ = scored("polish", points=(100, 50, 30), totals=(0, 900, 890))
    assert line.deltas == (100, 0, 30)
    assert line.marks == ((), ("locked",), ())


def test_9_7_a_strict_lock_begins_above():
    assert deltas("tysiac_2004", points=(100, 15, 5), totals=(0, 800, 801)) == (100, 15, 0)


def test_9_7_a_locked_declarer_gains_and_losses_always_count():
    assert totals("polish", points=(120, 0, 0), totals=(900, 0, 0))[0] == 1000
    assert totals("polish", points=(90, 0, 0), totals=(900, 0, 0))[0] == 800


def test_9_7_only_a_declarer_with_a_marriage_gains():
    with_marriage = {"lock.earns": "declarer_with_marriage"}
    assert deltas("polish", with_marriage, points=(120, 0, 0), totals=(900, 0, 0))[0] == 0
    assert deltas("polish", with_marriage, points=(120, 0, 0), totals=(900, 0, 0), marriages=((0,), (), ()))[0] == 100
    assert deltas("polish", with_marriage, points=(90, 0, 0), totals=(900, 0, 0))[0] == -100


@pytest.mark.parametrize(
    ("points", "taken", "marriages", "gain"),
    [
        ((100, 30, 30), (4, 2, 2), ((0,), (), ()), 100),
        ((90, 40, 30), (4, 2, 2), ((0,), (), ()), 0),
        ((100, 30, 30), (4, 2, 2), ((), (), ()), 0),
        ((120, 0, 0), (8, 0, 0), ((), (), ()), 120),
    ],
)
def test_9_7_in_skoroszow_a_marriage_or_a_sweep_that_reaches_the_target(points, taken, marriages, gain):
    line = deltas(
        "skoroszow",
        points=points,
        taken=taken,
        marriages=marriages,
        declarer=None,
        contract=None,
        totals=(905, 0, 0),
    )
    assert line[0] == gain


@pytest.mark.parametrize(
    ("taken", "marriages", "gain"),
    [((4, 2, 2), ((0,), (), ()), 90), ((8, 0, 0), ((), (), ()), 90), ((4, 2, 2), ((), (), ()), 0)],
)
def test_9_7_by_the_other_reading_a_marriage_alone_opens_the_lock(taken, marriages, gain):
    any_marriage = {"lock.earns": "any_marriage_or_sweep"}
    hand = {"points": (90, 0, 30), "declarer": None, "contract": None, "totals": (905, 0, 0)}
    assert deltas("skoroszow", any_marriage, taken=taken, marriages=marriages, **hand)[0] == gain
    assert deltas("skoroszow", taken=taken, marriages=marriages, **hand)[0] == 0


def test_9_7_a_locked_seat_without_a_trick_may_lose_for_it():
    idle = {"lock.no_trick_penalty": 100}
    line, _ = scored("polish", idle, points=(120, 0, 0), totals=(0, 900, 890))
    assert line.deltas == (100, -100, 0)
    assert line.marks[1] == ("no_trick_penalty",)
    assert deltas("polish", idle, points=(0, 60, 60), totals=(900, 0, 0)) == (-100, 60, 60)


# The barrel.


def test_9_7_a_total_near_the_target_becomes_880_on_the_barrel():
    line, after = scored("russian", points=(150, 40, 0), contract=150, totals=(800, 860, 0))
    assert after.totals == (880, 880, 0)
    assert after.barrel == (3, 3, None)
    assert line.deltas == (80, 20, 0)
    assert "barrel_on" in line.marks[0]


def test_9_7_845_and_155_reach_the_target_past_the_barrel():
    _, after = scored("russian", points=(155, 0, 5), contract=155, totals=(845, 0, 0))
    assert after.winners == (0,)
    assert after.totals[0] == 1000


def test_9_7_on_the_barrel_a_made_contract_of_120_wins():
    _, after = scored("russian", points=(130, 0, 5), contract=120, totals=(880, 0, 0), barrel=(1, None, None))
    assert after.winners == (0,)
    assert after.totals[0] == 1000


def test_9_7_who_pays_for_taking_no_trick_does_not_win_from_the_barrel():
    options = {"scoring.zero": "per_hand", "barrel.role": "anyone"}
    marriages = {"points": (100, 20, 140), "taken": (4, 4, 0), "marriages": ((), (), (3, 2))}
    line, after = scored("russian", options, **marriages, totals=(0, 0, 880), barrel=(None, None, 2))
    assert line.marks[2] == ("no_trick_penalty",)
    assert (after.winners, after.totals[2], after.barrel[2]) == (None, 880, 1)


def test_9_7_points_are_exact_on_the_barrel_alone():
    options = {"scoring.declarer": "points", "barrel.exact_points": True}
    assert deltas("russian", options, points=(123, 20, 0), contract=120) == (125, 20, 0)


def test_9_7_1001_needs_125_on_the_barrel():
    hand = {"contract": 120, "totals": (880, 0, 0), "barrel": (3, None, None)}
    assert scored("thousand_and_one", points=(124, 0, 0), **hand)[1].winners is None
    _, after = scored("thousand_and_one", points=(125, 0, 0), **hand)
    assert (after.winners, after.totals[0]) == ((0,), 1005)


def test_9_7_a_declarer_who_is_down_is_off_the_barrel_by_the_contract():
    _, after = scored("russian", points=(90, 20, 10), contract=120, totals=(880, 0, 0), barrel=(3, None, None))
    assert after.totals[0] == 760
    assert after.barrel[0] is None
    assert after.falls[0] == 0


def test_9_7_others_on_the_barrel_stay_and_fall_after_the_last_hand():
    hand = {"points": (100, 120, 0), "totals": (0, 880, 880), "barrel": (None, 2, 1)}
    line, after = scored("russian", **hand)
    assert after.totals == (100, 880, 760)
    assert after.barrel == (None, 1, None)
    assert after.falls == (0, 0, 1)
    assert "barrel_fall" in line.marks[2]
    assert BarrelLeft(2, "fall") in events("russian", **hand)


def test_9_7_one_who_sits_out_uses_up_no_hand():
    _, after = scored(
        "russian",
        points=(120, 0, 0, 0),
        sits_out=3,
        left=(1, 2, 0, 0),
        totals=(0, 0, 0, 880),
        barrel=(None, None, None, 1),
    )
    assert after.barrel[3] == 1


def test_9_7_no_strike_on_the_barrel():
    _, after = scored("russian", points=(120, 0, 0), totals=(0, 880, 0), barrel=(None, 3, None))
    assert after.strikes == (0, 0, 1)


def test_9_7_newcomers_of_one_hand_clash():
    clash = {"barrel.crowd": "clash"}
    hand = {"points": (100, 60, 20), "totals": (790, 850, 0)}
    _, after = scored("russian", clash, **hand)
    assert after.totals == (760, 760, 20)
    assert after.barrel == NOBODY
    assert scored("russian", clash, points=(100, 60, 20), totals=(790, 0, 0))[1].barrel == (3, None, None)


def test_9_7_one_who_reaches_the_target_is_no_newcomer():
    _, after = scored("russian", {"barrel.crowd": "clash"}, points=(200, 60, 0), contract=200, totals=(800, 850, 0))
    assert after.totals == (1000, 880, 0)
    assert after.winners == (0,)


def test_9_7_a_newcomer_pushes_off_those_who_were_there():
    push = {"barrel.crowd": "push_off"}
    _, after = scored("russian", push, points=(100, 60, 20), totals=(790, 880, 0), barrel=(None, 3, None))
    assert after.totals == (880, 760, 20)
    assert after.barrel == (3, None, None)
    assert after.falls == (0, 1, 0)


def test_9_7_whoever_falls_after_the_last_hand_is_not_pushed_as_well():
    _, after = scored(
        "russian", {"barrel.crowd": "push_off"}, points=(100, 60, 20), totals=(790, 880, 0), barrel=(None, 1, None)
    )
    assert after.totals[1] == 760


def test_9_7_the_third_fall_goes_to_zero():
    _, after = scored(
        "russian",
        {"barrel.falls_to_zero": 3},
        points=(100, 60, 20),
        totals=(0, 880, 0),
        barrel=(None, 1, None),
        falls=(0, 2, 0),
    )
    assert after.totals[1] == 0
    assert after.falls == (0, 0, 0)


def test_9_7_in_lviv_one_is_set_to_900_and_then_scores_as_usual():
    _, after = scored("lviv", points=(100, 40, 0), totals=(0, 880, 900), barrel=(None, None, 0))
    assert after.totals == (100, 900, 900)
    assert after.barrel == (None, 0, 0)
    assert BarrelEntered(1, 0) in events("lviv", points=(100, 40, 0), totals=(0, 880, 0))
    _, after = scored("lviv", points=(100, 40, 0), totals=(0, 905, 0), barrel=(None, 0, None))
    assert after.totals[1] == 945
    _, after = scored("lviv", points=(90, 40, 0), totals=(950, 0, 0), barrel=(0, None, None))
    assert after.totals[0] == 850
    assert after.barrel == NOBODY


def test_9_7_exact_points_on_the_barrel_of_lviv():
    exact = {"barrel.exact_points": True}
    assert deltas("lviv", exact, points=(100, 42, 13), totals=(0, 900, 0), barrel=(None, 0, None)) == (100, 42, 15)
    assert deltas("lviv", points=(100, 42, 13), totals=(0, 900, 0), barrel=(None, 0, None)) == (100, 40, 15)


def test_9_8_a_total_reset_to_zero_is_off_the_barrel():
    _, after = scored("lviv", {"scoring.reset_at": 900}, points=(100, 40, 0), totals=(0, 880, 0))
    assert after.totals[1] == 0
    assert after.barrel == NOBODY


# The end of the game.


def test_10_the_declarer_wins_if_among_those_at_the_target():
    _, after = scored("polish", points=(100, 60, 20), totals=(900, 890, 0), contract=100)
    assert after.totals == (1000, 890 + 60, 20)
    _, after = scored("polish", {"lock.enabled": False}, points=(100, 140, 0), totals=(900, 890, 0))
    assert after.winners == (0,)
    assert after.phase == "game_over"
    assert after.to_act is None


def test_10_otherwise_the_highest_total_wins():
    _, after = scored("polish", {"lock.enabled": False}, points=(90, 50, 80), totals=(0, 960, 990))
    assert after.winners == (2,)


def test_10_equal_totals_win_together_or_play_another_hand():
    hand = {"points": (90, 50, 20), "totals": (0, 960, 990)}
    assert scored("polish", {"lock.enabled": False}, **hand)[1].winners == (1, 2)
    another = {"lock.enabled": False, "game.tie": "another_hand"}
    _, after = scored("polish", another, **hand)
    assert after.winners is None
    assert after.phase == "deal"
    assert ExtraHand((1, 2)) in events("polish", another, **hand)
    _, after = scored("polish", another, points=(120, 20, 0), totals=after.totals)
    assert after.winners == (1,)


def test_10_1001_wants_more_than_1000():
    assert scored("german_1001", points=(100, 20, 0), totals=(900, 0, 0))[1].winners is None
    assert scored("german_1001", points=(110, 10, 0), totals=(900, 0, 0))[1].winners == (0,)


def test_10_without_a_declarer_the_highest_total_wins():
    line, after = scored("draw_thousand", points=(60, 60), declarer=None, contract=None, totals=(950, 960))
    assert line.outcome == "no_auction"
    assert after.winners == (1,)
    assert GameWon((1,)) in events("draw_thousand", points=(60, 60), declarer=None, contract=None, totals=(950, 960))


# Golden rounds (docs/rules.md, 5).

GOLDEN = {"auction.golden_round": "on_with_reset"}


def test_5_a_golden_round_has_one_deal_per_seat():
    _, after = scored("russian", GOLDEN, points=(120, 0, 0), contract=120)
    assert (after.golden, after.golden_made) == (2, True)
    _, after = scored(
        "russian", GOLDEN, points=(90, 20, 10), contract=120, golden=1, golden_made=True, totals=(240, 0, 0)
    )
    assert after.golden == 0
    assert after.totals == (0, 40, 20)


def test_5_another_golden_round_begins_at_zero_when_nobody_made_a_contract():
    line, after = scored(
        "russian", GOLDEN, points=(90, 20, 10), contract=120, golden=1, totals=(-240, 30, 880), barrel=(None, None, 2)
    )
    assert after.golden == 3
    assert after.totals == (0, 0, 0)
    assert after.barrel == NOBODY
    assert line.deltas == (240, -30, -880)
    assert GoldenRoundAgain(reset=True) in events("russian", GOLDEN, points=(90, 20, 10), contract=120, golden=1)


def test_5_without_reset_the_totals_stay():
    _, after = scored("russian", {"auction.golden_round": "on"}, points=(90, 20, 10), contract=120, golden=1)
    assert after.golden == 3
    assert after.totals == (-240, 40, 20)
