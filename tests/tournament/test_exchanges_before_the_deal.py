"""After the draw the tables stay undealt for half a minute: two players may be exchanged then, and never later."""

import pytest

from bot.codec import Verb
from bot.tournament.tournament import UNDEALT
from engine.tournament.record import record
from tests.world.evening import Evening
from tests.world.judges_desk import Desk


@pytest.fixture
async def evening(world):
    evening = await Evening.opened(world)
    await evening.starts("Anna")
    return evening


@pytest.fixture
async def desk(evening):
    return await Desk.of(evening, "Anna")


async def drawn_tables(evening):
    """The names at each table of the drawn round."""
    tournament = await evening.tournament()
    return [{tournament.name(number) for number in table.seats} for table in tournament.core.rounds[-1].tables]


async def two_others(evening, *without):
    """Two players from different tables, not counting the named ones."""
    found = [sorted(names - set(without)) for names in await drawn_tables(evening)]
    return found[0][0], found[1][0]


async def exchanges(desk, first, second):
    await desk.types(f"/judge swap {first} / {second}")
    return await desk.press("y")


async def test_no_table_is_dealt_for_half_a_minute_after_the_draw(evening):
    codes = [table.code for table in (await evening.tournament()).core.rounds[-1].tables]
    await evening.passes(UNDEALT - 1.0)
    assert [await evening.world.store.version(code) for code in codes] == [None, None, None]
    await evening.passes(1.0)
    assert all(table.game is not None for table in await evening.tables())


async def test_a_round_that_is_drawn_by_itself_stands_undealt_as_well(world):
    evening = await Evening.begun(world)
    await evening.plays_round()
    await evening.passes(61.0)
    assert (await evening.tournament()).core.round == 2
    assert await evening.tables() == []
    await evening.passes(UNDEALT)
    assert len(await evening.tables()) == 3


async def test_a_restart_in_between_deals_no_table_before_its_time_and_all_of_them_then(evening):
    evening.world.restart()
    await evening.passes(UNDEALT - 1.0)
    assert await evening.tables() == []
    evening.world.restart()
    await evening.passes(1.0)
    assert len(await evening.tables()) == 3


async def test_the_organiser_has_the_tables_dealt_at_once_and_nobody_else_has(evening):
    assert "Only the organiser" in (await evening.presses("Ben", Verb.DEAL)).toast
    assert await evening.tables() == []
    await evening.presses("Anna", Verb.DEAL)
    assert len(await evening.tables()) == 3


async def test_deal_now_pressed_again_changes_nothing(evening):
    button = evening.page.button(Verb.DEAL)
    await evening.presses("Anna", Verb.DEAL)
    before = await evening.tables()
    version = await evening.world.store.version(evening.code)
    await evening.world.presses(evening.people["Anna"], button)
    assert await evening.world.store.version(evening.code) == version
    assert [table.game for table in await evening.tables()] == [table.game for table in before]


async def test_deal_now_of_an_earlier_round_deals_nothing(evening):
    button = evening.page.button(Verb.DEAL)
    await evening.plays_round()
    await evening.passes(61.0)
    assert (await evening.world.presses(evening.people["Anna"], button)).toast
    assert await evening.tables() == []


async def test_two_players_change_places_before_the_deal_and_sit_there_then(evening, desk):
    one, other = await two_others(evening, "Anna")
    before = await drawn_tables(evening)
    await exchanges(desk, one, other)
    await evening.deals()
    seated = [{seat.person.name for seat in table.seats} for table in await evening.tables()]
    assert seated[0] == before[0] - {one} | {other}
    assert seated[1] == before[1] - {other} | {one}


@pytest.mark.parametrize("dealt", [True, False], ids=["by the organiser", "by itself"])
async def test_nobody_changes_places_once_the_tables_are_dealt(evening, desk, dealt):
    one, other = await two_others(evening, "Anna")
    await desk.types(f"/judge swap {one} / {other}")  # the question comes in time
    if dealt:
        await evening.deals()
    else:
        await evening.passes(UNDEALT)
    before = await drawn_tables(evening)
    assert "have been dealt" in (await desk.press("y")).toast
    assert "have been dealt" in (await desk.types(f"/judge swap {one} / {other}")).toast
    assert await drawn_tables(evening) == before


async def test_nobody_exchanges_their_own_seat(evening, desk):
    one, other = await two_others(evening, "Anna")
    await desk.types(f"/judge appoint {one}")
    await desk.press("y")
    assert "your own seat" in (await desk.types(f"/judge swap Anna / {other}")).toast
    assert "your own seat" in (await desk.types(f"/judge swap {other} / Anna")).toast
    assert "your own seat" in (await (await Desk.of(evening, one)).types(f"/judge swap {other} / {one}")).toast


async def test_a_judge_who_plays_may_exchange_others(evening, desk):
    one, other = await two_others(evening, "Anna", "Ben")
    await desk.types("/judge appoint Ben")
    await desk.press("y")
    await exchanges(await Desk.of(evening, "Ben"), one, other)
    (exchange,) = (await evening.tournament()).core.rounds[-1].exchanges
    assert exchange.by.name == "Ben"


@pytest.mark.parametrize("name", ["Otto", "Ben"], ids=["who looks on", "who plays"])
async def test_an_admin_of_the_home_chat_may_exchange_others_but_not_themselves(evening, name):
    evening.people.setdefault(name, evening.world.person(name))
    await evening.says(name, "/judge", admin=True)
    one, other = await two_others(evening, name)
    admin = await Desk.of(evening, name)
    if name == "Ben":
        assert "your own seat" in (await admin.types(f"/judge swap Ben / {other}")).toast
    await exchanges(admin, one, other)
    (exchange,) = (await evening.tournament()).core.rounds[-1].exchanges
    assert exchange.by.name == name


async def test_an_exchange_stands_on_the_page_and_in_the_record_with_who_made_it(evening, desk):
    one, other = await two_others(evening, "Anna")
    await exchanges(desk, one, other)
    await evening.passes(15.0)
    assert f"{one} and {other} have swapped places (Anna)" in evening.page.screen.text
    (told,) = record((await evening.tournament()).core)["rounds"][0]["exchanges"]
    assert told["by"] == {"name": "Anna", "player": 1}


async def test_the_page_says_that_players_can_be_exchanged_until_the_deal(evening):
    assert "dealt 30 s after the draw" in evening.page.screen.text
    await evening.deals()
    await evening.passes(15.0)
    assert "after the draw" not in evening.page.screen.text
    assert not any(f".{Verb.DEAL}" in (one.data or "") for one in evening.page.buttons)


async def test_ones_table_is_not_there_before_the_deal(evening):
    assert "haven’t been dealt yet" in (await evening.presses("Ben", Verb.HAND)).toast
    watched = await evening.presses_privately("Ben", evening.page.button(Verb.WATCH, "1"))
    assert "haven’t been dealt yet" in watched.toast
    desk = await Desk.of(evening, "Anna")
    assert "haven’t been dealt yet" in (await desk.press("t1")).toast


async def test_who_leaves_before_the_deal_has_a_built_in_player_in_their_place_from_the_first_card(evening):
    await evening.presses_privately("Ben", f"{evening.code}.1.{Verb.LEAVE}yes")
    await evening.deals()
    table = await evening.table_of("Ben")
    assert table.seats[table.seat_of(evening.people["Ben"].key)].withdrawn


async def test_the_time_of_a_round_begins_with_the_deal(world):
    evening = await Evening.opened(world, 3, "Cup end=2m")
    await evening.starts("Anna")
    await evening.passes(UNDEALT)
    (table,) = await evening.tables()
    assert table.kind.until == world.time + 120.0
