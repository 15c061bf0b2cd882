"""Puzzles on the emulators of Telegram and Discord and in the playground: in private, and in a group."""

import contextlib
import logging

import pytest

from bot.codec import Verb
from tests.chat.bot_in_loop import bot_in_loop
from tests.chat.guests import PlaygroundGuest, room_page, until
from tests.chat.places import place_on

pytestmark = pytest.mark.timeout(120)


@pytest.fixture(params=["telegram", "discord", "web"])
async def guests(request, redis_url, unused_tcp_port, caplog):
    """Two people of a group. The test fails if the bot logs an internal failure, or Discord refuses a call."""
    async with contextlib.AsyncExitStack() as stack:
        if request.param == "web":
            running = bot_in_loop("web", redis_url=redis_url, http_port=unused_tcp_port, http_host="127.0.0.1")
            await stack.enter_async_context(running)
            page = await stack.enter_async_context(room_page(f"http://127.0.0.1:{unused_tcp_port}"))
            yield [PlaygroundGuest(page, seat) for seat in range(2)]
        else:
            place = await stack.enter_async_context(place_on(request.param, redis_url))
            await stack.enter_async_context(place.bot())
            await place.greeted()
            yield place.guests[:2]
            assert not [call for call in place.emulator.calls if (getattr(call, "status", 0) or 0) >= 400]
    assert not [record for record in caplog.get_records("call") if record.levelno >= logging.ERROR]


def choices(sight):
    return [key for key in sight.keys if key.token.verb is Verb.PUZZLE and key.token.argument.split("-")[1]]


async def test_a_puzzle_is_solved_in_one_private_message(guests):
    anna = guests[0]
    await anna.types("/puzzle", private=True)
    sent = await until(lambda: anna.with_verb(Verb.PUZZLE, private=True), "the puzzle")
    before = len(anna.inbox())
    await anna.presses(sent, choices(sent)[0])
    await until(lambda: anna.sees("✗", private=True) or anna.sees("✓", private=True), "what has come of it")
    assert len(anna.inbox()) == before


async def test_a_group_answers_and_each_hears_alone(guests):
    anna, ben = guests
    await anna.types("/puzzle")
    sent = await until(lambda: ben.with_verb(Verb.PUZZLE, private=False), "the group's puzzle")
    for guest in guests:
        told = await guest.presses(sent, choices(sent)[0])
        assert "✓" in told or "✗" in told
    show = next(key for key in sent.keys if key.token.argument.endswith("-show"))
    assert "Only" in await ben.presses(sent, show)
    assert not ben.sees("Solution", private=False)
    await anna.presses(sent, show)
