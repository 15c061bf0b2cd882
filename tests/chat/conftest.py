"""A platform of its own for each test, the bot on it, and a game that has just been dealt."""

import logging

import pytest

from tests.chat.places import place_on
from tests.chat.telegram_bot import telegram_bot
from tests.chat.telegram_play import boards, crowd, hands, sit_down
from tests.emulators.telegram.server import TelegramEmulator


@pytest.fixture(params=["telegram", "discord"])
async def place(request, redis_url):
    """A group of three people on each platform in turn."""
    async with place_on(request.param, redis_url) as place:
        yield place


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
