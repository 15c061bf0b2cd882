"""Windows in Redis: who is in front of one, and word of commits for them."""

import asyncio
from contextlib import aclosing

import pytest

from adapters.redis import keys
from adapters.redis.schedule import RedisSchedule
from adapters.redis.windows import RedisAnnouncements, RedisPresence
from bot.ports.windows import PRESENT_FOR

ANNA, BEN = "web:room-1", "web:room-2"
TABLE = "AAAAA"


class Clock:
    now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def presence(redis_database, clock) -> RedisPresence:
    return RedisPresence(redis_database, clock)


async def test_somebody_comes_once_and_is_present_for_a_while(presence, clock):
    assert await presence.stay(ANNA, "a") is True
    assert await presence.stay(ANNA, "a") is False
    assert await presence.present({ANNA, BEN}) == {ANNA: clock() + PRESENT_FOR}


async def test_whoever_has_two_windows_is_away_when_the_last_is_gone(presence):
    await presence.stay(ANNA, "a")
    assert await presence.stay(ANNA, "b") is False
    assert await presence.go(ANNA, "a") is False
    assert ANNA in await presence.present({ANNA})
    assert await presence.go(ANNA, "b") is True
    assert await presence.present({ANNA}) == {}


async def test_a_window_that_was_not_there_takes_nobody_away(presence):
    assert await presence.go(ANNA, "a") is False


async def test_presence_lapses_without_a_sign(presence, clock):
    await presence.stay(ANNA, "a")
    clock.now += PRESENT_FOR - 1
    assert ANNA in await presence.present({ANNA})
    clock.now += 1
    assert await presence.present({ANNA}) == {}
    assert await presence.stay(ANNA, "a") is True


async def test_presence_leaves_nothing_behind(presence, redis_database):
    await presence.stay(ANNA, "a")
    assert 0 < await redis_database.call("TTL", keys.present(ANNA)) <= keys.PRESENCE_LIFE
    await presence.go(ANNA, "a")
    assert await redis_database.call("EXISTS", keys.present(ANNA)) == 0


async def heard_by(announcements: RedisAnnouncements, count: int, stands: asyncio.Event) -> list[str | None]:
    """Return the next so many words after the subscription stands."""
    async with aclosing(announcements.heard()) as heard:
        assert await anext(heard) is None
        stands.set()
        return [await anext(heard) for _ in range(count)]


@pytest.fixture
def announcements(redis_database) -> RedisAnnouncements:
    made = RedisAnnouncements(redis_database)
    made.follow({TABLE})
    return made


async def test_windows_hear_of_commits_of_the_tables_own_worker_and_of_others(announcements, store):
    stands = asyncio.Event()
    hearing = asyncio.create_task(heard_by(announcements, 3, stands))
    await stands.wait()
    await store.commit(TABLE, expected=0, what="table", schema=1, body=b"{}", wake=1.0)
    version = await store.version(TABLE)
    await store.commit(TABLE, expected=version, what="table", schema=1, body=b"{}", wake=1.0, announce=False)
    await announcements.announce(TABLE)
    assert await hearing == [TABLE] * 3


async def test_a_worker_is_not_woken_by_its_own_commits(announcements, store, redis_database):
    schedule = RedisSchedule(redis_database)
    await schedule.claim("a", 0.0)
    async with aclosing(schedule.woken()) as woken:
        waiting = asyncio.create_task(anext(woken))
        stands = asyncio.Event()
        hearing = asyncio.create_task(heard_by(announcements, 2, stands))
        await stands.wait()
        channel = keys.woken(keys.partition_of(TABLE))
        while (await redis_database.call("PUBSUB", "SHARDNUMSUB", channel))[1] < 2:  # noqa: ASYNC110 - the server tells nobody
            await asyncio.sleep(0.005)
        await store.commit(TABLE, expected=0, what="table", schema=1, body=b"{}", wake=1.0, announce=False)
        await announcements.announce(TABLE)
        assert await waiting == TABLE, "by what was announced"
        assert await hearing == [TABLE, TABLE]
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(anext(woken), 0.2)


async def test_a_lost_subscription_is_noticed_and_made_anew(announcements, redis_database):
    async with aclosing(announcements.heard()) as heard:
        assert await anext(heard) is None
        await redis_database.call("CLIENT", "KILL", "TYPE", "pubsub")
        assert await anext(heard) is None, "word may have been lost"
        await announcements.announce(TABLE)
        assert await anext(heard) == TABLE
