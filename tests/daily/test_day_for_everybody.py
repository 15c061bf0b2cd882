"""One deal a day for everybody, played once by each: the same cards, and opponents who answer equal views alike."""

import asyncio
import json
import random

import pytest

from bot.chance import SystemChance
from bot.daily.day import sealed
from bot.daily.opening import made
from bot.daily.week import WEEK, kind_of
from bot.people import Chat, Person
from bot.table.calendar import next_to
from bot.table.documents import NewerSchema
from bot.table.table import Seat, Stage
from engine import rules, view
from tests.daily.days_played import begun, code_of, daily_screens, finished, played
from tests.world.chat_room import pressable
from tests.world.finished_games import own_hand, private
from tests.world.stored_tables import rewritten

GROUP = Chat(platform="telegram", id="-100", title="Friday")


async def seen_by(world, person):
    """Play a day's hand, always with the same choices; return the person's views, the log and the result."""
    table_id, views, chance = await begun(world, person), [], random.Random(7)
    for _ in range(100):
        table = await world.table(table_id)
        if table.stage is not Stage.PLAYING:
            return views, [json.loads(line) for line in await world.store.log(table_id)], table.rows[-1].result
        views.append(view.view(table.game, 0).as_json())
        await played(world, person, table_id, presses=1, choose=lambda screen: chance.choice(pressable(screen)))
    raise AssertionError


@pytest.mark.slow
async def test_everybody_meets_the_same_situation(world):
    anna, zoe = world.person("Anna"), world.person("Zoe")
    assert await seen_by(world, anna) == await seen_by(world, zoe)


@pytest.mark.parametrize("number", range(7), ids=[kind.preset for kind in WEEK])
def test_nothing_of_a_table_but_its_names_depends_on_the_person(number):
    day = sealed(next_to("2026-11-23", number), SystemChance())
    people = (
        Person(platform="telegram", id="1", name="Anna"),
        Person(platform="web", id="room:x", name="Zoe", language="pl"),
    )
    tables = [
        made(day, f"CODE{n}", Seat(person=one, tips={}), private(one), streak=n, now=n * 9.0, settings={})
        for n, one in enumerate(people)
    ]
    assert tables[0].log[1:] == tables[1].log[1:]
    for seat in range(day.seats):
        first, second = (view.view(one.value.game, seat) for one in tables)
        assert first == second
    assert {one.value.seats[0].tips for one in tables} == {None}


@pytest.mark.parametrize("kind", WEEK, ids=lambda kind: kind.preset)
def test_on_each_day_of_the_week_a_hand_is_played_out_by_all_who_sit(kind):
    built = rules.build(kind.preset, kind.options)
    flat = rules.flat(built)
    assert kind.seats in built.table.players
    assert flat["auction.forced_opening"]
    assert (flat["redeal.rights"], flat["concession.enabled"], flat["deal.cut"]) == ([], False, "off")


def test_the_week_is_known_in_advance():
    assert [kind_of(next_to("2026-11-23", days)) for days in range(7)] == list(WEEK)


async def test_two_processes_seal_the_same_day(world):
    others = [world.another_service(chance=SystemChance()) for _ in range(4)]
    days = await asyncio.gather(*(one.days.day("2023-11-15") for one in others))
    assert len({day.seal for day in days}) == 1


async def test_a_seal_shown_the_day_before_is_the_one_that_is_opened(world):
    anna, today = world.person("Anna"), world.service.days.today
    before = (await daily_screens(world, anna))[-1].text
    seal = (await world.service.days.day(next_to(today))).seal
    assert next_to(today) == "2023-11-16"
    assert f"Seal of 16 Nov 2023: <code>{seal[:32]}" in before
    world.time += 2 * 86_400
    world.restart()
    after = (await daily_screens(world, anna))[-1].text
    assert f"Seal of 16 Nov 2023: <code>{seal}" in after
    assert "16 Nov 2023 opened" in after


async def test_a_second_try_shows_the_result(world, anna):
    table_id = await finished(world, anna)
    shared, page = await daily_screens(world, anna)
    assert shared.text.startswith("<b>Deal of the day 15 Nov 2023")
    assert "You have played today" in page.text
    await world.presses(anna, ".0.daily.p2023-11-15", chat=private(anna))
    assert await code_of(world, anna) == table_id
    assert len(await world.store.log(table_id)) > 10
    assert not (await world.table(table_id)).is_live


async def test_pressed_at_two_processes_at_once_there_is_one_table(world, anna):
    await daily_screens(world, anna)
    first, second = world.service, world.another_service()
    answers = []
    for service in (first, second):
        world.service = service
        answers.append(world.presses(anna, ".0.daily.p2023-11-15", chat=private(anna)))
    await asyncio.gather(*answers)
    assert len(await world.directory.tables_of_person(anna.key)) == 1


async def test_the_hand_is_resumed_where_it_was_left(world, anna):
    table_id = await begun(world, anna)
    await played(world, anna, table_id, presses=3)
    while not pressable(own_hand(world, anna).screen):
        await world.skips(table_id, 1.0)
    before = await world.table(table_id)
    world.restart()
    world.time += 3600.0
    (page,) = await daily_screens(world, anna)
    assert "Your cards are waiting" in page.text
    await world.presses(anna, page.rows[0][0], chat=private(anna))
    await world.tender.tend(table_id)
    now = await world.table(table_id)
    assert (now.game, now.decision) == (before.game, before.decision)
    assert pressable(own_hand(world, anna).screen)


@pytest.mark.parametrize("command", ["/leave", "/pause", "/endgame", "/timer 30s", "/seed some words", "/addbot"])
async def test_nothing_of_it_can_be_changed(world, anna, command):
    table_id = await begun(world, anna)
    before = await world.table(table_id)
    toast = (await world.says(anna, command, chat=private(anna))).toast
    assert "same for everyone" in toast
    assert await world.table(table_id) == before


async def test_nobody_else_sits_down_at_it(world):
    anna, ben = world.person("Anna"), world.person("Ben")
    table_id = await begun(world, anna)
    assert (await world.says(ben, f"/join {table_id}", chat=GROUP)).toast
    assert (await world.table(table_id)).people == (anna,)


async def test_it_counts_for_no_rating(world, anna):
    table_id = await finished(world, anna)
    assert await world.directory.finished(anna.key, 5) == []
    assert await world.directory.finished((await world.table(table_id)).home.key, 9) == []
    (sums,) = await world.directory.sums([anna.key])
    assert not sums.numbers


async def test_a_practice_game_goes_on_beside_it(world, anna):
    await world.says(anna, "/newgame", chat=private(anna))
    practice = await world.table_id(private(anna))
    table_id = await begun(world, anna)
    await played(world, anna, table_id, presses=2)
    assert (await world.table(practice)).is_live
    assert (await world.table(table_id)).is_live


async def test_an_edition_of_a_later_release_is_left_alone(world, anna):
    table_id = await begun(world, anna)
    kind = (await world.table(table_id)).kind.model_copy(update={"edition": "later"})
    await rewritten(world, table_id, kind=kind)
    with pytest.raises(NewerSchema):
        await world.tender.tend(table_id)
    assert "didn’t get through" in (await world.says(anna, "/hand", chat=private(anna))).toast


async def test_its_built_in_players_are_of_the_edition_written_down_with_the_seal(world, anna, monkeypatch):
    await daily_screens(world, anna)
    monkeypatch.setattr("engine.players.editions.NEWEST", "2")
    assert (await world.service.days.day(world.service.days.today)).edition == "1"
    table_id = await begun(world, anna)
    assert (await world.table(table_id)).kind.edition == "1"
