import pytest

from adapters.redis.directory import RedisDirectory
from tests.world.chat_room import NoLimits, World
from tests.world.deaths import DeadlyStore


@pytest.fixture(
    params=[pytest.param(False, marks=pytest.mark.slow), True],
    ids=["killed before each write", "killed after each write"],
)
def deadly_world(request, fake_database):
    """A world whose processes are killed at each write in turn."""
    return World(DeadlyStore(fake_database, after=request.param), RedisDirectory(fake_database), NoLimits())
