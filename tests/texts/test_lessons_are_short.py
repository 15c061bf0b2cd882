"""What the lessons say, in every language and for every preset: short enough for a phone, and for four minutes."""

import pytest

from bot.texts import LANGUAGES, plain
from bot.views.lesson import ranks_by_points
from engine.lessons.lesson import LESSONS, steps
from engine.record import RecordRules
from engine.rules import PRESETS

LONGEST = 90  # signs of what is asked
READ = 2  # words a second, of somebody who reads these words for the first time
CHOICE = 10  # seconds from what is read to a press; each step has one wrong choice before the right one
WHOLE = 240  # seconds


def said(language, rules, step, kind):
    order = ranks_by_points(rules.build(), language)
    return plain(language, f"learn-{kind}-{step.lesson}-{step.name}", **step.params, order=order)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("preset", PRESETS)
def test_what_is_asked_has_at_most_ninety_signs(preset, language):
    rules = RecordRules(preset=preset)
    every = [said(language, rules, step, "ask") for lesson in LESSONS for step in steps(lesson, rules)]
    assert [text for text in every if len(text) > LONGEST] == []


@pytest.mark.parametrize("preset", PRESETS)
def test_each_lesson_ends_within_four_minutes_with_a_wrong_choice_in_each_step(preset):
    rules = RecordRules(preset=preset)
    for lesson in LESSONS:
        words = sum(2 * len(said("en", rules, step, "ask").split()) for step in steps(lesson, rules))
        assert words / READ + 2 * CHOICE * len(steps(lesson, rules)) <= WHOLE, lesson
