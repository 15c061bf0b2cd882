"""Play with people in the windows of a chat client: from their home to the table that comes by itself."""

import pytest

from adapters.redis.windows import RedisWishes
from bot.asking.windows import WindowDoors
from bot.codec import Verb, token_of
from bot.ports.allowances import Unlimited
from bot.strangers.pairing import PATIENCE
from bot.strangers.queue import BREAK
from tests.window.conftest import somebody
from tests.world.strangers_met import Strangers

ENTRANCE = ".0.people"


async def named(clients, person):
    """Open a window for somebody who chooses a name there, and waits for Polish rules."""
    window = await clients.open(person)
    answer = await window.press(ENTRANCE)
    assert answer["people"]["name"] == "entrance"
    assert "replies" not in answer
    answer = await window.do(f"/play name {person.name}")
    (wait,) = (one["wait"] for one in answer["people"]["crowds"] if one["wait"]["data"].endswith("wpolish"))
    answer = await window.press(wait["data"])
    assert 0 < answer["people"]["left"] <= PATIENCE
    return window


async def test_a_window_goes_to_the_table_for_which_its_person_has_waited(world, clients, people):
    windows = [await named(clients, person) for person in people]
    assert [window.room["shows"] for window in windows] == ["home"] * 3
    await Strangers(world).tend()
    for window in windows:
        await window.until(lambda window=window: window.room["shows"] == "table")
    (table,) = await Strangers(world).tables()
    assert [window.room["table"] for window in windows] == [table.id] * 3


@pytest.mark.slow
async def test_a_window_goes_on_to_the_next_game_and_leaves_its_end(world, clients, people):
    windows = [await named(clients, person) for person in people]
    strangers = Strangers(world)
    await strangers.tend()
    (table,) = await strangers.tables()
    await strangers.game_over(table.id)
    for window in windows:
        await window.until(lambda window=window: "over" in (window.views.view(table.id) or {}))
    await strangers.passes(BREAK + 1)
    (following,) = await strangers.tables()
    for window in windows:
        await window.send(type="there")
        await window.until(lambda window=window: window.room["table"] == following.id)


async def test_whoever_stops_waiting_stays_at_home(world, clients, people):
    window = await named(clients, people[0])
    answer = await window.press(f"{ENTRANCE}.quit")
    assert not any(crowd.get("own") for crowd in answer["people"]["crowds"])
    await Strangers(world).passes(PATIENCE + 2)
    assert (await window.press(ENTRANCE))["people"].get("running", "") == ""
    assert window.room["shows"] == "home"


async def test_a_table_of_the_list_can_be_watched_without_its_code_being_typed(world, clients, people):
    first = await named(clients, people[0])
    await Strangers(world).passes(PATIENCE + 2)
    await first.until(lambda: first.room["shows"] == "table")
    watcher = await clients.open(somebody(world, 7000099, "Wanda"))
    (listed,) = (await watcher.press(f"{ENTRANCE}.tables"))["people"]["tables"]
    await watcher.send(type="open", table=listed["code"])
    await watcher.until(lambda: watcher.room["shows"] == "table")
    view = watcher.views.view(listed["code"])
    assert "own" not in view
    assert view["seats"][0]["called"] == "Anna"


async def test_the_home_of_windows_leads_there_only_if_strangers_may_play(world, redis_database, people):
    wishes = RedisWishes(redis_database)
    for may in (True, False):
        doors = WindowDoors(world.tables, world.facts, world.messengers, Unlimited(), wishes, people=may)
        home = await doors.at_home(people[0])
        assert any(token_of(button.data).verb is Verb.PEOPLE for row in home.rows for button in row) is may
