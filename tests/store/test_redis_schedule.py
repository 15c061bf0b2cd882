"""The promises of `Schedule`: leases, fences, fair shares, and due tables. The time is given, not waited for."""

import asyncio
import random
from contextlib import aclosing

import pytest

from adapters.redis import keys
from adapters.redis.schedule import LEASE_LIFE, RedisSchedule
from bot.ports.schedule import RENEW_EVERY
from tests.store.store_steps import commit, listeners

ALL = set(range(keys.PARTITIONS))


def partitions(claims):
    return {claim.partition for claim in claims}


async def settle(schedule, workers, now):
    """Let each worker renew a few times; return the claims of each at the end."""
    for _ in range(3):
        held = {worker: await schedule.claim(worker, now) for worker in workers}
    return held


async def test_one_worker_holds_every_partition(schedule):
    claims = await schedule.claim("a", 0.0)
    assert partitions(claims) == ALL
    assert {(claim.fence, claim.expires) for claim in claims} == {(1, LEASE_LIFE)}


@pytest.mark.parametrize("count", [2, 3, 5])
async def test_workers_share_the_partitions_fairly(schedule, count):
    held = await settle(schedule, [f"worker-{n}" for n in range(count)], 0.0)
    sizes = [len(claims) for claims in held.values()]
    assert sum(sizes) == keys.PARTITIONS
    assert set().union(*map(partitions, held.values())) == ALL
    assert max(sizes) == -(-keys.PARTITIONS // count)


async def test_workers_beyond_the_number_of_partitions_hold_none(redis_database):
    held = await settle(RedisSchedule(redis_database), [f"worker-{n}" for n in range(keys.PARTITIONS + 2)], 0.0)
    assert sorted(len(claims) for claims in held.values()) == [0, 0] + [1] * keys.PARTITIONS


@pytest.mark.parametrize("now", [2.0, 1000.0], ids=["before it runs out", "after it ran out"])
async def test_a_lease_that_nobody_took_is_renewed_with_the_same_fence(schedule, now):
    before = await schedule.claim("a", 0.0)
    after = await schedule.claim("a", now)
    assert [(c.partition, c.fence) for c in before] == [(c.partition, c.fence) for c in after]
    assert {claim.expires for claim in after} == {now + LEASE_LIFE}


async def test_a_fence_grows_with_each_change_of_holder(schedule):
    await schedule.claim("a", 0.0)
    await schedule.release("a")
    assert {claim.fence for claim in await schedule.claim("b", 0.0)} == {2}
    await schedule.release("b")
    assert {claim.fence for claim in await schedule.claim("a", 0.0)} == {3}


async def test_a_newcomer_gets_its_share_within_two_renewals(schedule):
    await schedule.claim("a", 0.0)
    assert await schedule.claim("b", 0.5) == []
    kept = await schedule.claim("a", RENEW_EVERY)
    got = await schedule.claim("b", RENEW_EVERY + 0.5)
    assert (len(kept), len(got)) == (32, 32)
    assert partitions(kept) | partitions(got) == ALL


@pytest.mark.parametrize("survivors", [["b"], ["b", "c"]])
async def test_a_dead_workers_partitions_move_within_ten_seconds(schedule, survivors):
    held = await settle(schedule, ["a", *survivors], 0.0)
    gone = partitions(held["a"])
    now, died = 0.0, 0.0  # it dies right after renewing: the worst case
    while not gone <= set().union(*(partitions(held[worker]) for worker in survivors)):
        now += RENEW_EVERY
        for worker in survivors:
            held[worker] = await schedule.claim(worker, now)
        assert now - died <= 10.0
    assert now - died > LEASE_LIFE - RENEW_EVERY  # and not while the worker could still have been alive


async def test_a_worker_that_stops_hands_over_at_once(schedule):
    held = await settle(schedule, ["a", "b"], 0.0)
    await schedule.release("a")
    taken = await schedule.claim("b", 0.1)
    assert partitions(taken) == ALL
    assert {c.fence for c in taken if c.partition in partitions(held["a"])} == {c.fence + 1 for c in held["a"]}


async def test_releasing_twice_or_without_claims_harms_nobody(schedule):
    before = await schedule.claim("a", 0.0)
    await schedule.release("b")
    await schedule.release("b")
    assert await schedule.claim("a", 0.0) == before


async def test_workers_learn_of_those_whose_windows_lead_elsewhere(redis_database):
    first, second, playground = (RedisSchedule(redis_database) for _ in range(3))
    first.origin, second.origin = "https://table.example", ""
    for schedule, worker in ((first, "a"), (second, "b"), (playground, "c"), (first, "a")):
        await schedule.claim(worker, 0.0)
    assert (first.other_origins, second.other_origins, playground.other_origins) == (1, 1, 0)
    second.origin = first.origin
    await second.claim("b", 1.0)
    await first.claim("a", 1.0)
    assert (first.other_origins, second.other_origins) == (0, 0)


async def test_a_worker_that_is_gone_leads_nowhere(redis_database):
    first, second = RedisSchedule(redis_database), RedisSchedule(redis_database)
    first.origin, second.origin = "https://table.example", ""
    await second.claim("b", 0.0)
    await first.claim("a", 100.0)
    assert first.other_origins == 0
    assert await redis_database.call("HKEYS", keys.APPS) == [b"a"]


@pytest.mark.parametrize("seed", range(3))
async def test_no_two_workers_ever_hold_one_partition_at_a_time(redis_database, seed):
    """Workers start, stop and die in any order; a worker with a valid lease is the only holder."""
    schedule = RedisSchedule(redis_database)
    chance = random.Random(seed)
    now, held, fences = 0.0, {}, dict.fromkeys(ALL, 0)
    for _ in range(60):
        now += chance.choice([0.0, 0.3, 1.0, 4.0])
        worker = chance.choice("abcd")
        if chance.random() < 0.15:
            await schedule.release(worker)
            held.pop(worker, None)
            continue
        held[worker] = await schedule.claim(worker, now)
        for claim in held[worker]:
            assert claim.fence >= fences[claim.partition]
            fences[claim.partition] = claim.fence
        for other, claims in held.items():
            live = {claim.partition for claim in claims if claim.expires > now}
            assert other == worker or not live & partitions(held[worker])


async def test_the_last_sign_of_life_outlives_the_workers(schedule):
    assert await schedule.last_alive() is None
    await schedule.claim("a", 12.5)
    await schedule.claim("b", 11.0)
    await schedule.release("a")
    await schedule.release("b")
    assert await schedule.last_alive() == 12.5


async def test_due_tables_come_oldest_first_and_no_more_than_asked(schedule, tables):
    for table, wake in [("CCCCC", 3.0), ("AAAAA", 1.0), ("DDDDD", 4.0), ("BBBBB", 2.0)]:
        await commit(tables, 0, table=table, wake=wake)
    claims = await schedule.claim("w", 0.0)
    assert [table for table, _ in await schedule.due(claims, 3.5, 10)] == ["AAAAA", "BBBBB", "CCCCC"]
    assert [table for table, _ in await schedule.due(claims, 9.0, 2)] == ["AAAAA", "BBBBB"]
    assert await schedule.next_due(claims) == 1.0


async def test_due_tables_are_found_behind_any_number_of_skipped_ones(schedule, tables):
    names = [f"TAB{number:03}" for number in range(300)]
    for number, table in enumerate(names):
        await commit(tables, 0, table=table, wake=float(number))
    claims = await schedule.claim("w", 0.0)
    found = await schedule.due(claims, 999.0, 2, set(names[:-3]))
    assert [table for table, _ in found] == names[-3:-1]


async def test_a_due_table_comes_with_the_claim_on_its_own_partition(schedule, tables):
    await commit(tables, 0, table="AAAAA", wake=1.0)
    [(_, claim)] = await schedule.due(await schedule.claim("w", 0.0), 1.0, 10)
    assert claim.partition == schedule.partition("AAAAA") == keys.partition_of("AAAAA")


async def test_only_partitions_held_are_looked_at(schedule, tables):
    await commit(tables, 0, table="AAAAA", wake=1.0)
    others = [c for c in await schedule.claim("w", 0.0) if c.partition != schedule.partition("AAAAA")]
    assert await schedule.due(others, 9.0, 10) == []
    assert await schedule.next_due(others) is None
    assert await schedule.due([], 9.0, 10) == []
    assert await schedule.next_due([]) is None


async def subscribed(database, count=1):
    """Wait until there are listeners for woken tables."""
    while await listeners(database, "AAAAA") < count:  # noqa: ASYNC110 - the server tells nobody
        await asyncio.sleep(0.005)


async def test_a_commit_is_heard_by_every_listener(schedule, tables, database):
    await schedule.claim("a", 0.0)
    listeners = [schedule.woken(), schedule.woken()]
    heard = [asyncio.create_task(anext(listener)) for listener in listeners]
    await subscribed(database, 2)
    await commit(tables, 0, table="AAAAA", wake=1.0)
    assert await asyncio.gather(*heard) == ["AAAAA", "AAAAA"]
    for listener in listeners:
        await listener.aclose()


async def test_a_listener_hears_the_tables_of_its_own_claims(redis_database, store):
    first, second = RedisSchedule(redis_database), RedisSchedule(redis_database)
    table = "AAAAA"
    partition = keys.partition_of(table)
    await first.claim("a", 0.0)
    async with aclosing(first.woken()) as heard_first, aclosing(second.woken()) as heard_second:
        hearing = asyncio.create_task(anext(heard_first))
        await subscribed(redis_database)
        await first.release("a")
        assert partition in {claim.partition for claim in await second.claim("b", 0.0)}
        waiting = asyncio.create_task(anext(heard_second))
        assert await first.claim("a", 0.1) == []
        await subscribed_exactly(redis_database, partition, 1)
        await commit(store, 0, table=table, wake=1.0)
        assert await waiting == table
        assert not hearing.done()
        hearing.cancel()
        await asyncio.gather(hearing, return_exceptions=True)


async def subscribed_exactly(database, partition, count):
    """Wait until exactly so many listen to each partition, with no other connection subscribed."""
    channels = [keys.woken(number) for number in range(keys.PARTITIONS)]
    while True:
        answers = await database.call("PUBSUB", "SHARDNUMSUB", *channels)
        if answers[1::2] == [count] * keys.PARTITIONS and len(await database.client.client_list("pubsub")) == count:
            return
        await asyncio.sleep(0.005)


async def test_a_listener_ends_cleanly_when_it_is_cancelled(redis_database):
    schedule = RedisSchedule(redis_database)
    await schedule.claim("a", 0.0)

    async def listen():
        async for _ in schedule.woken():
            pass

    task = asyncio.create_task(listen())
    await subscribed(redis_database)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    while await listeners(redis_database, "AAAAA"):  # noqa: ASYNC110 - the server tells nobody
        await asyncio.sleep(0.005)
