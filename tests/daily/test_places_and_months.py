"""What one reads before and after the hand of the day: other rules than usual, the place, the month, yesterday."""

import random

import pytest

from bot.daily.day import made_by_built_in
from bot.finished import dailies
from bot.people import Chat, Person
from bot.ports.days import Numbers, Place
from bot.table.calendar import OPENED_AFTER
from bot.texts import WHOLE
from bot.views.day import day_page, finished_day
from bot.views.day_after import month_of, place_of
from bot.views.names import signed
from tests.daily.days_played import begun, daily_screens, finished, midnight, played
from tests.engine.hidden_cards import dealt_differently
from tests.world.chat_room import ChatRoom
from tests.world.finished_games import private

DATE = "2023-11-15"
ROOM = Chat(platform="web", id="5eed", title="Thousand")


async def others(world, *results):
    """Results of other people, each with a contract and points."""
    for number, (contract, points) in enumerate(results):
        await world.directory.days.note_contract(DATE, f"somebody {number}", contract)
        await world.directory.days.finish(DATE, f"somebody {number}", points)


async def text_of(world, person):
    return (await daily_screens(world, person))[-1].text


async def test_the_rules_of_the_day_and_how_they_differ_from_the_usual_ones(world, anna):
    before = await text_of(world, anna)
    assert "Two players, ten cards each, two talons of two" in before
    assert "Unlike your usual rules (Polish Thousand): Discards: the last trick" in before
    await world.directory.save_chat(private(anna).key, {"preset": "polish_two_talons"})
    assert "Unlike" not in await text_of(world, anna)


@pytest.mark.parametrize(("count", "told"), [(8, "Place 1 of 9\n"), (9, "Place 1 of 10 · better than 100 of 100")])
async def test_the_place_is_told_and_a_share_from_ten_results_on(world, anna, count, told):
    await others(world, *[(100, -500)] * count)
    await finished(world, anna)
    assert told in await text_of(world, anna)


@pytest.mark.parametrize("language", WHOLE)
def test_equal_results_share_a_place(language):
    words = place_of(Place(above=3, below=27), Numbers(count=31), language, guest=False).words
    assert all(number in words for number in ("4", "31", "90"))


async def test_a_guest_sees_a_place_and_does_not_count(world):
    world.messengers["web"] = ChatRoom("web")
    guest = Person(platform="web", id="5eed-1", name="Guest", room=ROOM.key)
    await others(world, (100, 500), (110, -500))
    await finished(world, guest)
    text = await text_of(world, guest)
    assert "Guests’ results don’t count. Yours would be place 2 among 2 results." in text
    assert (await world.directory.days.numbers(DATE)).count == 2


async def test_the_month_shows_each_day_that_was_played(world, anna):
    points = dailies.result_of(await world.table(await finished(world, anna)))
    known = (await world.directory.person(anna.key))["daily"]["days"]
    assert known == {DATE: points}
    lines = (await text_of(world, anna)).splitlines()
    start = next(at for at, line in enumerate(lines) if "<b>November 2023</b>" in line)
    squares = "".join(lines[start + 1 : start + 6])
    assert squares.replace("▫️", "-").index("🟩" if points > 0 else "🟥") == 2 + 14, "the first was a Wednesday"
    assert squares.count("⬜") == 14


def test_a_month_without_a_result_is_not_shown_and_only_its_own_days_are():
    assert month_of({"2026-10-31": 60}, "2026-11-05", "en") is None
    month = month_of({"2026-10-31": 60, "2026-11-04": 0}, "2026-11-05", "en")
    assert (month.first, len(month.days)) == (6, 30)
    assert [one.number for one in month.days if one.points is not None] == [4]


@pytest.mark.slow
async def test_the_day_after_shows_contracts_from_ten_results_on_and_what_a_bot_made(world, anna):
    await finished(world, anna)
    world.time = midnight(world, 1) + OPENED_AFTER
    press = {"chat": private(anna)}
    few = (await world.presses(anna, f".0.daily.y{DATE}", **press)).replies[0].screen.text
    assert "ø" not in few
    await others(world, *[(100, 100)] * 6, *[(120, -120)] * 3)
    answer = await world.presses(anna, f".0.daily.y{DATE}", **press)
    text = answer.replies[0].screen.text
    assert "Your result: " in text
    assert "Place " in text
    found = {one["name"]: (one["count"], one["average"]) for one in answer.own["chosen"]}
    assert found["120"] == (3, -120)
    assert sum(count for count, _ in found.values()) == 10
    day = await world.service.days.kept(DATE)
    assert answer.own["built_in"] == f"A hard bot made {signed(made_by_built_in(day))} with these cards."
    assert answer.own["built_in"] in text


async def test_what_a_page_draws_of_todays_result_depends_on_no_hidden_card(world):
    """Cards that the person hasn't seen are dealt differently at each step of the hand."""
    world.time += 5 * 86_400
    anna, chance = world.person("Anna"), random.Random(7)
    table = await world.table(await begun(world, anna))
    days = world.service.days
    today, tomorrow = await days.day(days.today), await days.day("2023-11-21")
    other = table.model_copy(update={"game": dealt_differently(table.game, 0, chance)})
    pages = [day_page(today, tomorrow, one, None, "en", left=1.0) for one in (table, other)]
    assert pages[0] == pages[1]
    await played(world, anna, table.id)
    over = await world.table(table.id)
    changed = over.model_copy(update={"game": None})
    assert finished_day(over, "en") == finished_day(changed, "en"), "the end of a day is told from its row alone"
