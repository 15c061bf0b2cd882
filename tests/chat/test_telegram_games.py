"""Whole games on Telegram: real python-telegram-bot over HTTP, a real server for the tables."""

import pytest

from tests.chat.telegram_bot import telegram_bot
from tests.chat.telegram_play import play, sit_down
from tests.emulators.telegram.server import TelegramEmulator

pytestmark = pytest.mark.slow


@pytest.fixture
async def emulator():
    async with TelegramEmulator(enforce_limits=False) as running:
        yield running


def over(group):
    return lambda: any("🏆" in message.text for message in group.shown)


async def test_three_friends_play_to_a_winner(emulator, redis_url):
    people = [emulator.user(number, name) for number, name in ((11, "Anna"), (12, "Ben"), (13, "Cleo"))]
    group = emulator.group("Friday", people)
    async with telegram_bot(emulator, redis_url):
        await sit_down(emulator, group, people)
        made = await play(emulator, people, until=over(group))
    assert made > 100
    assert not emulator.refused(400), emulator.refused(400)[:3]
    assert not emulator.refused(403)
