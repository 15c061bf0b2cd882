"""A process is ready when one of its platforms has answered."""

import asyncio
import time

import pytest

from bot.chance import SystemChance
from bot.people import Chat
from bot.ports.messenger import Busy
from bot.running.app import App
from bot.running.platforms import NotYet, Platform, connected
from bot.running.settings import Settings
from bot.screen import Screen


async def test_ready_needs_one_platform_if_there_are_any_and_names_the_missing_ones(fake_database):
    app = App(Settings(_env_file=None), fake_database, {}, time.time, SystemChance(), asyncio.Event())
    assert "platform" not in (await app.health()).needs
    telegram, discord = Platform("telegram"), Platform("discord")
    app.platforms += [telegram, discord]
    assert (await app.health()).needs["platform"] is False
    telegram.connected.set()
    condition = await app.health()
    assert condition.needs["platform"] is True
    assert condition.degraded["discord"] == "not-connected"
    assert "telegram" not in condition.degraded


async def test_a_process_says_that_another_ones_windows_lead_elsewhere(fake_database):
    app = App(Settings(_env_file=None), fake_database, {}, time.time, SystemChance(), asyncio.Event())
    assert "windows" not in (await app.health()).degraded
    app.schedule.other_origins = 1
    assert (await app.health()).degraded["windows"] == "app-url-differs"


async def test_a_message_sent_before_the_platform_answers_is_tried_again():
    with pytest.raises(Busy):
        await NotYet("discord").send(Chat(platform="discord", id="1"), Screen(text="x"), nonce="a")


async def test_the_start_waits_for_the_second_platform_only_a_little():
    telegram, discord = Platform("telegram"), Platform("discord")
    telegram.connected.set()
    stopping = asyncio.create_task(asyncio.Event().wait())
    await asyncio.wait_for(connected([telegram, discord], stopping, grace=0.01), 5)
    stopping.cancel()


async def test_the_start_waits_no_longer_when_the_process_is_to_stop():
    stop = asyncio.Event()
    stopping = asyncio.create_task(stop.wait())
    starting = asyncio.create_task(connected([Platform("telegram")], stopping, grace=60.0))
    stop.set()
    await asyncio.wait_for(starting, 5)
