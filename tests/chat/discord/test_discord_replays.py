"""A finished game on Discord: step by step in an answer that only the asker sees, and what it comes to."""

import pytest

from bot.people import Chat, Person
from tests.chat.discord.discord_play import discord_bot
from tests.world.finished_games import played, stored


@pytest.fixture
async def finished(emulator, redis_database):
    """A channel, its three people, and a game that they have finished."""
    people = [emulator.user(name, locale="en-US") for name in ("Anna", "Ben", "Cleo")]
    channel = emulator.guild("Friday", people).channel("table")
    chat = Chat(platform="discord", id=str(channel.id), title="#table")
    seated = [Person(platform="discord", id=str(one.id), name=name) for one, name in zip(people, "ABC", strict=True)]
    table, log = played(seated, chat)
    await stored(redis_database, table, log)
    return channel, people, table


async def test_a_replay_is_one_answer_that_turns_its_pages(emulator, redis_url, finished):
    channel, people, table = finished
    async with discord_bot(emulator, redis_url):
        shown = await people[0].command(channel, "replay", code=table.id)
        assert shown.ephemeral
        message = shown.answer
        assert "step 0 of" in message.text
        for step in (1, 2):
            button = next(one for one in message.buttons if one.custom_id.endswith(f".k1-{step}"))
            await people[0].press(message, custom_id=button.custom_id)
            await emulator.until(lambda step=step: f"step {step} of" in message.text, what="the next step")
    assert [one.text.startswith("Replay") for one in channel.history].count(True) == 1
    assert not emulator.unanswered


async def test_numbers_are_told_to_the_asker_alone(emulator, redis_url, finished):
    channel, people, _ = finished
    async with discord_bot(emulator, redis_url):
        top = await people[1].command(channel, "top")
        assert top.ephemeral
        assert "The players of this chat" in top.text
        stats = await people[0].command(channel, "stats", player="C")
        assert "1 game" in stats.text
        assert stats.ephemeral
        assert (await people[0].command(channel, "score")).ephemeral, "there is no game"
        mentioned = await people[0].command(channel, "stats", player=f"<@{people[1].id}>")
        assert mentioned.text.startswith("**B**")
        stranger = await people[0].command(channel, "stats", player="<@1>")
        assert stranger.text == "That person has not finished a game in this chat."
        strange = await people[0].command(channel, "stats", player="Zoe")
        assert strange.ephemeral
        assert "Nobody called" in strange.text
        assert emulator.commands["replay"]["name_localizations"]["pl"] == "powtórka"
