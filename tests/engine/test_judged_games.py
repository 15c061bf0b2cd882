"""What holds in every game into which a judge steps: random games of every preset and of random option sets."""

import json

import pytest
from jsonschema import Draft202012Validator

from engine import game, record, rules, schema, state, view
from engine.actions import Annul, Penalty, dump
from engine.endgame import DEALT_AGAIN
from engine.events import BarrelLeft, Fined, GameWon, HandScored
from engine.state import BETWEEN_HANDS, evolve
from tests.engine.random_games import EVERY_TABLE, JudgedGame, OptionSets

SETS = OptionSets(seed=34)
OPTION_SETS = [(SETS.draw(preset), seats) for _ in range(3) for preset, seats in EVERY_TABLE]
ALL_GAMES = [(rules.build(preset), seats) for preset, seats in EVERY_TABLE] + [
    (rule_set, seats) for rule_set, seats in OPTION_SETS if seats in rule_set.table.players
]
FORMS = {name: Draft202012Validator(form) for name, form in schema.schema().items()}


def named(case):
    rule_set, seats = case
    return f"{rule_set.preset}-{seats}-{','.join(rule_set.options) or 'plain'}"


every_game = pytest.mark.parametrize("case", ALL_GAMES, ids=named)


def judged(case, deals=8, seed=1, late=True):
    rule_set, seats = case
    return JudgedGame(rule_set, seats, seed, deals, late=late)


def line_of(events):
    return next((event.result for event in events if isinstance(event, HandScored)), None)


def without_fines(position):
    """The same position in a game in which nobody was fined in this hand, and all came to it with these totals."""
    return evolve(position, penalties=(), barrel_lost=0)


def test_the_games_hold_what_they_are_for():
    seen = set()
    for case in ALL_GAMES:
        for before, action, _, events in judged(case, deals=40):
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
def test_a_penalty_takes_its_points_off_one_total_and_touches_nothing_else(case):
    for before, action, after, events in judged(case):
        if not isinstance(action, Penalty):
            continue
        seat = action.player
        total = before.totals[seat] - action.points
        assert after.totals == state.set_at(before.totals, seat, total)
        assert events[0] == Fined(seat, action.points)
        falls_off = before.barrel[seat] is not None and total < before.rules.barrel.at
        assert after.barrel == (state.set_at(before.barrel, seat, None) if falls_off else before.barrel)
        assert events[1:] == ((BarrelLeft(seat, "penalty"),) if falls_off else ())
        same = evolve(before, totals=after.totals, barrel=after.barrel)
        assert without_fines(after) == without_fines(same)


@every_game
def test_neither_action_wins_a_game_or_counts_a_fall_a_strike_or_a_concession(case):
    for before, action, after, events in judged(case):
        if isinstance(action, Penalty | Annul):
            assert after.phase != "game_over"
            assert after.winners is None
            assert not any(isinstance(event, GameWon) for event in events)
            counted = ("strikes", "falls", "concessions", "write_downs", "golden", "golden_made", "dealer")
            assert all(getattr(after, name) == getattr(before, name) for name in counted)
        if isinstance(action, Annul):
            assert (after.phase, after.nines, after.jacks) == ("deal", 0, before.jacks)


@every_game
def test_they_are_never_listed_and_every_position_can_be_played_on(case):
    for _, _, after, _ in judged(case):
        legal = game.legal(after)
        assert not any(isinstance(action, Penalty | Annul) for action in legal)
        assert bool(legal) == (after.to_act is not None) == (after.phase not in BETWEEN_HANDS)


@every_game
def test_totals_change_by_the_deltas_and_deltas_include_what_was_taken(case):
    at_the_deal, taken = None, None
    for before, action, after, events in judged(case):
        if action.do == "deal":
            at_the_deal, taken = before.totals, [0] * before.seats
        if isinstance(action, Penalty):
            taken[action.player] += action.points
        line = line_of(events)
        if line is not None:
            assert line.totals == after.totals
            assert line.deltas == tuple(new - old for old, new in zip(at_the_deal, after.totals, strict=True))
            assert line.penalties == (tuple(taken) if any(taken) else ())
            assert [("judge_penalty" in marks) for marks in line.marks] == [points > 0 for points in taken]
            assert (after.penalties, after.barrel_lost) == ((), 0)


@every_game
def test_a_completed_hand_is_scored_as_if_the_totals_had_been_these_from_the_beginning(case):
    for before, action, after, events in judged(case):
        line = line_of(events)
        if line is None or line.outcome in DEALT_AGAIN or not line.penalties:
            continue
        same, told = game.apply(without_fines(before), action)
        assert same == after
        gained = zip(line_of(told).deltas, line.penalties, strict=True)
        assert line.deltas == tuple(delta - points for delta, points in gained)


@every_game
def test_a_hand_dealt_again_changes_only_totals_of_who_was_fined(case):
    for before, _, after, events in judged(case):
        line = line_of(events)
        if line is None or line.outcome not in DEALT_AGAIN or "dealer_penalty" in str(line.marks):
            continue
        for seat, (old, new) in enumerate(zip(before.totals, after.totals, strict=True)):
            fine = line.penalties[seat] if line.penalties else 0
            if not fine:
                pushed = {"barrel_push", "barrel_off", "golden_reset"} & set(line.marks[seat])
                assert old == new or pushed


@every_game
def test_a_position_loads_as_it_was_stored(case):
    for _, _, after, _ in judged(case, deals=5):
        if after.penalties:
            assert state.load(json.loads(json.dumps(state.dump(after))), after.rules) == after


@every_game
def test_the_record_replays_to_the_same_position_and_score_sheet_and_has_the_form_of_the_schema(case):
    rule_set, seats = case
    hands, lines = [], []
    random_game = judged(case, deals=5, seed=3, late=False)
    for _, action, _, events in random_game:
        if action.do == "deal":
            hands.append({"pack": list(action.pack), "actions": []})
        else:
            hands[-1]["actions"].append(dump(action))
        lines += [event.result for event in events if isinstance(event, HandScored)]
    data = {
        "format": record.FORMAT,
        "rules": {"preset": rule_set.preset, "options": dict(rule_set.options)},
        "seats": seats,
        "first_dealer": random_game.first_dealer,
        "hands": hands,
    }
    replayed = record.play_through(record.read(json.loads(json.dumps(data))))
    assert replayed.state == random_game.state
    assert list(replayed.hands) == lines
    FORMS["record"].validate(data)


@pytest.mark.parametrize("case", ALL_GAMES[::5], ids=named)
def test_views_have_the_form_of_the_schema(case):
    for number, (_, _, after, _) in enumerate(judged(case, deals=3)):
        if after.penalties and number % 7 == 0:
            for seat in range(after.seats):
                FORMS["view"].validate(json.loads(json.dumps(view.view(after, seat).as_json())))
