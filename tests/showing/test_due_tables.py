"""Tables that stay due don't keep other tables from being tended."""

import asyncio
from collections import Counter

import pytest

from adapters.redis import keys
from adapters.redis.directory import RedisDirectory
from adapters.redis.schedule import RedisSchedule
from adapters.redis.store import RedisTables
from bot.chance import SystemChance
from bot.people import Chat
from bot.showing.worker import Worker
from tests.waiting import until
from tests.world.chat_room import NoLimits, World

MANY = 130  # twice as many as a worker tends at once
LATE = 1000.0  # seconds


class Unheard(RedisSchedule):
    """Announces no commit, so its worker finds tables only by its own queries."""

    async def woken(self):
        await asyncio.Event().wait()
        yield ""


class Scene:
    """A worker that has tended many tables, on a real server."""

    def __init__(self, database):
        self.database = database
        self.world = World(RedisTables(database), RedisDirectory(database), NoLimits())
        self.schedule = Unheard(database)
        self.tended = Counter()
        tend = self.world.tender.tend

        async def counted(code, *args, **more):
            self.tended[code] += 1
            return await tend(code, *args, **more)

        self.world.tender.tend = counted
        self.worker = Worker(self.world.tender, self.world.tables, self.schedule, lambda: self.world.time)
        self._others = 0
        self._chance = SystemChance()

    async def opened_elsewhere(self, count):
        """Open tables by another process; return their groups."""
        world = self.world
        other = world.another_service(chance=self._chance)
        ours, self.world.service = self.world.service, other
        tend, self.world.tend = self.world.tend, self._nothing
        groups = []
        for _ in range(count):
            self._others += 1
            groups.append(Chat(platform="telegram", id=f"-{self._others}", title="Friday"))
            await self.world.says(self.world.person(f"Anna{self._others}"), "/newgame", chat=groups[-1])
        self.world.service, self.world.tend = ours, tend
        return groups

    async def _nothing(self, table_id=None):
        pass

    async def due(self):
        return await self.schedule.due(self.world.time, 10 * MANY)

    async def none_is_due(self):
        return not await self.due()

    async def lose_times(self):
        """Make every table due again, as after a failover that lost the writes of their times."""
        for table, _ in await self.schedule.everywhere():
            await self.database.call("ZADD", keys.WAKE, self.world.time - LATE, table)


@pytest.fixture
async def scene(redis_database):
    scene = Scene(redis_database)
    stop = asyncio.Event()
    await scene.opened_elsewhere(MANY)
    running = asyncio.create_task(scene.worker.run(stop))
    await until(scene.none_is_due, 30.0)
    scene.tended.clear()
    yield scene
    stop.set()
    await running


@pytest.mark.slow
async def test_a_new_table_is_tended_though_many_others_are_due(scene):
    await scene.lose_times()
    [group] = await scene.opened_elsewhere(1)

    async def is_shown():
        return scene.world.room.seen_in(group)

    await until(is_shown, 3.0)
    await until(scene.none_is_due, 3.0)
    assert max(scene.tended.values()) <= 2, "each is seen to and has its time again"


@pytest.mark.slow
async def test_resting_tables_keep_no_other_from_being_tended(scene):
    scene.world.room.calls.clear()
    everywhere = [table for table, _ in await scene.schedule.everywhere()]
    scene.worker._resting = dict.fromkeys(everywhere, scene.world.time + 60.0)
    await scene.lose_times()
    [group] = await scene.opened_elsewhere(1)

    async def is_shown():
        return scene.world.room.seen_in(group)

    await until(is_shown, 3.0)
    assert set(scene.tended) & set(everywhere) == set()
