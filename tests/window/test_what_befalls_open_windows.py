"""Broken windows, and people who leave, are forgotten, or play on two devices: nothing is lost, nobody waits."""

import pytest

from bot.codec import Verb
from engine import view as seeing
from tests.window.conftest import WindowClient
from tests.world.chat_room import goes_on_by_itself, pressable


def kind_of(game):
    """The kind of choice that the table waits for."""
    view = seeing.public(game.game)
    if view.phase == "play":
        return "lead" if not view.trick or not view.trick.cards else "follow"
    return "opening" if view.phase == "auction" and not view.auction else view.phase


def hand_calls(world, person):
    return [call for call in world.room.calls if call[1] == f"telegram:dm-{person.id}"]


@pytest.mark.slow
async def test_a_socket_that_dies_at_any_kind_of_decision_renews_the_private_hand_once(clients, world, people, table):
    windows = [await clients.open(person, table) for person in people]
    died = set()
    for _ in range(120):
        game = await world.table(table)
        if game.rows:
            break
        if goes_on_by_itself(game):  # the last cards are played by themselves
            await world.passes(1.0, table)
            continue
        mover = game.to_act
        await windows[mover].until(lambda mover=mover: windows[mover].is_due)
        if kind_of(game) not in died:
            died.add(kind_of(game))
            moves = {button["data"] for button in windows[mover].offered}
            is_stale = not offers_some(world, people[mover], moves)
            before = [hand_calls(world, person) for person in people]
            await windows[mover].socket.close()
            await is_away(world, table, people[mover])
            await world.tend(table)
            await world.tend(table)
            new = [len(hand_calls(world, one)) - len(known) for one, known in zip(people, before, strict=True)]
            assert new == [int(seat == mover and is_stale) for seat in range(3)]
            assert offers_some(world, people[mover], moves)
            windows[mover] = await clients.open(people[mover], table)
        await windows[mover].moves()
    assert died >= {"opening", "auction", "exchange", "lead", "follow"}


def offers_some(world, person, moves):
    """Whether the private message offers these moves; of many bids a chat shows the first ones."""
    offered = {button.data for button in pressable(world.room.hand_of(person).screen)}
    return bool(offered) and offered <= moves


async def is_away(world, table, person):
    while person.key in await world.presence.at(table):
        pass


async def test_two_devices_of_one_person_show_one_seat_and_a_press_counts_once(clients, world, people, table):
    mover = (await world.table(table)).to_act
    one, other = [await clients.open(people[mover], table) for _ in range(2)]
    await other.until(lambda: other.is_due)
    old = other.offered[0]
    await one.moves()
    decision = (await world.table(table)).decision
    await other.press(old["data"], chat="me")
    assert (await world.table(table)).decision == decision
    await other.until(lambda: other.hand == one.hand)


async def test_the_hand_stays_held_while_one_of_two_devices_is_open(clients, world, people, table):
    mover = (await world.table(table)).to_act
    one, other = [await clients.open(people[mover], table) for _ in range(2)]
    before = hand_calls(world, people[mover])
    await one.socket.close()
    await other.moves()
    await world.passes(3.0, table)
    assert hand_calls(world, people[mover]) == before


async def test_whoever_leaves_with_the_window_open_is_shown_no_hand_and_the_others_go_on(clients, world, people, table):
    windows = [await clients.open(person, table) for person in people]
    mover = (await world.table(table)).to_act
    await windows[mover].until(lambda: windows[mover].is_due)
    await windows[mover].press(windows[mover].view["menu"]["leave"]["data"])
    await windows[mover].until(lambda: not windows[mover].offered)
    assert (await world.table(table)).seats[mover].left
    await world.passes(20.0, table)
    assert (await world.table(table)).to_act != mover


async def test_another_process_serves_the_window_of_one_that_is_gone(clients, world, people, table):
    """After its process was killed, a page connects to another process."""
    session = await clients.session(people[0])
    window = await WindowClient.connect(clients.client, session, table)
    await window.until(lambda: window.hand)
    window.socket._response.connection.transport.abort()  # without a closing handshake
    world.restart()
    mover = (await world.table(table)).to_act
    await world.presses(people[mover], pressable(world.room.hand_of(people[mover]).screen)[0])
    again = await WindowClient.connect(clients.client, session, table)
    await again.until(lambda: again.hand)
    assert again.view["question"]["seat"] == (await world.table(table)).to_act


async def test_an_opened_window_changes_nothing_for_people_who_play_by_buttons(clients, world, people, table):
    await clients.open(people[0], table)
    mover = (await world.table(table)).to_act
    await world.presses(people[mover], world.board.button(Verb.BID))
    following = (await world.table(table)).to_act
    await world.passes(8.0, table)
    assert people[following].name in world.board.screen.text.partition("\n")[0]
