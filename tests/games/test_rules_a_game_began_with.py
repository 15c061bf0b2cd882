"""A table keeps the rules that its game began with, and workers of 0.1.0 leave alone what they do not know."""

import json

import pytest

from bot.finished.records import record
from bot.screens.before import rules as rules_screen
from bot.table import dealing
from bot.table.lobby import add_built_in, rules_of, schema_of, start
from bot.table.model import FIRST_SCHEMA, SCHEMA, Stage, Table
from bot.table.playing import play
from engine import rules
from engine.actions import parse
from engine.players import LEVELS
from engine.record import play_through, read
from engine.verify import verify
from tests.screens.set_tables import NOW, FixedChance, opened, plain_choice, started


def stored_by_0_1_0(preset, people):
    """A table of a game that 0.1.0 began, and its log: both name the preset only."""
    then = rules.told(rules.build(preset, {}, rules.FIRST))["options"]
    table, log = start(opened(preset, people=people, options=then), NOW, FixedChance())
    body = json.loads(table.model_copy(update={"options": {}}).model_dump_json())
    assert body["game"]["rules"] == log[0]["rules"] == {"preset": preset, "options": {}}
    return Table.model_validate_json(json.dumps(body)), list(log)


@pytest.mark.parametrize(("preset", "people"), [("polish_pagat", 4), ("elwood", 2), ("russian", 3), ("italian", 3)])
def test_a_game_of_0_1_0_is_played_on_by_its_own_rules_and_its_record_verifies(preset, people):
    table, log = stored_by_0_1_0(preset, people)
    assert rules_of(table) == rules.build(preset, {}, rules.FIRST) != rules.build(preset)
    for number in range(4):
        while table.to_act is not None:
            table, entry = play(table, parse({"seat": table.to_act, **_without_seat(plain_choice(table))}), NOW)
            log.append(entry)
            table = Table.model_validate_json(table.model_dump_json())
        table, entry = dealing.deal_next(table, NOW, FixedChance(number))
        log.append(entry)
    assert json.loads(table.model_dump_json())["game"]["rules"] == {"preset": preset, "options": {}}
    over = table.model_copy(update={"stage": Stage.OVER})
    told = record(over, [json.dumps(entry).encode() for entry in log])
    assert play_through(read(told)).state == table.game
    assert verify(told)["verified"]


def _without_seat(action):
    return {name: value for name, value in action.items() if name != "seat"}


@pytest.mark.parametrize("preset", ["polish", "polish_pagat", "lviv", "elwood"])
def test_what_0_1_0_can_be_told_it_plays_on(preset):
    people = rules.build(preset).table.players[0]
    assert schema_of(opened(preset, people=people)) == FIRST_SCHEMA
    assert schema_of(started(opened(preset, people=people))) == FIRST_SCHEMA


def test_a_player_of_a_level_that_0_1_0_does_not_know_is_left_alone_by_its_workers():
    levels = {level: schema_of(add_built_in(opened("polish", people=2), level)) for level in LEVELS}
    assert {level for level, schema in levels.items() if schema > FIRST_SCHEMA} == {"expert"}


def test_a_game_that_0_1_0_would_score_otherwise_is_left_alone_by_its_workers():
    assert schema_of(opened("russian")) == FIRST_SCHEMA
    assert schema_of(started(opened("russian"))) == SCHEMA > FIRST_SCHEMA
    assert schema_of(opened("russian", options={"barrel.failure_is_fall": True})) == SCHEMA
    assert schema_of(stored_by_0_1_0("russian", 3)[0]) == FIRST_SCHEMA


def test_the_rules_of_a_game_of_0_1_0_name_what_its_preset_was():
    began = stored_by_0_1_0("italian", 3)[0]
    named = "Changed: What wins from the barrel: the contract; Who wins from the barrel: the declarer"
    assert named in rules_screen.rules(began, "en").text
    assert "Changed" not in rules_screen.rules(started(opened("italian")), "en").text
