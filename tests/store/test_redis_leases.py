"""Named leases: one process at a time, fenced, and given up in time."""

import asyncio

import pytest

from adapters.redis import keys
from adapters.redis.connection import connect
from adapters.redis.database import Database
from adapters.redis.leases import Lease
from bot.ports.health import Unavailable
from bot.ports.schedule import LEASE_LIFE
from bot.stopping import ended
from tests.store.faulty_proxy import FaultyProxy

SOON = 0.005  # seconds between renewals in tests where they run


def lease(database, holder, clock, **settings):
    return Lease(OfProcess(database, holder), "poller", clock=clock, **settings)


class OfProcess(Database):
    """The database of another process on the same server."""

    def __init__(self, database, mark):
        super().__init__(database.client)
        self.mark = mark


async def runs_out(database):
    await database.call("HSET", keys.lease("poller"), "ends", 0)


class Unreachable(Database):
    """A database that is away."""

    async def run(self, *_):
        raise Unavailable


async def test_one_holds_it_and_the_other_does_not(database, clock):
    assert await lease(database, "a", clock).take()
    assert not await lease(database, "b", clock).take()


async def test_one_that_is_given_back_is_not_taken_again_by_a_renewal_under_way(redis_url, redis_database, clock):
    async with FaultyProxy(redis_url) as proxy:
        database, answered = connect(proxy.url), asyncio.Event()
        held = Lease(database, "poller", clock=clock)
        await held.take()
        proxy.lose_reply(b"EVALSHA", meanwhile=answered.wait)  # the renewal is repeated, but not before that
        renewing = asyncio.create_task(held.take())
        await proxy.loses()
        await ended(renewing)
        giving = asyncio.create_task(held.give_back())
        await asyncio.wait([giving], timeout=0.2)
        answered.set()
        await giving
        await asyncio.gather(*database._way._under_way)
        await database.close()
    assert await redis_database.call("HGET", keys.lease("poller"), "mark") is None


async def test_different_names_are_different_leases(database, clock):
    assert await lease(database, "a", clock).take()
    assert await Lease(OfProcess(database, "b"), "other", clock=clock).take()


async def test_a_lease_that_ran_out_moves_with_a_higher_fence(database, clock):
    first, second = lease(database, "a", clock), lease(database, "b", clock)
    await first.take()
    await runs_out(database)
    assert await second.take()
    assert second.fence == first.fence + 1


async def test_the_old_holder_learns_that_it_lost(database, clock):
    first, second = lease(database, "a", clock), lease(database, "b", clock)
    await first.take()
    await runs_out(database)
    await second.take()
    assert not await first.renew()
    assert first.lost.is_set()


async def test_a_lease_that_another_held_in_between_is_lost(database, clock):
    first, second = lease(database, "a", clock), lease(database, "b", clock)
    await first.take()
    await runs_out(database)
    await second.take()
    await second.give_back()
    assert not await first.renew()


async def test_an_unreachable_server_loses_it_only_when_it_has_run_out(database, clock):
    held = lease(database, "a", clock)
    await held.take()
    held._database = Unreachable(database.client)
    clock.now += LEASE_LIFE - 0.1
    assert await held.renew()
    clock.now += 0.2
    assert not await held.renew()
    assert held.lost.is_set()


async def test_a_lease_is_given_back_when_the_work_fails(database, clock):
    with pytest.raises(ZeroDivisionError):
        async with lease(database, "a", clock):
            raise ZeroDivisionError
    assert await lease(database, "b", clock).take()


async def test_the_next_one_waits_for_it(database, clock):
    entered = []

    async def work():
        async with lease(database, "b", clock, every=SOON):
            entered.append("b")

    async with lease(database, "a", clock, every=SOON):
        waiting = asyncio.create_task(work())
        while await database.call("HGET", "lease:poller", "mark") != b"a":  # noqa: ASYNC110
            await asyncio.sleep(SOON)
        assert entered == []
    await waiting
    assert entered == ["b"]


async def test_a_lease_is_renewed_in_the_background(database, clock):
    async with lease(database, "a", clock, every=SOON):
        ends = int(await database.call("HGET", "lease:poller", "ends"))
        while int(await database.call("HGET", "lease:poller", "ends")) <= ends:  # noqa: ASYNC110
            await asyncio.sleep(SOON)
    assert await database.call("HGET", "lease:poller", "mark") is None


async def test_work_is_told_when_it_is_lost_in_the_background(database, clock):
    async with lease(database, "a", clock, every=SOON) as held:
        await database.call("HSET", "lease:poller", "mark", "b", "ends", 10**15, "fence", 2)
        await held.lost.wait()
    assert await database.call("HGET", "lease:poller", "mark") == b"b"
