"""The command menu that Telegram shows while a slash is typed, in each language."""

import logging
from collections.abc import Mapping

from telegram import Bot, BotCommand
from telegram.error import TelegramError

log = logging.getLogger(__name__)

FALLBACK = "en"  # shown to readers of any other language


async def register(bot: Bot, menus: Mapping[str, Mapping[str, str]]) -> None:
    """Set the menus that differ from what Telegram shows. A failure costs only the menu."""
    try:
        for language, menu in menus.items():
            code = None if language == FALLBACK else language
            commands = [BotCommand(name, line) for name, line in menu.items()]
            if tuple(commands) != await bot.get_my_commands(language_code=code):
                await bot.set_my_commands(commands, language_code=code)
    except TelegramError as error:
        log.warning("the command menu was not set", extra={"cause": type(error).__name__})
