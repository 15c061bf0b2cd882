"""The bot's profile on Discord, and the permissions that it asks for on installation."""

import discord
import pytest

from adapters.discord.profile import PERMISSIONS
from bot.running import profile
from bot.texts import LANGUAGES
from tests.chat.discord.conftest import running_bot

WANTED = profile.of_discord()


def changes(emulator):
    return emulator.calls_to("PATCH", "/applications/@me")


async def test_a_start_sets_all_of_it(emulator, directory):
    async with running_bot(emulator, directory, shown=WANTED):
        pass
    about = emulator.application
    assert about["description"] == WANTED.descriptions["en"]
    assert set(about["tags"]) == set(WANTED.tags)
    found = {place: one["oauth2_install_params"] for place, one in about["integration_types_config"].items()}
    assert set(found["0"]["scopes"]) == {"bot", "applications.commands"}
    assert found["0"]["permissions"] == str(PERMISSIONS.value) == "309237681152"
    assert found["1"]["scopes"] == ["applications.commands"]
    (call,) = changes(emulator)
    known = {locale.value for locale in discord.Locale}
    assert set(call.json["description"]["localizations"]) == {*LANGUAGES, "en-US", "en-GB"} & known


async def test_a_profile_that_is_set_already_is_not_set_again(emulator, directory):
    for _ in range(2):
        async with running_bot(emulator, directory, shown=WANTED):
            pass
    assert len(changes(emulator)) == 1


async def test_a_profile_that_somebody_has_changed_is_set_again(emulator, directory):
    async with running_bot(emulator, directory, shown=WANTED):
        pass
    emulator.application["tags"] = ["poker"]
    async with running_bot(emulator, directory, shown=WANTED):
        pass
    assert set(emulator.application["tags"]) == set(WANTED.tags)


async def test_translations_that_are_refused_cost_only_themselves(emulator, directory):
    emulator.fail("PATCH", "/applications/@me", status=400)
    emulator.api = None  # its schema requires translations of a description, the documentation doesn't
    async with running_bot(emulator, directory, shown=WANTED):
        pass
    assert [call.status for call in changes(emulator)] == [400, 200]
    assert emulator.application["description"] == WANTED.descriptions["en"]


async def test_a_bot_that_only_its_owner_adds_asks_for_no_way_of_installation(emulator, directory):
    emulator.application["bot_public"] = False
    async with running_bot(emulator, directory, shown=WANTED):
        pass
    assert emulator.application["description"] == WANTED.descriptions["en"]
    assert emulator.application["integration_types_config"] == {"0": {}, "1": {}}


async def test_a_refusal_keeps_nobody_from_playing(emulator, directory, channel, anna):
    emulator.fail("PATCH", "/applications/@me", status=403, times=None)
    async with running_bot(emulator, directory, shown=WANTED):
        assert (await anna.command(channel, "help")).acknowledged


async def test_an_operator_can_keep_what_they_have_written(emulator, directory):
    async with running_bot(emulator, directory):
        pass
    assert not changes(emulator)


async def test_every_command_says_where_it_can_be_used(emulator, directory):
    async with running_bot(emulator, directory):
        pass
    for command in emulator.commands.values():
        assert sorted(command["contexts"]) == [0, 1], "on servers and in the bot's private messages"
        assert sorted(command["integration_types"]) == [0, 1], "of servers and of people"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_texts_are_within_what_discord_takes(language):
    assert 100 < len(WANTED.descriptions[language]) <= 400


def test_the_tags_are_within_what_discord_takes():
    assert len(set(WANTED.tags)) == len(WANTED.tags) <= 5
    assert all(0 < len(tag) <= 20 for tag in WANTED.tags)
