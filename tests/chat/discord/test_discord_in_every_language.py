"""Everything that the bot sends to Discord, in each language: every command, every button of its answers, games.

The emulator refuses what exceeds a limit. Leaving it fails the test for anything that the emulator does not know, and
for anything that Discord's API description does not allow, if that file is available (``THOUSAND_DISCORD_API``). CI
runs one language and one preset, ``make games`` plays them all.
"""

import contextlib
import os

import pytest

from bot import texts
from tests.chat.discord.discord_play import discord_bot, play_by_private_messages, sit_down
from tests.emulators.discord.interactions import DrivingError
from tests.emulators.discord.people import Channel, User
from tests.emulators.discord.server import DiscordEmulator

WHOLE = os.environ.get("GAMES") == "whole"
NAMES = ("Maximiliane Hohenlohe-Langenburg", "\u200fעברית\u200e 👨\u200d👩\u200d👧 أحمد", "안나 Ангеліна ✨")
GAMES = ("polish game.target=150 lock.at=120", "russian game.target=150 barrel.at=120", "polish_two_talons")
EVERY = [(language, game) for language in texts.WHOLE for game in GAMES] if WHOLE else [("uk", GAMES[0])]


async def tour(person: User, channel: Channel) -> int:
    """Give every command that needs no option, and press every button of each answer; return the number of answers."""
    answered = 0
    for name, command in person.emulator.commands.items():
        below = [f"{name} {option['name']}" for option in command.get("options", ()) if option["type"] == 1]
        for each in below or [name]:
            with contextlib.suppress(DrivingError):  # a command with a required option
                interaction = await person.command(channel, each)
                answered += 1
                for button in interaction.answer.buttons if interaction.answer is not None else ():
                    shown = {each.custom_id for each in interaction.answer.buttons}  # a press may change the answer
                    if button.custom_id in shown and not button.disabled:
                        await person.press(interaction.answer, custom_id=button.custom_id)
    return answered


@pytest.mark.timeout(600)
@pytest.mark.parametrize(("language", "game"), EVERY)
async def test_discord_accepts_the_form_of_every_command_button_and_game(redis_url, language, game):
    async with DiscordEmulator() as emulator, discord_bot(emulator, redis_url):
        locale = {"en": "en-US"}.get(language, language)
        people = [emulator.user(name, locale=locale) for name in NAMES + NAMES]
        if "two_talons" in game:
            del people[5], people[2]
        guild = emulator.guild("Friday", people, locale=locale)
        tourists, players = people[: len(people) // 2], people[len(people) // 2 :]
        await sit_down(tourists, guild.channel("tour"), game)
        assert await tour(tourists[0], guild.channel("tour")) > 30
        await sit_down(players, channel := guild.channel("table"), game)
        enough = len(emulator.calls) + (3000 if WHOLE else 60)
        await play_by_private_messages(players, until=lambda: "🏆" in channel.last.text or len(emulator.calls) > enough)
        assert await tour(players[0], channel) > 30
        assert not [call for call in emulator.calls if (call.status or 0) == 400]
        assert not emulator.unanswered
