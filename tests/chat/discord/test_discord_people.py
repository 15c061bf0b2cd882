"""People picked from Discord's list for a command, or named: some at a table may not be on its server."""

import pytest

from bot.codec import Verb
from tests.chat.discord.discord_play import discord_bot, press


@pytest.fixture
def cleo(emulator):
    return emulator.user("Cleo", locale="en-US")


@pytest.fixture
def friday(emulator, ben, cleo):
    return emulator.guild("Friday", [ben, cleo]).channel("table")


async def test_kick_takes_a_person_or_a_name(emulator, redis_url, friday, ben, cleo):
    async with discord_bot(emulator, redis_url):
        await ben.command(friday, "newgame")
        await emulator.until(lambda: friday.messages, what="a lobby")
        await press(cleo, friday.last, Verb.JOIN)
        await ben.command(friday, "addbot")
        assert (await ben.command(friday, "kick", person=cleo)).text == "Cleo has been removed from the table."
        assert (await ben.command(friday, "kick", person=cleo)).text == "That person isn’t seated here."
        assert (await ben.command(friday, "kick", name="Bot 1")).text == "Bot 1 has been removed from the table."
        (person, name) = emulator.commands["kick"]["options"]
    assert (person["type"], person["name_localizations"]["pl"]) == (6, "osoba")
    assert (name["type"], name["name_localizations"]["pl"]) == (3, "imię")


async def test_stats_takes_a_person_or_a_name(emulator, redis_url, friday, ben, cleo):
    async with discord_bot(emulator, redis_url):
        picked = await ben.command(friday, "stats", person=cleo)
        assert picked.text == "That person hasn’t finished a game in this chat."
        assert "Nobody called" in (await ben.command(friday, "stats", player="Zoe")).text


async def test_times_for_a_move_complete_as_they_are_typed(emulator, redis_url, friday, ben):
    async with discord_bot(emulator, redis_url):
        await emulator.until(lambda: emulator.commands, what="the commands")
        choices = await ben.autocomplete(friday, "timer", option="time", typed="1")
    assert choices == [{"name": time, "value": time} for time in ("1m", "1h", "1d")]
