"""The deal of the day on Discord: in the private chat with the bot, also if only the user has installed it."""

import pytest

from bot.codec import Verb
from tests.chat.discord.discord_play import discord_bot, has_verb, play_by_private_messages, press


@pytest.mark.slow
async def test_the_deal_of_the_day_is_played_in_private_by_a_name_in_each_language(emulator, redis_url, ben):
    channel = emulator.guild("Friday", [ben]).channel("table")
    async with discord_bot(emulator, redis_url):
        interaction = await ben.command(ben.dm, "daily")
        assert has_verb(interaction.answer, Verb.DAILY)
        await press(ben, interaction.answer, Verb.DAILY)
        await play_by_private_messages(
            [ben], until=lambda: any("🟩" in one.text or "⬜" in one.text for one in ben.dms)
        )
        again = await ben.command(ben.dm, "daily")
        assert "Deal of the day" in again.text
        channel.guild.for_oneself = True
        assert (await ben.command(ben.dm, "daily")).text == again.text
        command = emulator.commands["daily"]
    assert command["name_localizations"]["pl"] == "rozdanie-dnia"
    assert command["contexts"] == [0, 1]
    assert command["integration_types"] == [0, 1]
