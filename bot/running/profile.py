"""The bot's profile on the platforms: descriptions and command menus."""

from adapters.discord.profile import DiscordProfile
from adapters.telegram.profile import TelegramProfile
from bot.asking.commands import menu
from bot.screens.pages import command_menu
from bot.texts import LANGUAGES, plain

ALONE = frozenset({"play", "learn", "mydata", "deletemydata", "privacy"})  # not in the menu of groups
OF_A_GROUP = frozenset({"kick", "top", "opentables"})  # not in the menu of private chats
# In groups only in the menu of admins, as they set the group's own.
FOR_ADMINS = frozenset({"language", "zone", "opentables"})

TAGS = ("card game", "thousand", "tysiąc", "1000", "tournaments")
"""The tags under which Discord lists the bot: at most five, the same in all languages."""


def of_telegram(app: str | None = None, *, strangers: bool = False) -> TelegramProfile:
    """Return the profile for Telegram. `strangers`: whether strangers play with each other.

    `app` is the page that the menu button opens; None for the menu of commands.
    """
    offered = menu(strangers=strangers)
    private = [name for name in offered if name not in OF_A_GROUP]
    admins = [name for name in offered if name not in ALONE]
    groups = [name for name in admins if name not in FOR_ADMINS]
    return TelegramProfile(
        descriptions={language: plain(language, "profile-telegram") for language in LANGUAGES},
        short_descriptions={language: plain(language, "profile-telegram-short") for language in LANGUAGES},
        private_menus={language: command_menu(private, language) for language in LANGUAGES},
        group_menus={language: command_menu(groups, language) for language in LANGUAGES},
        admin_menus={language: command_menu(admins, language) for language in LANGUAGES},
        app=app,
    )


def of_discord() -> DiscordProfile:
    """Return the profile for Discord."""
    return DiscordProfile({language: plain(language, "profile-discord") for language in LANGUAGES}, TAGS)
