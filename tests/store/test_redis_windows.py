"""Windows in Redis: who has a window open, and announcements of commits for windows."""

import asyncio
from contextlib import aclosing

import pytest

from adapters.redis import keys
from adapters.redis.schedule import RedisSchedule
from adapters.redis.windows import RedisAnnouncements, RedisPresence
from bot.ports.windows import PRESENT_FOR, InFront, Reaction
from tests.store.store_steps import commit, listeners

ANNA, BEN = "web:room-1", "web:room-2"
TABLE = "AAAAA"


@pytest.fixture
def presence(redis_database, clock) -> RedisPresence:
    return RedisPresence(redis_database, clock)


async def test_whoever_has_a_window_open_is_in_front_of_its_table_alone(presence, clock):
    await presence.stay(TABLE, ANNA, "a")
    assert await presence.at(TABLE) == {ANNA: InFront(clock.now + PRESENT_FOR)}
    assert await presence.at("BBBBB") == {}


async def test_whoever_has_two_windows_is_away_when_the_last_is_gone(presence):
    await presence.stay(TABLE, ANNA, "a")
    await presence.stay(TABLE, ANNA, "b")
    await presence.go(TABLE, ANNA, "a")
    assert set(await presence.at(TABLE)) == {ANNA}
    await presence.go(TABLE, ANNA, "b")
    assert await presence.at(TABLE) == {}


async def test_presence_lapses_without_a_sign(presence, clock):
    await presence.stay(TABLE, ANNA, "a")
    clock.now += PRESENT_FOR - 1
    assert set(await presence.at(TABLE)) == {ANNA}
    clock.now += 1
    assert await presence.at(TABLE) == {}


async def test_the_newest_version_drawn_counts(presence):
    await presence.stay(TABLE, ANNA, "a", drawn=7)
    await presence.stay(TABLE, ANNA, "b", drawn=5)
    await presence.stay(TABLE, ANNA, "a")
    assert (await presence.at(TABLE))[ANNA].drawn == 7


async def test_whoever_turns_to_the_chat_plays_there_until_the_window_is_touched(presence):
    await presence.stay(TABLE, ANNA, "a")
    await presence.turn_to_chat(TABLE, ANNA)
    await presence.stay(TABLE, ANNA, "a", drawn=3)
    assert (await presence.at(TABLE))[ANNA].in_chat
    await presence.stay(TABLE, ANNA, "a", touched=True)
    assert not (await presence.at(TABLE))[ANNA].in_chat


async def test_what_somebody_has_drawn_and_where_they_play_goes_with_their_last_window(presence, clock):
    for leave in (lambda: presence.go(TABLE, ANNA, "a"), lambda: lapse(presence, clock)):
        await presence.stay(TABLE, ANNA, "a", drawn=7)
        await presence.turn_to_chat(TABLE, ANNA)
        await leave()
        await presence.stay(TABLE, ANNA, "a")
        assert (await presence.at(TABLE))[ANNA] == InFront(clock.now + PRESENT_FOR)


async def lapse(presence, clock):
    clock.now += PRESENT_FOR
    await presence.stay(TABLE, BEN, "b")


async def test_presence_leaves_nothing_behind(presence, redis_database):
    await presence.turn_to_chat(TABLE, ANNA)
    assert await redis_database.call("EXISTS", keys.front(TABLE)) == 0
    await presence.stay(TABLE, ANNA, "a", drawn=7)
    assert 0 < await redis_database.call("TTL", keys.front(TABLE)) <= keys.PRESENCE_LIFE
    await presence.go(TABLE, ANNA, "a")
    assert await redis_database.call("EXISTS", keys.front(TABLE)) == 0


async def heard_by(announcements: RedisAnnouncements, count: int, stands: asyncio.Event) -> list[str | Reaction | None]:
    """Return the next announcements, so many, after the subscription stands."""
    async with aclosing(announcements.heard()) as heard:
        assert await anext(heard) is None
        stands.set()
        return [await anext(heard) for _ in range(count)]


@pytest.fixture
def announcements(redis_database) -> RedisAnnouncements:
    return RedisAnnouncements(redis_database)


async def test_windows_hear_of_commits_and_of_who_comes_and_goes(announcements, store, presence):
    stands = asyncio.Event()
    hearing = asyncio.create_task(heard_by(announcements, 5, stands))
    await stands.wait()
    await commit(store, 0, table=TABLE)
    version = await store.version(TABLE)
    await commit(store, version, table=TABLE)
    await presence.stay(TABLE, ANNA, "a")
    await presence.stay(TABLE, ANNA, "a", drawn=3)  # this changes nothing that is shown
    await presence.turn_to_chat(TABLE, ANNA)
    await presence.go(TABLE, ANNA, "a")
    assert await hearing == [TABLE] * 5


async def test_a_worker_is_not_woken_by_its_own_commits_or_by_reactions(announcements, store, presence, redis_database):
    schedule = RedisSchedule(redis_database)
    async with aclosing(schedule.woken()) as woken:
        waiting = asyncio.create_task(anext(woken))
        stands = asyncio.Event()
        hearing = asyncio.create_task(heard_by(announcements, 3, stands))
        await stands.wait()
        while await listeners(redis_database) < 2:  # noqa: ASYNC110 - the server tells nobody
            await asyncio.sleep(0.005)
        await commit(store, 0, table=TABLE)
        await announcements.react(Reaction(TABLE, 1, "wow"))
        await presence.stay(TABLE, ANNA, "a")
        assert await waiting == TABLE, "by who comes"
        assert await hearing == [TABLE, Reaction(TABLE, 1, "wow"), TABLE]
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(anext(woken), 0.2)


async def test_a_lost_subscription_is_noticed_and_made_anew(announcements, presence, redis_database):
    async with aclosing(announcements.heard()) as heard:
        assert await anext(heard) is None
        await redis_database.call("CLIENT", "KILL", "TYPE", "pubsub")
        assert await anext(heard) is None, "word may have been lost"
        await presence.stay(TABLE, ANNA, "a")
        assert await anext(heard) == TABLE
