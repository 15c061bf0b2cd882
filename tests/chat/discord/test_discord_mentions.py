"""Ordinary messages that mention the bot: unlike slash commands, they stay visible in the channel."""

import pytest

from bot.people import Chat
from bot.ports.presses import Command
from bot.screen import Answer, Reply, Screen


@pytest.fixture
def at_bot(bot):
    return f"<@{bot.client.user.id}>"


async def heard(emulator, service, count=1):
    await emulator.until(lambda: len(service.presses) >= count)
    return service.presses[-1]


async def test_words_behind_a_mention_are_a_command_with_the_message_as_its_name(
    emulator, service, channel, anna, at_bot
):
    service.answers["seed"] = Answer(toast="Your words are in deal *2*.")
    said = await anna.say(channel, f"{at_bot} seed 0a1b some words")
    press = await heard(emulator, service)
    assert press.what == Command("seed", "0a1b some words", addressed=True)
    assert press.input_id == f"discord:{said.id}"
    assert (press.person.key, press.chat.key) == (f"discord:{anna.id}", f"discord:{channel.id}")
    await emulator.until(lambda: channel.last.text == r"Your words are in deal \*2\*.")
    assert said in channel.messages


async def test_a_screen_is_answered_beside_the_message(emulator, service, channel, anna, at_bot):
    service.answers["seed"] = Answer(replies=(Reply(screen=Screen(text="<b>How</b> to")),))
    await anna.say(channel, f"{at_bot} seed")
    await emulator.until(lambda: channel.last.text == "**How** to")


async def test_in_a_direct_message_no_mention_is_needed(emulator, service, bot, anna):
    await anna.say(anna.dm, "seed some words")
    press = await heard(emulator, service)
    assert press.chat.private
    assert press.what == Command("seed", "some words", addressed=True)


@pytest.mark.parametrize(
    "text",
    ["seed some words", "{at_bot} hand", "{at_bot} hello there", "{at_bot}", "<@1> seed words", "{at_ben} seed x"],
)
async def test_messages_without_a_mention_and_a_known_command_are_ignored(
    emulator, service, channel, anna, ben, at_bot, text
):
    await anna.say(channel, text.format(at_bot=at_bot, at_ben=ben.mention))
    await anna.say(channel, f"{at_bot} seed the last")
    press = await heard(emulator, service)
    assert [press.what.args] == ["the last"]
    assert len(service.presses) == 1


async def test_whatever_is_said_in_a_channel_stands_below_its_board(emulator, service, bot, channel, anna, at_bot):
    here = Chat(platform="discord", id=str(channel.id))
    first = await anna.say(channel, "hello")
    await anna.say(channel, "Nice weather today")
    await anna.say(channel, f"{at_bot} seed words")
    await heard(emulator, service)
    assert bot.messenger.below(here, str(first.id)) == 2
