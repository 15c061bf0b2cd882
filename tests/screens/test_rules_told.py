"""The rules in plain words follow the options: if an option changes, the words change."""

import json
import os
from functools import cache
from typing import Any

import pytest

from bot.refusal import Refusal
from bot.screens.before import rules as rules_screen
from bot.table.rules_offered import offered
from bot.texts import WHOLE, plain, visible
from engine import rules
from engine.errors import EngineError
from tests.crossed import sampled, thinned
from tests.screens.set_tables import opened

OPTIONS = rules.options()


def rules_text(preset, options, language="en"):
    """All topics of a table's rules, without the page that lists changed options by name."""
    return _rules_text(preset, json.dumps(options), language)


@cache
def _rules_text(preset, stored, language):
    options = json.loads(stored)
    table = opened(preset, people=2, options=options)
    return "\n".join(rules_screen.topic(table, name, language).text for name in rules_screen.TOPICS)


def playable(preset, options):
    try:
        rules.build(preset, options)
    except EngineError:
        return False
    return True


TOLD_IN = WHOLE if os.environ.get("GAMES") == "whole" else ("en", "pl")  # `make games`
ENOUGH = {"en": 4}  # changes to check; more aren't needed, as the texts don't depend on the preset
ELSEWHERE = 1

CLASSIC = {f"barrel.{name}" for name in ("hands", "need", "crowd", "wins_by", "role", "failure_is_fall")}

# Options that matter only together with others, and these others.
BESIDE: dict[str, dict[str, Any]] = {
    "scoring.rounding_half": {"scoring.rounding_to": 10},
    "play.must_overtrump": {"play.when_void": "trump"},
    "concession.payout_step": {"concession.payout": "half"},
    "concession.payout_minimum": {"concession.payout": "half"},
    "concession.write_down_uses": {"concession.write_down": True},
    "concession.beyond": {"concession.free_uses": 2},
    "sitter.ace": {"sitter.card_points": False},
}


@pytest.mark.parametrize("language", thinned(TOLD_IN, 2))
@pytest.mark.parametrize("option", sampled(OPTIONS, 3), ids=lambda option: option.name)
def test_a_changed_option_is_told(option, language):
    beside = BESIDE.get(option.name, {})
    shown = 0
    for preset in rules.PRESETS:
        held = {name: value for name, value in beside.items() if playable(preset, {name: value})}
        if not playable(preset, held) or len(held) < len(beside):
            continue
        for value in candidates(option):
            changed = {**held, option.name: value}
            if not playable(preset, changed) or told_of(preset, changed, option) == told_of(preset, held, option):
                continue
            if silent_here(option.name, rules.flat(rules.build(preset, changed))):
                continue
            assert rules_text(preset, changed, language) != rules_text(preset, held, language), (preset, value)
            shown += 1
        if shown >= ENOUGH.get(language, ELSEWHERE):
            break
    assert shown, "no preset lets this option be changed"


def told_of(preset, options, option):
    """The option's value as far as it matters: layouts only for the numbers of seats that the preset allows."""
    values = rules.flat(rules.build(preset, options))
    if option.type != "layouts":
        return values[option.name]
    return {seats: values[option.name][str(seats)] for seats in values["table.players"]}


def silent_here(name, values):
    """Whether an option has no effect at such a table."""
    without_talon = all(layout["talons"] == 0 for layout in values["deal.layouts"].values())
    single = all(layout["talons"] < 2 and not layout["discard"] for layout in values["deal.layouts"].values())
    alone = 4 not in values["table.players"]
    return (
        (name == "table.sits_out" and alone)
        or (name.startswith("sitter.") and (alone or without_talon))
        or (name == "talon.discards_count_for" and single)
        or (name == "scoring.declarer" and not values["auction.enabled"])
        or (name == "talon.reveal" and values["talon.face_up"])
        or (name in CLASSIC and values["barrel.style"] == "lviv")
        or (name in {"barrel.wins_by", "barrel.role", "barrel.failure_is_fall"} and not values["auction.enabled"])
    )


def candidates(option):
    if option.type == "rights":
        return [[right] for right in offered(option)]
    return offered(option)


@pytest.mark.parametrize("preset", rules.PRESETS)
def test_the_first_page_names_what_the_table_has_changed(preset):
    value = 777 if rules.build(preset).game.target != 777 else 700
    lock_or_barrel = {name: 600 for name in ("lock.at", "barrel.at") if playable(preset, {name: 600})}
    table = opened(preset, people=2, options={**lock_or_barrel, "game.target": value})
    text = visible(rules_screen.rules(table, "en").text)
    assert f"Target: {value}" in text


def test_an_unknown_topic_is_refused_with_the_ones_there_are():
    with pytest.raises(Refusal) as caught:
        rules_screen.topic(opened(), "chess", "en")
    assert caught.value.key == "unknown-topic"
    assert "Marriages" in caught.value.params["topics"]


@pytest.mark.parametrize("language", WHOLE)
@pytest.mark.parametrize("name", rules_screen.TOPICS)
def test_a_topic_is_named_in_any_language(name, language):
    typed = plain(language, f"topic-{name}")
    assert rules_screen.topic(opened(), typed, "en") == rules_screen.topic(opened(), name, "en")


def test_the_example_of_rounding_is_computed():
    assert "A defender with 26 points gets 30." in rules_text("polish", {})
    assert "A defender with 26 points gets 25." in rules_text("russian", {})
    assert "A defender with 26 points gets 26." in rules_text("tysiac_2004", {})


def test_two_players_are_not_told_of_a_third():
    for language in WHOLE:
        assert "Ola" not in rules_text("elwood", {}, language)
