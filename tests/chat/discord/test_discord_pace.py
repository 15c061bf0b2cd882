"""Many tables in fast play on one bot: Discord takes 50 calls a second, and bans a bot that is refused too often."""

import asyncio

import pytest

from adapters.redis.limits import FIGURES
from tests.chat.discord.discord_play import discord_bot, sit_down, turn_of
from tests.emulators.discord.server import DiscordEmulator

pytestmark = [pytest.mark.slow, pytest.mark.timeout(120)]

TABLES = 15
SECONDS = 4.0


async def plays_on(people, seen):
    """Press the first suitable button again and again, without pauses; `seen` are the moves made."""
    while True:
        turn = turn_of(people)
        if turn is None or (people[0].id, turn[1].decision) in seen:
            await people[0].emulator.until(
                lambda: (new := turn_of(people)) and (people[0].id, new[1].decision) not in seen, 60.0
            )
            continue
        seen.add((people[0].id, turn[1].decision))
        await turn[0].press(turn[0].dms[-1], custom_id=turn[2].custom_id)


async def test_many_fast_tables_stay_below_fifty_calls_a_second(redis_url):
    async with DiscordEmulator() as emulator, discord_bot(emulator, redis_url, figures=FIGURES):
        tables = []
        for number in range(TABLES):
            people = [emulator.user(f"P{number}-{place}", locale="en-US") for place in range(3)]
            tables.append((people, emulator.guild(f"Club {number}", people).channel("table")))
        for people, channel in tables:
            await sit_down(people, channel, "polish")
        await emulator.until(lambda: all(turn_of(people) for people, _ in tables), 60.0, what="all hands")
        emulator.limits.realistic()
        begun, seen = len(emulator.calls), set()
        playing = [asyncio.create_task(plays_on(people, seen)) for people, _ in tables]
        _, going = await asyncio.wait(playing, timeout=SECONDS)
        for task in going:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        assert going == set(playing), "everybody plays to the end"
        assert len(seen) > 2 * TABLES
        assert [call for call in list(emulator.calls)[begun:] if call.status == 429] == []
