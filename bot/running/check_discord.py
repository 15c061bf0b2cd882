"""`thousand discord --check`: checks the developer portal and the bot's role on each server; starts nothing."""

import time
from collections.abc import Iterator, Mapping
from urllib.parse import urlsplit

import aiohttp
import discord

from adapters.discord.application_state import EMBEDDED, PRIVILEGED, ApplicationState, application_state
from adapters.discord.profile import GUILD, PERMISSIONS, USER, differing
from adapters.discord.signing import DiscordSigning
from bot.asking.commands import offered
from bot.running import check_address, profile
from bot.running.checks import Finding, fine, note, wrong
from bot.running.settings import BadSettings, Settings
from bot.trouble import ODD_ANSWER

NEEDED: Mapping[str, str] = {
    "view_channel": "View Channels",
    "send_messages": "Send Messages",
}
"""The permissions that playing needs, with their names in the portal."""

USEFUL: Mapping[str, str] = {
    "send_messages_in_threads": "Send Messages in Threads",
    "attach_files": "Attach Files",
    "create_public_threads": "Create Public Threads",
}
"""The permissions for games in threads, for pictures, and for a tournament's threads."""

_ENABLE = "in the portal, Activities, Settings, turn on Enable Activities"
_UNVERIFIED = (
    "Discord has not verified it: only you, your team and its testers see the table inside Discord, and only on "
    "servers with fewer than 25 members. Verification is asked for in the portal; docs/windows.md says how."
)

PARTS: Mapping[str, str] = {
    "description": "description",
    "tags": "tags",
    "integration_types_config": "ways of installation",
}


async def findings(settings: Settings) -> list[Finding]:
    """Check everything. Raises BadSettings for a token that Discord does not accept."""
    token = settings.discord_token.get_secret_value() if settings.discord_token else ""
    try:
        return await _found(await application_state(token, settings.discord_api_url), settings)
    except discord.LoginFailure:
        raise BadSettings("DISCORD_TOKEN is not accepted by Discord") from None
    except discord.HTTPException as error:
        return [wrong(f"Discord cannot be reached (status {error.status}): is there a way out to it?")]
    except (discord.RateLimited, aiohttp.ClientError, OSError) as error:
        return [wrong(f"Discord cannot be reached ({type(error).__name__}): is there a way out to it?")]
    except ODD_ANSWER as error:
        return [wrong(f"Something else than Discord answers ({type(error).__name__}): is there a proxy on the way?")]


async def _found(seen: ApplicationState, settings: Settings) -> list[Finding]:
    found = [fine(f"Discord knows the bot as {seen.name} (application {seen.application['id']}).")]
    found += [*_of_portal(seen, settings), *_of_profile(seen, settings), *_of_servers(seen)]
    return [*found, *await _of_windows(seen, settings)]


def _of_portal(seen: ApplicationState, settings: Settings) -> Iterator[Finding]:
    about = seen.application
    if about.get("interactions_endpoint_url"):
        yield wrong(
            "Presses and commands go to an address of yours and not to this program: in the portal, General "
            "Information, clear Interactions Endpoint URL."
        )
    if about.get("bot_require_code_grant"):
        yield wrong("Nobody can add it: in the portal, Bot, turn off Requires OAuth2 Code Grant.")
    if not about.get("bot_public"):
        yield note("Only its owner can add it: in the portal, Bot, turn on Public Bot if others shall.")
    privileged = [name for name, flags in PRIVILEGED.items() if int(about.get("flags") or 0) & flags]
    if privileged:
        yield note(
            f"Privileged intents are on ({', '.join(privileged)}) and not needed: in the portal, Bot, turn them off."
        )
    else:
        yield fine("No privileged intent is on, and none is needed.")
    urls = {"privacy_policy_url": "Privacy Policy URL", "terms_of_service_url": "Terms of Service URL"}
    missing = [shown for name, shown in urls.items() if not about.get(name)]
    if missing:
        yield note(
            f"The portal has no {' and no '.join(missing)}: General Information; PRIVACY.md and TERMS.md are for these."
        )
    commands = offered(strangers=bool(settings.kinds_for_strangers)).keys()
    if commands - seen.commands:
        yield note(f"{len(commands - seen.commands)} of {len(commands)} commands are registered by the start.")
    else:
        yield fine("All commands are registered.")


def _of_profile(seen: ApplicationState, settings: Settings) -> Iterator[Finding]:
    others = differing(profile.of_discord(), seen.application)
    if not others:
        yield fine("Description, tags and ways of installation are as this release has them.")
    elif settings.profile == "set":
        yield note(f"The start sets: {', '.join(PARTS[name] for name in others)}.")
        return
    else:
        yield note(f"Yours, as PROFILE=leave wants it: {', '.join(PARTS[name] for name in others)}.")
    places = seen.application.get("integration_types_config") or {}
    if GUILD not in places:
        yield wrong("It cannot be added to servers: in the portal, Installation, tick Guild Install.")
    if USER not in places:
        yield note("Nobody can have it for themselves: in the portal, Installation, tick User Install if they shall.")
    granted = ((places.get(GUILD) or {}).get("oauth2_install_params") or {}).get("permissions")
    if granted is not None and not discord.Permissions(int(granted)).is_superset(PERMISSIONS):
        yield note(f"Its install link asks for too little: in the portal, Installation, {_names(int(granted))}.")


def _of_servers(seen: ApplicationState) -> Iterator[Finding]:
    for server, rights in seen.servers.items():
        if rights.administrator:
            continue
        for named, finding in ((NEEDED, wrong), (USEFUL, note)):
            lacking = [shown for name, shown in named.items() if not getattr(rights, name)]
            if lacking:
                yield finding(f"On “{server}” its role lacks {', '.join(lacking)}: Server Settings, Roles.")
    yield fine(f"Servers looked at: {len(seen.servers)}. Single channels can still say otherwise.")


async def _of_windows(seen: ApplicationState, settings: Settings) -> list[Finding]:
    """Check the table inside Discord: its settings in the portal, and whether its address leads here."""
    token, secret = settings.discord_token, settings.discord_client_secret
    if settings.app_url is None or token is None:
        return [
            fine("Tables are played by messages alone; APP_URL and DISCORD_CLIENT_SECRET would open them here too.")
        ]
    if secret is None:
        why = "DISCORD_CLIENT_SECRET is empty, so no board opens its table inside Discord"
        return [note(f"{why}: in the portal, OAuth2, Reset Secret shows it once.")]
    found = [fine("Activities are on.") if _is_embedded(seen) else wrong(f"Activities are off: {_ENABLE}.")]
    if _is_embedded(seen) and not seen.entry_point:
        found.append(note("It has no Entry Point, so the App Launcher lacks it: turn Activities off and on again."))
    signing = DiscordSigning(token.get_secret_value(), secret.get_secret_value(), time.time, settings.discord_api_url)
    try:
        is_right = await signing.secret_is_right()
    except (aiohttp.ClientError, TimeoutError, OSError) as error:
        found.append(note(f"Whether DISCORD_CLIENT_SECRET is right is not known ({type(error).__name__})."))
    else:
        reset = "in the portal, OAuth2, Reset Secret"
        found.append(
            fine("The client secret is right.") if is_right else wrong(f"The client secret is wrong: {reset}.")
        )
    if not seen.verified:
        found.append(note(_UNVERIFIED))
    name = urlsplit(settings.app_origin).hostname
    found.append(
        note(
            f"Discord tells nobody whether these stand in the portal: URL Mappings lead / to {name}; OAuth2 has some "
            "redirect; iOS and Android are ticked under Activities. docs/windows.md has the steps."
        )
    )
    return [*found, *await check_address.findings(settings)]


def _is_embedded(seen: ApplicationState) -> bool:
    return bool(int(seen.application.get("flags") or 0) & EMBEDDED)


def _names(permissions: int) -> str:
    given = discord.Permissions(permissions)
    return ", ".join(shown for name, shown in {**NEEDED, **USEFUL}.items() if not getattr(given, name))
