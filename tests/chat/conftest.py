"""A Telegram of its own for each test."""

import pytest

from tests.emulators.telegram.server import TelegramEmulator


@pytest.fixture
async def telegram():
    """Telegram without flood control: for games that should not take minutes."""
    async with TelegramEmulator(enforce_limits=False) as running:
        yield running
