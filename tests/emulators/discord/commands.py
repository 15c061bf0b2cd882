"""Discord's limits for registered commands, with their translations; a violation is a 50035 with its path."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from typing import Any

import discord
from simcord.backend import errors

LOCALES = {str(locale) for locale in discord.Locale}
CHAT_INPUT = 1
SUBCOMMANDS = (1, 2)
MAX_COMMANDS = 100
MAX_OPTIONS = 25
MAX_NAME = 32
MAX_DESCRIPTION = 100
MAX_CHOICE = 100
MAX_CHARACTERS = 8000


def check_commands(payloads: Any) -> None:
    """Raise SimCord's ``BackendError`` 50035 for the first command that Discord would refuse."""
    if not isinstance(payloads, list):
        raise errors.invalid_form_body("commands must be an array")
    slash = [item for item in payloads if item.get("type", CHAT_INPUT) == CHAT_INPUT]
    if len(slash) > MAX_COMMANDS:
        raise errors.invalid_form_body(f"at most {MAX_COMMANDS} commands, got {len(slash)}")
    _unique(slash, "commands")
    for command in slash:
        for problem in _problems(command, command["name"]):
            raise errors.invalid_form_body(problem)
        size = _size(command)
        if size > MAX_CHARACTERS:
            raise errors.invalid_form_body(f"{command['name']}: {size} of {MAX_CHARACTERS} characters")


def _problems(node: dict[str, Any], path: str) -> Iterator[str]:
    for key, name in _translated(node, "name"):
        if not _is_name(name):
            yield f"{path}.{key}: {name!r} is no name for a command or option"
    for key, text in _translated(node, "description"):
        if not 1 <= len(text) <= MAX_DESCRIPTION:
            yield f"{path}.{key}: {len(text)} of 1 to {MAX_DESCRIPTION} characters"
    for field in ("name_localizations", "description_localizations"):
        for locale in set(node.get(field) or {}) - LOCALES:
            yield f"{path}.{field}: {locale!r} is no locale of Discord"
    options = node.get("options") or []
    if len(options) > MAX_OPTIONS:
        yield f"{path}.options: at most {MAX_OPTIONS}"
    _unique(options, path)
    plain = [option for option in options if option["type"] not in SUBCOMMANDS]
    required = [bool(option.get("required")) for option in plain]
    if required != sorted(required, reverse=True):
        yield f"{path}.options: required options must be placed before non-required options"
    if plain and len(plain) != len(options):
        yield f"{path}.options: subcommands and options cannot be mixed"
    for option in options:
        yield from _problems(option, f"{path}.{option['name']}")
        yield from _choice_problems(option, f"{path}.{option['name']}")


def _choice_problems(option: dict[str, Any], path: str) -> Iterator[str]:
    choices = option.get("choices") or []
    if len(choices) > MAX_OPTIONS:
        yield f"{path}.choices: at most {MAX_OPTIONS}"
    if choices and option.get("autocomplete"):
        yield f"{path}: choices and autocomplete exclude each other"
    for choice in choices:
        for key, name in _translated(choice, "name"):
            if not 1 <= len(name) <= MAX_CHOICE:
                yield f"{path}.choices.{key}: {name!r} has {len(name)} of 1 to {MAX_CHOICE} characters"


def check_choices(choices: Any) -> None:
    """Raise the same error for an answer to an autocompletion."""
    if not isinstance(choices, list) or len(choices) > MAX_OPTIONS:
        raise errors.invalid_form_body(f"data.choices: at most {MAX_OPTIONS}")
    for choice in choices:
        value = choice["value"]
        if not 1 <= len(choice["name"]) <= MAX_CHOICE or (isinstance(value, str) and len(value) > MAX_CHOICE):
            raise errors.invalid_form_body(f"data.choices: {choice!r} is longer than {MAX_CHOICE} characters")


def _translated(node: dict[str, Any], field: str) -> Iterator[tuple[str, str]]:
    if field in node:
        yield field, node[field]
    for locale, text in (node.get(f"{field}_localizations") or {}).items():
        yield f"{field}_localizations.{locale}", text


def _is_name(name: str) -> bool:
    return (
        1 <= len(name) <= MAX_NAME
        and name == name.lower()
        and all(letter in "-_'" or unicodedata.category(letter)[0] in "LNM" for letter in name)
    )


def _unique(nodes: list[dict[str, Any]], path: str) -> None:
    """Names must differ in every language; a missing translation counts as the name itself."""
    languages = {locale for node in nodes for locale in node.get("name_localizations") or {}} | {""}
    for language in languages:
        names = [(node.get("name_localizations") or {}).get(language, node["name"]) for node in nodes]
        twice = sorted({name for name in names if names.count(name) > 1})
        if twice:
            raise errors.invalid_form_body(f"{path}: {twice} not unique in {language or 'the default language'}")


def _size(node: dict[str, Any]) -> int:
    longest = sum(
        max((len(text) for _, text in _translated(node, field)), default=0) for field in ("name", "description")
    )
    choices = sum(_size(choice) + len(str(choice["value"])) for choice in node.get("choices") or [])
    return longest + choices + sum(_size(option) for option in node.get("options") or [])
