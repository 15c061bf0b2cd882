"""What Discord's slash commands are called, what they ask for, and the lines that only a slash command needs.

Every command is registered in all languages at once, so each text here comes as a mapping from language to text.
"""

from collections.abc import Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass

from bot.texts import LANGUAGES, plain
from engine.players import LEVELS

DESCRIPTION_LIMIT = 100  # characters that Discord allows

SHOWS_A_BOARD = frozenset({"newgame", "join"})
"""Commands after which a board stands in the chat: useless where the bot may not write."""


@dataclass(frozen=True, slots=True)
class Argument:
    """What may be typed after a command. `name` is the key of its texts; `choices` are all there are, if any.

    `completes`: rules, completed while they are typed. `switch`: no part of the command, but a setting of the asker.
    """

    name: str
    choices: tuple[str, ...] = ()
    completes: bool = False
    switch: bool = False


ARGUMENTS: Mapping[str, Argument] = {
    "newgame": Argument("rules", completes=True),
    "options": Argument("rules", completes=True),
    "join": Argument("code"),
    "export": Argument("code"),
    "addbot": Argument("level", choices=LEVELS),
    "kick": Argument("name"),
    "timer": Argument("time"),
    "hand": Argument("messages", choices=("on", "off"), switch=True),
    "rules": Argument("topic"),
    "language": Argument("language", choices=LANGUAGES),
    "stats": Argument("player"),
    "replay": Argument("code"),
    "tournament": Argument("what"),
}
"""The argument of each command that has one; all of them may be left out."""


def command_names(command: str) -> Mapping[str, str]:
    """Return what a command is called, by language; a language may leave one out."""
    return _in_every_language(f"slash-{command}")


def command_lines(command: str) -> Mapping[str, str]:
    """Return one line of help, by language, for a command that no menu names."""
    return _in_every_language(f"slash-{command}.help")


def argument_names(argument: Argument) -> Mapping[str, str]:
    """Return what an argument is called, by language."""
    return _in_every_language(_key(argument))


def argument_lines(argument: Argument) -> Mapping[str, str]:
    """Return one line of help for an argument, by language."""
    return {language: shortened(text) for language, text in _in_every_language(f"{_key(argument)}.help").items()}


def choice_names(argument: Argument, choice: str) -> Mapping[str, str]:
    """Return what a choice is called, by language."""
    match argument.name:
        case "level":
            return _in_every_language(f"level-{choice}")
        case "language":
            return dict.fromkeys(LANGUAGES, plain(choice, "language-name"))
        case _:
            return _in_every_language(f"slash-choice-{choice}")


def shortened(line: str) -> str:
    """Cut a line of help to what Discord shows."""
    return line if len(line) <= DESCRIPTION_LIMIT else line[: DESCRIPTION_LIMIT - 1] + "…"


def done(language: str) -> str:
    """Say that a command was obeyed, where its effect is seen elsewhere."""
    return plain(language, "slash-done")


def failed(language: str) -> str:
    """Say that something broke."""
    return plain(language, "slash-failed")


def missing(permissions: Iterable[str], language: str) -> str:
    """Say which permissions the bot lacks to write in a channel."""
    names = ", ".join(plain(language, f"slash-permission-{permission}") for permission in permissions)
    return plain(language, "slash-missing", permissions=names)


def switched(language: str, *, on: bool) -> str:
    """Say whether hands come as private messages from now on."""
    return plain(language, "slash-messages-on" if on else "slash-messages-off")


def _key(argument: Argument) -> str:
    return f"slash-argument-{argument.name}"


def _in_every_language(key: str) -> Mapping[str, str]:
    found = {}
    for language in LANGUAGES:
        # What a translation does not have is shown in English: no reason not to start.
        with suppress(LookupError):
            found[language] = plain(language, key)
    return found
