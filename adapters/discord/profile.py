"""The bot's profile on Discord: its description and tags, and the permissions it asks for when installed.

The profile is read before it is set. Discord does not return the description's translations: their hash is stored.
"""

import hashlib
import json
import logging
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import discord
from discord.http import Route

from bot.ports.directory import Directory
from bot.texts import FALLBACK

log = logging.getLogger(__name__)

REGISTERED = "discord:profile"  # the key of the document about the last setting

PERMISSIONS = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    attach_files=True,
    create_public_threads=True,  # for tournaments with threads=on
)
GUILD, USER = "0", "1"  # Discord's numbers for the two ways to install a bot: on a server, for a user
LOCALES = {"en": ("en-US", "en-GB")}  # languages whose code isn't a locale of Discord
KNOWN = frozenset(locale.value for locale in discord.Locale)  # Discord refuses other locales


@dataclass(frozen=True)
class DiscordProfile:
    """The texts to show."""

    descriptions: Mapping[str, str]
    """The texts on the bot's page, by language; up to 400 characters."""

    tags: tuple[str, ...]
    """The tags to search by: five at most, of up to 20 characters."""


def wanted(profile: DiscordProfile, application: Mapping[str, Any]) -> dict[str, Any]:
    """Return the fields that an application should have.

    A private application gets no default installation settings: Discord refuses them.
    """
    texts = {"description": profile.descriptions[FALLBACK], "tags": list(profile.tags)}
    return texts | {"integration_types_config": _installation()} if application.get("bot_public") else texts


def differing(profile: DiscordProfile, application: Mapping[str, Any]) -> list[str]:
    """Return the names of the fields that differ."""
    said = wanted(profile, application)
    return [
        name for name, value in said.items() if _comparable(name, application.get(name)) != _comparable(name, value)
    ]


async def application_of(client: discord.Client) -> dict[str, Any]:
    """Return the application as Discord describes it. Raises the errors of discord.py."""
    found: dict[str, Any] = await client.http.request(Route("GET", "/applications/@me"))
    return found


async def register(client: discord.Client, profile: DiscordProfile, directory: Directory) -> None:
    """Set the fields that differ. A refusal is logged.

    Raises errors after which a retry may succeed: discord.RateLimited, discord.DiscordServerError,
    aiohttp.ClientError, OSError.
    """
    application = await application_of(client)
    said = wanted(profile, application)
    translated = {"default": said["description"], "localizations": _localised(profile.descriptions)}
    text = json.dumps([application["id"], said, translated], sort_keys=True)
    digest = hashlib.blake2b(text.encode(), digest_size=16).hexdigest()
    if not differing(profile, application) and (await directory.chat(REGISTERED)).get("hash") == digest:
        return
    try:
        await _changed(client, said, translated)
    except discord.DiscordServerError:
        raise
    except discord.HTTPException as error:
        log.warning("the profile was not set", extra={"status": error.status, "code": error.code})
        return
    await directory.save_chat(REGISTERED, {"hash": digest})


async def _changed(client: discord.Client, said: Mapping[str, Any], translated: Mapping[str, Any]) -> None:
    """Set the profile with all translations, or without them if refused: only the API's schema mentions them."""
    route = Route("PATCH", "/applications/@me")
    try:
        await client.http.request(route, json={**said, "description": translated})
    except discord.HTTPException as error:
        if error.status != 400:
            raise
        await client.http.request(route, json=said)


def _installation() -> dict[str, Any]:
    params = {"scopes": ["applications.commands", "bot"], "permissions": PERMISSIONS.value}
    alone = {"scopes": ["applications.commands"], "permissions": 0}
    return {GUILD: {"oauth2_install_params": params}, USER: {"oauth2_install_params": alone}}


def _localised(texts: Mapping[str, str]) -> dict[str, str]:
    spoken = [(locale, text) for language, text in texts.items() for locale in LOCALES.get(language, (language,))]
    return {locale: text for locale, text in spoken if locale in KNOWN}


def _comparable(name: str, value: Any) -> Any:
    """Return a value normalised, so that the value sent and the value read back compare equal."""
    if name == "tags":
        return sorted(value or ())
    if name != "integration_types_config":
        return value
    places = {place: (about or {}).get("oauth2_install_params") or {} for place, about in (value or {}).items()}
    return {
        place: (sorted(params.get("scopes") or ()), str(params.get("permissions") or "0"))
        for place, params in places.items()
    }
