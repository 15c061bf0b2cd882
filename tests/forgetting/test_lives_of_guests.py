"""What is kept of a guest of the page lives a month after the last visit of the room, and not as long as an account."""

import pytest

from adapters.redis import keys
from adapters.redis.directory import RedisDirectory
from adapters.redis.store import RedisTables
from adapters.web.rooms import LocalPerson, Room
from adapters.web.storage import RedisRooms
from bot.people import Person
from bot.retention import DAY
from tests.world.chat_room import NoLimits, World
from tests.world.finished_games import finish

GUEST = Person(platform="web", id="0abc-1", name="Kitty", room="web:0abc")
ROOM = Room(code="0abc", people=(LocalPerson(id=GUEST.id, name=GUEST.name),))
MONTH = 30 * DAY


@pytest.fixture
def world(redis_database):
    return World(RedisTables(redis_database), RedisDirectory(redis_database), NoLimits())


async def lives(database, *names):
    return {name: await database.call("TTL", name) for name in names if await database.call("EXISTS", name)}


async def test_a_guest_is_kept_for_a_month_where_an_account_is_kept_for_a_year(world, redis_database):
    anna = world.person("Anna")
    await world.says(GUEST, "/language pl")
    await world.says(anna, "/language pl")
    await finish(world, [GUEST, anna], bots=1)
    mine = await lives(redis_database, *(key(GUEST.key) for key in keys.OF_GUESTS))
    assert mine.keys() >= {keys.person(GUEST.key), keys.finished(GUEST.key), keys.stats(GUEST.key)}
    assert all(MONTH - 60 < left <= MONTH for left in mine.values()), mine
    hers = await lives(redis_database, keys.person(anna.key), keys.finished(anna.key), keys.stats(anna.key))
    assert all(left > 12 * MONTH - 60 for left in hers.values())


async def test_each_visit_begins_the_month_anew_for_everybody_in_the_room(world, redis_database, redis_client):
    await world.says(GUEST, "/language pl")
    await finish(world, [GUEST], bots=2)
    rooms = RedisRooms(redis_client)
    await rooms.create(ROOM)
    mine = await lives(redis_database, *(key(GUEST.key) for key in keys.OF_GUESTS))
    for name in mine:
        await redis_database.call("EXPIRE", name, 100)
    await rooms.visited(ROOM)
    assert min((await lives(redis_database, *mine)).values()) > MONTH - 60
