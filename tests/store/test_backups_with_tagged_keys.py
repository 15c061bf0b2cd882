"""A backup made before tables and sums lost the tags in their keys: chats, people, statistics and games come back."""

import gzip
import json
from pathlib import Path

import pytest

from adapters.redis import keys
from adapters.redis.directory import RedisDirectory
from adapters.redis.schedule import RedisSchedule
from adapters.redis.store import RedisTables
from bot.finished import counting
from bot.running.settings import Settings
from bot.table.table import Stage
from tests.store.backups_made import restore
from tests.world.chat_room import NoLimits, World
from tests.world.finished_games import play_out

BACKUP = Path(__file__).with_name("backup_with_tags.gz")
WRITTEN = 1_795_652_653.0  # seconds since the epoch
GROUP = "telegram:-4000006"
FINISHED, IN_PLAY, LOBBY = "T5GGXT", ("GQTHAP", "Q7QA3M", "Z9U237"), "PFUZ37"


@pytest.fixture
async def world(redis_database, redis_url):
    await restore(Settings(redis_url=redis_url, _env_file=None), BACKUP)
    world = World(RedisTables(redis_database), RedisDirectory(redis_database), NoLimits())
    world.time = WRITTEN + 10.0
    return world


async def test_every_key_has_a_name_of_today(world, redis_database):
    found = [key.decode() for key in await redis_database.call("KEYS", "*")]
    assert [key for key in found if "{" in key] == []
    assert {keys.kind_of(key) for key in found}
    with gzip.open(BACKUP, "rt") as lines:
        seen = [line["key"] for line in map(json.loads, lines) if "key" in line]
    gone = [key for key in seen if key.startswith(("count:", "counted:"))]
    assert len(found) == len(seen) - len(gone) + 1, "and the times of attention"


async def test_finished_games_and_statistics_are_there_and_no_game_counts_twice(world):
    (game,) = await world.directory.finished(GROUP, 5)
    assert game["table"] == FINISHED
    before = await world.directory.sums_in(GROUP)
    assert [one["games"] for one in before.values()] == [1, 1, 1]
    table = await world.table(FINISHED)
    assert table.counted
    await counting.count(world.tables, table)
    assert await world.directory.sums_in(GROUP) == before


async def test_tables_in_play_and_lobbies_go_on(world, redis_database):
    live = dict(await RedisSchedule(redis_database).everywhere())
    assert {*IN_PLAY, LOBBY} <= live.keys()
    for code in IN_PLAY:
        table = await world.table(code)
        log = [json.loads(line) for line in await world.store.log(code)]
        assert log[0].keys() >= {"seats"}
        assert table.stage is Stage.PLAYING
    assert (await play_out(world, IN_PLAY[2])).stage is Stage.OVER
