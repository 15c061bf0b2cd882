import pytest

from adapters.redis.directory import RedisDirectory
from adapters.redis.store import RedisTables
from tests.world.chat_room import NoLimits, World


@pytest.fixture
def world(redis_database):
    found = World(RedisTables(redis_database), RedisDirectory(redis_database), NoLimits())
    found.time = 1_700_006_400.0 + 9 * 3600.0  # a Wednesday morning: the day's deal is for two players
    return found
