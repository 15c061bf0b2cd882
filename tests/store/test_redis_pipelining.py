"""Commands of the same moment share a round trip, but nothing else."""

import asyncio

import pytest
from redis.exceptions import ResponseError

from adapters.redis.connection import connect
from bot.ports.health import Unavailable


@pytest.fixture
async def shaky(proxy):
    database = connect(proxy.url)
    await database.call("PING")
    yield database
    await database.close()


async def test_each_gets_its_own_answer(database):
    await asyncio.gather(*(database.call("SET", f"key:{number}", number) for number in range(100)))
    answers = await asyncio.gather(*(database.call("GET", f"key:{number}") for number in range(100)))
    assert answers == [str(number).encode() for number in range(100)]


async def test_a_refused_command_is_refused_alone(database):
    await database.call("SET", "word", "seven")
    answers = await asyncio.gather(
        database.call("GET", "word"),
        database.call("INCR", "word"),
        database.call("GET", "word"),
        return_exceptions=True,
    )
    before, refused, after = answers
    assert isinstance(refused, ResponseError)
    assert before == after == b"seven"


async def test_a_cancelled_command_does_not_cancel_the_others_of_its_round_trip(database):
    waiting = [asyncio.create_task(database.call("INCR", "count")) for _ in range(3)]
    await asyncio.sleep(0)
    waiting[1].cancel()
    done = await asyncio.gather(*waiting, return_exceptions=True)
    assert [type(answer) for answer in done] == [int, asyncio.CancelledError, int]


async def test_an_outage_is_told_to_each(shaky, proxy):
    proxy.refuse()
    answers = await asyncio.gather(*(shaky.call("GET", "key") for _ in range(3)), return_exceptions=True)
    assert [type(answer) for answer in answers] == [Unavailable] * 3


async def test_a_lost_reply_is_made_up_for_by_asking_all_of_them_again(shaky, proxy):
    proxy.lose_reply(b"GET")
    await shaky.call("SET", "key", "1")
    assert await asyncio.gather(*(shaky.call("GET", "key") for _ in range(3))) == [b"1"] * 3
    assert proxy.lost == 1


async def test_a_command_that_nobody_waits_for_any_more_is_not_sent(database):
    before = database.trips
    waiting = asyncio.create_task(database.call("INCR", "count"))
    await asyncio.sleep(0)
    waiting.cancel()
    await asyncio.gather(waiting, return_exceptions=True)
    assert await database.call("GET", "count") is None
    assert database.trips == before + 1


async def test_closing_ends_what_is_under_way_with_an_outage(proxy):
    database = connect(proxy.url)
    await database.call("PING")
    proxy.stall()
    waiting = asyncio.create_task(database.call("GET", "key"))
    await asyncio.sleep(0)  # the command is queued …
    await asyncio.sleep(0)  # … and its round trip begins
    await database.close()
    with pytest.raises(Unavailable):
        await waiting
    assert proxy.connections == 1  # no new connection
