"""A process that dies at any of its writes, or a store that is away: everybody has one seat, nobody is lost."""

import pytest

from adapters.redis.directory import RedisDirectory
from bot.ports.health import Unavailable
from bot.strangers.conduct import mark
from bot.strangers.pairing import LOOK_AROUND, PATIENCE
from bot.strangers.queue import BREAK
from bot.table.table import Stage
from tests.crossed import sampled
from tests.world.chat_room import NoLimits, World
from tests.world.deaths import DeadlyStore, Killed
from tests.world.finished_games import private
from tests.world.strangers_met import Strangers, left_with, people

WRITES = 60  # more than any of this takes


@pytest.fixture(params=["before", "after"])
def store(fake_database, request):
    return DeadlyStore(fake_database, after=request.param == "after")


@pytest.fixture(params=sampled(["kill -9", "away"], 2))
def strangers(store, fake_database, request):
    """Strangers on a world whose process is killed at a write, or whose store cannot be reached then."""
    if request.param == "away":
        store.fault = Unavailable("no-answer")
    return Strangers(World(store, RedisDirectory(fake_database), NoLimits()))


async def through_faults(strangers, store, seconds):
    """Let time pass in processes that each survive one more write, until one survives to the end."""
    for writes in range(WRITES):
        store.begins(writes)
        try:
            await strangers.passes(seconds)
            break
        except Killed:
            strangers.world.restart()
        except Unavailable:
            strangers.world.time += 1  # the same process tries again
    store.begins(None)
    assert store.kills > 3
    await strangers.passes(LOOK_AROUND + 3)


async def everybody_has_one_seat(strangers, everybody):
    """Return the tables; everybody sits at one of them, which is open in their chat, and nobody waits any more."""
    tables, world = await strangers.tables(), strangers.world
    assert sorted(name for table in tables for name in people(table)) == sorted(one.name for one in everybody)
    assert all(table.stage is Stage.PLAYING for table in tables)
    for person in everybody:
        code = (await strangers.table_of(person)).id
        live = [one for one in await world.directory.tables_of_person(person.key) if (await world.table(one)).is_live]
        assert live == [code]
        assert await world.directory.table_of_chat(private(person).key) == code
    queue = await strangers.queue()
    assert not queue.waiting
    assert not any(game.coming for game in queue.games)
    return tables


@pytest.mark.slow
async def test_pairing(strangers, store):
    everybody = await strangers.named("Anna", "Ben", "Cleo", "Dora")
    for person in everybody:
        await strangers.presses(person, "wpolish")
    strangers.world.time += PATIENCE + 1
    await through_faults(strangers, store, 3)
    assert len(await everybody_has_one_seat(strangers, everybody)) == 2


async def test_merging(strangers, store):
    everybody = await strangers.named(*(f"P{number}" for number in range(6)))
    for person in everybody:
        await strangers.comes(person)
    stay = []
    for table in await strangers.tables():
        first, *others = people(table)
        stay.append(strangers.world.person(first))
        for name in others:
            person = strangers.world.person(name)
            await strangers.world.says(person, "/leave", chat=private(person))
    for person in stay:
        await strangers.presses(person, "move", (await strangers.table_of(person)).id)
    await through_faults(strangers, store, 3)
    assert len(await everybody_has_one_seat(strangers, stay)) == 1


@pytest.mark.slow
async def test_two_who_move_to_two_tables(strangers, store):
    tables = await left_with(strangers, 2, 2, 2)
    everybody = [strangers.world.person(name) for table in tables for name in people(table)]
    for person in everybody[:2]:
        await strangers.presses(person, "move", tables[0].id)
    await through_faults(strangers, store, 3)
    assert len(await everybody_has_one_seat(strangers, everybody)) == 2
    conduct = await strangers.world.service.conducts.conduct()
    assert not any(conduct.left.get(mark(person.key)) for person in everybody), "nobody has left a game"


@pytest.mark.slow
async def test_beginning_anew(strangers, store):
    everybody = await strangers.named("Anna", "Ben")
    await strangers.comes(everybody[0])
    await strangers.passes(PATIENCE + 1)
    await strangers.presses(everybody[1], "wpolish")
    await through_faults(strangers, store, 3)
    (table,) = await everybody_has_one_seat(strangers, everybody)
    assert table.kind.anew
    await strangers.hand_over(table.id)
    store.kills = 0
    await through_faults(strangers, store, 3)
    (table,) = await everybody_has_one_seat(strangers, everybody)
    assert not table.kind.anew
    assert set(table.game.totals) == {0}


@pytest.mark.slow
async def test_the_next_game(strangers, store):
    everybody = await strangers.named("Anna", "Ben", "Cleo")
    for person in everybody:
        await strangers.comes(person)
    (table,) = await strangers.tables()
    await strangers.game_over(table.id)
    for person in everybody:
        await strangers.presses(person, "whole", table.id)
    over = await strangers.world.tables.table(table.id)
    strangers.world.time += BREAK
    await through_faults(strangers, store, 3)
    (following,) = await everybody_has_one_seat(strangers, everybody)
    assert sorted(following.game.totals) == sorted(over.game.totals)


async def test_a_store_that_is_away_for_a_minute_loses_nobody_who_waits(strangers, store):
    everybody = await strangers.named("Anna", "Ben")
    for person in everybody:
        await strangers.presses(person, "wpolish")
    store.fault, store.lasts = Unavailable("no-answer"), 0
    for _ in range(60):
        strangers.world.time += 1
        with pytest.raises(Unavailable):
            await strangers.tend()
    store.begins(None)
    strangers.world.restart()
    await strangers.passes(3)
    await everybody_has_one_seat(strangers, everybody)
