"""A platform of its own for each test, the bot on it, and a game that has just been dealt."""

import contextlib
import logging

import pytest

from tests.chat.bot_in_loop import bot_in_loop
from tests.chat.guests import PlaygroundGuest, room_page
from tests.chat.places import place_on
from tests.chat.telegram_bot import telegram_bot
from tests.chat.telegram_play import boards, crowd, hands, sit_down
from tests.emulators.telegram.server import TelegramEmulator


@pytest.fixture(params=["telegram", "discord"])
async def place(request, redis_url):
    """A group of three people on each platform in turn."""
    async with place_on(request.param, redis_url) as place:
        yield place


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


@pytest.fixture
async def telegram():
    """Telegram without flood control: for games that shouldn't take minutes."""
    async with TelegramEmulator(enforce_limits=False) as running:
        yield running


@pytest.fixture
async def telegram_app(telegram, redis_url, caplog):
    """The bot. The test fails if the bot logs an internal failure."""
    async with telegram_bot(telegram, redis_url):
        yield
    failures = [record for record in caplog.get_records("call") if record.levelno >= logging.ERROR]
    assert not failures, [vars(record) for record in failures]


@pytest.fixture
async def game(telegram, telegram_app):
    """A group, its three people and their board, all hands dealt."""
    people = crowd(telegram, "Anna", "Ben", "Cleo")
    group = telegram.group("Friday", people)
    board = await sit_down(telegram, group, people)
    await telegram.until(lambda: boards(group) and all(hands(person) for person in people))
    return group, people, board
