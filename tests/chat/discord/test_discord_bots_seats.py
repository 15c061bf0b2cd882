"""`/play` on Discord: a game in direct messages, and a person from a ticked channel who takes a bot's seat."""

from bot.codec import Verb
from tests.chat.discord.discord_play import discord_bot, has_verb, play_by_private_messages, press


def line(person, words):
    return lambda: next((one for one in person.dms if words in one.text), None)


def hands(person):
    return [one for one in person.dms if has_verb(one, Verb.PAGE)]


async def test_somebody_of_a_ticked_channel_takes_a_bots_seat(emulator, redis_url):
    anna, ben = (emulator.user(name, locale="en-US") for name in ("Anna", "Ben"))
    friday = emulator.guild("Friday", [anna, ben]).channel("table")
    async with discord_bot(emulator, redis_url):
        for person in (anna, ben):
            await person.command(person.dm, "callme", calls="0-0")
            assert "I’ll write to you in private" in (await person.command(friday, "callme")).answer.text
        played = await anna.command(anna.dm, "play", rules="polish")  # a long game, so it has a second hand
        page = played.answer
        assert "You can play at once" in page.text
        assert "/join" in page.text
        await press(anna, page, Verb.OFFER)
        call = await emulator.until(line(ben, "keeps seats for people of"), what="the call")
        await press(ben, call, Verb.JOIN)
        await emulator.until(line(anna, "Ben comes in for a bot"), what="the news")
        await play_by_private_messages([anna], until=lambda: hands(ben))
        assert "Your cards" in hands(ben)[0].text
    assert not [one for one in friday.messages if has_verb(one, Verb.HAND)], "the channel sees nothing of it"
    assert not [call for call in emulator.calls if (call.status or 0) >= 400]
