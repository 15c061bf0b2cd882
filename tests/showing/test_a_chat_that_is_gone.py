"""A chat that has thrown the bot out is left in peace, and its table is there again when the bot is."""

import pytest

from bot.ports.messenger import Blocked
from bot.table.model import Stage
from tests.world.chat_room import pressable
from tests.world.finished_games import open_game

DAY = 86_400.0


@pytest.fixture
async def thrown_out(world):
    """A game with a clock, which goes on by itself, in a chat that takes no calls any more."""
    people = [world.person(name) for name in ("Anna", "Ben", "Cleo")]
    table_id = await open_game(world, people, options="/newgame polish lock.enabled=no")
    await world.says(people[0], "/timer 10m")
    world.room.refuse = lambda _, chat: Blocked("kicked") if chat.key == world.group.key else None
    world.room.calls.clear()
    return table_id


async def whiles_away(world, table_id, seconds):
    """Let time pass with a look every five minutes."""
    end = world.time + seconds
    while world.time < end:
        await world.skips(table_id, 300.0)


async def test_it_is_tried_a_few_times_a_day_whatever_happens_at_the_table(world, thrown_out):
    await whiles_away(world, thrown_out, 3 * DAY)
    tried = [call for call, chat in world.room.calls if chat == world.group.key]
    assert 5 <= len(tried) <= 20


async def test_the_board_is_there_as_soon_as_the_bot_is_back(world, thrown_out):
    await whiles_away(world, thrown_out, DAY)
    assert (await world.table(thrown_out)).stage is Stage.PLAYING
    world.room.refuse = lambda _call, _chat: None
    world.room.calls.clear()
    await world.tender.tend(thrown_out)
    assert not [chat for _, chat in world.room.calls if chat == world.group.key]
    await world.service.chat_opened(world.group.key)
    await world.tender.tend(thrown_out)
    assert [chat for _, chat in world.room.calls if chat == world.group.key]


async def test_a_hand_refused_for_no_fault_of_its_person_is_tried_again_and_the_person_counts_as_there(world):
    table_id = await open_game(world, [world.person(name) for name in ("Anna", "Ben", "Cleo")])
    table = await world.table(table_id)
    waiting = table.seats[table.to_act].person
    world.room.refuse = lambda _, chat: Blocked("refused-20031") if chat.id == f"dm-{waiting.id}" else None
    shown = world.room.hand_of(waiting)
    before = shown.screen
    await world.presses(waiting, pressable(before)[0], chat=shown.chat)
    await world.skips(table_id, 1.0)
    assert shown.screen is before
    assert not any(seat.unreachable for seat in (await world.table(table_id)).seats)
    world.room.refuse = lambda _call, _chat: None
    await world.skips(table_id, 700.0)
    assert shown.screen is not before
