"""Several workers on one store get the same input twice; the store's content afterwards is checked."""

import asyncio
from unittest.mock import AsyncMock

import pytest

from bot.codec import SWITCHES_PAGE, Verb
from bot.ports.health import Cause, NotYetSafe
from bot.ports.presses import Command, Press, Pressed
from bot.ports.store import CommitResult
from bot.screen import Stay
from bot.showing.tending import Tender
from tests.world.chat_room import Chances, pressable


@pytest.fixture
async def game(world):
    return await world.seats("Anna Ben Cleo", start=True)


@pytest.fixture
def other(world):
    """Another process's service on the same store, with a cache of its own."""
    return world.another_service(chance=Chances(seed=7))


class Meeting:
    """A store at which two commits meet: both have read before either of them writes."""

    def __init__(self, store) -> None:
        self._store = store
        self._both = asyncio.Barrier(2)
        self.results = []

    def __getattr__(self, name):
        return getattr(self._store, name)

    async def commit(self, *args, **named):
        if len(self.results) < 2:
            async with self._both:
                pass
        result = await self._store.commit(*args, **named)
        self.results.append(result[0])
        return result


async def mover(world):
    table = await world.table()
    person = table.seats[table.to_act].person
    return person, pressable(world.room.hand_of(person).screen)


async def pressed(service, world, person, button, input_id):
    return await service.act(Press(person, world.group, input_id, Pressed(button.data)))


async def test_of_two_presses_of_one_button_at_two_workers_exactly_one_counts(world, game, other):
    person, buttons = await mover(world)
    table_id, before = await world.table_id(), (await world.table()).decision
    await other.tables.table(table_id)
    meeting = world.tables.store = other.tables.store = Meeting(world.store)
    answers = await asyncio.gather(
        pressed(world.service, world, person, buttons[0], "one"), pressed(other, world, person, buttons[0], "two")
    )
    assert sorted(meeting.results) == [CommitResult.CONFLICT, CommitResult.DONE]
    assert (await world.table()).decision == before + 1
    refused = [answer.toast for answer in answers if answer.toast]
    assert len(refused) == 1
    assert "button is old" in refused[0] or "isn’t your turn" in refused[0]


async def test_presses_that_do_not_hinder_each_other_both_count(world, game, other):
    _, ben, cleo = game
    table_id = await world.table_id()
    for person in (ben, cleo):
        await world.presses(person, world.room.hand_of(person).button(Verb.PAGE, SWITCHES_PAGE.argument))
    await other.tables.newest(table_id)
    meeting = world.tables.store = other.tables.store = Meeting(world.store)
    hands = [world.room.hand_of(person).button(Verb.AUTO) for person in (ben, cleo)]
    await asyncio.gather(
        pressed(world.service, world, ben, hands[0], "one"), pressed(other, world, cleo, hands[1], "two")
    )
    assert meeting.results == [CommitResult.DONE, CommitResult.CONFLICT, CommitResult.DONE]
    assert [seat.habits.auto for seat in (await world.table()).seats] == [False, True, True]


async def test_an_input_that_comes_again_is_applied_once(world, game, other):
    person, buttons = await mover(world)
    table_id = await world.table_id()
    await pressed(world.service, world, person, buttons[0], "the same")
    after = await world.tables.newest(table_id)
    for service in (world.service, other):
        answer = await pressed(service, world, person, buttons[0], "the same")
        assert answer.toast is None, "it was accepted, and nothing else is said of it"
    assert await world.tables.newest(table_id) == after


async def test_two_tenders_of_one_table_take_each_step_once(world, game, other):
    for person in game[:2]:
        await world.says(person, "/timer 30s")
    before = (await world.table()).decision
    table_id = await world.table_id()
    rival = Tender(other.tables, other.facts, world.delivery, lambda: world.time)
    world.time += 31
    await asyncio.gather(world.tender.tend(table_id), rival.tend(table_id))
    assert (await world.table()).decision == before + 1


async def test_two_who_open_a_table_in_one_chat_at_once_get_one(world, other):
    anna, ben = world.person("Anna"), world.person("Ben")
    answers = await asyncio.gather(
        world.service.act(Press(anna, world.group, "one", Command("newgame"))),
        other.act(Press(ben, world.group, "two", Command("newgame"))),
    )
    assert sum("already a table in this chat" in (answer.toast or "") for answer in answers) == 1
    assert len(await world.directory.tables_of_person(anna.key) + await world.directory.tables_of_person(ben.key)) == 1


async def test_a_command_to_open_that_is_delivered_three_times_opens_one_table_in_silence(world, other):
    anna = world.person("Anna")
    answers = await asyncio.gather(
        *(service.act(Press(anna, world.group, "the same", Command("newgame"))) for service in (world.service, other))
    )
    answers.append(await world.says(anna, "/newgame", input_id="the same"))
    assert all(answer.stay is Stay.UNSAID or not answer.toast for answer in answers)
    assert len(await world.directory.tables_of_person(anna.key)) == 1


async def test_a_table_that_is_written_too_late_gives_way_to_the_one_opened_meanwhile(world, other, monkeypatch):
    anna, ben = world.person("Anna"), world.person("Ben")
    tables, taken, written = world.service.tables, asyncio.Event(), asyncio.Event()
    create = tables.create

    async def late(change, **named):
        taken.set()
        await written.wait()
        await create(change, **named)

    monkeypatch.setattr(tables, "create", late)
    first = asyncio.create_task(world.service.act(Press(anna, world.group, "first", Command("newgame"))))
    await taken.wait()
    await other.act(Press(ben, world.group, "second", Command("newgame")))
    written.set()
    assert "already a table in this chat" in (await first).toast
    assert await world.directory.tables_of_person(anna.key) == [], "nothing of it is written"
    assert (await world.table(await world.table_id())).seat_of(ben.key) == 0


async def test_a_press_that_is_saved_and_not_yet_safe_is_not_to_be_made_again(world, game):
    person, buttons = await mover(world)
    world.store.commit = AsyncMock(side_effect=NotYetSafe(Cause.NO_REPLICAS))
    answer = await pressed(world.service, world, person, buttons[0], "one")
    assert "Got it" in answer.toast
    assert "no need to press again" in answer.toast
