"""The steps of lessons, for every preset: a position that the engine accepts, and choices of which some are right."""

import pytest

from engine import record
from engine.lessons.lesson import LESSONS, fault, steps
from engine.record import RecordRules
from engine.rules import PRESETS, build

EVERY = [(preset, lesson) for preset in PRESETS for lesson in LESSONS]


def named(lesson, name, preset="polish"):
    return next(step for step in steps(lesson, RecordRules(preset=preset)) if step.name == name)


@pytest.mark.parametrize(("preset", "lesson"), EVERY)
def test_each_step_has_a_right_and_a_wrong_choice(preset, lesson):
    for step in steps(lesson, RecordRules(preset=preset)):
        assert step.right, step.name
        assert set(step.right) < set(step.choices), step.name


@pytest.mark.parametrize(("preset", "lesson"), EVERY)
def test_the_rules_allow_every_right_choice(preset, lesson):
    for step in steps(lesson, RecordRules(preset=preset)):
        assert [choice for choice in step.right if fault(step, choice)] == [], step.name


@pytest.mark.parametrize(("preset", "lesson"), EVERY)
def test_the_learner_is_asked_in_each_position_and_holds_what_is_marked(preset, lesson):
    for step in steps(lesson, RecordRules(preset=preset)):
        if step.position is not None:
            state = record.play_through(step.position).state
            assert state.to_act == 0, step.name
            assert set(step.mark) <= {choice[:2] for choice in step.choices} or step.ask in {"bid", "contract"}, (
                step.name
            )


@pytest.mark.parametrize("preset", PRESETS)
def test_each_preset_has_the_lessons_that_its_rules_need(preset):
    count = {lesson: len(steps(lesson, RecordRules(preset=preset))) for lesson in LESSONS}
    assert min(count["cards"], count["following"] + 1, count["marriages"]) >= 3
    assert bool(count["bidding"]) == bool(count["contract"]) == build(preset, {}).auction.enabled


def test_a_card_that_the_rules_forbid_is_refused_with_their_reason():
    assert fault(named("following", "follow"), "AS").params["reason"] == "must_follow_suit"
    assert fault(named("following", "beat"), "JD").params["reason"] == "must_beat"
    assert fault(named("bidding", "only-pass"), "130") is not None


def test_the_dearer_marriage_is_that_of_the_rules():
    assert named("marriages", "worth").right == {"KH+", "QH+"}
    assert named("marriages", "worth", "german_1001").right == {"KS+", "QS+"}


def test_beating_is_taught_only_where_the_rules_demand_it():
    assert "beat" not in {step.name for step in steps("following", RecordRules(preset="russian"))}


def test_what_lies_near_the_target_is_that_of_the_rules():
    assert {step.name for step in steps("contract", RecordRules(preset="polish"))} >= {"locked", "give-up", "winner"}
    assert "barrel" in {step.name for step in steps("contract", RecordRules(preset="russian"))}
