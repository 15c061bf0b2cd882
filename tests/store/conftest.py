"""The contract suites run on fakeredis and on a real server."""

import fakeredis
import pytest

from adapters.redis.connection import connect
from adapters.redis.database import Database
from adapters.redis.directory import RedisDirectory
from adapters.redis.limits import RedisLimits
from adapters.redis.schedule import RedisSchedule
from adapters.redis.store import RedisTables
from tests.store.faulty_proxy import FaultyProxy
from tests.store.server_processes import free_ports, programs, server_process


class Clock:
    """A clock that a test sets."""

    def __init__(self, now=1_000_000.0):
        self.now = now

    def __call__(self):
        return self.now


@pytest.fixture
def clock():
    return Clock()


@pytest.fixture(params=["fakeredis", "server"])
async def database(request):
    if request.param == "server":
        database = connect(request.getfixturevalue("redis_url"))
    else:
        database = Database(fakeredis.FakeAsyncRedis(version=(7,), protocol=2, socket_timeout=None))
    yield database
    await database.close()


@pytest.fixture
def tables(database):
    return RedisTables(database)


@pytest.fixture
def schedule(database):
    return RedisSchedule(database)


@pytest.fixture
def directory(database, clock):
    return RedisDirectory(database, clock=clock)


@pytest.fixture
def limits(database):
    return RedisLimits(database)


@pytest.fixture(scope="module", params=programs(), ids=lambda path: path.rpartition("/")[2])
def port(request, tmp_path_factory):
    """A server of each kind that this machine has, for the tests of a file; their users and settings are their own."""
    (port,) = free_ports(1)
    with server_process(tmp_path_factory.mktemp("server") / "server", port, "", program=request.param):
        yield port


@pytest.fixture
async def proxy(redis_url):
    """A proxy in front of the server that breaks connections."""
    async with FaultyProxy(redis_url) as proxy:
        yield proxy
