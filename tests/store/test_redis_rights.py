"""A user with the rights named in docs/redis.md can do everything; without channels only the wake-ups are missing."""

import asyncio
import logging
import re
from contextlib import aclosing
from pathlib import Path

import pytest

from adapters.redis.connection import connect
from adapters.redis.database import Database
from adapters.redis.directory import RedisDirectory
from adapters.redis.leases import Lease
from adapters.redis.limits import RedisLimits
from adapters.redis.schedule import RedisSchedule
from adapters.redis.store import RedisTables
from adapters.web.chatlog import Message
from adapters.web.rooms import Room, with_person
from adapters.web.storage import RedisChatLog, RedisRooms
from bot.meter import Meter
from bot.people import Chat
from bot.ports.directory import Aggregates
from bot.ports.effects import Closes, GivesPlace, Kept, Listed, Opens, TakesPlace
from bot.ports.store import CommitResult, Rest, Shown
from bot.ports.typed import Turn
from tests.store.server_processes import server_answer
from tests.store.store_steps import commit
from tests.store.surface_names import BOARD_1, HAND_1
from tests.world.kept_games import archived, summed

DOCS = Path(__file__).parents[2] / "docs" / "redis.md"
DONE = (CommitResult.DONE, None)


@pytest.fixture
async def documented(port):
    """Connect as the user of the documentation."""
    server_answer(port, "FLUSHALL")
    line = re.search(r"^ACL SETUSER thousand .*$", DOCS.read_text("utf-8"), re.MULTILINE)[0]
    assert server_answer(port, *line.split()) == b"OK"
    database = connect(f"redis://thousand:PASSWORD@127.0.0.1:{port}")
    yield database
    await database.close()


@pytest.fixture
async def without_channels(port):
    server_answer(port, "FLUSHALL")
    server_answer(port, "ACL", "SETUSER", "silent", "reset", "on", ">word", "~*", "+@all")
    database = connect(f"redis://silent:word@127.0.0.1:{port}")
    yield database
    await database.close()


class Counting(Meter):
    count = 0

    def unheard(self):
        self.count += 1


async def test_tables_the_lead_and_wake_ups(documented):
    tables, schedule = RedisTables(documented), RedisSchedule(Database(documented.client))  # of another process
    assert await schedule.lead(1.0) is not None
    assert not await schedule.moved()
    async with aclosing(schedule.woken()) as woken:
        heard, version = asyncio.create_task(anext(woken)), 0
        while not heard.done():  # until the subscription works
            assert await commit(tables, version, None if version % 2 else f"u{version}", log=[b"{}"]) == DONE
            version += 1
            await asyncio.sleep(0.01)
        assert heard.result() == "K7QX2"
    assert await schedule.due(9.0, 9) == ["K7QX2"]
    await schedule.believed("run")
    assert (await schedule.backlog(9.0))[0] == 1
    await tables.attend("K7QX2", 8.0)
    assert await tables.show("K7QX2", {BOARD_1: Shown("1", "d", 1.0), HAND_1: None})
    assert await tables.sleep_until("K7QX2", 7.0, version=version) is Rest.ASLEEP
    assert await tables.log("K7QX2") == [b"{}"] * version
    assert await tables.was_applied("K7QX2", "u0")
    assert await tables.shown("K7QX2")
    assert await tables.forget("K7QX2", version=version) is Rest.ASLEEP
    assert await commit(tables, version) == DONE
    await schedule.release()
    assert await schedule.last_led() == 1.0


async def test_many_inputs_of_one_table(documented):
    tables = RedisTables(documented)
    for version in range(510):  # enough that old inputs are swept too
        assert await commit(tables, version, f"u{version}") == DONE


async def test_the_directory(documented):
    directory = RedisDirectory(documented)
    await directory.save_person("telegram:1", {"language": "pl", "nudges": None})
    await directory.save_chat("telegram:-1", {"language": "pl"})
    await directory.link_chat("telegram:-1", "K7QX2")
    await directory.link_person("telegram:1", "K7QX2", on=True)
    assert await directory.tables_of_person("telegram:1") == ["K7QX2"]
    store = RedisTables(documented)
    await store.carry_out(archived("K7QX2", {"n": 1}, ["telegram:1"], ["telegram:-1"]))
    await store.carry_out(summed({"telegram:1": Aggregates("Anna", {"games": 1})}, ["telegram:-1"]))
    places = (TakesPlace("a pair", "K7QX2", 5), GivesPlace("a pair", "K7QX2"))
    await store.carry_out((Opens("telegram:-1", "K7QX2"), Closes("telegram:-1", "AAAAA"), *places))
    await directory.sat_down("telegram:-1", {"telegram:1": "Anna"})
    await directory.move_chat("telegram:-1", "telegram:-2")
    assert await directory.people_of("telegram:-2") == {"telegram:1": "Anna"}
    assert await directory.typed.turn_of("telegram:-1 7", "addbot", "m:7") is Turn.OBEY
    await directory.typed.refused("telegram:-1 7")
    assert await directory.finished("telegram:-2", 5) == [{"n": 1}]
    assert (await directory.sums(["telegram:1"]))[0].numbers == {"games": 1}
    await store.carry_out((Listed("K7QX2"), Kept("telegram:-1", {"language": "pl"})))
    assert await directory.listed(5) == ["K7QX2"]
    await directory.save_ticket("telegram:1", "K7QX2", 2e9)
    assert await directory.ticket("telegram:1", "K7QX2") == 2e9
    assert await directory.ticket("telegram:1", "AAAAA") == 0.0
    await directory.ask_to_forget("telegram:1")
    assert list(await directory.to_forget(-1.0)) == ["telegram:1"]
    await directory.rewrite_games("telegram:1", lambda _: {"n": 2}, everywhere=True)
    assert await RedisTables(documented).naming("telegram:1") == []
    await RedisTables(documented).strike_out("K7QX2", "telegram:1")
    await RedisTables(documented).keep_review("K7QX2", 0, b"{}")
    assert await RedisTables(documented).delete("K7QX2", version=1)
    assert await RedisTables(documented).review("K7QX2", 0) is None
    await directory.forgotten("telegram:1")
    await directory.forget_person("telegram:1", asked_at=2e9)
    assert await directory.person("telegram:1") == {}


async def test_deals_of_the_day(documented):
    days = RedisDirectory(documented).days
    await days.finish("2026-11-22", "a", 100)
    assert await days.points("2026-11-22", ["a", "b"]) == [100, None]
    assert (await days.numbers("2026-11-22")).median == 100
    assert await days.best("2026-11-22", 5) == ["a"]
    await days.strike_out("2026-11-22", "a")
    assert await days.is_struck_out("2026-11-22", "a")
    await days.play_along("telegram:-1", "telegram:1", "Anna")
    await days.want_line("telegram:-1", on=True)
    await days.move_chat("telegram:-1", "telegram:-2")
    assert await days.players("telegram:-2") == {"telegram:1": "Anna"}
    assert await days.wants_line() == ["telegram:-2"]
    assert await days.take_line("2026-11-22", "telegram:-2")
    await days.give_line_back("2026-11-22", "telegram:-2")
    await days.forget_player("telegram:1", [], everywhere=True)
    assert await days.players("telegram:-2") == {}


async def test_leases_and_budgets(documented):
    limits, chat = RedisLimits(documented), Chat(platform="telegram", id="-100")
    assert await limits.take(chat, 1000.0) == 0.0
    await limits.block(chat, 2000.0)
    async with Lease(documented, "telegram-poller-1") as lease:
        assert await lease.renew()


async def test_the_playground(documented):
    chatlog, rooms = RedisChatLog(documented.client), RedisRooms(documented.client)
    async with aclosing(chatlog.changed()) as changed:
        await anext(changed)
        heard = asyncio.create_task(anext(changed))
        message = await chatlog.add("room", Message(kind="said", at=1.0, text="a"), nonce="1")
        assert await heard == "room"
    assert await chatlog.change("room", message, Message(kind="said", at=1.0, text="b"))
    assert (await chatlog.since("room", 0)).messages
    assert await chatlog.document(await chatlog.keep_document("game", b"{}")) == ("game", b"{}")
    await rooms.create(Room(code="room", title="Room"))
    assert await rooms.update("room", lambda room: with_person(room, "Anna", "pl", "a"))


async def test_commits_work_without_channels_which_is_logged_once_and_counted(without_channels, caplog):
    caplog.set_level(logging.WARNING)
    counting = Counting()
    tables = RedisTables(without_channels, counting)
    assert [await commit(tables, version, f"u{version}") for version in range(3)] == [DONE] * 3
    assert await tables.version("K7QX2") == 3
    assert counting.count == 3
    assert [record.message for record in caplog.records if "announced" in record.message] != []
    assert len(caplog.records) == 1


async def test_the_playground_goes_on_without_channels(without_channels):
    chatlog = RedisChatLog(without_channels.client)
    message = await chatlog.add("room", Message(kind="said", at=1.0, text="a"), nonce="1")
    assert await chatlog.change("room", message, Message(kind="said", at=1.0, text="b"))
