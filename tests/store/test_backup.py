"""A backup: a file of everything, made while games go on, and restored into an empty store of any kind."""

import gzip
import json
import stat
import sys

import pytest
from redis import Redis

from adapters.redis import copies, packing
from adapters.redis.directory import RedisDirectory
from adapters.redis.schedule import RedisSchedule
from adapters.redis.store import RedisTables
from bot import __main__ as program
from bot.ports.presses import Press, StudyRequest
from bot.running.backup_file import BadBackup
from bot.running.settings import Settings
from engine import study
from engine.verify import verify
from tests.engine.studies_made import a_game
from tests.store.backups_made import back_up, everything, restore
from tests.world.chat_room import ELSEWHERE, NoLimits, World
from tests.world.finished_games import open_game, play_out, private


def settings_of(url):
    return Settings(redis_url=url, _env_file=None)


def world_on(database):
    return World(RedisTables(database), RedisDirectory(database), NoLimits())


@pytest.fixture
def settings(redis_url):
    return settings_of(redis_url)


@pytest.fixture
async def played(redis_database):
    """A world with a deal of the day, a tournament, evenings planned in another chat, and a hand being played."""
    world = world_on(redis_database)
    anna = world.person("Anna")
    await world.says(anna, "/daily", chat=private(anna))
    await world.says(world.person("Dora"), "/tournament Friday Cup")
    await world.says(world.person("Eva"), "/tournament at=Fri_20:00 every=week", chat=ELSEWHERE, admin=True)
    code = await open_game(world, [anna], bots=2)
    await play_out(world, code, until=lambda table: table.game is not None and len(table.game.tricks) == 2)
    return world, code


async def asked_of_studies(world, person, part, **what):
    press = Press(person, private(person), f"study {part}", StudyRequest(part, **what))
    return (await world.service.act(press)).data


def emptied(url):
    with Redis.from_url(url) as client:
        client.flushall()


async def test_what_is_restored_is_what_was_there(played, settings, redis_url, redis_database, tmp_path):
    world, code = played
    await play_out(world, code)  # so that there are statistics
    await open_game(world, [world.person("Ben")], bots=2)
    before = await everything(redis_database)
    count = await back_up(settings, tmp_path / "games")
    emptied(redis_url)
    assert await restore(settings, tmp_path / "games") == count == len(before)
    after = await everything(redis_database)
    assert set(after) == set(before)
    changed = {key for key in before if before[key] != after[key]}
    assert all(copies.is_table(key) for key in changed)  # their messages aren't marked as up to date


async def test_a_restored_game_goes_on_and_can_be_checked(played, settings, redis_url, redis_database, tmp_path):
    _, code = played
    await back_up(settings, tmp_path / "games")
    emptied(redis_url)
    await restore(settings, tmp_path / "games")
    world = world_on(redis_database)
    plan = (await world.directory.chat(ELSEWHERE.key))["plan"]
    assert {code, plan} <= dict(await RedisSchedule(redis_database).everywhere()).keys()
    assert (await world.table(code)).game.tricks
    await play_out(world, code)
    record = json.loads((await world.says(world.person("Anna"), f"/export {code}")).replies[0].document[1])
    assert verify(record)["verified"]


async def test_a_kept_study_is_on_its_owners_shelf_again(redis_database, settings, redis_url, tmp_path):
    anna, a_study = world_on(redis_database).person("Anna"), a_game(deals=1)
    kept = await asked_of_studies(world_on(redis_database), anna, "keep", record=a_study, name="Mine")
    await back_up(settings, tmp_path / "games")
    emptied(redis_url)
    await restore(settings, tmp_path / "games")
    world = world_on(redis_database)
    assert (await asked_of_studies(world, anna, "kept"))["studies"] == [kept]
    loaded = await asked_of_studies(world, anna, "load", study=kept["study"])
    assert study.parse(loaded["record"]).hands == study.parse(a_study).hands


async def test_a_backup_goes_only_into_an_empty_store(played, settings, tmp_path):
    await back_up(settings, tmp_path / "games")
    with pytest.raises(BadBackup, match="empty"):
        await restore(settings, tmp_path / "games")


async def test_only_its_owner_can_read_a_backup_even_in_place_of_another_file(played, settings, tmp_path):
    (tmp_path / "games").write_text("old")
    (tmp_path / "games").chmod(0o644)
    await back_up(settings, tmp_path / "games")
    assert stat.S_IMODE((tmp_path / "games").stat().st_mode) == 0o600


async def test_leases_budgets_and_tokens_of_interactions_are_left_out(played, settings, redis_database, tmp_path):
    _, code = played
    for key in ("lease:calendar", "limit:telegram", "limit:telegram:5", "serving", "lead", "other:key"):
        await redis_database.call("SET", key, "x")
    tables = RedisTables(redis_database)
    stored = await tables.load(code)
    body = json.loads(stored.body)
    body["seats"][0]["answers"] = [{"handle": "77/SECRET-TOKEN", "chat": None}]
    await tables.commit(
        code,
        expected=stored.version,
        what=stored.what,
        schema=stored.schema,
        body=json.dumps(body).encode(),
        wake=0,
    )
    await back_up(settings, tmp_path / "games")
    with gzip.open(tmp_path / "games", "rt") as file:
        lines = [json.loads(line) for line in file]
    names = [line["key"] for line in lines if "key" in line]
    assert not [name for name in names if name.startswith(("lease:", "limit:", "serving", "lead", "wake", "other"))]
    (table,) = [line for line in lines if line.get("key", "") == f"table:{code}"]
    body = bytes(table["content"][table["content"].index("body") + 1], "latin-1")
    assert b"SECRET-TOKEN" not in packing.unpacked_body(body)


@pytest.mark.parametrize("damage", ["cut", "no backup", "missing"])
async def test_a_damaged_file_changes_nothing(played, settings, redis_url, redis_database, tmp_path, damage):
    path = tmp_path / "games"
    await back_up(settings, path)
    if damage == "cut":
        with gzip.open(path, "rt") as file:
            lines = file.readlines()
        with gzip.open(path, "wt") as file:
            file.writelines(lines[:-2])
    elif damage == "no backup":
        path.write_bytes(b"hello")
    else:
        path.unlink()
    emptied(redis_url)
    with pytest.raises(BadBackup):
        await restore(settings, path)
    assert await copies.is_empty(redis_database)


async def test_a_table_is_copied_with_its_log_of_the_same_moment(played, redis_database):
    """The log has an entry for each action of the body, although they are read separately."""
    _, code = played
    async for document in copies.documents(redis_database):
        kinds = {copied.key.split(":")[0] for copied in document if copied.key.endswith(f":{code}")}
        if kinds:
            assert {"table", "log", "shown"} <= kinds
            return
    raise AssertionError("the table is missing")


def test_the_commands_say_what_to_know(redis_url, tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("REDIS_URL", redis_url)
    for command in ("backup", "restore"):
        monkeypatch.setattr(sys, "argv", ["thousand", command, "games"])
        assert program.main() == 0
    output = capsys.readouterr().out
    assert "only you can read it" in output
    assert "/deletemydata" in output
