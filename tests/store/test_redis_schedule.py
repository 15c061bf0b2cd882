"""The promises of `Schedule`: one leader, by the server's clock; due documents; and announcements of commits."""

import asyncio
import time
from contextlib import aclosing

import pytest

import adapters.redis.schedule as schedule_file
from adapters.redis import keys
from adapters.redis.connection import connect
from adapters.redis.schedule import RedisSchedule
from adapters.redis.store import RedisTables
from bot import RELEASE
from bot.ports.schedule import LEASE_LIFE
from bot.stopping import ended
from tests.store.faulty_proxy import FaultyProxy
from tests.store.store_steps import commit, listeners


@pytest.fixture
async def processes(redis_url):
    """Databases of several processes on one server, each with its own mark."""
    made = [connect(redis_url) for _ in range(3)]
    yield made
    for database in made:
        await database.close()


def serving(database, *platforms, origin=None):
    schedule = RedisSchedule(database, lambda: platforms)
    schedule.origin = origin
    return schedule


async def lead_ends(database):
    """Let the lead run out now, as if its holder had been dead for long enough."""
    await database.call("HSET", keys.LEAD, "ends", 0)


async def test_one_process_leads_and_goes_on_leading_with_the_same_fence(processes):
    first, second, _ = map(serving, processes)
    held = await first.lead(1.0)
    assert await second.lead(1.0) is None
    assert (first.leader, second.leader) == (True, True)
    again = await first.lead(2.0)
    assert again.fence == held.fence
    assert held.until <= again.until <= time.monotonic() + LEASE_LIFE


async def test_a_lead_that_ran_out_moves_with_a_higher_fence_and_another_mark(processes):
    first, second, _ = map(serving, processes)
    held = await first.lead(1.0)
    await lead_ends(processes[0])
    taken = await second.lead(2.0)
    assert [lead.fence.split()[0] for lead in (held, taken)] == ["1", "2"]
    assert held.fence.split()[1] != taken.fence.split()[1], "a number repeats where the store comes back older"
    assert await first.lead(3.0) is None


async def test_a_lead_ends_by_the_servers_clock(processes, monkeypatch):
    monkeypatch.setattr(schedule_file, "LEASE_LIFE", 0.05)
    first, second, _ = map(serving, processes)
    assert await first.lead(1.0) is not None
    async with asyncio.timeout(10.0):
        while await second.lead(1.0) is None:  # noqa: ASYNC110 - the server tells nobody
            await asyncio.sleep(0.01)


async def test_a_lead_that_is_given_back_is_taken_at_once(processes):
    first, second, _ = map(serving, processes)
    await first.lead(1.0)
    await second.release()
    assert await second.lead(1.0) is None, "only its holder gives it back"
    await first.release()
    await first.release()
    assert await second.lead(1.0) is not None
    assert await first.last_led() == 1.0


async def test_a_lead_that_is_given_back_is_not_taken_again_by_a_renewal_under_way(redis_url, redis_database):
    async with FaultyProxy(redis_url) as proxy:
        database, answered = connect(proxy.url), asyncio.Event()
        schedule = RedisSchedule(database)
        await schedule.lead(1.0)
        proxy.lose_reply(b"EVALSHA", meanwhile=answered.wait)  # the renewal is repeated, but not before that
        renewing = asyncio.create_task(schedule.lead(1.0))
        await proxy.loses()
        await ended(renewing)
        releasing = asyncio.create_task(schedule.release())
        await asyncio.wait([releasing], timeout=0.2)
        answered.set()
        await releasing
        await asyncio.gather(*database._way._under_way)
        await database.close()
    assert await redis_database.call("HGET", keys.LEAD, "mark") is None


async def test_only_who_serves_every_platform_leads(processes):
    telegram, discord, both = (
        serving(processes[0], "telegram"),
        serving(processes[1], "discord"),
        serving(processes[2], "telegram", "discord"),
    )
    assert await telegram.lead(1.0) is not None
    assert await discord.lead(1.0) is None
    assert await telegram.lead(1.0) is None, "it gives the lead up: it can't write to the other platform"
    assert await discord.lead(1.0) is None
    assert (telegram.leader, discord.leader) == (False, False), "which is shown"
    assert await both.lead(1.0) is not None
    await discord.lead(1.0)
    assert discord.leader


async def test_a_platform_that_nobody_has_served_for_a_minute_is_not_missed(processes, monkeypatch):
    monkeypatch.setattr(schedule_file, "REGISTERED_FOR", 0.0)
    await serving(processes[1], "discord").lead(1.0)
    await processes[1].call("HDEL", keys.LEAD, "mark", "ends")
    monkeypatch.setattr(schedule_file, "REGISTERED_FOR", 60.0)
    assert await serving(processes[0], "telegram").lead(1.0) is not None


async def test_a_newer_release_asks_for_the_lead_and_an_older_one_does_not_take_it_back(processes, monkeypatch):
    older, newer, _ = map(serving, processes)
    assert not (await older.lead(1.0)).wanted
    monkeypatch.setattr(schedule_file, "RELEASE", RELEASE + 1)
    assert await newer.lead(1.0) is None
    monkeypatch.setattr(schedule_file, "RELEASE", RELEASE)
    assert (await older.lead(1.0)).wanted
    await older.release()
    assert await older.lead(1.0) is None
    monkeypatch.setattr(schedule_file, "RELEASE", RELEASE + 1)
    assert not (await newer.lead(1.0)).wanted


async def test_processes_learn_of_those_whose_windows_lead_elsewhere(processes):
    first, second = serving(processes[0], origin="https://table.example"), serving(processes[1], origin="")
    playground = serving(processes[2])
    for schedule in (first, second, playground, first):
        await schedule.lead(0.0)
    assert (first.other_origins, second.other_origins, playground.other_origins) == (1, 1, 0)


async def test_the_lead_is_renewed_where_the_servers_memory_is_full(processes):
    schedule = serving(processes[0], "telegram")
    held = await schedule.lead(1.0)
    await processes[0].call("CONFIG", "SET", "maxmemory", "1")
    try:
        assert (await schedule.lead(2.0)).fence == held.fence
    finally:
        await processes[0].call("CONFIG", "SET", "maxmemory", "0")


async def test_due_documents_come_oldest_first_and_no_more_than_asked(schedule, tables):
    for table, wake in [("CCCCC", 3.0), ("AAAAA", 1.0), ("DDDDD", 4.0), ("BBBBB", 2.0)]:
        await commit(tables, 0, table=table, wake=wake)
    assert await schedule.due(3.5, 10) == ["AAAAA", "BBBBB", "CCCCC"]
    assert await schedule.due(9.0, 2) == ["AAAAA", "BBBBB"]
    assert await schedule.backlog(4.0) == (4, 3.0)


async def test_due_documents_are_found_behind_any_number_of_skipped_ones(schedule, tables):
    names = [f"TAB{number:03}" for number in range(300)]
    for number, table in enumerate(names):
        await commit(tables, 0, table=table, wake=float(number))
    assert await schedule.due(999.0, 2, set(names[:-3])) == names[-3:-1]


async def test_a_leader_learns_which_run_of_the_server_was_not_gone_through_yet(schedule, database):
    server = (await schedule.lead(1.0)).older
    await schedule.believed("another")
    assert (await schedule.lead(1.0)).older == server
    await schedule.believed(server)
    assert (await schedule.lead(1.0)).older == ""
    run = server.split()[0]
    for earlier in (run, f"{run} 2"):  # a release with another scheme of deals has gone through them
        await schedule.believed(earlier)
        assert (await schedule.lead(1.0)).older == server


async def subscribed(database, count=1):
    """Wait until there are listeners for commits."""
    while await listeners(database) < count:  # noqa: ASYNC110 - the server tells nobody
        await asyncio.sleep(0.005)


async def test_a_commit_is_heard_by_every_other_process_and_not_by_its_own(processes):
    stores = [RedisTables(database) for database in processes]
    heard = [asyncio.create_task(first_of(RedisSchedule(database).woken())) for database in processes[1:]]
    await subscribed(processes[0], 2)
    await commit(stores[1], 0, table="BBBBB")
    await commit(stores[0], 0, table="AAAAA")
    assert await asyncio.gather(*heard) == ["AAAAA", "BBBBB"]


async def first_of(codes):
    async with aclosing(codes) as woken:
        return await anext(woken)


async def test_a_listener_ends_cleanly_when_it_is_cancelled(redis_database):
    schedule = RedisSchedule(redis_database)

    async def listen():
        async with aclosing(schedule.woken()) as woken:
            async for _ in woken:
                pass

    task = asyncio.create_task(listen())
    await subscribed(redis_database)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    while await listeners(redis_database):  # noqa: ASYNC110 - the server tells nobody
        await asyncio.sleep(0.005)


async def test_a_change_of_server_is_noticed_once_and_closes_every_connection(processes, monkeypatch):
    database, found = processes[0], []
    schedule = RedisSchedule(database)
    database.renewed.append(lambda: found.append(True))
    assert not await schedule.moved()
    assert not await schedule.moved()
    call = database.call

    async def answered(*command):
        facts = await call(*command)
        return facts | {"run_id": "another"} if command[0] == "INFO" else facts

    monkeypatch.setattr(database, "call", answered)
    assert await schedule.moved()
    assert not await schedule.moved()
    assert found == [True]


async def test_a_replica_is_left_at_every_look_until_a_master_answers(processes, monkeypatch):
    schedule, role = RedisSchedule(processes[0]), ["slave"]
    call = processes[0].call

    async def answered(*command):
        facts = await call(*command)
        return facts | {"role": role[0]} if command[0] == "INFO" else facts

    monkeypatch.setattr(processes[0], "call", answered)
    assert [await schedule.moved() for _ in range(2)] == [True, True]
    role[0] = "master"
    assert await schedule.moved(), "what was cached meanwhile is older too"
    assert not await schedule.moved()


async def test_a_listener_ends_with_its_database_and_opens_no_connection_afterwards(redis_url, redis_database):
    database = connect(redis_url)
    listening = asyncio.create_task(all_of(RedisSchedule(database).woken()))
    await subscribed(redis_database)
    await database.close()
    await redis_database.call("CLIENT", "KILL", "TYPE", "pubsub")
    assert await listening == []
    assert await listeners(redis_database) == 0


async def all_of(codes):
    async with aclosing(codes) as woken:
        return [code async for code in woken]
