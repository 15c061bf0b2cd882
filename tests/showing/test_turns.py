"""When the token's budget is used up, tables queue for calls; at its turn each table shows its newest state."""

import asyncio

import pytest

from adapters.redis.directory import RedisDirectory
from adapters.redis.limits import Figures, RedisLimits
from adapters.redis.store import RedisTables
from bot.codec import decode
from bot.people import Chat
from bot.ports.limits import Priority
from bot.ports.messenger import Busy
from bot.ports.store import SurfaceKind
from bot.showing import surfaces
from bot.showing.delivery import Delivery
from bot.showing.tending import Tender
from tests.screens import faces
from tests.world.chat_room import World, pressable

SOON = 1.0  # seconds: longer than two moves take
PLATFORM = "telegram"


class Crowded(World):
    """A world with a budget for the token; `turns` holds the tables that have their turn."""

    def __init__(self, database) -> None:
        self.turns: asyncio.Queue[str] = asyncio.Queue()
        limits = RedisLimits(database, {PLATFORM: Figures(per_second=25.0)})
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

    async def moves(self) -> None:
        """Make the next move, whether or not the bot has shown the buttons."""
        table = await self.table()
        await self.presses(await self.mover(), pressable(faces.hand_of(table, table.to_act, "en"))[0])

    async def is_held_back(self) -> None:
        await self.limits.refused(PLATFORM, self.time, self.time + SOON)

    async def take_turns(self, calls: int) -> None:
        """Tend the tables that get their turn, until so many calls have been made."""
        async with asyncio.timeout(10):
            while len(self.room.calls) < calls:
                table_id = await self.turns.get()
                self.time += SOON
                await self.tender.tend(table_id)


@pytest.fixture
async def crowded(fake_database, monkeypatch):
    """A game that has begun; no call has been made since."""
    # A call that comes late, as this machine stood still, would take a new moment, after the calls behind it.
    monkeypatch.setattr("adapters.redis.limits.LATE", 3600.0)
    crowded = Crowded(fake_database)
    await crowded.begin()
    crowded.room.calls.clear()
    return crowded


async def test_a_move_is_accepted_though_the_table_may_make_no_call(crowded):
    await crowded.is_held_back()
    decision = (await crowded.table()).decision
    await crowded.moves()
    assert (await crowded.table()).decision > decision
    assert crowded.room.calls == []


async def test_two_moves_cost_one_call_a_message_with_the_next_players_hand_first(crowded):
    await crowded.is_held_back()
    board = crowded.room.board(crowded.group)
    looks = len(board.before)
    await crowded.moves()
    await crowded.moves()
    await crowded.take_turns(3)
    places = [place for _, place in crowded.room.calls]
    assert places[0] == f"telegram:dm-{(await crowded.mover()).id}"
    assert places[1] == crowded.group.key
    assert len(set(places)) == len(places) == 3
    assert len(board.before) == looks + 1
    decisions = {decode(button.data).decision for button in board.buttons if button.data}
    assert (await crowded.table()).decision in decisions


async def test_a_flood_wait_of_several_chats_holds_back_all_tables(crowded):
    crowded.room.refuse = lambda call, chat: Busy(30.0, flood=True)
    await crowded.moves()
    await crowded.take_turns(2)
    crowded.room.refuse = lambda call, chat: None
    calls = len(crowded.room.calls)
    other = Chat(platform=PLATFORM, id="-200")
    assert await crowded.limits.take(other, crowded.time + 1.0) > 28.0
    assert len(crowded.room.calls) == calls


async def test_the_hand_of_the_player_to_move_is_the_most_urgent_or_else_the_board(crowded):
    table = await crowded.table()
    wanted = surfaces.wanted(table, crowded.time, [PLATFORM])
    turns = {surface.held_for: surface.turn for surface in wanted if surface.name.kind is SurfaceKind.HAND}
    assert turns.pop(table.to_act) is Priority.MOVE
    assert set(turns.values()) == {Priority.REST}
    assert {surface.turn for surface in wanted if surface.name.kind is SurfaceKind.BOARD} == {Priority.BOARD}
    without_hands = surfaces.wanted(table, crowded.time, [])
    assert [surface.turn for surface in without_hands if surface.name.kind is SurfaceKind.BOARD] == [Priority.MOVE]
