"""Two quick clicks on the button of a move are one move and no error."""

import asyncio

from bot.ports.health import Unavailable
from bot.ports.presses import Press, Pressed
from bot.screen import Answer
from tests.world.chat_room import pressable


async def to_move(world):
    await world.begin()
    table = await world.table()
    person = table.seats[table.to_act].person
    return person, pressable(world.room.hand_of(person).screen)[0], table.decision


async def test_a_second_click_after_the_move_is_no_error(world):
    person, button, decision = await to_move(world)
    await world.presses(person, button)
    assert await world.presses(person, button) == Answer()
    assert (await world.table()).decision == decision + 1


async def test_a_second_click_at_the_same_time_is_no_error(world):
    person, button, decision = await to_move(world)
    clicks = [Press(person, world.group, name, Pressed(button.data)) for name in ("one", "two")]
    answers = await asyncio.gather(*(world.service.act(click) for click in clicks))
    assert not any(answer.toast for answer in answers)
    assert (await world.table()).decision == decision + 1


async def test_a_click_of_somebody_else_is_refused_all_the_same(world):
    person, button, _ = await to_move(world)
    await world.presses(person, button)
    others = [seat.person for seat in (await world.table()).seats if seat.person != person]
    assert all([(await world.presses(other, button)).toast for other in others])


async def test_a_refused_move_is_refused_as_often_as_it_is_clicked(world):
    person, button, _ = await to_move(world)
    others = [seat.person for seat in (await world.table()).seats if seat.person != person]
    first = await world.presses(others[0], button)
    assert first.toast
    assert (await world.presses(others[0], button)).toast == first.toast


async def test_a_click_that_got_lost_makes_no_later_one_silent(world, monkeypatch):
    person, button, _ = await to_move(world)
    change = world.tables.change

    async def away(*args, **options):
        raise Unavailable

    monkeypatch.setattr(world.tables, "change", away)
    assert (await world.presses(person, button)).toast
    monkeypatch.setattr(world.tables, "change", change)
    await world.another_service().act(Press(person, world.group, "elsewhere", Pressed(button.data)))
    assert (await world.presses(person, button)).toast, "nothing has come of the first click here"


async def test_after_a_while_an_old_button_says_that_it_is_old(world):
    person, button, _ = await to_move(world)
    await world.presses(person, button)
    world.service = world.another_service()
    assert (await world.presses(person, button)).toast
