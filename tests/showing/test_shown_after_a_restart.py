"""After a restart, records of messages are trusted; after a killed pass or a rollback messages are edited once more."""

import asyncio
from contextlib import suppress

import pytest

from adapters.redis import embedded, keys
from adapters.redis.connection import connect
from adapters.redis.directory import RedisDirectory
from adapters.redis.schedule import IN_PLAY
from bot.codec import Verb
from bot.people import Chat
from bot.ports.schedule import FOR_EVER
from bot.table.change import TableChange
from bot.table.outages import Outage
from tests.world.leased import Leased


class Processes(Leased):
    """One bot process after another, on one server."""

    def begin_process(self):
        """Forget everything that only the process knows, a second later."""
        self.time += 1.0
        self.claims = {}
        self.restart()
        self.room.calls.clear()

    async def due(self):
        found = await self.schedule.due(list(self.claims.values()), self.time, 100)
        return [table for table, _ in found]

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


async def test_a_commit_by_the_next_process_itself_puts_nothing_in_doubt(chat, lobby):
    for name in ("Ben", "Cleo"):
        await chat.presses(chat.person(name), chat.room.board(chat.group).button(Verb.JOIN))
    await chat.presses(chat.person("Anna"), chat.room.board(chat.group).button(Verb.START))
    await chat.passes(60.0)  # the hand is dealt, and the first bidder is nudged
    version = await chat.store.version(lobby)
    chat.begin_process()
    chat.tender.give_back(Outage(chat.time, chat.time + 100.0))
    chat.time += 100.0
    await chat.tend(lobby, due=True)
    assert await chat.store.version(lobby) > version, "the time of the outage is given back"
    assert chat.room.calls == []


async def test_a_commit_is_shown_by_the_next_process(chat, lobby):
    chat.begin_process()
    await chat.presses(chat.person("Ben"), chat.room.board(chat.group).button(Verb.JOIN))
    assert "Ben" in chat.room.board(chat.group).screen.text


async def test_a_message_of_a_killed_pass_is_corrected_even_if_its_record_equals_the_wanted_screen(chat, lobby):
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


@pytest.fixture
async def restarted(tmp_path):
    """A chat on a server that can be stopped and restarted, which counts as another server."""
    server = embedded.start(tmp_path / "redis")
    databases = [connect(server.url)]
    chat = Processes(databases[0])

    async def restart():
        nonlocal server
        await databases[-1].close()
        await asyncio.to_thread(server.stop)
        server = await asyncio.to_thread(embedded.start, tmp_path / "redis")
        databases.append(connect(server.url))
        for part in (chat, chat.store, chat.schedule):
            setattr(part, "database" if part is chat else "_database", databases[-1])
        chat.directory = RedisDirectory(databases[-1])

    yield chat, restart
    await databases[-1].close()
    await asyncio.to_thread(server.stop)


async def test_after_a_change_of_server_a_table_in_play_is_edited_once(restarted):
    chat, restart = restarted
    table = await chat.opens(1)
    await restart()
    chat.begin_process()
    await chat.renew()
    assert await chat.due() == [table]
    await chat.tend(table, due=True)
    assert chat.room.calls == [("edit", "telegram:-1")]
    assert await chat.due() == []
    await chat.renew()
    assert await chat.due() == []
    chat.begin_process()
    await chat.tend(table, due=True)
    assert chat.room.calls == []


async def test_a_process_that_survives_a_change_of_server_knows_what_it_has_shown(restarted):
    chat, restart = restarted
    table = await chat.opens(1)
    await restart()
    for part in (chat.tables, chat.delivery):
        for name in ("directory", "_directory"):
            if hasattr(part, name):
                setattr(part, name, chat.directory)
    chat.room.calls.clear()
    await chat.renew()
    assert await chat.due() == [table]
    await chat.tend(table, due=True)
    assert chat.room.calls == []
    assert await chat.due() == []


async def another_server(chat):
    """Mark every partition as last tended on another server."""
    await chat.database.batch(
        ("HSET", keys.partition_lease(partition), "server", "0123456789abcdef@1.0")
        for partition in range(keys.PARTITIONS)
    )


async def test_after_a_change_of_server_only_recently_played_tables_are_due(chat):
    idle, lately, soon = [await chat.opens(number) for number in range(3)]
    for table, at in ((idle, FOR_EVER - 2 * IN_PLAY), (lately, FOR_EVER - 1.0), (soon, 10.0)):
        await chat.database.call("ZADD", keys.wake(keys.partition_of(table)), chat.time + at, table)
    await another_server(chat)
    chat.begin_process()
    await chat.renew()
    assert set(await chat.due()) == {lately, soon}
    await chat.tend(idle)
    assert chat.room.calls == [("edit", "telegram:-0")], "it is put right when it is looked after the next time"


async def test_after_a_change_of_server_the_most_urgent_tables_come_first(chat):
    tables = [f"TAB{number}" for number in range(1000)]
    first, second, third = [table for table in tables if keys.partition_of(table) == 7][:3]
    await chat.renew()
    for table, at in ((third, FOR_EVER - 9.0), (second, FOR_EVER - 1.0), (first, 10.0)):
        await chat.database.call("ZADD", keys.wake(7), chat.time + at, table)
    await another_server(chat)
    await chat.renew()
    assert await chat.due() == [first, second, third]


async def test_a_mark_of_an_earlier_run_of_the_server_does_not_count(chat, lobby):
    await another_server(chat)  # after the table was settled on this server
    chat.begin_process()
    await chat.renew()
    await chat.tend(lobby, due=True)
    assert chat.room.calls == [("edit", chat.group.key)]
