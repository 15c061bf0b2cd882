"""The promises of `Limits` for a whole bot: its token's budget is shared by all workers, and taken in turns."""

import asyncio
import random
import time
from contextlib import suppress
from dataclasses import replace

import pytest
from fakeredis import FakeAsyncRedis

from adapters.redis import keys
from adapters.redis.database import Database
from adapters.redis.limits import NEAR, ORDER, QUESTIONS, SLOWER, Figures, RedisLimits, taken
from bench import simulated
from bot.people import Chat
from bot.ports.limits import Caller, Priority
from tests.crossed import sampled

NOW = 1_700_000_000.0
RATE = 25.0
SOON = 0.05  # seconds
FAST = {"telegram": Figures(per_second=1000.0)}


def group(number):
    return Chat(platform="telegram", id=f"-{1000 + number}")


def private(number):
    return Chat(platform="telegram", id=f"{1000 + number}", private=True)


def most_in_a_second(moments):
    return max(sum(start <= moment < start + 1.0 for moment in moments) for start in moments)


async def in_order_called(limits, callers, *, chat=private):
    """Let callers queue while the bot is held back; return them in the order in which they get their turn."""
    order, done = [], asyncio.Event()

    def called(caller):
        order.append(caller)
        if len(order) == len(callers):
            done.set()

    await limits.refused("telegram", NOW, NOW + SOON)
    for number, caller in enumerate(callers):
        waiting = Caller(caller.key, caller.turn, lambda caller=caller: called(caller))
        assert await limits.take(chat(number), NOW, waiting) > 0
    async with asyncio.timeout(10):
        await done.wait()
    return order


async def test_no_more_calls_go_out_in_a_moment_than_the_token_takes(limits):
    waits = await asyncio.gather(*(limits.take(group(number), NOW) for number in range(1600)))
    assert waits.count(0.0) <= RATE  # none where each answer of the server comes late


@pytest.mark.parametrize("seed", sampled(range(8), 4))
def test_no_second_sees_more_than_28_calls_however_workers_stutter(seed):
    made = simulated.run(calls_of_stuttering_workers(random.Random(seed), seconds=40.0), NOW)
    assert len(made) > 40 * RATE / 6, "and they get on"
    assert most_in_a_second(made) <= 28


@pytest.mark.slow
def test_a_worker_that_does_not_stutter_spends_the_whole_budget():
    made = simulated.run(calls_of_stuttering_workers(None, seconds=40.0), NOW)
    assert len(made) >= 40 * RATE * 0.97
    assert most_in_a_second(made) <= 28


async def calls_of_stuttering_workers(chance, seconds):
    """Let workers make all the calls that they may; return the times of the calls."""
    redis, made = FakeAsyncRedis(version=(7, 0), protocol=2), []
    end = time.time() + seconds
    workers = [RedisLimits(Slow(redis, chance), {"telegram": Figures(per_second=RATE)}) for _ in range(3)]

    async def speaks(limits, number):
        called = asyncio.Event()
        while time.time() < end:
            wait = await limits.take(private(number), time.time(), Caller(number, Priority(number % 3), called.set))
            if wait <= 0:
                made.append(time.time())
            with suppress(TimeoutError):
                async with asyncio.timeout(wait or 0.01):
                    await called.wait()
            called.clear()

    async def stutters():
        while chance is not None:
            await asyncio.sleep(chance.uniform(0.0, 1.5))
            simulated.stand_still(chance.choice([0.01, 0.05, 0.2, 0.5, 2.0]))

    stuttering = asyncio.create_task(stutters())
    await asyncio.gather(*(speaks(workers[number % 3], number) for number in range(30)))
    stuttering.cancel()
    await redis.aclose()
    return made


class Slow(Database):
    """A database with slow answers, slower at some times than at others."""

    def __init__(self, client, chance):
        super().__init__(client)
        self._chance = chance

    async def run(self, script, keys, args=()):
        answer = await super().run(script, keys, args)
        await asyncio.sleep(0.002 if self._chance is None else self._chance.choice([0.002, 0.01, 0.05, 0.3]))
        return answer


async def test_two_workers_together_call_no_more_often_than_one(database):
    workers = [RedisLimits(database), RedisLimits(database)]
    waits = await asyncio.gather(*(workers[n % 2].take(group(n), NOW) for n in range(200)))
    row = await database.call("HGET", keys.limit_of_all("telegram"), "next")
    assert float(row) - NOW >= waits.count(0.0) / RATE - NEAR
    assert 0 < waits.count(0.0) < 200


async def test_hands_to_move_go_first_then_boards_then_everything_else(database):
    turns = [Priority.REST, Priority.BOARD, Priority.MOVE]
    callers = [Caller((turn, number), turn) for turn in turns for number in range(4)]
    order = [caller.turn for caller in await in_order_called(RedisLimits(database, FAST), callers)]
    assert order == [*[Priority.MOVE] * 4, *[Priority.BOARD] * 4, *[Priority.REST] * 4]


async def test_nobody_waits_for_ever_while_others_have_to_move(database):
    callers = [Caller(number, Priority.MOVE) for number in range(40)]
    callers += [Caller("board", Priority.BOARD), Caller("rest", Priority.REST)]
    order = [caller.turn for caller in await in_order_called(RedisLimits(database, FAST), callers)]
    first = order[: len(ORDER)]
    assert (first.count(Priority.MOVE), first.count(Priority.BOARD), first.count(Priority.REST)) == (8, 1, 1)


async def test_callers_queue_in_order_and_keep_their_place_when_they_ask_again(database):
    limits = RedisLimits(database, FAST)
    await limits.refused("telegram", NOW, NOW + 60)
    for number in range(3):
        await limits.take(private(number), NOW, Caller(number))
    await limits.take(private(0), NOW, Caller(0))
    queue = limits._queues["telegram"]
    assert [queue._next().key for _ in range(3)] == [0, 1, 2]


async def test_a_chat_that_asks_for_much_has_one_place_and_the_others_theirs(database):
    limits = RedisLimits(database, FAST)
    await limits.refused("telegram", NOW, NOW + 60)
    for _ in range(500):
        await limits.take(private(1), NOW)
    await limits.take(private(2), NOW)
    assert len(limits._queues["telegram"]) == 2


async def test_a_caller_that_is_called_may_call_once(database):
    limits = RedisLimits(database, {"telegram": Figures(per_second=2.0)})
    called, hand = asyncio.Event(), Caller("hand", Priority.MOVE)
    await limits.refused("telegram", NOW, NOW + SOON)
    await limits.take(private(1), NOW, replace(hand, called=called.set))
    for number in (2, 3):
        await limits.take(private(number), NOW, Caller(number))
    async with asyncio.timeout(10):
        await called.wait()
    later = NOW + SOON
    assert await limits.take(private(1), later, hand) == 0.0
    assert await limits.take(private(1), later, hand) > 0.0, "others wait longer"


async def test_a_flood_wait_of_the_whole_bot_holds_back_everybody(database):
    limits, other_worker, third_worker = (RedisLimits(database) for _ in range(3))
    await limits.flooded(group(1), NOW, NOW + 7.0)
    assert await limits.take(group(3), NOW) == 0.0, "one chat stands for itself"
    await limits.flooded(group(2), NOW + 0.1, NOW + 7.2)
    for worker in (limits, other_worker):
        assert await worker.take(group(4), NOW + 0.2) >= 6.9
    assert await third_worker.take(group(5), NOW + 7.3) == 0.0


async def test_chats_with_flood_waits_of_their_own_hold_back_nobody_else(limits):
    await limits.flooded(group(1), NOW, NOW + 7.0)
    await limits.flooded(group(2), NOW + 0.1, NOW + 35.0)
    await limits.flooded(group(2), NOW + 0.2, NOW + 35.0)
    assert await limits.take(group(3), NOW + 1.0) == 0.0
    assert await limits.take(group(1), NOW + 1.0) == pytest.approx(6.0)


async def moment_of(database, now, number):
    """Take a call in a chat of its own; return the token's moment for it, after `now`."""
    named = [keys.limit("telegram", str(number)), keys.limit_of_all("telegram")]
    _, wait, _, _ = await taken(database, named, now, [], 1 / RATE)
    return wait


async def test_the_first_call_of_a_move_goes_out_at_once_and_the_others_right_behind(database):
    assert [round(await moment_of(database, NOW, number), 2) for number in range(4)] == [0.0, 0.04, 0.08, 0.12]


async def test_a_call_is_one_round_trip_for_all_budgets(limits, database):
    await limits.take(private(9), NOW)
    before = database.trips
    await limits.take(private(1), NOW + 10)
    assert database.trips == before + 1


async def test_a_call_that_a_chat_refuses_takes_nothing_from_the_token(limits, database):
    await limits.block(group(1), NOW + 60)
    assert await limits.take(group(1), NOW) == pytest.approx(60)
    assert await moment_of(database, NOW, 2) == 0.0


@pytest.mark.parametrize(("refusals", "slower"), sampled(SLOWER, 4, several=True))
async def test_many_refusals_slow_the_whole_bot_down(database, refusals, slower):
    limits = RedisLimits(database)
    for _ in range(refusals - 1):
        await limits.refused("telegram", NOW)
    assert await spacing(database, NOW + 1) == pytest.approx((2 if slower == 10 else 1) / RATE, abs=0.001)
    await limits.refused("telegram", NOW + 1)
    assert await spacing(database, NOW + 60) == pytest.approx(slower / RATE, abs=0.001)
    assert await spacing(database, NOW + 661) == pytest.approx(1 / RATE, abs=0.001)


async def spacing(database, now):
    return await moment_of(database, now, 1) * -1 + await moment_of(database, now, 2)


async def test_the_budget_of_a_token_leaves_nothing_behind(limits, database):
    await limits.take(group(1), NOW)
    assert 0 < await database.call("PTTL", keys.limit_of_all("telegram")) <= 660_000
    await limits.refused("telegram", NOW, NOW + 5)
    assert 0 < await database.call("PTTL", keys.limit_of_all("telegram")) <= (keys.BUDGET_LIFE + 5) * 1000


async def test_a_platform_without_a_rate_is_held_back_by_nobody(database):
    limits = RedisLimits(database, {})
    await limits.refused("telegram", NOW, NOW + 60)
    assert [await limits.take(group(1), NOW) for _ in range(100)] == [0.0] * 100


async def test_questions_have_a_bound_of_their_own_and_leave_the_token_to_messages(database):
    limits = RedisLimits(database, FAST)
    found = [await limits.take_question("telegram", NOW + number / 1000, Caller(number)) for number in range(40)]
    assert found.count(0.0) == QUESTIONS[0].burst
    assert await limits.take(private(1), NOW + 1.0) == 0.0
