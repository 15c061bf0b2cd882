"""The promises of `Limits`: all callers together keep a chat's budget; trouble in one chat affects no other."""

import asyncio
from dataclasses import replace
from itertools import pairwise

import pytest

from adapters.redis import keys
from adapters.redis.limits import TELEGRAM, Figures, RedisLimits
from bot.people import Chat
from bot.ports.allowances import Allowance

NOW = 1_700_000_000.0
GROUP = Chat(platform="telegram", id="-100")
PRIVATE = Chat(platform="telegram", id="42", private=True)


@pytest.fixture
def limits(database):
    """Limits of chats alone. The token's budget follows the real clock, which a busy machine lets run ahead."""
    return RedisLimits(database, {"telegram": replace(TELEGRAM, per_second=None)})


async def sent(limits, chat, seconds, step=0.0):
    """Send as fast as the budget allows for some seconds; return the moments of the calls."""
    now, moments = NOW, []
    while now < NOW + seconds:
        wait = await limits.take(chat, now)
        if wait:
            now += wait
        else:
            moments.append(now)
            now += step
    return moments


def most_in(moments, seconds):
    return max(sum(start <= moment <= start + seconds for moment in moments) for start in moments)


@pytest.mark.parametrize("step", [0.0, 0.3, 1.7])
async def test_a_group_never_gets_more_than_twenty_calls_in_any_minute(limits, step):
    moments = await sent(limits, GROUP, 200, step)
    assert most_in(moments, 59.99) <= 20
    assert len(moments) > 45  # and the budget is really used


async def test_a_group_gets_about_one_call_a_second(limits):
    moments = await sent(limits, GROUP, 30)
    assert all(later - earlier >= 0.999 for earlier, later in pairwise(moments))


async def test_a_private_chat_gets_a_small_burst_and_then_one_a_second(limits):
    assert [round(moment - NOW, 2) for moment in await sent(limits, PRIVATE, 3.5)] == [0, 0, 0, 1, 2, 3]


async def test_a_refused_call_takes_nothing(limits):
    assert await limits.take(GROUP, NOW) == 0.0
    waits = {await limits.take(GROUP, NOW) for _ in range(10)}
    assert waits == {1.0}
    assert await limits.take(GROUP, NOW + 1.0) == 0.0


async def test_a_quiet_chat_has_its_whole_burst_again(limits):
    await sent(limits, PRIVATE, 5)
    assert [await limits.take(PRIVATE, NOW + 60) for _ in range(4)] == [0.0, 0.0, 0.0, 1.0]


async def test_a_flood_wait_holds_that_chat_only(limits):
    other = GROUP.model_copy(update={"id": "-200"})
    await limits.block(GROUP, NOW + 35.5)
    assert await limits.take(GROUP, NOW) == pytest.approx(35.5)
    assert await limits.take(other, NOW) == 0.0
    assert await limits.take(GROUP, NOW + 35.5) == 0.0


async def test_a_later_flood_wait_counts_and_an_earlier_one_does_not_shorten_it(limits):
    await limits.block(GROUP, NOW + 10)
    await limits.block(GROUP, NOW + 30)
    await limits.block(GROUP, NOW + 20)
    assert await limits.take(GROUP, NOW) == pytest.approx(30)


async def test_topics_of_one_group_share_its_budget(limits):
    assert await limits.take(GROUP.model_copy(update={"thread": "7"}), NOW) == 0.0
    assert await limits.take(GROUP.model_copy(update={"thread": "8"}), NOW) > 0.0


async def test_workers_share_one_budget(limits):
    waits = await asyncio.gather(*(limits.take(PRIVATE, NOW) for _ in range(20)))
    assert waits.count(0.0) == 3


async def test_a_platform_without_figures_is_not_limited_but_can_be_blocked(limits):
    chat = Chat(platform="web", id="1")
    assert [await limits.take(chat, NOW) for _ in range(50)] == [0.0] * 50
    await limits.block(chat, NOW + 5)
    assert await limits.take(chat, NOW) == pytest.approx(5)


async def test_figures_are_the_platforms_own(database):
    limits = RedisLimits(database, {"web": Figures(group=(Allowance(2, 10.0),))})
    chat = Chat(platform="web", id="1")
    assert [await limits.take(chat, NOW) for _ in range(3)] == [0.0, 0.0, 10.0]
    assert await limits.take(GROUP, NOW) == 0.0


async def test_a_chat_that_is_silent_leaves_nothing_behind(limits, database):
    await limits.take(GROUP, NOW)
    [key] = await database.call("KEYS", keys.limit("telegram", "*"))
    assert 0 < await database.call("PTTL", key) <= 6000


def test_telegrams_figures_add_up_to_twenty_a_minute():
    assert min(budget.burst + 60 / budget.every for budget in TELEGRAM.group) == 20
