"""A game keeps the rules that it began with, also where a later release reads its preset in another way."""

import json

import pytest

from engine import game, record, rules, state
from engine.errors import EngineError
from engine.scoring import score
from tests.engine.finished_hands import finished, scored
from tests.engine.random_games import RandomGame

CHANGED = (
    "polish_pagat",
    "auction_thousand",
    "elwood",
    "polish_two_talons",
    "polish_nine",
    "polish_twelve",
    "polish_open_seven",
    "italian",
    "russian",
    "thousand_and_one",
)
GOLDEN = {"auction.golden_round": "on"}


def by_the_first(position):
    """A position as release 0.1.0 stored it: with the preset's name and the overrides."""
    rules_then = {"preset": position.rules.preset, "options": dict(position.rules.options)}
    return json.loads(json.dumps({**state.dump(position), "rules": rules_then}))


def changed_in(preset, options=None):
    now, then = rules.flat(rules.build(preset, options)), rules.flat(rules.build(preset, options, rules.FIRST))
    return {name: value for name, value in then.items() if now[name] != value}


@pytest.mark.parametrize("preset", rules.PRESETS)
def test_what_release_0_1_0_stored_is_read_by_its_own_values(preset):
    game = RandomGame(rules.build(preset), rules.build(preset).table.players[0], seed=1, deals=1).state
    older = state.load(by_the_first(game))
    assert (older.rules != game.rules) == (preset in CHANGED)
    assert state.dump(older)["rules"] == {"preset": preset, "options": {}}
    assert older.rules == rules.build(preset, {}, rules.FIRST)
    assert state.load(state.dump(older)) == older
    assert state.load(state.dump(game)) == game


SWITCHES = [option.name for option in rules.options() if option.name.endswith(".enabled")]


@pytest.mark.parametrize("preset", rules.PRESETS)
def test_a_game_with_a_group_switched_on_or_off_loads_as_it_was_stored(preset):
    for name in SWITCHES:
        for on in (True, False):
            try:
                built = rules.build(preset, {name: on})
            except EngineError:
                continue  # it does not go with the rest of the preset
            position = game.new(built, built.table.players[0], 0)
            assert state.load(json.loads(json.dumps(state.dump(position)))) == position


def test_what_each_preset_was():
    assert changed_in("russian") == {"barrel.wins_by": "contract"}
    assert changed_in("italian") == {"barrel.wins_by": "contract", "barrel.role": "declarer"}
    assert changed_in("polish_pagat") == {
        "table.sits_out": "dealer",
        "redeal.rights": [],
        "auction.opening_fixed": True,
        "auction.ceiling": 300,
    }
    assert changed_in("auction_thousand") == {"auction.ceiling": 360}
    assert changed_in("elwood") == {"auction.raise_after_exchange": False}
    assert changed_in("polish_nine") == {"redeal.rights": []}
    assert changed_in("polish") == changed_in("lviv") == {}


def test_an_override_stays_what_it_was_and_one_may_have_brought_the_barrel():
    assert changed_in("polish_pagat", {"auction.ceiling": 200, "lock.enabled": False, "barrel.enabled": True}) == {
        "table.sits_out": "dealer",
        "redeal.rights": [],
        "auction.opening_fixed": True,
        "barrel.wins_by": "contract",
    }


def test_a_running_game_of_0_1_0_is_scored_as_it_was():
    hand = {"points": (220, 0, 0), "contract": 110, "totals": (880, 0, 0), "barrel": (2, None, None)}
    assert scored("russian", **hand)[1].winners == (0,)
    older = state.load(by_the_first(finished("russian", **hand)))
    after, _ = score(older)
    assert (after.winners, after.totals[0], after.barrel[0]) == (None, 880, 1)


@pytest.mark.parametrize(("preset", "options"), [*((name, {}) for name in CHANGED), ("russian", GOLDEN)])
def test_its_record_names_what_it_was_and_replays(preset, options):
    older = rules.build(preset, options, rules.FIRST)
    told = rules.told(older)
    assert record.RecordRules.model_validate(told).build() == older
    assert rules.told(rules.build(preset, options)) == {"preset": preset, "options": options}
    assert told["options"].items() >= changed_in(preset, options).items()
    assert ("edition" in told) == bool(options), "options say everything but the sitter's bonus"


def test_what_is_stored_names_what_0_1_0_would_take_otherwise():
    told = rules.told(rules.build("polish_pagat", {"lock.at": 800}), rules.FIRST)
    assert told == {
        "preset": "polish_pagat",
        "options": {
            "table.sits_out": "right_of_dealer",
            "redeal.rights": [{"right": "nines_after_exchange", "count": 4}],
            "auction.opening_fixed": False,
            "auction.ceiling": 400,
            "lock.at": 800,
        },
    }
    assert rules.build(told["preset"], told["options"], rules.FIRST) == rules.build("polish_pagat", {"lock.at": 800})


def test_an_edition_that_does_not_exist_is_refused():
    for edition in (0, rules.EDITION + 1):
        data = {"format": record.FORMAT, "seats": 3, "first_dealer": 0, "hands": []}
        with pytest.raises(EngineError) as caught:
            record.read({**data, "rules": {"preset": "polish", "edition": edition}})
        assert caught.value.code == "bad_record"


@pytest.mark.parametrize(
    ("preset", "options", "lobby", "begun"),
    [
        ("polish", {}, True, True),
        ("polish_pagat", {"auction.opening": 350}, False, True),
        ("lviv", {"barrel.at": 850}, True, True),
        ("russian", {}, True, False),
        ("russian", {"barrel.wins_by": "contract"}, False, True),
        ("polish", {"lock.earns": "any_marriage_or_sweep"}, False, False),
        ("draw_thousand", {"redeal.rights": [{"right": "weak_hand"}]}, False, False),
        ("polish", GOLDEN, True, False),
        ("polish_pagat", {}, True, True),
    ],
)
def test_whether_a_worker_of_0_1_0_plays_by_the_same(preset, options, lobby, begun):
    now = rules.build(preset, options)
    assert rules.known_to_first(now, begun=False) == lobby
    assert rules.known_to_first(now, begun=True) == begun
    if lobby:
        assert rules.known_to_first(rules.build(preset, options, rules.FIRST), begun=True)
