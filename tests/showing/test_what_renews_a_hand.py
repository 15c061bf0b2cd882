"""Which events renew which private messages, and how many calls a hand costs."""

from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from adapters.redis.directory import RedisDirectory
from adapters.redis.limits import TELEGRAM, RedisLimits
from adapters.redis.store import RedisTables
from bot.codec import Verb, decode
from bot.showing import pace
from bot.table.choices import known_choice
from bot.table.parts import Habits
from tests.world.chat_room import World, goes_on_by_itself, pressable
from tests.world.finished_games import move

NAMES = ("anna", "ben", "cleo")


@pytest.fixture
async def world(world):
    """A world in which a game has begun: `code` is its table's."""
    world.code = await world.begin()
    return world


async def moved(world):
    """Make the next move; return the seat, and the table after it."""
    seat = (await world.table(world.code)).to_act
    world.room.calls.clear()
    world.time += 1.0
    await move(world, world.code)
    await world.tend(world.code)
    return seat, await world.table(world.code)


async def until(world, wanted):
    while not wanted(table := await world.table(world.code)):
        if table.to_act is None:
            await world.passes(3.0, world.code)
        else:
            await moved(world)


def renewed(world):
    """Return the seats whose private messages were sent or edited since the last move."""
    chats = [chat for call, chat in world.room.calls if call in {"edit", "send"}]
    return {seat for seat, name in enumerate(NAMES) if f"telegram:dm-{name}" in chats}


def in_the_middle_of_the_play(table):
    return table.game.phase == "play" and 0 < len(table.game.tricks) < 6


async def test_a_bid_renews_the_hands_of_the_bidder_and_the_next(world):
    assert (await world.table(world.code)).game.phase == "auction"
    seat, table = await moved(world)
    assert renewed(world) == {seat, table.to_act}


async def test_a_card_renews_the_hands_of_its_player_and_the_next(world):
    await until(world, in_the_middle_of_the_play)
    for _ in range(9):
        seat, table = await moved(world)
        assert renewed(world) == {seat, table.to_act}
    while table.to_act == seat:
        seat, table = await moved(world)
    screen = world.room.hand_of(table.seats[seat].person).screen
    assert "Your turn" not in screen.text
    assert "Trick" not in screen.text
    assert not pressable(screen)


async def test_a_pause_renews_every_hand_and_so_does_its_end(world):
    await until(world, in_the_middle_of_the_play)
    people = [seat.person for seat in (await world.table(world.code)).seats]
    for command in ("/pause", "/resume"):
        world.room.calls.clear()
        for person in people:
            await world.says(person, command)
        assert renewed(world) == {0, 1, 2}


async def test_a_switch_renews_the_hand_of_its_owner_alone(world):
    await until(world, in_the_middle_of_the_play)
    table = await world.table(world.code)
    other, third = {0, 1, 2} - {table.to_act}
    before = pace.mark_of_hand(table, other)
    seats = [seat.replace(habits=Habits(auto=index == other)) for index, seat in enumerate(table.seats)]
    after = table.model_copy(update={"seats": tuple(seats)})
    assert pace.mark_of_hand(after, other) != before
    assert pace.mark_of_hand(after, third) == pace.mark_of_hand(table, third)


async def test_a_group_that_has_moved_renews_every_hand_with_the_way_back_to_it(world):
    await until(world, in_the_middle_of_the_play)
    before = await world.table(world.code)
    after = before.with_moved_chat("telegram", world.group.id, "-1009")
    assert all(
        pace.mark_of_hand(after, seat) != pace.mark_of_hand(before, seat) for seat in range(3) if seat != after.to_act
    )


async def test_a_tip_on_the_last_hand_goes_without_an_edit_of_its_own(world):
    await until(world, lambda table: len(table.rows) == 1 and table.to_act is not None)
    people = [seat.person for seat in (await world.table(world.code)).seats]
    assert all("💡" in world.room.hand_of(person).screen.text for person in people)
    await until(world, lambda table: table.game.phase == "contract")
    await moved(world)
    declarer = (await world.table(world.code)).game.declarer
    assert renewed(world) == {declarer}
    await until(world, lambda table: len(table.game.tricks) == 1)
    assert not any("Your last hand" in world.room.hand_of(person).screen.text for person in people)


async def test_new_cards_come_within_two_seconds_and_the_board_is_one_send(world):
    await until(world, lambda table: table.game.phase == "play" and known_choice(table) is not None)
    pressed, hand = world.time, (await world.table(world.code)).deal.hand
    world.room.calls.clear()
    await world.passes(2.0, world.code)
    table = await world.table(world.code)
    assert table.deal.hand == hand + 1
    assert renewed(world) == {0, 1, 2}
    in_group = [call for call, chat in world.room.calls if chat == world.group.key]
    assert in_group[0] == "send", "the new board comes before the last form of the old one"
    assert Counter(in_group)["send"] == 1
    assert world.time - pressed <= 2.0


async def test_in_fast_play_the_old_board_is_finished_before_the_new_one_is_edited(fake_database):
    """Otherwise it would look live, with buttons, as long as people play on."""
    limits = RedisLimits(fake_database, {"telegram": replace(TELEGRAM, per_second=None)})
    world: Any = World(RedisTables(fake_database), RedisDirectory(fake_database), limits)
    world.code = await world.begin()
    await until(world, lambda table: len(table.rows) == 1)
    old = world.room.board(world.group)
    await until(world, lambda table: len(table.rows) == 1 and table.to_act is not None)
    dealt = world.time
    while "is over" not in old.screen.text and world.time < dealt + 15:
        await moved(world)
    assert [decode(button.data).verb for button in old.buttons] == [Verb.VERIFY]
    assert world.time <= dealt + 6.0, "the group can spare one call in 4 s"
    assert world.room.board(world.group) is not old, "the new board comes first"


async def test_a_hand_costs_few_calls(world):
    """If each move edited all three hands, 24 presses would cost some 110 calls."""
    await until(world, lambda table: len(table.rows) == 1)
    calls = presses = 0
    while len((await world.table(world.code)).rows) == 1:
        table = await world.table(world.code)
        world.room.calls.clear()
        if goes_on_by_itself(table):
            await world.passes(1.0, world.code)
        else:
            presses += 1
            await moved(world)
        calls += len(world.room.calls)
    assert calls <= 3.4 * presses
