"""The options of a table for a page: every value with what sets it, and what differs from the preset."""

import json
from contextlib import suppress

import pytest

from bot.codec import decode
from bot.screens.before.options import read_set
from bot.table import settings
from bot.texts import LANGUAGES
from bot.views.as_json import as_json
from bot.views.options import CATALOGUE, TABLE, options_of, options_view
from engine import rules
from engine.errors import EngineError
from engine.rules.options import GROUPS
from tests.crossed import sampled
from tests.screens.set_tables import opened
from tests.views.plain_values import marked_up


def pressed(table, data):
    """The table after a press on a button of the options."""
    chosen = read_set(table, decode(data).argument)
    both = settings.both_that_go(table, chosen.name, chosen.value) if chosen.both else None
    if both is not None:
        return settings.with_rules(table, table.preset, both[1])
    return settings.with_option(table, chosen.name, chosen.value)


def group_of(table, group):
    """The options of an open group."""
    return next(one.options for one in options_view(table, "en", group).groups if one.options)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("group", ["", "auction", TABLE])
def test_the_options_are_plain_words_in_every_language(language, group):
    assert marked_up(options_view(opened("russian", options={"barrel.at": 850}), language, group)) == []


def test_without_a_group_all_presets_are_offered_and_the_present_one_is_marked():
    view = options_view(opened("russian"), "en")
    assert {decode(one.data).argument for one in view.presets} == {f"p{name}" for name in rules.PRESETS}
    assert [one.name for one in view.presets if one.chosen] == ["Russian Thousand"]
    assert all(one.help for one in view.presets)


@pytest.mark.parametrize("preset", sampled(["polish", "russian", "draw_thousand"], 3))
@pytest.mark.parametrize("group", list(GROUPS))
def test_every_value_that_can_be_set_is_chosen_after_its_press_and_can_be_set_back(preset, group):
    table = opened(preset, people=1)
    names = [one.name for one in options_of(group, rules.flat(rules.build(preset)))]
    for name, option in zip(names, group_of(table, group), strict=True):
        for value in option.values:
            with suppress(EngineError):  # a press that is refused says why
                after = pressed(table, value.data)
                shown = [one for one in options_view(after, "en", group).changed if one.name == option.name]
                if shown and option.kind != "several":
                    assert [one.words for one in shown[0].values if one.chosen] == [value.words]
                    assert name not in pressed(after, shown[0].back).options


def test_what_differs_from_the_preset_comes_first_with_the_way_back():
    table = opened("russian", options={"barrel.at": 850, "game.target": 1500})
    changed = options_view(table, "en", "play").changed
    assert [(one.name, one.value) for one in changed] == [("Barrel at", "850"), ("Target", "1500")]
    assert pressed(table, changed[0].back).options == {"game.target": 1500}


def test_a_number_that_was_typed_stands_in_its_place_among_those_offered():
    table = opened("russian", options={"game.target": 1200})
    (target,) = options_view(table, "en", "play").changed
    assert [(one.words, one.chosen, bool(one.data)) for one in target.values] == [
        ("500", False, True),
        ("1000", False, True),
        ("1200", True, False),
        ("1500", False, True),
        ("2000", False, True),
    ]


def test_a_value_that_needs_another_option_says_what_is_set_with_it():
    found = [
        (table, option, value)
        for table in (opened(preset, people=1) for preset in ("polish", "russian", "elwood"))
        for group in GROUPS
        for option in group_of(table, group)
        for value in option.values
        if value.also
    ]
    assert found
    for table, _, value in found:
        assert len(pressed(table, value.data).options) == 2


def test_a_group_is_small_enough_to_be_sent_after_each_press():
    for language in LANGUAGES:
        for group in (*GROUPS, TABLE):
            sent = json.dumps(as_json(options_view(opened("russian"), language, group)), ensure_ascii=False).encode()
            assert len(sent) < 8192


def test_every_option_is_in_a_group():
    assert {one.group for one in CATALOGUE} == set(GROUPS)
