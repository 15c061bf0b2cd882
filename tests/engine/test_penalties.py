"""A judge takes points off a total, at once and during a hand (docs/rules.md, 14)."""

import pytest

from engine import game, record, view
from engine.actions import Annul, Bid, Penalty
from engine.errors import EngineError
from engine.events import BarrelEntered, BarrelLeft, ExtraHand, Fined, GameWon, HandScored
from engine.scoring import score
from engine.state import evolve
from tests.engine.arranged_hands import at_play, dealt, does, legal, table
from tests.engine.finished_hands import finished, scored


def fined(state, *penalties):
    """The position after penalties, given as (player, points)."""
    for player, points in penalties:
        state, _ = game.apply(state, Penalty(player, points))
    return state


def over(state, action):
    """The score line of the hand that an action ends, and the position after it."""
    after, events = game.apply(state, action)
    (line,) = [event.result for event in events if isinstance(event, HandScored)]
    return line, after


def played_out(preset, options=None, *, fines, **hand):
    """The score line and the position after a finished hand with these penalties."""
    after, events = score(fined(finished(preset, options, **hand), *fines))
    (line,) = [event.result for event in events if isinstance(event, HandScored)]
    return line, after, events


# The points taken, and the moment.


def test_it_acts_at_once_and_the_hand_goes_on():
    state = dealt(totals=(100, 200, 300))
    after, events = game.apply(state, Penalty(1, 60))
    assert events == (Fined(1, 60),)
    assert after.totals == (100, 140, 300)
    assert evolve(after, totals=state.totals, penalties=()) == state
    assert view.view(after, 0).totals == view.public(after).totals == (100, 140, 300)


def test_the_line_of_the_hand_tells_it_and_the_changes_include_it():
    line, after, _ = played_out("polish", points=(100, 20, 0), totals=(0, 50, 0), fines=[(1, 60)])
    assert line.penalties == (0, 60, 0)
    assert line.deltas == (100, -40, 0)
    assert line.totals == after.totals == (100, 10, 0)
    assert line.marks[1] == ("judge_penalty",)
    assert record.line(line)["penalties"] == [0, 60, 0]


# The lock.


def test_it_takes_a_seat_off_the_lock_which_then_gains():
    hand = {"points": (100, 50, 30), "totals": (0, 900, 0)}
    assert scored("polish", **hand)[0].deltas == (100, 0, 30)
    line, after, _ = played_out("polish", **hand, fines=[(1, 10)])
    assert line.deltas == (100, 40, 30)
    assert after.totals[1] == 940


def test_the_locked_are_shown_as_such_by_the_new_total():
    state = dealt(totals=(900, 950, 0))
    after = fined(state, (0, 1), (1, 1))
    assert [one.locked for one in view.public(state).status] == [True, True, False]
    assert [one.locked for one in view.public(after).status] == [False, True, False]


# The barrel.


def test_it_takes_a_seat_off_the_barrel_and_that_is_no_fall():
    options = {"barrel.falls_to_zero": 1}
    state = dealt("russian", options, totals=(880, 0, 0), barrel=(2, None, None))
    after, events = game.apply(state, Penalty(0, 1))
    assert events == (Fined(0, 1), BarrelLeft(0, "penalty"))
    assert (after.totals, after.barrel, after.falls) == ((879, 0, 0), (None,) * 3, (0, 0, 0))
    assert view.public(after).status[0].barrel is None


def test_the_hand_is_then_scored_as_for_anybody_off_the_barrel():
    hand = {"points": (40, 100, 0), "declarer": 1, "totals": (880, 0, 0), "barrel": (2, None, None)}
    line, after, _ = played_out("russian", **hand, fines=[(0, 100)])
    assert (line.deltas[0], after.totals[0], after.barrel[0]) == (-60, 820, None)
    assert line.marks[0] == ("judge_penalty", "barrel_off")


def test_one_who_comes_back_to_the_line_has_all_hands_before_them_again():
    hand = {"points": (40, 100, 0), "declarer": 1, "totals": (880, 0, 0), "barrel": (1, None, None)}
    line, after, events = played_out("russian", **hand, fines=[(0, 10)])
    assert (line.deltas[0], after.totals[0], after.barrel[0]) == (0, 880, 3)
    assert BarrelEntered(0, 3) in events
    assert after.falls[0] == 0


def test_one_who_was_taken_off_and_comes_back_is_a_newcomer_to_the_others():
    hand = {"points": (40, 0, 100), "declarer": 2, "totals": (880, 880, 0), "barrel": (2, 2, None)}
    line, after, _ = played_out("russian", {"barrel.crowd": "push_off"}, **hand, fines=[(0, 10)])
    assert after.barrel == (3, None, None)
    assert (after.totals[1], after.falls) == (760, (0, 1, 0))
    assert "barrel_push" not in line.marks[0]


def test_lviv_is_left_below_the_line_only():
    lviv = {"totals": (950, 0, 0), "barrel": (0, None, None)}
    stays = fined(dealt("lviv", **lviv), (0, 50))
    assert (stays.totals[0], stays.barrel[0]) == (900, 0)
    assert fined(stays, (0, 1)).barrel[0] is None


def test_off_lvivs_barrel_marriages_score_and_bids_are_free_again():
    position = at_play("lviv", {}, "KS QS AS", "9S", "JS", totals=(900, 0, 0), barrel=(0, None, None), taken=(1, 0, 0))
    assert does(position, "play KS marriage").points[0] == 0
    assert does(fined(position, (0, 10)), "play KS marriage").points[0] == 40
    bidding = dealt("lviv", None, "KS QS", "AS", totals=(900, 0, 0), barrel=(0, None, None))
    bidding = does(bidding, "bid 100", "bid 120", "pass")
    assert Bid(0, 125) not in game.legal(bidding)
    assert Bid(0, 125) in game.legal(fined(bidding, (0, 10)))


# Silence.


def test_one_who_falls_below_the_line_of_silence_may_bid_no_more():
    state = dealt("russian", {"auction.silence_below": -100}, totals=(0, -90, 0))
    state = does(state, "bid 100")
    assert any(isinstance(action, Bid) for action in game.legal(state))
    silent = fined(state, (1, 11))
    assert legal(silent) == {"pass"}
    assert view.public(silent).status[1].silent


# Exact totals.


def test_a_total_that_is_reset_is_looked_at_when_the_hand_is_over_and_not_before():
    reset = {"scoring.reset_at": 555}
    state = fined(dealt("polish", reset, totals=(565, 0, 0)), (0, 10))
    assert state.totals[0] == 555
    line, after = over(state, Annul())
    assert (line.deltas[0], after.totals[0]) == (-565, 0)
    assert line.marks[0] == ("judge_penalty", "reset")


# The end.


def test_one_who_would_have_won_does_not():
    hand = {"points": (120, 0, 0), "contract": 120, "totals": (890, 0, 0)}
    assert scored("polish", **hand)[1].winners == (0,)
    _, after, events = played_out("polish", **hand, fines=[(0, 11)])
    assert (after.winners, after.phase, after.totals[0]) == (None, "deal", 999)
    assert not [event for event in events if isinstance(event, GameWon)]


TIE = {"barrel.enabled": True, "barrel.at": 880, "lock.enabled": False, "game.tie": "another_hand"}


def test_where_another_hand_decides_a_penalty_does_not():
    state = dealt("polish", TIE, totals=(1010, 1010, 0))
    state = fined(state, (0, 5))
    assert (state.phase, state.winners) == ("auction", None)
    _, after = over(state, Annul())
    assert (after.phase, after.winners, after.totals) == ("deal", None, (1005, 1010, 0))


def test_a_fine_below_the_target_leads_onto_the_barrel_at_the_end_of_the_hand():
    _, after = over(fined(dealt("polish", TIE, totals=(1010, 1010, 0)), (0, 50)), Annul())
    assert (after.totals, after.barrel) == ((880, 1010, 0), (3, None, None))


def test_a_penalty_that_makes_totals_equal_calls_for_another_hand():
    hand = {"points": (90, 20, 30), "contract": 100, "totals": (0, 1020, 1000)}
    assert scored("polish", TIE, **hand)[1].winners == (1,)
    _, after, events = played_out("polish", TIE, **hand, fines=[(1, 10)])
    assert after.winners is None
    assert ExtraHand((1, 2)) in events


# Refused penalties.


@pytest.mark.parametrize(
    ("action", "reason"),
    [
        (Penalty(0, 0), "penalty_points"),
        (Penalty(0, -5), "penalty_points"),
        (Penalty(0, 1001), "penalty_points"),
        (Penalty(0, 10**20), "penalty_points"),
        (Penalty(3, 10), "no_such_player"),
        (Penalty(-1, 10), "no_such_player"),
        (Penalty(10**20, 10), "no_such_player"),
        (Penalty(0, 10, seat=0), "judge_seat"),
        (Penalty(0, 10, seat=7), "judge_seat"),
    ],
)
def test_a_penalty_that_is_refused(action, reason):
    with pytest.raises(EngineError) as refused:
        game.apply(dealt(), action)
    assert (refused.value.code, refused.value.params["reason"]) == ("illegal_action", reason)


def test_between_hands_and_after_the_game_there_is_none():
    between = table("polish")
    finished_game = scored("polish", points=(120, 0, 0), contract=120, totals=(890, 0, 0))[1]
    assert finished_game.phase == "game_over"
    for state in (between, finished_game):
        with pytest.raises(EngineError) as refused:
            game.apply(state, Penalty(0, 10))
        assert (refused.value.code, refused.value.params["reason"]) == ("illegal_action", "wrong_phase")
