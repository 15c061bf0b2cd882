"""The application on fakeredis, with a clock and chance of its own."""

import pytest
from fakeredis import FakeAsyncRedis

from adapters.redis.database import Database
from adapters.redis.directory import RedisDirectory
from adapters.redis.limits import RedisLimits
from adapters.redis.store import RedisTables
from tests.application.chat_room import World


@pytest.fixture
async def world():
    database = Database(FakeAsyncRedis(version=(7, 0), protocol=2))
    yield World(RedisTables(database), RedisDirectory(database), NoLimits())
    await database.close()


@pytest.fixture
async def careful_world():
    """A world whose people have to open the private chat first, and whose chats have limits."""
    database = Database(FakeAsyncRedis(version=(7, 0), protocol=2))
    yield World(RedisTables(database), RedisDirectory(database), RedisLimits(database), must_start=True)
    await database.close()


class NoLimits:
    async def take(self, chat, now):
        return 0.0

    async def block(self, chat, until):
        pass
