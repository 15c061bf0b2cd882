"""What Discord's slash commands are called, what they ask for, and the lines that only a slash command needs.

Every command is registered in all languages at once, so each text here comes as a mapping from language to text.
"""

from collections.abc import Iterable, Mapping
from contextlib import suppress

from bot.texts import LANGUAGES, plain
from bot.texts.cells import cut

DESCRIPTION_LIMIT = 100  # characters that Discord allows


def command_names(command: str) -> Mapping[str, str]:
    """Return what a command is called, by language; a language may leave one out."""
    return _in_every_language(f"slash-{command}")


def command_lines(command: str) -> Mapping[str, str]:
    """Return one line of help, by language, for a command that no menu names."""
    return _in_every_language(f"slash-{command}.help")


def argument_names(argument: str) -> Mapping[str, str]:
    """Return what an argument is called, by language."""
    return _in_every_language(_key(argument))


def argument_lines(argument: str) -> Mapping[str, str]:
    """Return one line of help for an argument, by language."""
    return {language: shortened(text) for language, text in _in_every_language(f"{_key(argument)}.help").items()}


def choice_names(argument: str, choice: str) -> Mapping[str, str]:
    """Return what a choice is called, by language."""
    match argument:
        case "level":
            return _in_every_language(f"level-{choice}")
        case "topic":
            return _in_every_language(f"topic-{choice}")
        case "language":
            return dict.fromkeys(LANGUAGES, plain(choice, "language-name"))
        case _:
            return _in_every_language(f"slash-choice-{choice}")


def shortened(line: str) -> str:
    """Cut a line of help to what Discord shows."""
    return cut(line, DESCRIPTION_LIMIT)


def nothing(language: str) -> str:
    """Say that a command is answered with nothing of its own, which tells neither that it was obeyed nor why not."""
    return plain(language, "slash-nothing")


def failed(language: str) -> str:
    """Say that something broke."""
    return plain(language, "slash-failed")


def missing(permissions: Iterable[str], language: str) -> str:
    """Say which permissions the bot lacks to write in a channel."""
    names = ", ".join(plain(language, f"slash-permission-{permission}") for permission in permissions)
    return plain(language, "slash-missing", permissions=names)


def no_pictures(language: str) -> str:
    """Say which permission pictures need."""
    return plain(language, "slash-no-pictures", permission=plain(language, "slash-permission-attach_files"))


def elsewhere(language: str) -> str:
    """Say on a server without the bot where it can be used."""
    return plain(language, "slash-elsewhere")


def switched(language: str, *, on: bool) -> str:
    """Say whether hands come as private messages from now on."""
    return plain(language, "slash-messages-on" if on else "slash-messages-off")


def _key(argument: str) -> str:
    return f"slash-argument-{argument}"


def _in_every_language(key: str) -> Mapping[str, str]:
    found = {}
    for language in LANGUAGES:
        # What a translation does not have is shown in English: no reason not to start.
        with suppress(LookupError):
            found[language] = plain(language, key)
    return found
