"""A guest of the playground at a chat's table: two minutes after they closed their window a bot stands in."""

import pytest

from adapters.redis.directory import RedisDirectory
from adapters.redis.store import RedisTables
from adapters.redis.windows import RedisPresence
from bot.people import Person
from bot.table.documents import Changed
from bot.table.shut_windows import STANDS_IN_AFTER
from tests.world.chat_room import NoLimits, World
from tests.world.finished_games import open_game

GUEST = Person(platform="web", id="0123456789abcdef-1", name="Ola", room="web:0123456789abcdef")
MARGIN = 30.0  # seconds: presence lapses by itself


@pytest.fixture
async def world(redis_database) -> World:
    """A world in which a guest plays at a table of a chat: `code` is its table's."""
    world = World(RedisTables(redis_database), RedisDirectory(redis_database), NoLimits())
    world.presence = RedisPresence(redis_database, lambda: world.time)
    world.restart()
    await open_game(world, [world.person(name) for name in ("Anna", "Ben", "Cleo")])
    world.code = await world.table_id()
    seated = world.tables.change
    await seated(world.code, lambda table: Changed(table.with_seat(2, person=GUEST)))
    return world


async def guest(world: World):
    return (await world.table(world.code)).seats[2]


async def stays(world: World, seconds: float) -> None:
    """Let time pass with the guest's window open."""
    end = world.time + seconds
    while world.time < end:
        await world.presence.stay(world.code, GUEST.key, "a")
        await world.passes(10.0, world.code)


async def test_after_two_minutes_without_a_window_a_bot_stands_in(world):
    await stays(world, 200.0)
    assert not (await guest(world)).stand_in
    await world.presence.go(world.code, GUEST.key, "a")
    await world.tend(world.code)
    await world.passes(STANDS_IN_AFTER - MARGIN, world.code)
    assert not (await guest(world)).stand_in
    await world.passes(2 * MARGIN, world.code)
    assert (await guest(world)).stand_in


async def test_a_window_that_opens_again_in_time_keeps_the_seat(world):
    await stays(world, 20.0)
    await world.presence.go(world.code, GUEST.key, "a")
    await world.passes(STANDS_IN_AFTER - MARGIN, world.code)
    await stays(world, 200.0)
    assert not (await guest(world)).stand_in
    assert (await guest(world)).shut is None


@pytest.mark.slow
async def test_a_window_that_says_nothing_more_counts_as_closed(world):
    await stays(world, 20.0)
    await world.passes(STANDS_IN_AFTER + 3 * MARGIN, world.code)
    assert (await guest(world)).stand_in


async def test_people_of_the_chat_need_no_window(world):
    await stays(world, 3 * STANDS_IN_AFTER)
    seats = (await world.table(world.code)).seats
    assert [seat.stand_in for seat in seats[:2]] == [False, False]
