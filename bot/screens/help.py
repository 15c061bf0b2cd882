"""Pages that need no game: the greeting, help and privacy."""

from collections.abc import Sequence

from bot.lives import DAY, MINUTE, TOLD, Kind, life
from bot.screen import Screen
from bot.texts import Markup, plain, say


def help_page(commands: Sequence[str], language: str) -> Screen:
    """What the bot does, how a game begins, and the commands, by their names."""
    lines = [Markup(f"<b>{say(language, 'help-title')}</b>"), say(language, "help-how"), Markup("")]
    lines += [Markup(f"/{name} – {say(language, f'command-{name}')}") for name in commands]
    return Screen(text=str(Markup.join("\n", lines)))


def start(language: str) -> Screen:
    """The greeting in a private chat."""
    return Screen(text=say(language, "start"))


def privacy(language: str, *, playground: bool = False) -> Screen:
    """What is remembered, each kind of data with how long it stays. `playground` adds what only that keeps."""
    kinds = [kind for kind in TOLD if playground or kind is not Kind.PLAYGROUND]
    lines = [Markup(f"<b>{say(language, 'privacy-title')}</b>")]
    lines += [
        Markup.join("", [Markup("• "), say(language, f"privacy-{kind}", life=_life(kind, language))]) for kind in kinds
    ]
    return Screen(text=str(Markup.join("\n", [*lines, say(language, "privacy-end")])))


def _life(kind: Kind, language: str) -> str:
    seconds = life(kind)
    if seconds < DAY:
        return plain(language, "privacy-minutes", minutes=seconds // MINUTE)
    return plain(language, "privacy-days", days=seconds // DAY)
