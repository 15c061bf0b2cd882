"""A player who wants no private messages: this is no fault, and a practice chat still shows the cards."""

import pytest

from bot.people import Chat
from bot.ports.directory import WANTS_MESSAGES
from bot.ports.messenger import Unwelcome
from tests.world.chat_room import pressable

AMISS = "I can’t write to you in private"


@pytest.fixture
def refusing(world):
    """A world in which no hand can be sent as a private message."""

    async def private_chat(person):
        raise Unwelcome("not-wanted")

    world.room.private_chat = private_chat
    return world


async def test_a_board_does_not_tell_of_messages_that_are_not_wanted(refusing):
    for name in ("anna", "ben", "cleo"):
        await refusing.directory.save_person(f"telegram:{name}", {WANTS_MESSAGES: False})
    await refusing.begin()
    assert all(seat.unreachable and seat.unwanted for seat in (await refusing.table()).seats)
    assert AMISS not in refusing.room.board(refusing.group).screen.text


async def test_a_board_tells_of_a_closed_private_chat(refusing):
    await refusing.begin()
    assert all(seat.unreachable and not seat.unwanted for seat in (await refusing.table()).seats)
    assert AMISS in refusing.room.board(refusing.group).screen.text


async def test_messages_that_are_wanted_again_come(refusing):
    anna = refusing.person("Anna")
    await refusing.directory.save_person(anna.key, {WANTS_MESSAGES: False})
    await refusing.begin()
    await refusing.directory.save_person(anna.key, {WANTS_MESSAGES: None})
    await refusing.facts.private_chat_opened(anna)
    assert not any(seat.unwanted or seat.unreachable for seat in (await refusing.table()).seats if seat.person == anna)


async def test_the_practice_chat_shows_the_cards_whatever_is_wanted_elsewhere(refusing):
    anna = refusing.person("Anna")
    await refusing.directory.save_person(anna.key, {WANTS_MESSAGES: False})
    practice = Chat(platform="telegram", id="dm-anna", private=True)
    await refusing.says(anna, "/newgame", chat=practice)
    table_id = await refusing.table_id(practice)
    await refusing.passes(20.0, table_id)
    assert any(pressable(message.screen) for message in refusing.room.seen_in(practice))
    assert not any(AMISS in message.screen.text for message in refusing.room.seen_in(practice))


async def test_a_command_or_press_in_private_does_not_ask_for_messages(refusing, monkeypatch):
    anna, written = refusing.person("Anna"), []
    await refusing.directory.save_person(anna.key, {WANTS_MESSAGES: False})
    await refusing.begin()
    private = Chat(platform="telegram", id="dm-anna", private=True)
    tried = refusing.room.private_chat

    async def private_chat(person):
        written.append(person.name)
        return await tried(person)

    monkeypatch.setattr(refusing.room, "private_chat", private_chat)
    await refusing.says(anna, "/help", chat=private)
    await refusing.facts.heard_from(private, anna, await refusing.table())
    await refusing.tend()
    assert "Anna" not in written
    assert (await refusing.table()).seats[0].unwanted
