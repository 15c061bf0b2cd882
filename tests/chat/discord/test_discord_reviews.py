"""The review of a finished game on Discord: an answer that only the asker sees."""

from bot.people import Chat, Person
from tests.chat.discord.discord_play import discord_bot
from tests.world.finished_games import played, stored


async def test_a_review_is_one_answer_that_turns_its_pages(emulator, redis_url, redis_database):
    people = [emulator.user(name, locale="en-US") for name in ("Anna", "Ben", "Cleo")]
    channel = emulator.guild("Friday", people).channel("table")
    seated = [Person(platform="discord", id=str(one.id), name=name) for one, name in zip(people, "ABC", strict=True)]
    table, log = played(seated, Chat(platform="discord", id=str(channel.id), title="#table"))
    await stored(redis_database, table, log)
    async with discord_bot(emulator, redis_url):
        shown = await people[0].command(channel, "review", code=table.id)
        assert shown.ephemeral
        message = shown.answer
        await emulator.until(lambda: message.text, what="the answer")
        while "the cards gave you" not in message.text:
            await people[0].press(message, "How far is it?")
            await emulator.until(lambda: message.text, what="how far it is")
        await people[0].press(message, "Step by step")
        await emulator.until(lambda: "decision 1 of" in message.text, what="the first decision")
    assert not emulator.unanswered
