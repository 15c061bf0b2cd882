"""A board that people would have to look for goes on in a new message; the old one becomes a line."""

import pytest

from bot.people import Chat
from bot.ports.messenger import Blocked, Busy
from bot.ports.store import SurfaceKind
from bot.table.automatic import chosen_action
from bot.table.change import TableChange
from bot.table.playing import play
from tests.world.finished_games import play_out


@pytest.fixture
async def game(world):
    return await world.begin()


@pytest.fixture
def group(world):
    """The group, whose messages of others are `chatter` below whatever the bot wrote there last."""
    room, send = world.room, world.room.send

    async def sent(chat, screen, *, nonce):
        room.chatter = room.chatter if chat.private else 0
        return await send(chat, screen, nonce=nonce)

    room.send = sent
    room.link_to = lambda chat, message: f"https://chat.example/{chat.id}/{message or ''}"
    return room


def board(world):
    (one,) = [message for message in world.room.seen_in(world.group) if message.buttons]
    return one


async def move(world, table_id):
    """Let whoever is to move do so."""

    def moved(table):
        played, entry = play(table, chosen_action(table), world.time)
        return TableChange(played, log=(entry,))

    await world.tables.change(table_id, moved)
    await world.tend(table_id)


async def moves(world, table_id):
    """Let whoever is to move do so; return the message that shows the board now."""
    await move(world, table_id)
    return board(world)


async def test_a_board_that_the_chat_has_scrolled_away_from_goes_on_below(world, game, group):
    old = board(world)
    group.chatter = 13
    new = await moves(world, game)
    assert new is not old
    assert "goes on further down" in old.screen.text
    assert f'href="https://chat.example/{world.group.id}/{new.id}"' in old.screen.text


async def test_that_takes_two_calls(world, game, group):
    group.chatter = 13
    before = len(group.calls)
    await moves(world, game)
    calls = [call for call, chat in group.calls[before:] if chat == world.group.key]
    assert calls == ["send", "edit"]


async def test_a_board_in_sight_is_changed_in_place(world, game, group):
    old = board(world)
    group.chatter = 12
    assert await moves(world, game) is old


async def test_a_board_goes_on_below_once_in_a_minute_at_most(world, game, group):
    group.chatter = 13
    second = await moves(world, game)
    world.time += 58.0
    group.chatter = 13
    assert await moves(world, game) is second
    world.time += 3.0
    assert await moves(world, game) is not second


async def test_the_message_in_which_a_hand_ended_stays_as_its_record(world, game, group):
    first = board(world)
    group.chatter = 13
    second = await moves(world, game)
    await play_out(world, game, until=lambda table: table.rows and table.deal is not None)
    assert "further down" in first.screen.text
    assert "Hand 1" in second.screen.text
    assert "Hand 2" in board(world).screen.text


async def test_a_table_that_nobody_talks_at_has_no_line_that_leads_on(world, game, group):
    await play_out(world, game, until=lambda table: len(table.rows) > 1)
    assert not [one for one in group.seen_in(world.group) if "further down" in one.screen.text]


async def test_in_private_a_board_stays_where_it_is(world, group):
    anna = world.person("Anna")
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
    group.chatter = 13
    sends = group.calls.count(("send", world.group.key))
    await moves(world, game)
    assert group.calls.count(("send", world.group.key)) == sends


@pytest.mark.parametrize("command", ["/newgame", "/score"])
async def test_whoever_looks_for_the_board_finds_it_below(world, game, group, command):
    old = board(world)
    group.chatter = 3
    await world.says(world.person("Anna"), command)
    assert board(world) is not old


@pytest.mark.parametrize("command", ["/newgame", "/score"])
async def test_a_board_in_sight_is_not_sent_again_to_whoever_looks_for_it(world, game, group, command):
    old = board(world)
    group.chatter = 2
    await world.says(world.person("Anna"), command)
    assert board(world) is old


async def test_the_line_stays_a_line_though_the_hand_is_over_before_it_could_be_written(world, game, group):
    first, edit, stuck = board(world), group.edit, True

    async def edited(chat, message, screen):
        if message == first.id and stuck:
            raise Busy(1.0)
        return await edit(chat, message, screen)

    group.edit = edited
    group.chatter = 13
    await move(world, game)
    await play_out(world, game, until=lambda table: table.rows and table.deal is not None)
    await world.passes(5.0, game)
    assert "further down" not in first.screen.text
    stuck = False
    await world.passes(5.0, game)
    assert "further down" in first.screen.text
    records = [one for one in group.seen_in(world.group) if "Hand 1" in one.screen.text and not one.buttons]
    assert len(records) == 1


async def test_a_board_of_which_the_store_forgot_that_it_went_on_stands_once(world, game, group):
    first = board(world)
    (name,) = [one for one in await world.store.shown(game) if one.kind is SurfaceKind.BOARD]
    record = (await world.store.shown(game))[name]
    group.chatter = 13
    second = await moves(world, game)
    await world.store.show(game, {name: record})
    await world.tables.change(game, lambda table: TableChange(table.model_copy(update={"lowered": {}})))
    world.restart()
    await world.tend(game)
    assert board(world) is first
    assert second not in group.seen_in(world.group)
