"""Wins from the barrel, who can win from it, and what counts as a fall: each reading is from one source (9.7)."""

import pytest

from engine.events import BarrelLeft
from engine.scoring import score
from tests.engine.finished_hands import finished, scored

BY_CONTRACT = {"barrel.wins_by": "contract"}
ANYONE = {"barrel.role": "anyone"}
FAILURE = {"barrel.failure_is_fall": True}


def on_barrel(*seats, left=3):
    """Totals and barrel of three seats; the seats named are on the barrel."""
    totals = tuple(880 if seat in seats else 0 for seat in range(3))
    return {"totals": totals, "barrel": tuple(left if seat in seats else None for seat in range(3))}


@pytest.mark.parametrize(("points", "wins"), [(119, False), (120, True)])
def test_points_on_the_barrel_are_not_rounded(points, wins):
    _, after = scored("russian", points=(points, 0, 0), contract=100, **on_barrel(0))
    assert (after.winners == (0,)) == wins
    assert wins or after.barrel[0] == 2


def test_by_contract_a_made_contract_below_need_uses_up_a_hand():
    _, after = scored("russian", BY_CONTRACT, points=(220, 0, 0), contract=110, **on_barrel(0))
    assert (after.winners, after.totals[0], after.barrel[0]) == (None, 880, 2)
    assert scored("russian", BY_CONTRACT, points=(220, 0, 0), contract=120, **on_barrel(0))[1].winners == (0,)


def test_120_points_of_a_contract_that_is_lost_do_not_win():
    _, after = scored("russian", points=(125, 0, 0), contract=130, **on_barrel(0))
    assert (after.winners, after.totals[0]) == (None, 750)


def test_a_defender_wins_from_the_barrel_only_where_anyone_does():
    hand = {"points": (100, 122, 0), "totals": (0, 880, 0), "barrel": (None, 1, None)}
    assert scored("russian", **hand)[1].totals[1] == 760
    _, after = scored("russian", ANYONE, **hand)
    assert (after.winners, after.totals[1]) == ((1,), 1000)


def test_of_two_who_win_from_the_barrel_the_declarer_wins():
    _, after = scored("russian", ANYONE, points=(120, 160, 0), contract=100, **on_barrel(0, 1))
    assert after.winners == (0,)
    assert after.totals == (1000, 1040, 0)


def test_of_two_defenders_the_higher_total_wins_and_equal_ones_share():
    hand = {"contract": 100, **on_barrel(1, 2)}
    assert scored("russian", ANYONE, points=(0, 130, 160), **hand)[1].winners == (2,)
    assert scored("russian", ANYONE, points=(0, 130, 130), **hand)[1].winners == (1, 2)


def test_a_contract_lost_on_the_barrel_is_a_fall_where_it_counts_as_one():
    hand = {"points": (90, 20, 10), "contract": 120, **on_barrel(0)}
    line, after = scored("russian", FAILURE, **hand)
    assert (after.totals[0], after.barrel[0], after.falls[0]) == (760, None, 1)
    assert "barrel_fall" in line.marks[0]
    assert BarrelLeft(0, "down") in score(finished("russian", FAILURE, **hand))[1]
    assert scored("russian", **hand)[1].falls[0] == 0


def test_a_contract_lost_as_the_third_fall_goes_to_zero():
    options = {**FAILURE, "barrel.falls_to_zero": 3}
    _, after = scored("russian", options, points=(90, 20, 10), falls=(2, 0, 0), **on_barrel(0))
    assert (after.totals[0], after.falls[0]) == (0, 0)
