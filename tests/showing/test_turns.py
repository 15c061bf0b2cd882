"""A table whose bot may make no more calls just now: it waits for its turn, and then shows the newest state."""

import asyncio

import pytest
from fakeredis import FakeAsyncRedis

from adapters.redis.database import Database
from adapters.redis.directory import RedisDirectory
from adapters.redis.limits import Figures, RedisLimits
from adapters.redis.store import RedisTables
from bot.codec import decode
from bot.people import Chat, Person
from bot.ports.limits import Priority
from bot.ports.messenger import Busy
from bot.ports.store import SurfaceKind
from bot.screens.during import hand
from bot.showing import surfaces
from bot.showing.delivery import Delivery
from bot.showing.tending import Tender
from tests.world.chat_room import World, pressable

SOON = 0.05  # seconds
PLATFORM = "telegram"


class Crowded(World):
    """A world whose bot has a budget for all its calls; `turns` tells the tables whose turn has come."""

    def __init__(self, database) -> None:
        self.turns: asyncio.Queue[str] = asyncio.Queue()
        limits = RedisLimits(database, {PLATFORM: Figures(per_second=1000.0)})
        super().__init__(RedisTables(database), RedisDirectory(database), limits)

    def restart(self) -> None:
        super().restart()
        self.delivery = Delivery(
            self.store,
            self.limits,
            self.messengers,
            lambda: self.time,
            called=self.turns.put_nowait,
            patience=self.patience,
        )
        self.tender = Tender(self.tables, self.facts, self.delivery, lambda: self.time)

    async def mover(self) -> Person:
        table = await self.table()
        person = table.seats[table.to_act].person
        assert person is not None
        return person

    async def moves(self) -> None:
        """Whoever has to, makes a move, whether or not the bot has shown the buttons."""
        table = await self.table()
        await self.presses(await self.mover(), pressable(hand.hand(table, table.to_act, "en"))[0])

    async def is_held_back(self) -> None:
        await self.limits.refused(PLATFORM, self.time, self.time + SOON)

    async def take_turns(self, calls: int) -> None:
        """Tend the tables that are called until so many calls have been made."""
        async with asyncio.timeout(10):
            while len(self.room.calls) < calls:
                await self.tender.tend(await self.turns.get())


@pytest.fixture
async def crowded():
    database = Database(FakeAsyncRedis(version=(7, 0), protocol=2))
    yield Crowded(database)
    await database.close()


async def test_a_table_that_waits_makes_no_call_and_is_answered_all_the_same(crowded):
    await crowded.begin()
    await crowded.is_held_back()
    crowded.room.calls.clear()
    decision = (await crowded.table()).decision
    await crowded.moves()
    assert (await crowded.table()).decision > decision, "the move is made"
    assert crowded.room.calls == []


async def test_who_has_to_move_sees_it_first_and_the_board_follows(crowded):
    await crowded.begin()
    await crowded.is_held_back()
    await crowded.moves()
    crowded.room.calls.clear()
    await crowded.take_turns(3)
    places = [place for _, place in crowded.room.calls]
    assert places[0] == f"telegram:dm-{(await crowded.mover()).id}"
    assert places[1] == crowded.group.key


async def test_a_table_that_has_waited_shows_the_newest_state_in_one_call_for_each_message(crowded):
    await crowded.begin()
    await crowded.is_held_back()
    looks = len(crowded.room.board(crowded.group).before)
    await crowded.moves()
    await crowded.moves()
    crowded.room.calls.clear()
    await crowded.take_turns(3)
    places = [place for _, place in crowded.room.calls]
    assert len(set(places)) == len(places) == 3
    board = crowded.room.board(crowded.group)
    assert len(board.before) == looks + 1
    decisions = {decode(button.data).decision for button in board.buttons if button.data}
    assert (await crowded.table()).decision in decisions


async def test_a_flood_wait_of_several_chats_holds_back_all_tables(crowded):
    await crowded.begin()
    crowded.room.refuse = lambda call, chat: Busy(30.0, flood=True)
    crowded.room.calls.clear()
    await crowded.moves()
    await crowded.take_turns(2)
    crowded.room.refuse = lambda call, chat: None
    calls = len(crowded.room.calls)
    other = Chat(platform=PLATFORM, id="-200")
    assert await crowded.limits.take(other, crowded.time + 1.0) > 28.0
    assert len(crowded.room.calls) == calls


async def test_the_hand_of_whoever_has_to_move_is_the_most_urgent(crowded):
    await crowded.begin()
    table = await crowded.table()
    wanted = surfaces.wanted(table, crowded.time, [PLATFORM])
    turns = {surface.seat: surface.turn for surface in wanted if surface.name.kind is SurfaceKind.HAND}
    assert turns.pop(table.to_act) is Priority.MOVE
    assert set(turns.values()) == {Priority.REST}
    assert {surface.turn for surface in wanted if surface.name.kind is SurfaceKind.BOARD} == {Priority.BOARD}


async def test_where_the_mover_has_no_hand_of_his_own_the_board_is_the_most_urgent(crowded):
    await crowded.begin()
    wanted = surfaces.wanted(await crowded.table(), crowded.time, [])
    assert [surface.turn for surface in wanted if surface.name.kind is SurfaceKind.BOARD] == [Priority.MOVE]
