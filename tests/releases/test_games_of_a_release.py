"""Tables stored by an earlier release load, can be played to their end, and verify.

Until 1.0.0 is published, a change of the stored data renews the dump: `python -m tests.releases.make_dump`.
"""

from typing import Any

import pytest

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

DUMPS = {path.parent.name: store_dump.load(path.parent.name) for path in store_dump.FOLDER.glob("*/store.json")}
QUICK = {"finished", "paused", "mid-hand draw_thousand"}  # the others differ only in rules and cards
SITUATIONS = [
    pytest.param(release, name, marks=[] if name in QUICK else pytest.mark.slow)
    for release, dump in DUMPS.items()
    for name in dump["tables"]
]


@pytest.fixture(params=DUMPS)
def release(request):
    return request.param


@pytest.fixture
async def world(release, fake_database):
    """The application on a store with the dump's contents, a while later; `codes` are its tables by situation."""
    dump = DUMPS[release]
    for key, one in dump["keys"].items():
        for command in store_dump.commands(key, one):
            await fake_database.call(*command)
    limits = RedisLimits(fake_database, figures={})
    world: Any = World(RedisTables(fake_database), RedisDirectory(fake_database), limits)
    world.time = dump["now"] + 10.0  # early enough that nobody is nudged
    world.codes = dump["tables"]
    return world


@pytest.mark.slow
@pytest.mark.parametrize(("release", "situation"), SITUATIONS)
async def test_a_table_plays_on_to_its_end_and_verifies(world, situation):
    table_id = world.codes[situation]
    await resumed(world, await world.table(table_id))
    table = await play_out(world, table_id)
    assert table.stage is Stage.OVER
    data = record(table, await world.store.log(table_id))
    assert play_through(read(data)).state == table.game
    checked = verify(data)
    assert checked["verified"]
    assert checked["checked"] == [True] * len(data["hands"]) == [True] * len(table.rows), checked


async def resumed(world, table):
    """Start or resume a table that waits for its people."""
    people = [seat.person for seat in table.seats if seat.person is not None]
    if table.stage is Stage.LOBBY:
        await world.presses(people[0], f"{table.id}.0.{Verb.START}", chat=table.home)
    if table.clock.paused_since is not None:
        for person in people:
            await world.says(person, "/resume", chat=table.home)
        assert (await world.table(table.id)).clock.paused_since is None


async def test_each_situation_is_what_it_is_called(world):
    found = {name: await world.table(table_id) for name, table_id in world.codes.items()}
    assert found["lobby"].stage is Stage.LOBBY
    assert found["finished"].stage is Stage.OVER
    assert found["paused"].clock.paused_since is not None
    assert found["between hands"].to_deal_since is not None
    mid_hand = [table for name, table in found.items() if name.startswith("mid-hand")]
    assert [table.game.phase for table in mid_hand] == ["play"] * 3


async def test_people_find_what_they_finished(world):
    table = await world.table(world.codes["finished"])
    person = table.seats[0].person
    for command in ("/history", "/stats", f"/replay {table.id}", f"/export {table.id}"):
        answer = await world.says(person, command, chat=table.home)
        assert answer.replies, command
    sums = await world.directory.sums([person.key])
    assert sums[0].numbers["games"] == 1


async def test_a_message_that_the_release_showed_is_edited_and_not_sent_again(world):
    table = await world.table(world.codes["mid-hand polish"])
    shown = await world.store.shown(table.id)
    for name, one in shown.items():
        world.room.messages.append(Sent(one.message, table.home, Screen(text=f"as that release showed {name}")))
    await world.tender.tend(table.id)
    now = await world.store.shown(table.id)
    assert {name: now[name].message for name in shown} == {name: one.message for name, one in shown.items()}
