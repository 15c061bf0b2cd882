"""After a restart, records of messages are trusted; after a killed pass or a rollback messages are edited once more."""

import asyncio
from contextlib import suppress

import pytest

from bot.codec import Verb
from bot.people import Chat
from bot.showing.delivery import LONGEST_CALL
from bot.table.change import TableChange
from tests.world.leased import Leased


class Processes(Leased):
    """One bot process after another, on one server."""

    def begin_process(self):
        """Forget everything that only the process knows, a second later."""
        self.time += 1.0
        self.lead = None
        self.restart()
        self.room.calls.clear()

    async def opens(self, number):
        """Open a table in a group of its own."""
        group = Chat(platform="telegram", id=f"-{number}", title="Friday")
        await self.says(self.person(f"Anna{number}"), "/newgame", chat=group)
        table_id = await self.directory.table_of_chat(group.key)
        await self.tend(table_id)
        return table_id


@pytest.fixture
async def chat(redis_database):
    return Processes(redis_database)


@pytest.fixture
async def lobby(chat):
    await chat.says(chat.person("Anna"), "/newgame")
    return await chat.table_id()


async def test_a_settled_table_needs_no_call_from_the_next_process(chat, lobby):
    chat.begin_process()
    await chat.tend(lobby, due=True)
    assert chat.room.calls == []


async def test_a_commit_is_shown_by_the_next_process(chat, lobby):
    chat.begin_process()
    await chat.presses(chat.person("Ben"), chat.room.board(chat.group).button(Verb.JOIN))
    assert "Ben" in chat.room.board(chat.group).screen.text


async def test_a_message_of_a_killed_pass_is_corrected_even_if_its_record_looks_right(chat, lobby):
    before = chat.room.board(chat.group).screen.text
    join = chat.room.board(chat.group).button(Verb.JOIN)

    async def killed(*_, **__):
        raise asyncio.CancelledError

    with suppress(asyncio.CancelledError):
        chat.store.sleep_until = killed
        await chat.presses(chat.person("Ben"), join)
    del chat.store.sleep_until
    assert "Ben" in chat.room.board(chat.group).screen.text
    chat.begin_process()
    seen = (await chat.table(lobby)).seats
    anna = next(seat for seat in seen if seat.person is not None and seat.person.id == "anna")
    await chat.tables.change(lobby, lambda table: TableChange(table.model_copy(update={"seats": (anna, *seen[2:])})))
    await chat.tend(lobby)
    assert chat.room.board(chat.group).screen.text == before


async def test_what_was_due_when_a_leader_began_is_edited_at_once_and_once_more(chat):
    idle, tended = [await chat.opens(number) for number in range(2)]
    await chat.store.attend(tended, chat.time)  # as a pass does before a call
    chat.begin_process()
    await chat.begin_to_lead()
    for later in (0.0, 1.0, LONGEST_CALL, 1.0):
        chat.time += later
        for table in await chat.due():
            await chat.tend(table, due=True)
    assert chat.room.calls == [("edit", "telegram:-1")] * 2
    assert await chat.due() == []
    await chat.tend(idle)
    assert chat.room.calls[2:] == [], "nothing else is redrawn"


async def test_a_call_makes_its_document_due_before_it_is_made(chat, lobby):
    await chat.tables.change(lobby, lambda table: TableChange(table.model_copy(update={"language": "de"})))
    await chat.tend(lobby)
    assert await chat.due() == []
    seen = []

    async def edit(where, message, screen, plain=chat.room.edit):
        seen.append(await chat.due())
        return await plain(where, message, screen)

    chat.room.edit = edit
    chat.time += 1.0
    chat.tender.begin([lobby])  # nothing was committed, and yet there is a call to make
    chat.tender._asleep[lobby] = await chat.store.version(lobby)
    await chat.tend(lobby)
    assert seen == [[lobby]]
    assert await chat.due() == [], "and after the pass it rests"
