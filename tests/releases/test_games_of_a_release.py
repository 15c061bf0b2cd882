"""What a release left in the store loads, plays on to its end, and verifies.

Until 1.0.0 is published, a change of what is stored renews the dump: `python -m tests.releases.make_dump`.
"""

import pytest
from fakeredis import FakeAsyncRedis

from adapters.redis.database import Database
from adapters.redis.directory import RedisDirectory
from adapters.redis.limits import RedisLimits
from adapters.redis.store import RedisTables
from bot.codec import Verb
from bot.finished.records import record
from bot.screen import Screen
from bot.table.table import Stage
from engine.record import play_through, read
from engine.verify import verify
from tests.releases import store_dump
from tests.world.chat_room import Sent, World
from tests.world.finished_games import play_out

RELEASES = [path.parent.name for path in sorted(store_dump.FOLDER.glob("*/store.json"))]
SITUATIONS = [(release, name) for release in RELEASES for name in store_dump.load(release)["tables"]]


@pytest.fixture(params=RELEASES)
def release(request):
    return request.param


@pytest.fixture
async def stored_world():
    """The application on a store that holds the dump, a while later."""
    databases = []

    async def made(release):
        dump = store_dump.load(release)
        database = Database(FakeAsyncRedis(version=(7, 0), protocol=2))
        databases.append(database)
        for key, one in dump["keys"].items():
            await put(database, key, one)
        tables = RedisTables(database)
        world = World(tables, RedisDirectory(database), RedisLimits(database, figures={}))
        world.time = dump["now"] + 10.0  # soon enough that nobody is nudged
        return world, dump["tables"]

    yield made
    for database in databases:
        await database.close()


async def put(database, key, one):
    for command in store_dump.commands(key, one):
        await database.call(*command)


@pytest.mark.parametrize(("release", "situation"), SITUATIONS)
async def test_a_table_plays_on_to_its_end_and_verifies(release, situation, stored_world):
    world, tables = await stored_world(release)
    table_id = tables[situation]
    table = await world.table(table_id)
    await resumed(world, table)
    table = await play_out(world, table_id)
    assert table.stage is Stage.OVER
    log = await world.store.log(table_id)
    told = record(table, log)
    assert play_through(read(told)).state == table.game
    checked = verify(told)
    assert checked["verified"]
    assert checked["checked"] == [True] * len(told["hands"]) == [True] * len(table.rows), checked


async def resumed(world, table):
    """Do what the people of a table that waits for them do."""
    people = [seat.person for seat in table.seats if seat.person is not None]
    if table.stage is Stage.LOBBY:
        await world.presses(people[0], f"{table.id}.0.{Verb.START}", chat=table.home)
    if table.clock.paused_since is not None:
        for person in people:
            await world.says(person, "/resume", chat=table.home)
        assert (await world.table(table.id)).clock.paused_since is None


async def test_each_situation_is_what_it_is_called(release, stored_world):
    world, tables = await stored_world(release)
    found = {name: await world.table(table_id) for name, table_id in tables.items()}
    assert found["lobby"].stage is Stage.LOBBY
    assert found["finished"].stage is Stage.OVER
    assert found["paused"].clock.paused_since is not None
    assert found["between hands"].to_deal_since is not None
    mid_hand = [table for name, table in found.items() if name.startswith("mid-hand")]
    assert [table.game.phase for table in mid_hand] == ["play"] * 3


async def test_what_was_finished_is_found_by_its_people(release, stored_world):
    world, tables = await stored_world(release)
    table = await world.table(tables["finished"])
    person = table.seats[0].person
    for command in ("/history", "/stats", f"/replay {table.id}", f"/export {table.id}"):
        answer = await world.says(person, command, chat=table.home)
        assert answer.replies, command
    sums = await world.directory.sums([person.key])
    assert sums[0].numbers["games"] == 1


async def test_a_message_that_the_release_showed_is_edited_and_not_sent_again(release, stored_world):
    world, tables = await stored_world(release)
    table = await world.table(tables["mid-hand polish"])
    shown = await world.store.shown(table.id)
    for name, one in shown.items():
        world.room.messages.append(Sent(one.message, table.home, Screen(text=f"as that release showed {name}")))
    await world.tender.tend(table.id)
    now = await world.store.shown(table.id)
    assert {name: now[name].message for name in shown} == {name: one.message for name, one in shown.items()}
