"""The slash commands: registered with Discord in every language, and only when something about them has changed."""

import hashlib
import json
import logging
from collections.abc import Mapping
from typing import Any

import discord
from discord import app_commands
from discord.app_commands import locale_str
from discord.http import Route

from adapters.discord.intake import DiscordIntake
from bot.ports.commands import Argument, Completion, TypedCommand
from bot.ports.directory import Directory
from bot.texts import FALLBACK, best, slash

log = logging.getLogger(__name__)

REGISTERED = "discord:commands"  # the key of the document about the last registration

ENTRY_POINT = 4  # Discord's type of the command that launches an Activity; each application has one at most
ENTRY_POINT_FIELDS = (
    "id",
    "type",
    "handler",
    "name",
    "name_localizations",
    "description",
    "description_localizations",
    "integration_types",
    "contexts",
    "default_member_permissions",
)

PERSON = "person"  # the argument of commands that let their user pick a person
CHOICE_LIMIT = 100  # characters of a completion

Menus = Mapping[str, Mapping[str, str]]


class Translations(app_commands.Translator):
    """Reads the translations that each text carries."""

    async def translate(
        self, string: locale_str, locale: discord.Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        """Return the text in a language; None where it equals the default."""
        del context
        text = string.extras.get(locale.value.partition("-")[0])
        return None if text is None or text == string.message else str(text)


def add_commands(
    tree: app_commands.CommandTree[Any], commands: Mapping[str, TypedCommand], menus: Menus, intake: DiscordIntake
) -> None:
    """Add a slash command for each command of the application. `menus` has one line of help by language and name."""
    for name, command in commands.items():
        lines = {language: slash.shortened(menu[name]) for language, menu in menus.items() if name in menu}
        tree.add_command(_command(command, lines or slash.command_lines(name), intake))


def _command(
    typed_command: TypedCommand, lines: Mapping[str, str], intake: DiscordIntake
) -> "app_commands.Command[Any, ..., None]":
    name, argument = typed_command.name, typed_command.argument
    texts: dict[str, Any] = {
        "name": _text(slash.command_names(name), name),
        "description": _text(lines, name),
    }
    if argument is not None and argument.person:
        return _with_person(name, argument, texts, intake)
    if argument is None:

        async def bare(interaction: discord.Interaction[Any]) -> None:
            await intake.commanded(interaction, name, None)

        return app_commands.Command(callback=bare, **texts)

    async def typed(interaction: discord.Interaction[Any], text: str | None = None) -> None:
        await intake.commanded(interaction, name, text)

    app_commands.rename(text=_text(slash.argument_names(argument.name), argument.name))(typed)
    app_commands.describe(text=_text(slash.argument_lines(argument.name), argument.name))(typed)
    if argument.choices:
        app_commands.choices(text=_choices(argument))(typed)
    command: app_commands.Command[Any, ..., None] = app_commands.Command(callback=typed, **texts)
    complete = argument.complete
    if complete is not None:

        async def completing(interaction: discord.Interaction[Any], current: str) -> list[app_commands.Choice[str]]:
            found = complete(current, best(str(interaction.locale)))
            return [app_commands.Choice(name=one.shown, value=one.line) for one in found if _fits(one)]

        command.autocomplete("text")(completing)
    return command


def _with_person(
    name: str, argument: Argument, texts: Mapping[str, Any], intake: DiscordIntake
) -> "app_commands.Command[Any, ..., None]":
    """Return a command about a person, who is picked from Discord's list, or typed if not on this server."""

    async def picked(
        interaction: discord.Interaction[Any], person: discord.User | None = None, text: str | None = None
    ) -> None:
        mention = person.mention if person is not None else ""
        await intake.commanded(interaction, name, f"{mention} {text or ''}".strip() or None)

    named = {"person": PERSON, "text": argument.name}
    app_commands.rename(**{key: _text(slash.argument_names(one), one) for key, one in named.items()})(picked)
    app_commands.describe(**{key: _text(slash.argument_lines(one), one) for key, one in named.items()})(picked)
    return app_commands.Command(callback=picked, **texts)


def _fits(one: Completion) -> bool:
    return max(len(one.shown), len(one.line)) <= CHOICE_LIMIT


def _choices(argument: Argument) -> list[app_commands.Choice[str]]:
    return [
        app_commands.Choice(name=_text(slash.choice_names(argument.name, choice), choice), value=choice)
        for choice in argument.choices
    ]


def _text(texts: Mapping[str, str], otherwise: str) -> locale_str:
    return locale_str(texts.get(FALLBACK, otherwise), **texts)


async def synchronise(tree: app_commands.CommandTree[Any], directory: Directory, ids: dict[str, str]) -> None:
    """Register the commands, unless exactly these were registered last. Fill `ids` as soon as the ids are known.

    After a refusal the previously registered commands stay. Raises errors after which a retry may succeed:
    discord.RateLimited, discord.DiscordServerError, aiohttp.ClientError, OSError.
    """
    translations = Translations()
    await tree.set_translator(translations)
    payload = [await command.get_translated_payload(tree, translations) for command in tree.get_commands()]
    application = str(tree.client.application_id)
    text = json.dumps([application, payload], sort_keys=True)
    digest = hashlib.blake2b(text.encode(), digest_size=16).hexdigest()
    before = await directory.chat(REGISTERED)
    if before.get("application") == application:
        ids.update(before["ids"])
        if before.get("hash") == digest:
            return
    try:
        registered = await _register(tree.client, payload)
    except discord.DiscordServerError:
        raise
    except discord.HTTPException as error:
        log.error("the commands were not registered", extra={"cause": type(error).__name__})
        return
    ids.clear()
    ids.update({command["name"]: str(command["id"]) for command in registered if command["type"] != ENTRY_POINT})
    await directory.save_chat(REGISTERED, {"hash": digest, "application": application, "ids": dict(ids)})


async def _register(client: discord.Client, payload: list[dict[str, Any]]) -> list[Any]:
    """Replace the registered commands by these, and return Discord's list of them.

    Discord refuses a list without the application's Entry Point, which Discord creates when Activities are enabled.
    discord.py has no such command, so the Entry Point is read from Discord and sent back unchanged.
    """
    commands = f"/applications/{client.application_id}/commands"
    found = await client.http.request(Route("GET", commands), params={"with_localizations": "true"})
    entry_points = [
        {key: command[key] for key in ENTRY_POINT_FIELDS if key in command}
        for command in found
        if command["type"] == ENTRY_POINT
    ]
    registered: list[Any] = await client.http.request(Route("PUT", commands), json=[*payload, *entry_points])
    return registered
