"""A board that people would have to scroll up to is sent again below; the old one becomes a link."""

import pytest

from bot.codec import Verb, decode
from bot.people import Chat
from bot.ports.messenger import Blocked, Busy
from bot.ports.store import SurfaceKind
from bot.table.change import TableChange
from tests.world.finished_games import move, play_out

TALK = 13  # messages of others: enough that the board is out of sight


@pytest.fixture
async def game(world):
    return await world.begin()


@pytest.fixture
def group(world):
    """The group; its `chatter` counts messages of others below the bot's last one."""
    room, send = world.room, world.room.send

    async def sent(chat, screen, *, nonce):
        room.chatter = room.chatter if chat.private else 0
        return await send(chat, screen, nonce=nonce)

    room.send = sent
    room.link_to = lambda chat, message: f"https://chat.example/{chat.id}/{message or ''}"
    return room


def is_record(message):
    """Whether a message shows a finished hand, with no buttons but the check of its deal."""
    return all(button.data and decode(button.data).verb is Verb.VERIFY for button in message.buttons)


def board(world):
    shown = [message for message in world.room.seen_in(world.group) if message.buttons]
    (one,) = [message for message in shown if not is_record(message)]
    return one


async def moves(world, table_id, *, chatter=0):
    """Make a move after others have talked; return the message that shows the board now."""
    await moves_on(world, table_id, chatter=chatter)
    return board(world)


async def moves_on(world, table_id, *, chatter):
    world.room.chatter = chatter
    await move(world, table_id)
    await world.tend(table_id)


async def test_a_board_out_of_sight_is_sent_again_below_with_two_calls(world, game, group):
    old, before = board(world), len(group.calls)
    new = await moves(world, game, chatter=TALK)
    assert new is not old
    assert "goes on further down" in old.screen.text
    assert f'href="https://chat.example/{world.group.id}/{new.id}"' in old.screen.text
    assert [call for call, chat in group.calls[before:] if chat == world.group.key] == ["send", "edit"]


async def test_a_board_in_sight_is_edited(world, game, group):
    old = board(world)
    assert await moves(world, game, chatter=TALK - 1) is old


async def test_a_board_is_sent_again_at_most_once_a_minute(world, game, group):
    second = await moves(world, game, chatter=TALK)
    world.time += 58.0
    assert await moves(world, game, chatter=TALK) is second
    world.time += 3.0
    assert await moves(world, game, chatter=TALK) is not second


async def test_the_message_in_which_a_hand_ended_stays_as_its_record(world, game, group):
    first = board(world)
    second = await moves(world, game, chatter=TALK)
    await play_out(world, game, until=lambda table: table.rows and table.deal is not None)
    assert "further down" in first.screen.text
    assert "Hand 1" in second.screen.text
    assert "Hand 2" in board(world).screen.text


async def test_a_chat_without_talk_has_no_links_to_boards_below(world, game, group):
    await play_out(world, game, until=lambda table: len(table.rows) > 1)
    assert not [one for one in group.seen_in(world.group) if "further down" in one.screen.text]


async def test_a_board_in_a_private_chat_is_always_edited(world, group, anna):
    private = Chat(platform="telegram", id=f"dm-{anna.id}", private=True)
    await world.says(anna, "/newgame", chat=private)
    code = await world.table_id(private)
    await world.passes(6.0, code)
    sends = group.calls.count(("send", private.key))
    group.chatter = 99
    await play_out(world, code, until=lambda table: table.game.phase == "play")
    assert group.calls.count(("send", private.key)) == sends


async def test_a_chat_that_refuses_the_board_is_not_sent_another(world, game, group):
    group.refuse = lambda call, chat: Blocked("kicked") if not chat.private else None
    await moves(world, game)
    sends = group.calls.count(("send", world.group.key))
    await moves(world, game, chatter=TALK)
    assert group.calls.count(("send", world.group.key)) == sends


@pytest.mark.parametrize(("chatter", "again"), [(3, True), (2, False)])
@pytest.mark.parametrize("command", ["/newgame", "/score"])
async def test_a_command_that_asks_for_the_board_sends_it_again_if_it_is_out_of_sight(
    world, game, group, command, chatter, again
):
    old = board(world)
    group.chatter = chatter
    await world.says(world.person("Anna"), command)
    assert (board(world) is not old) is again


async def test_an_old_board_becomes_a_link_even_if_the_hand_ends_before_it_can_be_edited(world, game, group):
    first, edit, stuck = board(world), group.edit, True

    async def edited(chat, message, screen):
        if message == first.id and stuck:
            raise Busy(1.0)
        return await edit(chat, message, screen)

    group.edit = edited
    await moves_on(world, game, chatter=TALK)
    await play_out(world, game, until=lambda table: table.rows and table.deal is not None)
    await world.passes(5.0, game)
    assert "further down" not in first.screen.text
    stuck = False
    await world.passes(5.0, game)
    assert "further down" in first.screen.text
    records = [one for one in group.seen_in(world.group) if "Hand 1" in one.screen.text and is_record(one)]
    assert len(records) == 1


async def test_if_the_store_forgets_a_second_board_the_first_message_is_the_board(world, game, group):
    first = board(world)
    (name,) = [one for one in await world.store.shown(game) if one.kind is SurfaceKind.BOARD]
    record = (await world.store.shown(game))[name]
    second = await moves(world, game, chatter=TALK)
    await world.store.show(game, {name: record})
    await world.tables.change(game, lambda table: TableChange(table.model_copy(update={"lowered": {}})))
    world.restart()
    await world.tend(game)
    assert board(world) is first
    assert second not in group.seen_in(world.group)
