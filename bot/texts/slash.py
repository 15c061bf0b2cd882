"""Texts of Discord's slash commands: names, arguments, help, and lines that only they need.

Every command is registered in all languages at once, so each text here comes as a mapping from language to text.
"""

from collections.abc import Iterable, Mapping
from contextlib import suppress
from typing import Literal

from bot.texts import LANGUAGES, listed, own_name, plain
from bot.texts.sentences import cut

DESCRIPTION_LIMIT = 100  # characters that Discord allows


def command_names(command: str) -> Mapping[str, str]:
    """Return the names of a command, by language; a language may have none."""
    return _in_every_language(f"slash-{command}")


def command_lines(command: str) -> Mapping[str, str]:
    """Return one line of help, by language, for a command that no menu names."""
    return _in_every_language(f"slash-{command}.help")


def argument_names(argument: str) -> Mapping[str, str]:
    """Return the names of an argument, by language."""
    return _in_every_language(_key(argument))


def argument_lines(argument: str) -> Mapping[str, str]:
    """Return one line of help for an argument, by language."""
    return {language: shortened(text) for language, text in _in_every_language(f"{_key(argument)}.help").items()}


def choice_names(argument: str, choice: str) -> Mapping[str, str]:
    """Return the names of a choice, by language."""
    match argument:
        case "level":
            return _in_every_language(f"level-{choice}")
        case "topic":
            return _in_every_language(f"topic-{choice}")
        case "language":
            return dict.fromkeys(LANGUAGES, own_name(choice))
        case _:
            return _in_every_language(f"slash-choice-{choice}")


def shortened(line: str) -> str:
    """Cut a line of help to the length that Discord shows."""
    return cut(line, DESCRIPTION_LIMIT)


def nothing(language: str) -> str:
    """Answer a command that has no answer of its own."""
    return plain(language, "slash-nothing")


def failed(language: str) -> str:
    """Say that something broke."""
    return plain(language, "slash-failed")


def missing(permissions: Iterable[str], language: str) -> str:
    """Say which permissions the bot lacks to write in a channel."""
    names = [plain(language, f"slash-permission-{permission}") for permission in permissions]
    return plain(language, "slash-missing", permissions=listed(language, names))


def no_pictures(language: str) -> str:
    """Say which permission pictures need."""
    return plain(language, "slash-no-pictures", permission=plain(language, "slash-permission-attach_files"))


def elsewhere(language: str) -> str:
    """Say on a server without the bot where it can be used."""
    return plain(language, "slash-elsewhere")


def no_window(why: Literal["off", "channel"], language: str) -> str:
    """Say why the table does not open inside Discord: it is off, or this channel does not allow it."""
    if why == "off":
        return plain(language, "slash-no-window-off")
    permission = plain(language, "slash-permission-use_embedded_activities")
    return plain(language, "slash-no-window-channel", permission=permission)


def switched(language: str, *, on: bool) -> str:
    """Say whether hands come as private messages from now on."""
    return plain(language, "slash-messages-on" if on else "slash-messages-off")


def _key(argument: str) -> str:
    return f"slash-argument-{argument}"


def _in_every_language(key: str) -> Mapping[str, str]:
    found = {}
    for language in LANGUAGES:
        # Discord shows English for a missing translation.
        with suppress(LookupError):
            found[language] = plain(language, key)
    return found
