"""After a failover, by Sentinel or behind a name, commits and announcements go to the new master within seconds."""

import asyncio
from contextlib import aclosing, suppress

import pytest

from adapters.redis import keys
from adapters.redis.connection import connect
from adapters.redis.schedule import RedisSchedule
from adapters.redis.store import RedisTables
from adapters.redis.windows import RedisAnnouncements
from bot.ports.health import Unavailable
from bot.stopping import ended
from tests.store.failovers import SERVICE, fail_over, follow, promote, sentinel
from tests.store.faulty_proxy import FaultyProxy
from tests.store.server_processes import free_ports, server_answer, server_process, wait_for
from tests.store.store_steps import commit
from tests.waiting import until

LOOK_EVERY = 0.2  # seconds
PATIENCE = 10.0  # seconds: what docs/redis.md promises
TABLE = "K7QX2"


@pytest.fixture
def pair(tmp_path):
    """A master and its replica: their ports."""
    first, second = free_ports(2)
    with (
        server_process(tmp_path / "first", first, ""),
        server_process(tmp_path / "second", second, "", "--replicaof", "127.0.0.1", first),
    ):
        wait_for(lambda: server_answer(second, "INFO", "replication")["master_link_status"] == "up")
        yield first, second


class Behind:
    """A bot's connection to a store: it looks which server answers, and commits."""

    def __init__(self, url):
        self.database = connect(url)
        self.tables = RedisTables(self.database)
        self.version = 0
        self._watching = asyncio.create_task(self._watch(RedisSchedule(self.database)))

    async def _watch(self, schedule):
        while True:
            with suppress(Unavailable):
                await schedule.moved()
            await asyncio.sleep(LOOK_EVERY)

    async def commits(self):
        """Try to make one commit; return whether it is made."""
        with suppress(Unavailable):
            self.version = await self.tables.version(TABLE) or 0
            await commit(self.tables, self.version, table=TABLE)
            return True
        return False

    async def close(self):
        await ended(self._watching)
        await self.database.close()


async def goes_on(bot, master, failover):
    """Let a failover happen; wait until a commit is at the new master, and heard of."""
    assert await bot.commits()
    async with aclosing(RedisAnnouncements(bot.database).heard()) as heard:
        assert await anext(heard) is None
        await failover()

        async def is_there():
            return (
                await bot.commits()
                and int(server_answer(master, "HGET", keys.table(TABLE), "version") or 0) > bot.version
            )

        await until(is_there, PATIENCE)
        found = asyncio.create_task(anext(heard))

        async def is_heard():
            return await bot.commits() and found.done()

        await until(is_heard, PATIENCE)
    await bot.close()


@pytest.mark.slow
async def test_behind_a_name_though_the_old_master_keeps_its_connections_open(pair):
    first, second = pair
    async with FaultyProxy(f"redis://127.0.0.1:{first}") as name:

        async def failover():
            promote(second)
            follow(first, second)
            name.name_leads_to(f"redis://127.0.0.1:{second}")

        await goes_on(Behind(name.url), second, failover)


@pytest.mark.slow
async def test_by_sentinel(pair, tmp_path):
    first, second = pair
    with sentinel(tmp_path / "sentinel", first) as port:

        async def failover():
            fail_over(port)

        await goes_on(Behind(f"redis+sentinel://127.0.0.1:{port}/{SERVICE}"), second, failover)
