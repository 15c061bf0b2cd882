"""Fixtures for every test: a real server for this run only, empty at the start of each test.

And the summary at the end of a run: what can't be tested on this machine, and how to install what is missing.
"""

from collections import Counter
from collections.abc import AsyncIterator, Iterator

import pytest
from fakeredis import FakeAsyncRedis
from redis import Redis

from adapters.redis import embedded
from adapters.redis.connection import connect
from adapters.redis.database import Database
from adapters.redis.directory import RedisDirectory
from adapters.redis.embedded import Server
from adapters.redis.limits import RedisLimits
from adapters.redis.store import RedisTables
from bot.running import memory
from bot.running.settings import Settings
from tests.world.chat_room import NoLimits, World


def pytest_configure():
    """Collect garbage as seldom as a bot's own process does."""
    memory.set_up()


def pytest_collection_finish():
    """Exempt what all tests share from that: over the heap of a whole run a collection takes seconds.

    A bot in a test's loop lost its lead by such a pause, and edited once more what may have been under way.
    """
    memory.freeze()


@pytest.hookimpl(wrapper=True, tryfirst=True)  # around pytest's own summary, so that this comes last
def pytest_terminal_summary(terminalreporter):
    """Sum up the skipped tests in one line, by the reasons that they gave."""
    found = yield
    reasons = Counter(report.longrepr[2] for report in terminalreporter.stats.get("skipped", []))
    if reasons:
        parts = [
            f"{count} {'test' if count == 1 else 'tests'} – {reason.removeprefix('Skipped: ')}"
            for reason, count in reasons.most_common()
        ]
        terminalreporter.write_line("Not tested on this machine: " + "; ".join(parts))
    return found


@pytest.fixture(scope="session", autouse=True)
def no_settings_of_somebodys_own():
    """Hide the settings of a bot that is run from the same shell."""
    with pytest.MonkeyPatch.context() as patch:
        for name in Settings.model_fields:
            patch.delenv(name.upper(), raising=False)
        yield


@pytest.fixture(scope="session")
def redis_server(tmp_path_factory) -> Iterator[Server]:
    """A server in a folder of its own: one for each worker of pytest-xdist."""
    server = embedded.start(tmp_path_factory.mktemp("redis"))
    yield server
    server.stop()


@pytest.fixture
def redis_url(redis_server) -> str:
    """The address of the emptied server."""
    with Redis.from_url(redis_server.url) as client:
        client.flushall()
        client.config_resetstat()
    return redis_server.url


@pytest.fixture
async def redis_database(redis_url) -> AsyncIterator[Database]:
    database = connect(redis_url)
    yield database
    await database.close()


@pytest.fixture
def redis_client(redis_database) -> Redis:
    return redis_database.client


@pytest.fixture
def store(redis_database) -> RedisTables:
    return RedisTables(redis_database)


@pytest.fixture
async def fake_database() -> AsyncIterator[Database]:
    database = Database(FakeAsyncRedis(version=(7, 0), protocol=2, socket_timeout=None))
    yield database
    await database.close()


@pytest.fixture
def world(fake_database) -> World:
    """The application on fakeredis, with its own clock and chance."""
    return World(RedisTables(fake_database), RedisDirectory(fake_database), NoLimits())


@pytest.fixture
def careful_world(fake_database) -> World:
    """A world in which people have to open the private chat first, and chats have limits."""
    return World(RedisTables(fake_database), RedisDirectory(fake_database), RedisLimits(fake_database), must_start=True)


@pytest.fixture
def anna(world):
    return world.person("Anna")


@pytest.fixture
def people(world):
    return [world.person(name) for name in ("Anna", "Ben", "Cleo")]
