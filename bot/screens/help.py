"""Pages that need no game: the greeting, help and privacy."""

from collections.abc import Sequence

from bot.screen import Screen
from bot.texts import Markup, say


def help_page(commands: Sequence[str], language: str) -> Screen:
    """What the bot does, how a game begins, and the commands, by their names."""
    lines = [Markup(f"<b>{say(language, 'help-title')}</b>"), say(language, "help-how"), Markup("")]
    lines += [Markup(f"/{name} – {say(language, f'command-{name}')}") for name in commands]
    return Screen(text=str(Markup.join("\n", lines)))


def start(language: str) -> Screen:
    """The greeting in a private chat."""
    return Screen(text=say(language, "start"))


def privacy(language: str) -> Screen:
    """What is remembered of people, and for how long."""
    return Screen(text=f"<b>{say(language, 'privacy-title')}</b>\n{say(language, 'privacy')}")
