"""What the platforms show of the bot itself: its descriptions, its command menus, what it asks for."""

from adapters.discord.profile import DiscordProfile
from adapters.telegram.profile import TelegramProfile
from bot.asking.commands import MENU
from bot.screens.pages import command_menu
from bot.texts import LANGUAGES, plain

ALONE = frozenset({"learn", "mydata", "deletemydata", "privacy"})  # nobody means a group by these
OF_A_GROUP = frozenset({"kick", "top"})  # nor a private chat by these
FOR_ADMINS = frozenset({"language"})  # it sets the group's; others change their own in private

TAGS = ("card game", "thousand", "tysiąc", "1000", "tournaments")
"""Under which Discord lists the bot: five, in any language."""


def of_telegram() -> TelegramProfile:
    """Return what Telegram is to show."""
    private = [name for name in MENU if name not in OF_A_GROUP]
    admins = [name for name in MENU if name not in ALONE]
    groups = [name for name in admins if name not in FOR_ADMINS]
    return TelegramProfile(
        descriptions={language: plain(language, "profile-telegram") for language in LANGUAGES},
        short_descriptions={language: plain(language, "profile-telegram-short") for language in LANGUAGES},
        private_menus={language: command_menu(private, language) for language in LANGUAGES},
        group_menus={language: command_menu(groups, language) for language in LANGUAGES},
        admin_menus={language: command_menu(admins, language) for language in LANGUAGES},
    )


def of_discord() -> DiscordProfile:
    """Return what Discord is to show."""
    return DiscordProfile({language: plain(language, "profile-discord") for language in LANGUAGES}, TAGS)
