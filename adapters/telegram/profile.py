"""The bot's profile on Telegram: its descriptions, its command menus, and the rights that it asks for.

Each part is read before it is set, because Telegram refuses changes that come too often.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any

from telegram import (
    Bot,
    BotCommand,
    BotCommandScope,
    BotCommandScopeAllChatAdministrators,
    BotCommandScopeAllGroupChats,
    BotCommandScopeAllPrivateChats,
    ChatAdministratorRights,
    MenuButtonCommands,
    MenuButtonWebApp,
    WebAppInfo,
)
from telegram.error import RetryAfter, TelegramError

from adapters.telegram.refusals import seconds

log = logging.getLogger(__name__)

APP_BUTTON = "🂡"  # the same in all languages: Telegram stores one text
FALLBACK = "en"  # shown to readers of any other language
LONGEST_WAIT = 600.0  # seconds at most that a change waits; after a longer limit it is left to the next start

# For the threads of a tournament's tables. Any right implies can_manage_chat.
RIGHTS = ChatAdministratorRights(
    **ChatAdministratorRights.no_rights().to_dict() | {"can_manage_topics": True, "can_manage_chat": True}
)

Texts = Mapping[str, str]  # by language
Menus = Mapping[str, Texts]  # lines of help by language and command


@dataclass(frozen=True)
class TelegramProfile:
    """The texts to show, by language."""

    descriptions: Texts
    """The texts in a private chat that nobody has written in yet; up to 512 characters."""

    short_descriptions: Texts
    """The texts on the bot's page, and where it is shared; up to 120 characters."""

    private_menus: Menus
    """Commands that a private chat offers while a slash is typed."""

    group_menus: Menus
    """Commands that a group offers."""

    admin_menus: Menus
    """Commands that a group offers to its admins."""

    app: str | None = None
    """The page that the menu button of a private chat opens; None for the menu of commands."""


@dataclass(frozen=True)
class _Part:
    """One part of the profile, with the calls that read and set it."""

    name: str
    language: str | None
    wanted: Any
    shown: Callable[[], Awaitable[Any]]
    change: Callable[[], Awaitable[object]]


async def register(bot: Bot, profile: TelegramProfile) -> None:
    """Set each part that differs. A part that fails is logged and left out."""
    for part in _parts(bot, profile):
        try:
            await _patiently(part)
        except TelegramError as error:
            extra = {"part": part.name, "language": part.language, "cause": type(error).__name__}
            log.warning("a part of the profile was not set", extra=extra)


async def differing(bot: Bot, profile: TelegramProfile) -> list[str]:
    """Return the names of the parts that differ. Raises TelegramError."""
    found = [part.name for part in _parts(bot, profile) if await part.shown() != part.wanted]
    return list(dict.fromkeys(found))


async def _patiently(part: _Part) -> None:
    while True:
        try:
            if await part.shown() != part.wanted:
                await part.change()
        except RetryAfter as error:
            if seconds(error) > LONGEST_WAIT:
                raise
            await asyncio.sleep(seconds(error))
        else:
            return


def _parts(bot: Bot, profile: TelegramProfile) -> Iterator[_Part]:
    scopes: tuple[tuple[str, BotCommandScope, Menus], ...] = (
        ("commands in private chats", BotCommandScopeAllPrivateChats(), profile.private_menus),
        ("commands in groups", BotCommandScopeAllGroupChats(), profile.group_menus),
        ("commands of admins", BotCommandScopeAllChatAdministrators(), profile.admin_menus),
    )
    for name, scope, menus in scopes:
        for language, menu in menus.items():
            commands = [BotCommand(command, line) for command, line in menu.items()]
            shown = partial(bot.get_my_commands, scope=scope, language_code=_code(language))
            change = partial(bot.set_my_commands, commands, scope=scope, language_code=_code(language))
            yield _Part(name, language, tuple(commands), shown, change)
    texts = (
        ("description", profile.descriptions, _description, bot.set_my_description),
        ("short description", profile.short_descriptions, _short_description, bot.set_my_short_description),
    )
    for name, by_language, read, write in texts:
        for language, text in by_language.items():
            code = _code(language)
            yield _Part(name, language, text, partial(read, bot, code), partial(write, text, language_code=code))
    change = partial(bot.set_my_default_administrator_rights, RIGHTS)
    yield _Part("rights asked for as an admin", None, _granted(RIGHTS), partial(_rights, bot), change)
    button = MenuButtonWebApp(APP_BUTTON, WebAppInfo(profile.app)) if profile.app is not None else MenuButtonCommands()
    yield _Part(
        "menu button", None, button, bot.get_chat_menu_button, partial(bot.set_chat_menu_button, menu_button=button)
    )


def _code(language: str) -> str | None:
    return None if language == FALLBACK else language


async def _description(bot: Bot, code: str | None) -> str:
    return (await bot.get_my_description(code)).description


async def _short_description(bot: Bot, code: str | None) -> str:
    return (await bot.get_my_short_description(code)).short_description


async def _rights(bot: Bot) -> frozenset[str]:
    return _granted(await bot.get_my_default_administrator_rights())


def _granted(rights: ChatAdministratorRights) -> frozenset[str]:
    """Return the names of the granted rights. Telegram names only some of the others."""
    return frozenset(name for name, given in rights.to_dict().items() if given)
