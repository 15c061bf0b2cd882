"""Lost replies, broken connections and outages, made by a proxy in front of the real server."""

import asyncio
import logging

import pytest

from adapters.redis.connection import RETRIES, connect
from adapters.redis.directory import RedisDirectory
from adapters.redis.leases import Lease
from adapters.redis.limits import RedisLimits
from adapters.redis.schedule import RedisSchedule
from adapters.redis.store import RedisTables
from bot.people import Chat
from bot.ports.health import Unavailable
from bot.ports.store import CommitResult, Rest, Shown, Stored
from tests.store.store_steps import listeners
from tests.store.surface_names import BOARD_1

DONE, CONFLICT, DUPLICATE = CommitResult.DONE, CommitResult.CONFLICT, CommitResult.DUPLICATE
SCRIPT = b"EVALSHA"


@pytest.fixture
async def shaky(proxy):
    """A database behind the proxy, with its scripts loaded and a connection open."""
    database = connect(proxy.url)
    await RedisSchedule(database).lead(0.0)
    await RedisSchedule(database).release()
    yield database
    await database.close()


@pytest.fixture
def tables(shaky):
    return RedisTables(shaky)


async def commit(tables, expected, input_id=None, body=b"{}"):
    return await tables.commit(
        "K7QX2", expected=expected, what="table", schema=1, body=body, log=[body], input_id=input_id, wake=5.0
    )


@pytest.mark.parametrize("input_id", ["u1", None])
async def test_a_commit_whose_reply_was_lost_is_done_and_applied_once(tables, proxy, input_id):
    await commit(tables, 0, body=b"0")
    proxy.lose_reply(SCRIPT)
    assert await commit(tables, 1, input_id, body=b"1") == (DONE, None)
    assert proxy.lost == 1
    assert await tables.load("K7QX2") == Stored(2, "table", 1, b"1")
    assert await tables.log("K7QX2") == [b"0", b"1"]


async def test_a_commit_is_done_however_often_its_reply_is_lost(tables, proxy):
    proxy.lose_reply(SCRIPT, times=RETRIES)
    assert (await commit(tables, 0, "u1"))[0] is DONE
    assert proxy.lost == RETRIES
    assert await tables.version("K7QX2") == 1


@pytest.mark.parametrize("input_id", ["u1", None])
async def test_a_commit_whose_reply_was_lost_is_done_though_others_have_committed_since(tables, proxy, store, input_id):
    async def others():
        assert (await commit(store, 1, "u2", b"2"))[0] is DONE
        assert (await commit(store, 2, None, b"3"))[0] is DONE

    proxy.lose_reply(SCRIPT, meanwhile=others)
    assert (await commit(tables, 0, input_id, b"1"))[0] is DONE
    assert await store.log("K7QX2") == [b"1", b"2", b"3"]


async def test_a_redelivery_to_another_worker_while_the_reply_is_lost_is_a_duplicate(tables, proxy, store):
    answers = []

    async def redelivered():
        answers.append((await commit(store, 0, "u1"))[0])

    proxy.lose_reply(SCRIPT, meanwhile=redelivered)
    assert (await commit(tables, 0, "u1"))[0] is DONE
    assert answers == [DUPLICATE]


async def test_a_conflict_whose_reply_was_lost_is_a_conflict(tables, proxy):
    await commit(tables, 0, body=b"first")
    proxy.lose_reply(SCRIPT)
    assert await commit(tables, 0, "u1") == (CONFLICT, Stored(1, "table", 1, b"first"))


async def test_a_truncated_reply_is_a_lost_one(tables, proxy):
    proxy.lose_reply(SCRIPT, kept=3)
    assert (await commit(tables, 0, "u1"))[0] is DONE
    assert await tables.log("K7QX2") == [b"{}"]


async def test_a_connection_that_broke_while_idle_is_no_trouble(tables, proxy):
    await commit(tables, 0)
    proxy.cut()
    assert await tables.version("K7QX2") == 1


async def test_a_connection_that_is_closed_just_before_it_is_written_to_is_a_lost_one(redis_database, monkeypatch):
    assert await redis_database.call("PING")
    pool = redis_database.client.connection_pool
    [connection] = pool._available_connections
    monkeypatch.setattr(connection, "check_health", redis_database.renew)  # after it was found open, before the write
    with pytest.raises(Unavailable):
        await redis_database.call("PING")
    monkeypatch.undo()
    assert await redis_database.call("PING")


async def test_surfaces_and_times_are_the_same_when_told_twice(tables, proxy):
    await commit(tables, 0)
    shown = Shown("12", "abc", 1.0)
    proxy.lose_reply(SCRIPT)
    assert await tables.show("K7QX2", {BOARD_1: shown})
    proxy.lose_reply(SCRIPT)
    assert await tables.sleep_until("K7QX2", 9.0, version=1) is Rest.ASLEEP
    proxy.lose_reply(SCRIPT)
    await tables.forget("K7QX2", version=1)
    assert proxy.lost == 3
    assert await tables.shown("K7QX2") == {BOARD_1: shown}


async def test_the_lead_keeps_its_fence_when_the_taking_is_repeated(shaky, proxy):
    proxy.lose_reply(SCRIPT)
    lead = await RedisSchedule(shaky).lead(0.0)
    assert (proxy.lost, lead.fence.split()[0]) == (1, "2")  # the warm-up had fence 1


async def test_a_lease_keeps_its_fence_when_the_taking_is_repeated(shaky, proxy):
    lease = Lease(shaky, "poller")
    proxy.lose_reply(SCRIPT)
    assert await lease.take()
    assert (proxy.lost, lease.fence) == (1, 1)


async def test_a_budget_is_never_exceeded_by_repetitions(shaky, proxy):
    limits, chat, taken = RedisLimits(shaky), Chat(platform="telegram", id="42", private=True), 0
    for _ in range(5):
        proxy.lose_reply(SCRIPT)
        taken += await limits.take(chat, 1_000.0) == 0.0
    assert 1 <= taken <= 3


@pytest.mark.parametrize("lost", ["HGETALL", "HSETNX", "UNLINK"])
async def test_a_chat_has_moved_whole_whichever_reply_was_lost(shaky, proxy, lost):
    directory = RedisDirectory(shaky)
    await directory.save_chat("old", {"language": "pl"})
    await directory.link_chat("old", "AAAAA")
    proxy.lose_reply(lost.encode())
    await directory.move_chat("old", "new")
    assert proxy.lost == 1
    assert (await directory.chat("new"), await directory.table_of_chat("new")) == ({"language": "pl"}, "AAAAA")
    assert (await directory.chat("old"), await directory.table_of_chat("old")) == ({}, None)


@pytest.mark.slow
async def test_an_outage_is_unavailable_and_over_when_the_server_is_back(tables, proxy):
    await commit(tables, 0)
    proxy.refuse()
    with pytest.raises(Unavailable):
        await commit(tables, 1, "u1")
    proxy.allow()
    assert (await commit(tables, 1, "u1"))[0] is DONE


async def test_an_outage_repeats_no_state_and_no_address(tables, proxy, caplog):
    caplog.set_level(logging.DEBUG)
    proxy.refuse()
    with pytest.raises(Unavailable) as raised:
        await commit(tables, 0, "u1", b"seven of hearts")
    said = caplog.text + str(raised.value)
    assert "seven of hearts" not in said
    assert proxy.url not in said


async def test_a_listener_outlives_an_outage(shaky, proxy, store, redis_database):
    listener = await listener_to(shaky)
    heard = asyncio.create_task(anext(listener))
    await listening(redis_database)
    proxy.refuse()
    before = proxy.connections
    while proxy.connections < before + 3:  # noqa: ASYNC110 - it tries again and again
        await asyncio.sleep(0.01)
    assert not heard.done()
    proxy.allow()
    await listening(redis_database)
    await commit(store, 0)
    assert await heard == "K7QX2"
    await listener.aclose()


async def test_a_silent_connection_is_noticed_and_made_anew(shaky, proxy, store, redis_database, monkeypatch):
    monkeypatch.setattr("adapters.redis.listening.QUIET", 0.05)
    listener = await listener_to(shaky)
    heard = asyncio.create_task(anext(listener))
    await listening(redis_database)
    before = proxy.connections
    proxy.stall()
    while proxy.connections == before:  # noqa: ASYNC110 - the ping stays unanswered
        await asyncio.sleep(0.01)
    proxy.flow()
    version = 0
    while not heard.done():
        await commit(store, version)
        version += 1
        await asyncio.sleep(0.01)
    await listener.aclose()


async def listener_to(database):
    """Return the stream of woken tables."""
    return RedisSchedule(database).woken()


async def listening(database):
    while not await listeners(database):  # noqa: ASYNC110 - the server tells nobody
        await asyncio.sleep(0.005)
