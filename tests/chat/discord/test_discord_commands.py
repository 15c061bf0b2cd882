"""The slash commands as Discord shows them, and when they are registered."""

import pytest

from adapters.discord.commands import REGISTERED
from bot.asking.commands import COMMANDS, MENU
from bot.screens.pages import command_menu
from bot.texts import LANGUAGES, slash
from tests.chat.discord.conftest import MENUS, running_bot

SYNC = ("PUT", "/applications/{}/commands")


@pytest.fixture
async def all_commands(emulator, channel, directory):
    menus = {language: command_menu(MENU, language) for language in LANGUAGES}
    async with running_bot(emulator, directory, commands=COMMANDS, menus=menus) as bot:
        yield bot


async def test_every_command_is_there_with_a_line_of_help_in_each_language(emulator, all_commands):
    assert set(emulator.commands) == set(COMMANDS)
    assert emulator.commands["start"]["description_localizations"]["pl"] == "przywitaj się"
    for name in command_menu(MENU, "en"):
        command = emulator.commands[name]
        assert command["description"] == slash.shortened(command_menu(MENU, "en")[name])
        # A line that stands only in English for now is not sent again as Polish.
        polish = command["description_localizations"].get("pl", command["description"])
        assert polish == slash.shortened(command_menu(MENU, "pl")[name])
    assert emulator.commands["newgame"]["name_localizations"]["pl"] == "nowagra"


async def test_arguments_are_explained_and_choices_named(emulator, all_commands):
    (level,) = emulator.commands["addbot"]["options"]
    assert (level["name"], level["name_localizations"]["pl"]) == ("level", "poziom")
    assert [choice["value"] for choice in level["choices"]] == ["gentle", "easy", "normal", "hard", "expert"]
    assert level["choices"][0]["name_localizations"]["pl"] == "łagodny"
    (language,) = emulator.commands["language"]["options"]
    assert {"name": "Polski", "value": "pl"}.items() <= next(
        choice.items() for choice in language["choices"] if choice["value"] == "pl"
    )


async def test_presets_options_and_values_complete_as_they_are_typed(all_commands, channel, anna):
    for typed in ("rus", "Tysiąc ros"):  # the spelling of the command, and that of Anna's language
        presets = await anna.autocomplete(channel, "newgame", option="rules", typed=typed)
        assert {"name": "Tysiąc rosyjski", "value": "russian"} in presets
    options = await anna.autocomplete(channel, "newgame", option="rules", typed="russian barrel.a")
    assert "russian barrel.at=" in [choice["value"] for choice in options]
    values = await anna.autocomplete(channel, "options", option="rules", typed="barrel.at=")
    assert values
    assert all(choice["value"].startswith("barrel.at=") for choice in values)


async def test_the_commands_are_registered_once(emulator, channel, directory):
    for _ in range(2):
        async with running_bot(emulator, directory):
            pass
    assert len(emulator.calls_to(*SYNC)) == 1


async def test_changed_commands_are_registered_again(emulator, channel, directory):
    async with running_bot(emulator, directory):
        pass
    changed = {**MENUS, "pl": {**MENUS["pl"], "help": "pomoc"}}
    async with running_bot(emulator, directory, menus=changed):
        assert emulator.commands["help"]["description_localizations"]["pl"] == "pomoc"
    assert len(emulator.calls_to(*SYNC)) == 2


async def test_refused_commands_cost_only_what_is_new(emulator, channel, directory, anna):
    emulator.fail("PUT", "/applications/**", status=400, code=50035)
    async with running_bot(emulator, directory):
        assert "hash" not in await directory.chat(REGISTERED)
    async with running_bot(emulator, directory):
        assert "hash" in await directory.chat(REGISTERED)


async def test_a_command_of_an_earlier_release_is_answered(emulator, channel, directory, anna):
    async with running_bot(emulator, directory, commands={name: COMMANDS[name] for name in ("newgame", "help")}):
        pass
    async with running_bot(emulator, directory, commands={"newgame": COMMANDS["newgame"]}):
        emulator.world.commands[None].update(
            {("help", 1): {"id": "1", "name": "help", "description": "x", "type": 1, "options": []}}
        )
        answered = await anna.command(channel, "help")
    assert answered.ephemeral
    assert answered.text == slash.failed("pl")


ENTRY_POINT = {
    "id": "77",
    "application_id": "1",
    "version": "5",
    "type": 4,
    "handler": 2,
    "name": "launch",
    "name_localizations": {"pl": "otwórz"},
    "description": "",
    "integration_types": [0, 1],
    "contexts": [0, 1, 2],
}


async def test_an_entry_point_of_the_application_is_kept_with_its_translations(emulator, channel, directory):
    emulator.rest.rules.entry_point = ENTRY_POINT
    async with running_bot(emulator, directory):
        stored = await directory.chat(REGISTERED)
        assert "hash" in stored
        assert "launch" not in stored["ids"]
    (call,) = emulator.calls_to(*SYNC)
    (kept,) = [command for command in call.json if command.get("type") == 4]
    assert kept == {key: value for key, value in ENTRY_POINT.items() if key not in {"application_id", "version"}}


async def test_an_entry_point_made_later_does_not_end_the_updates_of_commands(emulator, channel, directory):
    async with running_bot(emulator, directory):
        pass
    emulator.rest.rules.entry_point = ENTRY_POINT
    changed = {**MENUS, "pl": {**MENUS["pl"], "help": "pomoc"}}
    async with running_bot(emulator, directory, menus=changed):
        assert emulator.commands["help"]["description_localizations"]["pl"] == "pomoc"
