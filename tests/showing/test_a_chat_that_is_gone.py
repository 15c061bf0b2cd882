"""A chat that has thrown the bot out is left in peace, and its table is there again when the bot is."""

import pytest

from bot.codec import Verb
from bot.people import Chat
from bot.ports.messenger import Blocked, Rejected
from bot.table.table import Stage
from tests.world.chat_room import pressable
from tests.world.finished_games import open_game

DAY = 86_400.0
LONG = DAY / 4  # tries are as rare by then as they get in a day


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
    await whiles_away(world, thrown_out, LONG)
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


def back_again(world):
    """The chat takes calls again, and nobody has said so yet."""
    world.room.refuse = lambda _call, _chat: None
    world.room.calls.clear()


def called(world, chat):
    return [place for _, place in world.room.calls if place == chat.key]


async def test_a_command_typed_there_shows_that_it_can_be_written_to(world, thrown_out):
    await whiles_away(world, thrown_out, LONG)
    back_again(world)
    await world.says(world.person("Anna"), "/newgame")
    assert called(world, world.group)


async def test_a_press_there_shows_that_it_can_be_written_to(world, thrown_out):
    old = world.room.board(world.group).button(Verb.HAND)
    await whiles_away(world, thrown_out, LONG)
    back_again(world)
    await world.presses(world.person("Ben"), old)
    assert called(world, world.group)


async def test_even_a_press_that_is_refused_shows_it(world, thrown_out):
    old = world.room.board(world.group).button(Verb.HAND)
    await whiles_away(world, thrown_out, LONG)
    back_again(world)
    answer = await world.presses(world.person("Zoe"), old)
    assert "no seat" in answer.toast
    assert called(world, world.group)


async def test_a_press_elsewhere_shows_nothing(world, thrown_out):
    await whiles_away(world, thrown_out, LONG)
    back_again(world)
    private = await world.room.private_chat(world.person("Anna"))
    await world.presses(world.person("Anna"), world.room.hand_of(world.person("Anna")).button(Verb.PAGE), chat=private)
    assert not called(world, world.group)


async def test_a_topic_is_there_again_as_soon_as_the_bot_is_back_in_its_group(world):
    world.group = Chat(platform="telegram", id="-100", thread="7", title="Friday")
    people = [world.person(name) for name in ("Anna", "Ben", "Cleo")]
    table_id = await open_game(world, people, options="/newgame polish lock.enabled=no")
    await world.says(people[0], "/timer 10m")
    world.room.refuse = lambda _, chat: Blocked("kicked") if chat.key == world.group.key else None
    await whiles_away(world, table_id, LONG)
    back_again(world)
    await world.service.chat_opened("telegram:-100")
    await world.tender.tend(table_id)
    assert called(world, world.group)


async def test_a_hand_that_was_rejected_is_tried_again_when_its_person_presses_there(world):
    people = [world.person(name) for name in ("Anna", "Ben", "Cleo")]
    table_id = await open_game(world, people)
    ben, private = people[1], await world.room.private_chat(people[1])
    hand = world.room.hand_of(ben)
    world.room.refuse = lambda call, chat: Rejected("odd") if (call, chat.id) == ("edit", "dm-ben") else None
    await world.presses(ben, hand.button(Verb.PAGE), chat=private)
    shown = hand.screen
    world.time += 5.0
    back_again(world)
    await world.presses(ben, f"{table_id}.0.{Verb.BID}100", chat=private)
    assert called(world, private)
    assert hand.screen != shown


async def test_a_message_that_takes_no_edit_is_replaced(world):
    people = [world.person(name) for name in ("Anna", "Ben", "Cleo")]
    await open_game(world, people)
    ben, private = people[1], await world.room.private_chat(people[1])
    frozen = world.room.hand_of(ben)
    world.room.refuse = lambda call, chat: Rejected("odd") if (call, chat.id) == ("edit", "dm-ben") else None
    await world.presses(ben, frozen.button(Verb.PAGE), chat=private)
    assert world.room.hand_of(ben) is frozen, "one refusal may be of these contents alone"
    world.time += 5.0
    await world.presses(ben, frozen.button(Verb.PAGE), chat=private)
    fresh = world.room.hand_of(ben)
    assert fresh is not frozen
    assert frozen.deleted


async def test_a_hand_whose_chat_was_taken_for_closed_is_there_again_when_its_person_presses_in_it(world):
    people = [world.person(name) for name in ("Anna", "Ben", "Cleo")]
    table_id = await open_game(world, people)
    ben, private = people[1], await world.room.private_chat(people[1])
    hand = world.room.hand_of(ben)
    await world.facts.private_chat_closed(ben)
    await world.tend()
    assert (await world.table(table_id)).seats[1].unreachable
    world.room.calls.clear()
    await world.presses(ben, hand.button(Verb.PAGE), chat=private)
    assert not (await world.table(table_id)).seats[1].unreachable
    assert called(world, private)


async def test_whoever_writes_in_private_can_be_written_to_there(careful_world):
    anna = careful_world.person("Anna")
    private = await careful_world.room.private_chat(anna)
    await careful_world.says(anna, "/help", chat=private)
    assert (await careful_world.directory.person(anna.key))["private"] is True
    await careful_world.says_yes(anna, "/deletemydata", chat=private)
    await careful_world.says(anna, "/rules", chat=private)
    await careful_world.says(anna, "/newgame")
    assert not (await careful_world.table()).seats[0].unreachable
