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


async def test_a_mention_is_read_as_a_person_only_where_one_is_asked_for(emulator, redis_url, friday, ben, cleo):
    async with discord_bot(emulator, redis_url):
        await ben.command(friday, "newgame")
        await emulator.until(lambda: friday.messages, what="a lobby")
        await press(cleo, friday.last, Verb.JOIN)
        friday.guild.grant(ben, manage_guild=True)
        kept = await ben.command(friday, "kick", person=cleo, name="7d")
        assert kept.text == "Cleo can’t sit down at new tables here; that ends in 1 week. Seats already taken stay."
        assert (await ben.command(friday, "kick", name=f"{cleo.mention} 0d")).text == "Cleo can sit down here again."
        met = await ben.command(ben.dm, "notwith", person=cleo)
        assert met.text.startswith("I’ll warn you before you sit down with Cleo.")
        assert "Your words are in hand 1" in (await ben.command(friday, "seed", words=f"luck of {cleo.mention}")).text
        await ben.command(friday, "endgame")
        await ben.command(friday, "tournament", tournament=f"Cup of {cleo.mention}")
        await emulator.until(lambda: "Cup of" in friday.last.text, what="the tournament's page")
        assert "person:" not in friday.last.text
