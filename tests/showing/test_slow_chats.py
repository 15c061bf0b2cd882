"""Nobody at a table waits for a slow chat: a delivery pass goes on without it."""

import asyncio

import pytest

from bot.ports.messenger import Unwelcome
from bot.ports.store import SurfaceKind
from bot.screen import NO_LINKS
from bot.showing.delivery import AGAIN, PATIENCE
from bot.showing.surfaces import wanted
from bot.showing.worker import Worker
from bot.stopping import ended
from tests.world.chat_room import pressable
from tests.world.leased import Leased


class Friday(Leased):
    """A game of three, and one chat that hangs."""

    patience = PATIENCE

    async def slow(self, chat):
        """Let all calls of a chat hang from now on; return the event that ends this."""
        self.room.slow[chat.key] = asyncio.Event()
        return self.room.slow[chat.key]

    async def moves(self):
        """Make the first move on offer for the player to move; return the next player to move."""
        person = await self.mover()
        button = pressable(self.room.hand_of(person).screen)[0]
        await self.presses(person, button, chat=await self.room.private_chat(person))
        return await self.mover()

    def sees_the_turn(self, person):
        return "Your turn" in self.room.hand_of(person).screen.text

    async def settled(self):
        """Tend until no call is under way."""
        while self.tender.under_way:
            await asyncio.wait(self.tender.under_way)
        await self.tend()


@pytest.fixture
async def friday(redis_database):
    world = Friday(redis_database)
    await world.begin()
    return world


async def test_the_next_player_sees_the_turn_while_the_messages_of_another_hang(friday):
    first = await friday.mover()
    held = await friday.slow(await friday.room.private_chat(first))
    following = await friday.moves()
    assert following.key != first.key
    assert friday.sees_the_turn(following)
    held.set()
    await friday.settled()
    assert not friday.sees_the_turn(first)


async def test_everybody_sees_the_turn_while_the_board_hangs(friday):
    held = await friday.slow(friday.group)
    shown = friday.room.board(friday.group).screen.text
    friday.room.calls.clear()
    for _ in range(3):
        assert friday.sees_the_turn(await friday.moves())
    assert [call for call in friday.room.calls if call[1] == friday.group.key] == [("edit", friday.group.key)]
    assert friday.room.board(friday.group).screen.text == shown
    held.set()
    await friday.settled()
    assert friday.room.board(friday.group).screen.text != shown


async def test_a_pass_with_nothing_but_a_slow_chat_takes_no_time(friday):
    await friday.slow(friday.group)
    await friday.moves()
    begun = asyncio.get_running_loop().time()
    async with asyncio.timeout(PATIENCE * 20):
        for _ in range(10):
            await friday.tend()
    assert len(friday.tender.under_way) == 1
    assert asyncio.get_running_loop().time() - begun < PATIENCE * 10, "no round waits for what was left to itself"


async def test_calls_that_hung_as_their_process_died_are_made_by_the_next(friday):
    await friday.slow(friday.group)
    await friday.moves()
    await friday.moves()
    await ended(*friday.tender.under_way)
    friday.room.slow.clear()
    friday.restart()
    friday.time += 1.0
    await friday.tend()
    table = await friday.table()
    [board] = [one for one in wanted(table, friday.time, ["telegram"]) if one.name.kind is SurfaceKind.BOARD]
    assert friday.room.board(friday.group).screen.text == board.draw(NO_LINKS).text


async def test_a_table_whose_calls_hang_is_tended_again_though_nothing_is_due(friday):
    await friday.slow(friday.group)
    await friday.moves()
    again = await friday.tender.tend(await friday.table_id()) - friday.time
    assert again <= AGAIN, "no longer than another process needs to take the lead"


@pytest.mark.slow
async def test_a_worker_that_ends_cancels_calls_that_hang(friday):
    worker, stop = Worker(friday.tender, friday.tables, friday.schedule, lambda: friday.time), asyncio.Event()
    await friday.slow(friday.group)
    await friday.moves()
    stop.set()
    await worker.run(stop)
    assert not friday.tender.under_way


async def test_a_late_refusal_counts_like_any_other(friday):
    table = await friday.table()
    person = table.seats[(table.to_act + 1) % 3].person
    chat = await friday.room.private_chat(person)
    held = await friday.slow(chat)
    friday.room.refuse = lambda call, where: Unwelcome("blocked") if where.key == chat.key else None
    await friday.moves()
    held.set()
    await friday.settled()
    table = await friday.table()
    assert table.seats[table.seat_of(person.key)].unreachable
