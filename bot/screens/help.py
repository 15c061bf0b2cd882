"""Help and other pages that need no table."""

from bot.screen import Screen


def help_page(language: str) -> Screen:
    """What the bot does and its commands."""
    raise NotImplementedError(language)


def privacy(language: str) -> Screen:
    """What is remembered of people, and for how long."""
    raise NotImplementedError(language)


def start(language: str) -> Screen:
    """The greeting in a private chat."""
    raise NotImplementedError(language)
