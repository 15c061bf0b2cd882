"""Rule sets that can't be played (docs/rules.md, 12): each refusal names both fields and what set the other one."""

import pytest

from engine import rules
from engine.errors import EngineError
from engine.rules.values import RIGHTS

THREE = {"hand": 7, "talons": 1, "talon_size": 3, "pass": 1, "discard": 0}
TWO = {"hand": 10, "talons": 2, "talon_size": 2, "pass": 0, "discard": 2}


def refused(preset, options):
    with pytest.raises(EngineError) as caught:
        rules.build(preset, options)
    assert caught.value.code == "bad_rules"
    return caught.value


# The preset, the overrides, and the two fields named by the refusal.
SET_BY_THE_PRESET = [
    ("russian", {"lock.at": 800}, "lock.at", "lock.enabled"),
    ("polish", {"barrel.crowd": "clash"}, "barrel.crowd", "barrel.enabled"),
    ("draw_thousand", {"auction.opening": 50}, "auction.opening", "auction.enabled"),
    ("elwood", {"concession.payout": "half"}, "concession.payout", "concession.enabled"),
    ("polish", {"barrel.enabled": True}, "barrel.enabled", "lock.enabled"),
    ("russian", {"lock.enabled": True}, "lock.enabled", "barrel.enabled"),
    ("german_1001", {"auction.enabled": False}, "auction.enabled", "deal.layouts"),
    ("draw_thousand", {"concession.enabled": True}, "concession.enabled", "auction.enabled"),
    ("polish_twelve", {"auction.enabled": False}, "auction.enabled", "lock.earns"),
    ("skoroszow", {"lock.earns": "declarer"}, "lock.earns", "auction.enabled"),
    ("draw_thousand", {"barrel.enabled": True}, "barrel.enabled", "auction.enabled"),
    ("draw_thousand", {"barrel.enabled": True, "barrel.role": "anyone"}, "barrel.role", "game.tie"),
    ("italian", {"game.tie": "another_hand"}, "game.tie", "barrel.role"),
    ("polish", {"barrel.wins_by": "contract"}, "barrel.wins_by", "barrel.enabled"),
    ("polish", {"barrel.role": "anyone"}, "barrel.role", "barrel.enabled"),
    ("polish", {"barrel.failure_is_fall": True}, "barrel.failure_is_fall", "barrel.enabled"),
    ("elwood", {"concession.write_down_uses": 1}, "concession.write_down_uses", "concession.enabled"),
    ("russeln", {"redeal.rights": [{"right": "poor_talon", "points_below": 5}]}, "redeal.rights", "deal.layouts"),
    ("russeln", {"talon.reveal": "never"}, "talon.reveal", "deal.layouts"),
    ("russeln", {"talon.face_up": True}, "talon.face_up", "deal.layouts"),
    ("russeln", {"talon.discards_count_for": "last_trick"}, "talon.discards_count_for", "deal.layouts"),
    ("russeln", {"deal.dealer_sets_talon": True}, "deal.dealer_sets_talon", "deal.layouts"),
    ("russeln", {"concession.enabled": True}, "concession.enabled", "deal.layouts"),
    (
        "russeln",
        {"concession.enabled": True, "concession.stage": "before_talon", "concession.forced_opening_walkout": True},
        "concession.forced_opening_walkout",
        "deal.layouts",
    ),
    ("polish", {"table.players": [2]}, "table.players", "deal.layouts"),
    ("polish", {"table.deck": 20}, "table.deck", "deal.layouts"),
    ("german_1001", {"table.deck": 24}, "table.deck", "deal.layouts"),
    ("polish", {"deal.layouts": {"3": {**THREE, "hand": 6}, "4": THREE}}, "deal.layouts", "table.players"),
    ("polish", {"play.follow_suit": "after_stock"}, "play.follow_suit", "deal.layouts"),
    ("polish_nine", {"talon.sweep_fills_120": True}, "talon.sweep_fills_120", "talon.discards_count_for"),
    (
        "auction_thousand",
        {"talon.discards_count_for": "last_trick"},
        "talon.discards_count_for",
        "talon.sweep_fills_120",
    ),
    ("russeln", {"auction.silence_below": -100}, "auction.silence_below", "auction.forced_opening"),
    ("russian", {"barrel.at": 1000}, "barrel.at", "game.target"),
    ("polish", {"game.target": 900}, "game.target", "lock.at"),
    ("polish", {"auction.opening": 310}, "auction.opening", "auction.ceiling"),
    ("polish", {"auction.ceiling": 90}, "auction.ceiling", "auction.opening"),
]
SET_BY_OPTIONS = [
    ("polish", {"concession.enabled": False, "concession.payout": "half"}, "concession.payout", "concession.enabled"),
    ("polish", {"deal.layouts": {"3": {**THREE, "pass": 0}, "4": THREE}}, "deal.layouts", "deal.layouts"),
    ("russeln", {"deal.layouts": {"3": {**THREE, "talons": 0, "hand": 8}}}, "deal.layouts", "deal.layouts"),
    ("draw_thousand", {"deal.layouts": {"2": {**TWO, "talons": 0}}}, "deal.layouts", "deal.layouts"),
    ("russeln", {"auction.golden_round": "on", "auction.ceiling": 110}, "auction.golden_round", "auction.ceiling"),
]
CONFLICTS = [(*one, one[0]) for one in SET_BY_THE_PRESET] + [(*one, "options") for one in SET_BY_OPTIONS]


@pytest.mark.parametrize(("preset", "options", "field", "other", "set_by"), CONFLICTS, ids=lambda part: str(part)[:40])
def test_a_conflict_names_both_fields_and_who_set_the_other(preset, options, field, other, set_by):
    error = refused(preset, options)
    assert (error.params["field"], error.params["other_field"], error.params["set_by"]) == (field, other, set_by)
    assert field in str(error)
    assert other in str(error)
    assert set_by in str(error)


BAD_VALUES = [
    ("table.players", []),
    ("table.players", [5]),
    ("table.players", [3, 3]),
    ("table.players", 3),
    ("table.deck", 32),
    ("deal.layouts", {"3": {"hand": 7}}),
    ("deal.layouts", {"3": {**THREE, "hand": 0}, "4": THREE}),
    ("deal.layouts", {"5": THREE}),
    ("deal.layouts", []),
    ("deal.cut", "maybe"),
    ("deal.bottom_jack", 1),
    ("redeal.rights", [{"right": "bad_mood"}]),
    ("redeal.rights", [{"right": "weak_hand", "points_below": 0}]),
    ("redeal.rights", [{"right": "weak_hand", "count": 4}]),
    ("redeal.rights", ["weak_hand"]),
    ("redeal.rights", {}),
    ("redeal.rights", [{"right": "nines_dealt", "unless_marriage": 1}]),
    ("auction.opening", 0),
    ("auction.opening", -100),
    ("auction.opening", True),
    ("auction.opening", 100.0),
    ("auction.opening", "100"),
    ("auction.opening", None),
    ("auction.step", 0),
    ("sitter.ace", -1),
    ("concession.free_uses", -1),
    ("concession.write_down_uses", 0),
    ("barrel.wins_by", "luck"),
    ("barrel.role", "defender"),
    ("barrel.failure_is_fall", 1),
    ("concession.payout_step", 0),
    ("marriages.values", "mine"),
    ("marriages.values", {"S": 40}),
    ("marriages.values", {"S": 40, "C": 60, "D": 80, "H": "100"}),
    ("scoring.rounding_to", 7),
    ("scoring.reset_at", 0),
    ("game.target", 0),
    ("game.tie", None),
]


@pytest.mark.parametrize(("name", "value"), BAD_VALUES)
def test_a_value_out_of_its_range_is_refused(name, value):
    error = refused("polish", {name: value})
    assert (error.params["field"], error.params["value"], error.params["other_field"]) == (name, value, None)


def test_an_unknown_option_and_preset_are_refused():
    assert refused("polish", {"lock.colour": "red"}).params["field"] == "lock.colour"
    assert refused("polis", {}).params["field"] == "preset"


def test_every_preset_is_a_playable_rule_set_and_equal_to_itself():
    for preset in rules.PRESETS:
        built = rules.build(preset, {})
        assert built == rules.build(preset)
        assert hash(built) == hash(rules.build(preset))
        assert set(rules.flat(built)) == {option.name for option in rules.options()}
        assert rules.build(preset, rules.flat(built) if built.lock.enabled and built.barrel.enabled else {}) == built


def test_a_rule_set_differs_from_one_with_other_overrides():
    assert rules.build("polish", {"lock.at": 800}) != rules.build("polish")
    assert rules.build("polish", {"lock.at": 800}).options == {"lock.at": 800}


def test_every_option_knows_its_section_and_source():
    for option in rules.options():
        assert option.section
        assert set(option.source.split()) <= {"W", "S", "I", "G", "M"}


def test_every_right_can_be_given_alone():
    for right in RIGHTS:
        built = rules.build("russian", {"redeal.rights": [{"right": right}]})
        assert built.redeal.rights[0].right == right
