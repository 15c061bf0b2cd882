"""A chat that refuses the bot is retried rarely, and shows its table again as soon as the bot is back."""

import pytest

from bot.codec import Verb
from bot.people import Chat
from bot.ports.messenger import Blocked, Rejected
from bot.table.table import Stage
from tests.crossed import sampled
from tests.world.chat_room import pressable
from tests.world.finished_games import open_game

DAY = 86_400.0
LONG = DAY / 4  # afterwards the next retry is hours away


@pytest.fixture
async def private(world, people):
    """Ben's private chat."""
    return await world.room.private_chat(people[1])


async def thrown_out(world, people):
    """Begin a game with a move timer, so that it goes on by itself, and let the group refuse all calls from then on."""
    table_id = await open_game(world, people, options="/newgame polish lock.enabled=no")
    await world.says(world.person("Eve"), "/timer 10m", admin=True)
    world.room.refuse = lambda _, chat: Blocked("kicked") if chat.key == world.group.key else None
    world.room.calls.clear()
    return table_id


async def long_ago(world, people):
    """Let the group refuse the bot until retries are rare, then accept calls again."""
    table_id = await thrown_out(world, people)
    await time_passes(world, table_id, LONG)
    takes_calls(world)
    assert (await world.table(table_id)).stage is Stage.PLAYING
    return table_id


async def time_passes(world, table_id, seconds):
    """Let time pass, tending the table every five minutes."""
    end = world.time + seconds
    while world.time < end:
        await world.skips(table_id, 300.0)


def takes_calls(world):
    world.room.refuse = lambda _call, _chat: None
    world.room.calls.clear()


def called(world, chat):
    return [call for call, place in world.room.calls if place == chat.key]


def rejects_edits(world, chat):
    world.room.refuse = lambda call, where: Rejected("odd") if (call, where.key) == ("edit", chat.key) else None


@pytest.mark.slow
async def test_a_chat_that_refuses_is_tried_a_few_times_a_day(world, people):
    table_id = await thrown_out(world, people)
    await time_passes(world, table_id, DAY)
    assert 5 <= len(called(world, world.group)) <= 15


@pytest.mark.slow
@pytest.mark.parametrize("topic", [None, "7"])
async def test_the_board_is_shown_as_soon_as_the_bot_is_back_in_the_group_and_not_before(world, people, topic):
    world.group = Chat(platform="telegram", id="-100", thread=topic, title="Friday")
    table_id = await long_ago(world, people)
    await world.tender.tend(table_id)
    assert not called(world, world.group)
    await world.service.chat_opened("telegram:-100")
    await world.tender.tend(table_id)
    assert called(world, world.group)


@pytest.mark.parametrize("what", sampled(["a command", "a press", "a press that is refused"], 3))
async def test_commands_and_presses_in_the_group_show_that_the_bot_is_back(world, people, what):
    await long_ago(world, people)
    if what == "a command":
        await world.says(people[0], "/newgame")
    else:
        presser = people[1] if what == "a press" else world.person("Zoe")
        answer = await world.presses(presser, world.room.board(world.group).button(Verb.HAND))
        assert ("no seat" in (answer.toast or "")) is (presser.name == "Zoe")
    assert called(world, world.group)


@pytest.mark.slow
async def test_a_press_in_another_chat_does_not_show_that_the_bot_is_back(world, people, private):
    await long_ago(world, people)
    hand = next(sent for sent in world.room.seen_in(private) if sent.buttons)
    await world.presses(people[1], hand.button(Verb.PAGE), chat=private)
    assert not called(world, world.group)


async def test_a_refused_hand_is_tried_again_and_its_person_stays_reachable(world, people):
    table_id = await open_game(world, people)
    waiting = people[(await world.table(table_id)).to_act]
    shown = world.room.hand_of(waiting)
    before = shown.screen
    world.room.refuse = lambda _, chat: Blocked("refused-20031") if chat.key == shown.chat.key else None
    await world.presses(waiting, pressable(before)[0], chat=shown.chat)
    await world.skips(table_id, 1.0)
    assert shown.screen is before
    assert not any(seat.unreachable for seat in (await world.table(table_id)).seats)
    takes_calls(world)
    await world.skips(table_id, 700.0)
    assert shown.screen is not before


async def test_rejected_contents_are_tried_again_when_the_person_presses_in_the_chat(world, people, private):
    table_id = await open_game(world, people)
    hand = world.room.hand_of(people[1])
    rejects_edits(world, private)
    await world.presses(people[1], hand.button(Verb.PAGE), chat=private)
    shown = hand.screen
    world.time += 5.0
    takes_calls(world)
    await world.presses(people[1], f"{table_id}.0.{Verb.BID}.100", chat=private)
    assert called(world, private)
    assert hand.screen != shown


async def test_a_message_that_takes_no_edit_is_replaced(world, people, private):
    await open_game(world, people)
    frozen = world.room.hand_of(people[1])
    rejects_edits(world, private)
    await world.presses(people[1], frozen.button(Verb.PAGE), chat=private)
    assert world.room.hand_of(people[1]) is frozen, "one refusal may be about these contents"
    world.time += 5.0
    await world.presses(people[1], frozen.button(Verb.PAGE), chat=private)
    assert world.room.hand_of(people[1]) is not frozen
    assert frozen.deleted


async def test_a_press_in_a_private_chat_shows_that_it_is_open(world, people, private):
    table_id = await open_game(world, people)
    hand = world.room.hand_of(people[1])
    await world.facts.private_chat_closed(people[1])
    await world.tend()
    assert (await world.table(table_id)).seats[1].unreachable
    world.room.calls.clear()
    await world.presses(people[1], hand.button(Verb.PAGE), chat=private)
    assert not (await world.table(table_id)).seats[1].unreachable
    assert called(world, private)


async def test_a_command_in_a_private_chat_shows_that_it_is_open(careful_world):
    anna = careful_world.person("Anna")
    private = await careful_world.room.private_chat(anna)
    await careful_world.says(anna, "/help", chat=private)
    assert (await careful_world.directory.person(anna.key))["private"] is True
    await careful_world.says_yes(anna, "/deletemydata", chat=private)
    await careful_world.says(anna, "/rules", chat=private)
    await careful_world.says(anna, "/newgame")
    assert not (await careful_world.table()).seats[0].unreachable
