"""The reasons for refusing a record, their order, and the place of the fault (docs/record.md, commands)."""

import copy

import pytest

from engine import cards, record
from engine.errors import EngineError

DECK = list(cards.deck(24))
OPENING = {"seat": 0, "do": "bid", "value": 100}
PASSES = [{"seat": 1, "do": "pass"}, {"seat": 2, "do": "pass"}]


def good():
    return {
        "format": "thousand-record/1",
        "rules": {"preset": "russian", "options": {}},
        "seats": 3,
        "first_dealer": 2,
        "hands": [{"pack": DECK, "actions": [OPENING, *PASSES, {"seat": 0, "do": "concede", "kind": "concede"}]}],
    }


def fault(data):
    with pytest.raises(EngineError) as caught:
        record.play_through(record.read(data))
    return caught.value.code, caught.value.params["hand"], caught.value.params["action"]


def changed(**changes):
    return {**good(), **changes}


def with_actions(*actions):
    data = good()
    data["hands"][0]["actions"] = list(actions)
    return data


def test_the_record_that_the_others_are_made_from_is_good():
    assert record.play_through(record.read(good())).state.totals == (0, 60, 60)


@pytest.mark.parametrize(
    "data",
    [
        [],
        None,
        "record",
        changed(format="thousand-record/2"),
        changed(rules="russian"),
        changed(rules={"options": {}}),
        changed(rules={"preset": 1}),
        changed(rules={"preset": "russian", "options": []}),
        changed(seats="3"),
        changed(seats=True),
        changed(seats=3.0),
        changed(first_dealer=3),
        changed(first_dealer=-1),
        changed(first_dealer=None),
        changed(hands={}),
        {key: value for key, value in good().items() if key != "hands"},
    ],
)
def test_the_form_of_the_record(data):
    assert fault(data) == ("bad_record", None, None)


@pytest.mark.parametrize("hand", [[], {"pack": DECK}, {"pack": "AS", "actions": []}, {"pack": DECK, "actions": {}}])
def test_the_form_of_a_hand(hand):
    assert fault(changed(hands=[*good()["hands"], hand])) == ("bad_record", 1, None)


def test_unknown_keys_are_ignored():
    data = changed(comment="a fine game", table="t1")
    data["hands"][0]["actions"][0] = {**OPENING, "thinking": 3}
    assert record.play_through(record.read(data)).state.hand_number == 1


def test_options_may_be_left_out():
    assert record.play_through(record.read(changed(rules={"preset": "russian"}))).state.hand_number == 1


@pytest.mark.parametrize(
    "data",
    [
        changed(rules={"preset": "unheard", "options": {}}),
        changed(rules={"preset": "russian", "options": {"a.b": 1}}),
        changed(rules={"preset": "russian", "options": {"lock.enabled": True}}),
        changed(seats=2),
        changed(seats=7),
    ],
)
def test_rules_and_seat_counts(data):
    assert fault(data) == ("bad_rules", None, None)


@pytest.mark.parametrize(
    "pack",
    [[], DECK[:-1], [*DECK[:-1], "AS"], [*DECK[:-1], "2S"], [*DECK, "AS"], [*DECK[:-1], 5], [*DECK[:-1], ["9H"]]],
)
def test_packs(pack):
    data = good()
    data["hands"][0]["pack"] = pack
    assert fault(data) == ("bad_pack", 0, None)


@pytest.mark.parametrize(
    "action",
    [
        "pass",
        None,
        {},
        {"seat": 0},
        {"do": "bid", "value": 100},
        {"seat": 0, "do": "sing"},
        {"seat": 0, "do": ["bid"]},
        {"seat": 0, "do": "bid"},
        {"seat": "0", "do": "bid", "value": 100},
        {"seat": True, "do": "bid", "value": 100},
        {"seat": 0, "do": "bid", "value": "100"},
        {"seat": 0, "do": "bid", "value": 100.0},
        {"seat": 0, "do": "bid", "value": True},
        {"seat": 0, "do": "cut"},
        {"seat": 0, "do": "cut", "at": "1"},
        {"seat": 0, "do": "talon_positions", "positions": 3},
        {"seat": 0, "do": "talon_positions", "positions": [1, "3"]},
        {"seat": 0, "do": "concede"},
        {"seat": 0, "do": "concede", "kind": 1},
        {"seat": 0, "do": "choose_talon"},
        {"seat": 0, "do": "give", "card": "AS"},
        {"seat": 0, "do": "give", "card": 1, "to": 1},
        {"seat": 0, "do": "discard"},
        {"seat": 0, "do": "contract"},
        {"seat": 0, "do": "play"},
        {"seat": 0, "do": "play", "card": "AS", "marriage": 1},
        {"seat": 0, "do": "play", "card": "AS", "four_aces": "yes"},
        {"do": "deal", "pack": DECK},
        {"do": "annul"},
        {"seat": "0", "do": "annul"},
        {"do": "penalty", "player": 0, "points": 10},
        {"seat": None, "do": "penalty", "points": 10},
        {"seat": None, "do": "penalty", "player": 0},
        {"seat": None, "do": "penalty", "player": None, "points": 10},
        {"seat": None, "do": "penalty", "player": 0, "points": 10.0},
        {"seat": None, "do": "penalty", "player": 0, "points": [10]},
        {"seat": False, "do": "penalty", "player": 0, "points": 10},
    ],
)
def test_the_form_of_an_action(action):
    assert fault(with_actions(action)) == ("bad_record", 0, 0)


def test_a_seat_that_is_not_to_act():
    assert fault(with_actions({"seat": 1, "do": "bid", "value": 100})) == ("not_your_turn", 0, 0)
    assert fault(with_actions(OPENING, {"seat": 9, "do": "pass"})) == ("not_your_turn", 0, 1)


@pytest.mark.parametrize(
    "action",
    [
        {"seat": 0, "do": "pass"},
        {"seat": 0, "do": "bid", "value": 95},
        {"seat": 0, "do": "bid", "value": 101},
        {"seat": 0, "do": "bid", "value": 10**30},
        {"seat": 0, "do": "look"},
        {"seat": 0, "do": "cut", "at": None},
        {"seat": 0, "do": "play", "card": "AS"},
        {"seat": 0, "do": "play", "card": "no card"},
        {"seat": 0, "do": "concede", "kind": "weep"},
        {"seat": 0, "do": "redeal"},
        {"seat": 0, "do": "annul"},
        {"seat": 0, "do": "penalty", "player": 1, "points": 10},
        {"seat": None, "do": "penalty", "player": 3, "points": 10},
    ],
)
def test_an_action_that_is_not_legal(action):
    assert fault(with_actions(action)) == ("illegal_action", 0, 0)


def test_the_message_says_what_would_have_been_legal():
    with pytest.raises(EngineError, match="bid 100") as caught:
        record.play_through(record.read(with_actions({"seat": 0, "do": "pass"})))
    assert caught.value.params["reason"] == "must_open"


def test_an_action_after_the_end_of_the_hand():
    data = good()
    data["hands"][0]["actions"].append({"seat": 0, "do": "pass"})
    assert fault(data) == ("hand_over", 0, 4)
    data["hands"][0]["actions"][-1] = {"seat": 0}
    assert fault(data) == ("bad_record", 0, 4)


@pytest.mark.parametrize(
    "action", [{"seat": None, "do": "annul"}, {"seat": None, "do": "penalty", "player": 0, "points": 10}]
)
def test_a_judge_comes_too_late_after_the_end_of_the_hand(action):
    data = good()
    data["hands"][0]["actions"].append(action)
    assert fault(data) == ("hand_over", 0, 4)
    data["hands"][0]["actions"].append(action)
    assert fault(data) == ("hand_over", 0, 4)


def test_a_hand_that_is_not_the_last_must_be_finished():
    data = good()
    data["hands"].append(copy.deepcopy(data["hands"][0]))
    data["hands"][0]["actions"].pop()
    assert fault(data) == ("hand_unfinished", 0, None)


def test_no_hand_follows_a_won_game():
    data = good()
    data["rules"] = {"preset": "russian", "options": {"barrel.enabled": False, "game.target": 50}}
    assert record.play_through(record.read(data)).state.winners == (1, 2)
    data["hands"].append({"pack": [], "actions": []})
    assert fault(data) == ("game_over", 1, None)


def test_earlier_faults_are_named_before_later_ones():
    data = good()
    data["seats"], data["hands"][0]["pack"] = 2, []
    data["first_dealer"] = 1
    assert fault(data) == ("bad_rules", None, None)
    data = with_actions({"seat": 1, "do": "sing"})
    assert fault(data) == ("bad_record", 0, 0)
    data = with_actions({"seat": 1, "do": "bid", "value": 5})
    assert fault(data) == ("not_your_turn", 0, 0)


def test_a_refused_action_changes_nothing():
    before = record.play_through(record.read(with_actions(OPENING)))
    fault(with_actions(OPENING, {"seat": 1, "do": "bid", "value": 100}))
    assert record.play_through(record.read(with_actions(OPENING))) == before
