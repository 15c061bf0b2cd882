"""A failover of the store lost commits of a tournament: they are restored, or everybody is told."""

import pytest

from adapters.redis import keys
from bot.codec import Verb
from bot.tournament.tournaments import TournamentChange
from tests.world.evening import Evening
from tests.world.judges_desk import Desk


@pytest.fixture
def redis(fake_database):
    return fake_database.client


async def kept(redis, code):
    return await redis.hgetall(keys.table(code))


async def set_back(redis, code, before):
    await redis.delete(keys.table(code))
    if before:
        await redis.hset(keys.table(code), mapping=before)


async def test_what_a_process_remembers_comes_back_if_nobody_has_gone_on_without_it(world, redis):
    evening = await Evening.opened(world, 3)
    older = await kept(redis, evening.code)
    await evening.starts("Anna")
    before = await evening.tournament()
    await set_back(redis, evening.code, older)
    await evening.tended()
    after = await evening.tournament()
    assert after.core == before.core
    assert after.lost is None


async def test_the_page_says_what_is_lost_where_others_have_gone_on_without_it(world, redis):
    evening = await Evening.opened(world, 4)
    older = await kept(redis, evening.code)
    ivo = world.person("Ivo")
    await world.presses(ivo, evening.page.button(Verb.JOIN))
    await set_back(redis, evening.code, older)
    other = world.another_service()
    await gone_on(other, evening.code)
    await evening.tended()
    text = evening.page.screen.text
    assert "last few seconds of this tournament were lost" in text
    assert "please join again: Ivo" in text
    assert "5 players" not in text


async def test_tables_of_a_draw_that_is_lost_are_ended(world, redis):
    evening = await Evening.opened(world, 3)
    older = await kept(redis, evening.code)
    await evening.starts("Anna")
    await evening.deals()
    (table,) = await evening.tables()
    await set_back(redis, evening.code, older)
    await gone_on(world.another_service(), evening.code)
    await evening.tended()
    assert not (await world.tables.table(table.id)).is_live
    assert "The draw of round 1 was lost" in evening.page.screen.text


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


async def test_nobody_changes_places_at_tables_that_are_dealt_although_the_store_has_lost_that(world, redis):
    evening = await Evening.opened(world)
    await evening.starts("Anna")
    desk = await Desk.of(evening, "Anna")
    one, other = (table.seats[0] for table in (await evening.tournament()).core.rounds[-1].tables[1:3])
    await desk.types(f"/judge swap #{one} / #{other}")
    older = await kept(redis, evening.code)
    await evening.deals()
    await set_back(redis, evening.code, older)
    world.restart()  # no process remembers the lost commits
    chat = await world.room.private_chat(evening.people["Anna"])
    answer = await world.presses(evening.people["Anna"], desk.button("y"), chat=chat)
    assert "have been dealt" in answer.toast


async def gone_on(service, code):
    """Change the older state in another process."""
    await service.tournaments.change(code, lambda now: TournamentChange(now.model_copy(update={"organiser_seen": 1.0})))
