"""Properties of every game with rulings of a judge: random games of every preset and of random option sets."""

import json

import pytest
from jsonschema import Draft202012Validator

from engine import game, record, schema, state, view
from engine.actions import Annul, Penalty
from engine.endgame import DEALT_AGAIN
from engine.events import BarrelLeft, Fined, GameWon, HandScored
from engine.state import BETWEEN_HANDS, evolve
from tests.crossed import thinned
from tests.engine.random_games import JudgedGame, all_games, named

ALL_GAMES = all_games(seed=34)
FORMS = {name: Draft202012Validator(form) for name, form in schema.schema().items()}


every_game = pytest.mark.parametrize("case", thinned(ALL_GAMES, 3), ids=named)


def judged(case, deals=8, seed=1, late=True):
    rule_set, seats = case
    return JudgedGame(rule_set, seats, seed, deals, late=late)


def line_of(events):
    return next((event.result for event in events if isinstance(event, HandScored)), None)


def without_fines(position):
    """The same position without fines in this hand, as if the seats had begun it with these totals."""
    return evolve(position, penalties=(), barrel_lost=0)


def test_the_games_hold_what_they_are_for():
    seen = set()
    for case in ALL_GAMES:
        for before, action, _, events in judged(case, deals=16):
            seen.add((action.do, before.phase))
            seen |= {(action.do, event.reason) for event in events if isinstance(event, BarrelLeft)}
            line = line_of(events)
            if line is not None and any(line.penalties):
                seen.add(line.outcome)
    phases = {"cut", "talon_positions", "auction", "concession", "choose_talon", "exchange", "contract", "play"}
    assert seen >= {("penalty", phase) for phase in phases}
    assert seen >= {("annul", phase) for phase in ("auction", "exchange", "play")}
    assert seen >= {("penalty", "penalty"), "made", "down", "conceded", "thrown_in", "annulled", "no_auction"}


@every_game
def test_what_holds_at_every_step(case):
    at_the_deal, taken = (), []
    for before, action, after, events in judged(case):
        if action.do == "deal":
            at_the_deal, taken = before.totals, [0] * before.seats
        if isinstance(action, Penalty):
            taken[action.player] += action.points
            a_penalty_takes_its_points_off_one_total_and_changes_nothing_else(before, action, after, events)
        if isinstance(action, Penalty | Annul):
            a_ruling_neither_wins_a_game_nor_counts_a_fall_a_strike_or_a_concession(before, after, events)
        if isinstance(action, Annul):
            assert (after.phase, after.nines, after.jacks) == ("deal", 0, before.jacks)
        rulings_are_never_listed_and_every_position_can_be_played_on(after)
        line = line_of(events)
        if line is not None:
            totals_change_by_the_deltas_with_what_was_taken(line, after, at_the_deal, taken)
            if line.outcome in DEALT_AGAIN:
                a_hand_dealt_again_changes_only_totals_of_fined_seats(line, before, after)
            elif line.penalties:
                a_completed_hand_is_scored_as_if_the_game_had_come_to_it_with_these_totals(line, before, action, after)
        if after.penalties:
            assert state.load(json.loads(json.dumps(state.dump(after))), after.rules) == after


def a_penalty_takes_its_points_off_one_total_and_changes_nothing_else(before, action, after, events):
    seat = action.player
    total = before.totals[seat] - action.points
    assert after.totals == state.set_at(before.totals, seat, total)
    assert events[0] == Fined(seat, action.points)
    falls_off = before.barrel[seat] is not None and total < before.rules.barrel.at
    assert after.barrel == (state.set_at(before.barrel, seat, None) if falls_off else before.barrel)
    assert events[1:] == ((BarrelLeft(seat, "penalty"),) if falls_off else ())
    same = evolve(before, totals=after.totals, barrel=after.barrel)
    assert without_fines(after) == without_fines(same)


def a_ruling_neither_wins_a_game_nor_counts_a_fall_a_strike_or_a_concession(before, after, events):
    assert after.phase != "game_over"
    assert after.winners is None
    assert not any(isinstance(event, GameWon) for event in events)
    counted = ("strikes", "falls", "concessions", "write_downs", "golden", "golden_made", "dealer")
    assert all(getattr(after, name) == getattr(before, name) for name in counted)


def rulings_are_never_listed_and_every_position_can_be_played_on(after):
    legal = game.legal(after)
    assert not any(isinstance(action, Penalty | Annul) for action in legal)
    assert bool(legal) == (after.to_act is not None) == (after.phase not in BETWEEN_HANDS)


def totals_change_by_the_deltas_with_what_was_taken(line, after, at_the_deal, taken):
    assert line.totals == after.totals
    assert line.deltas == tuple(new - old for old, new in zip(at_the_deal, after.totals, strict=True))
    assert line.penalties == (tuple(taken) if any(taken) else ())
    assert [("judge_penalty" in marks) for marks in line.marks] == [points > 0 for points in taken]
    assert (after.penalties, after.barrel_lost) == ((), 0)


def a_completed_hand_is_scored_as_if_the_game_had_come_to_it_with_these_totals(line, before, action, after):
    same, found = game.apply(without_fines(before), action)
    assert same == after
    gained = zip(line_of(found).deltas, line.penalties, strict=True)
    assert line.deltas == tuple(delta - points for delta, points in gained)


def a_hand_dealt_again_changes_only_totals_of_fined_seats(line, before, after):
    if "dealer_penalty" in str(line.marks):
        return
    for seat, (old, new) in enumerate(zip(before.totals, after.totals, strict=True)):
        if not (line.penalties and line.penalties[seat]):
            assert old == new or {"barrel_push", "barrel_off", "golden_reset"} & set(line.marks[seat])


@every_game
def test_a_judged_record_replays_to_the_same_position_and_fits_the_schema(case):
    random_game = judged(case, deals=5, seed=3, late=False)
    for _ in random_game:
        pass
    replayed = record.play_through(record.read(json.loads(json.dumps(random_game.data))))
    assert replayed.state == random_game.state
    assert list(replayed.hands) == random_game.lines
    FORMS["record"].validate(random_game.data)


@pytest.mark.parametrize("case", ALL_GAMES[::5], ids=named)
def test_views_have_the_form_of_the_schema(case):
    for number, (_, _, after, _) in enumerate(judged(case, deals=3)):
        if after.penalties and number % 7 == 0:
            for seat in range(after.seats):
                FORMS["view"].validate(json.loads(json.dumps(view.view(after, seat).as_json())))
