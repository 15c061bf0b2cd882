"""A game keeps the rules that it began with: all values are stored with it, whatever changes in the preset."""

import json

import pytest

from adapters.redis import keys
from bot.finished.records import record
from bot.screens.before import rules as rules_screen
from engine import rules
from engine.errors import EngineError
from engine.record import play_through
from engine.record import read as read_record
from engine.rules.options import BY_NAME
from engine.verify import verify
from tests.screens.set_tables import opened, started
from tests.world.finished_games import SHORT, open_game, play_out
from tests.world.stored_tables import stored_again


@pytest.fixture
def database(world):
    return world.store._database


@pytest.fixture
def later_preset(monkeypatch):
    """A later release, in which a preset has other values."""
    kept = (rules._build, rules._as_json)

    def changed(preset, values):
        today = rules._preset
        monkeypatch.setattr(rules, "_preset", lambda name: {**today(name), **(values if name == preset else {})})
        for cache in kept:
            cache.cache_clear()

    yield changed
    monkeypatch.undo()
    for cache in kept:
        cache.cache_clear()


async def stored_rules(database, table_id):
    return await database.call("HGET", keys.table(table_id), "rules")


async def test_the_values_are_stored_as_the_game_begins_and_not_again(world, database):
    people = [world.person(name) for name in ("Anna", "Jan", "Ola")]
    await world.says(people[0], "/newgame russian")
    table_id = await world.table_id()
    assert await stored_rules(database, table_id) is None
    table_id = await open_game(world, people, options="/newgame russian")
    written = await stored_rules(database, table_id)
    assert json.loads(written) == rules.stored(rules.build("russian"))
    await database.call("HSET", keys.table(table_id), "rules", written + b" ")
    await play_out(world, table_id, until=lambda table: len(table.rows) == 1)
    assert await stored_rules(database, table_id) == written + b" "


@pytest.mark.parametrize("preset", rules.PRESETS)
def test_the_rules_of_a_game_are_read_as_they_were_written(preset):
    built = rules.build(preset)
    assert rules.restored(json.loads(json.dumps(rules.stored(built)))) == built
    table = started(opened(preset, people=built.table.players[0]))
    assert stored_again(table) == table


async def test_a_game_goes_on_by_its_rules_when_a_later_release_changes_the_preset(world, later_preset):
    people = [world.person(name) for name in ("Anna", "Jan", "Ola")]
    table_id = await open_game(world, people, options=SHORT)
    began = (await world.table(table_id)).game.rules
    later_preset("polish", {"marriages.values": "silesia"})
    world.restart()
    table = await play_out(world, table_id)
    assert table.game.rules == began != rules.build("polish", dict(began.options))
    data = record(table, await world.store.log(table_id))
    assert data["rules"]["options"]["marriages.values"] == "standard"
    assert play_through(read_record(data)).state == table.game
    assert verify(data)["verified"]


async def test_what_a_later_release_has_changed_in_the_preset_is_told_as_changed(later_preset):
    table = started(opened("russian"))
    assert "Changed" not in rules_screen.rules(table, "en").text
    later_preset("russian", {"barrel.wins_by": "contract"})
    assert "Changed: Wins from the barrel" in rules_screen.rules(stored_again(table), "en").text


def test_a_later_option_has_its_base_value_in_a_game_begun_without_it():
    data = rules.stored(rules.build("polish"))
    del data["values"]["barrel.role"]
    assert rules.restored(data).values["barrel.role"] == BY_NAME["barrel.role"].default


def test_rules_that_are_damaged_are_refused():
    data = rules.stored(rules.build("polish"))
    data["values"]["game.target"] = "much"
    with pytest.raises(EngineError, match=r"game\.target"):
        rules.restored(data)


def test_a_lobby_is_read_without_rules_of_a_game():
    table = opened("polish")
    assert stored_again(table) == table
