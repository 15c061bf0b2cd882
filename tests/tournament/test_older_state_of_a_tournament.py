"""A store that comes back with an older state of a tournament is believed: the tournament goes on from it."""

import pytest

from adapters.redis import keys
from adapters.redis.schedule import RedisSchedule
from bot.codec import Verb
from bot.showing.set_back import go_on
from engine.tournament import draw
from tests.world.evening import Evening


@pytest.fixture
def redis(fake_database):
    return fake_database.client


async def kept(redis, code):
    return await redis.hgetall(keys.table(code))


async def set_back(redis, code, before):
    await redis.delete(keys.table(code))
    if before:
        await redis.hset(keys.table(code), mapping=before)


async def test_the_next_round_is_sealed_anew_and_drawn_otherwise(world, redis, fake_database):
    evening = await Evening.opened(world)
    await evening.says("Ben", f"/seed {evening.code} some words")
    older, before = await kept(redis, evening.code), (await evening.tournament()).core
    await evening.starts("Anna")
    drawn = (await evening.tournament()).core.rounds[0]
    await set_back(redis, evening.code, older)
    await go_on(world.tables.registry, RedisSchedule(fake_database))
    after = (await evening.tournament()).core
    assert (after.round, len(after.players)) == (0, len(before.players))
    assert [one.secrets for one in after.unplayed] == [before.sealed]
    assert any(player.share for player in before.players)
    assert not any(player.share for player in after.players)
    await evening.tended()
    assert "earlier words don’t count. Type yours again with /seed: Ben" in evening.page.screen.text
    await evening.starts("Anna")
    assert (await evening.tournament()).core.rounds[0].tables != drawn.tables


async def test_the_page_shows_the_older_state_and_the_new_seals(world, redis, fake_database):
    evening = await Evening.opened(world, 4)
    older = await kept(redis, evening.code)
    await world.presses(world.person("Ivo"), evening.page.button(Verb.JOIN))
    await evening.tended()
    assert "Ivo" in evening.page.screen.text
    await set_back(redis, evening.code, older)
    await go_on(world.tables.registry, RedisSchedule(fake_database))
    await evening.tended()
    sealed = draw.next_seals((await evening.tournament()).core)
    assert "Ivo" not in evening.page.screen.text
    assert sealed.lot[:16] in evening.page.screen.text


async def test_a_result_that_is_lost_is_taken_from_its_table_once_more(world, redis):
    evening = await Evening.begun(world, 3)
    (table,) = await evening.tables()
    older = await kept(redis, evening.code)
    await evening.plays_quickly(table.id)
    assert (await evening.tournament()).core.rounds[0].tables[0].result is not None
    await set_back(redis, evening.code, older)
    world.restart()  # no process remembers the lost commits
    assert (await evening.tournament()).core.rounds[0].tables[0].result is None
    await evening.tended()
    assert (await evening.tournament()).core.rounds[0].tables[0].result is not None


async def test_a_table_that_is_lost_is_written_again_with_the_same_cards(world, redis):
    evening = await Evening.begun(world, 3)
    (table,) = await evening.tables()
    await set_back(redis, table.id, None)
    await evening.tended()
    assert (await world.tables.table(table.id)).game == table.game
