"""Pages that need no game: the greeting, help and privacy."""

from collections.abc import Sequence

from bot.codec import Token, Verb, encode
from bot.lives import DAY, TOLD, Kind, life
from bot.screen import Button, Screen
from bot.screens.before import howto
from bot.texts import Markup, plain, say


def help_page(commands: Sequence[str], language: str) -> Screen:
    """What the bot does, how a game begins, and the commands, by their names."""
    lines = [Markup(f"<b>{say(language, 'help-title')}</b>"), say(language, "help-how"), Markup("")]
    lines += [Markup(f"/{name} – {say(language, f'command-{name}')}") for name in commands]
    return Screen(text=str(Markup.join("\n", lines)))


def start(language: str, group_link: str | None = None) -> Screen:
    """The greeting in a private chat. `group_link` adds the bot to a group."""
    languages = Button(label=plain(language, "button-language"), data=encode(Token("", 0, Verb.LANGUAGE)))
    add = [Button(label=plain(language, "button-add-to-group"), url=group_link)] if group_link is not None else []
    rows = (*howto.ways_to_begin(language), (howto.button(language),), (*add, languages))
    return Screen(text=say(language, "start"), rows=rows)


def privacy(language: str, *, playground: bool = False) -> Screen:
    """What is remembered, each kind of data with how long it stays. `playground` adds what only that keeps."""
    kinds = [kind for kind in TOLD if playground or kind is not Kind.PLAYGROUND]
    lines = [Markup(f"<b>{say(language, 'privacy-title')}</b>")]
    lines += [
        Markup.join("", [Markup("• "), say(language, f"privacy-{kind}", life=_days(kind, language))]) for kind in kinds
    ]
    return Screen(text=str(Markup.join("\n", [*lines, say(language, "privacy-end")])))


def _days(kind: Kind, language: str) -> str:
    return plain(language, "privacy-days", days=life(kind) // DAY)
