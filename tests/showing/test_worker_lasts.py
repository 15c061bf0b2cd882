"""A worker's loops survive every error of the store; readiness says whether they work."""

import asyncio
import itertools
import time
from contextlib import suppress

import pytest

from adapters.redis import keys
from adapters.redis.schedule import RedisSchedule
from bot.ports.health import Unavailable
from bot.ports.schedule import RENEW_EVERY, Lead
from bot.refusal import Refusal
from bot.showing import worker as worker_file
from bot.showing.worker import ANSWERED_WITHIN, NOT_RENEWED, Worker
from bot.trouble import TELL_EVERY, Broken, Troubles
from tests.waiting import until


class OddAttention:
    """A schedule whose lead is always free; `trouble` creates the error that each of its calls raises."""

    def __init__(self):
        self.trouble = None
        self.led = self.looked = self.listened = 0
        self.released = False

    def _answer(self):
        if self.trouble is not None:
            raise self.trouble()

    async def last_led(self):
        self._answer()

    async def lead(self, now):
        self.led += 1
        self._answer()
        return Lead("1 a", time.monotonic() + 5.0)

    async def moved(self):
        return False

    async def backlog(self, now):
        return 0, 0.0

    async def due(self, now, limit, skipped=()):
        self.looked += 1
        self._answer()
        return []

    async def woken(self):
        self.listened += 1
        for _ in itertools.count():
            self._answer()
            await asyncio.sleep(0.01)
        yield ""

    async def release(self):
        self.released = True


@pytest.fixture
def odd():
    return OddAttention()


@pytest.fixture
def worker(world, odd):
    return Worker(world.tender, world.tables, odd, lambda: world.time)


@pytest.fixture
async def running(worker, monkeypatch):
    monkeypatch.setattr(worker_file, "FORGET_EVERY", 0.01)
    stop = asyncio.Event()
    task = asyncio.create_task(worker.run(stop))
    yield task
    stop.set()
    await asyncio.wait([task])


async def reached(condition):
    async with asyncio.timeout(10.0):
        while not condition():  # noqa: ASYNC110 - there is no event for it
            await asyncio.sleep(0.01)


async def test_the_lead_is_given_back_though_a_visit_goes_on_after_its_cancellation(worker, odd, running, monkeypatch):
    monkeypatch.setattr(worker_file, "DRAIN", 0.01)
    begun, over = asyncio.Event(), asyncio.Event()

    async def tend(*_, **__):
        begun.set()
        while not over.is_set():
            with suppress(asyncio.CancelledError):  # as a library sometimes does
                await over.wait()

    worker._tender.tend = tend
    await reached(lambda: worker.leads)
    worker.wake("K7QX2")
    await begun.wait()
    odd.trouble = asyncio.CancelledError  # a loop ends, and the worker with it
    await reached(lambda: odd.released)
    over.set()
    with pytest.raises(Broken):
        await running


@pytest.mark.parametrize("kind", [KeyError, Unavailable, TimeoutError])
async def test_every_loop_survives_whatever_is_raised_in_it(worker, odd, running, kind, caplog):
    odd.trouble = lambda: kind("a card" if kind is not Unavailable else "busy")
    await reached(lambda: min(odd.led, odd.listened) >= 3)
    odd.trouble = None
    await reached(lambda: worker.ready and odd.looked)
    assert not running.done()
    assert "a card" not in " ".join(str(vars(record)) for record in caplog.records)
    assert sum(record.getMessage() == NOT_RENEWED for record in caplog.records) == 1


async def test_a_loop_that_ends_all_the_same_ends_the_worker_and_gives_the_lead_back(odd, running):
    await reached(lambda: odd.led)
    odd.trouble = asyncio.CancelledError  # as a library sometimes lets it escape
    with pytest.raises(Broken, match="CancelledError"):
        await running
    assert odd.released


async def test_a_worker_is_ready_while_the_store_answers(world, worker, odd, running):
    await reached(lambda: worker.ready)
    odd.trouble = Unavailable
    before = odd.led
    await reached(lambda: odd.led > before)
    world.time += ANSWERED_WITHIN + RENEW_EVERY
    assert worker.up
    assert not worker.ready
    odd.trouble = None
    await reached(lambda: worker.ready)


async def test_the_same_cause_is_told_once_a_minute_and_a_new_one_at_once(caplog):
    caplog.set_level("INFO")
    clock = [0.0]
    troubles = Troubles(lambda: clock[0])
    for cause in ("busy", "busy", "no-answer", "no-answer"):
        troubles.tell("it failed", Unavailable(cause))
    assert [record.cause for record in caplog.records] == ["busy", "no-answer"]
    clock[0] += TELL_EVERY
    troubles.tell("it failed", Unavailable("no-answer"))
    assert (len(caplog.records), caplog.records[-1].times) == (3, 2)
    troubles.over("it failed")
    troubles.over("it failed")
    assert [record.getMessage() for record in caplog.records[3:]] == ["it works again: it failed"]
    troubles.tell("it failed", Unavailable("no-answer"))
    assert len(caplog.records) == 4, "not again within the minute, though it worked in between"


async def test_the_worker_forgets_people_who_asked_for_it_a_minute_ago(world, running):
    await world.directory.save_person("telegram:4711", {"language": "pl"})
    await world.directory.ask_to_forget("telegram:4711")
    await world.directory.ask_to_forget("telegram:4712")
    await world.directory._database.call("HSET", keys.FORGETTING, "telegram:4711", 1.0)

    async def is_forgotten():
        return "telegram:4711" not in await world.directory.to_forget(-1.0)

    await until(is_forgotten, 10.0)
    assert await world.directory.person("telegram:4711") == {}
    assert list(await world.directory.to_forget(-1.0)) == ["telegram:4712"], "who asked just now has a minute"


async def test_a_table_that_is_made_while_it_is_found_to_be_missing_keeps_its_time(world, worker, odd, running):
    """A failover lost the table, and the commit that made it is repeated on the new server."""
    written = asyncio.Event()

    async def tend(code, *_, **__):
        if not written.is_set():
            await world.store.commit(code, expected=0, what="table", schema=1, body=b"{}", wake=world.time)
            written.set()
            raise Refusal("no-such-table", code=code)

    worker._tender.tend = tend
    await reached(lambda: worker.leads)
    worker.wake("K7QX2A")
    await reached(lambda: written.is_set() and not worker._busy)
    due = RedisSchedule(world.store._database)
    assert await due.due(world.time, 10) == ["K7QX2A"]
