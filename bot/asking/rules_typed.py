"""Rules as people type them: `/newgame russian barrel.at=850`."""

import difflib
import json
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any

from bot.refusal import Refusal
from bot.screens.wording import option_key
from bot.table.model import SWITCHES, Door
from bot.table.rules_offered import offered
from bot.texts import LANGUAGES, plain
from bot.texts.typed import folded, meant, meant_by_a_word
from engine import rules
from engine.rules import Option

DOOR = "join"  # the word for who may sit down
MOST_COMPLETIONS = 25  # that Discord shows
_TRUTH = {"true": True, "on": True, "1": True, "false": False, "off": False, "0": False}
_NOTHING = {"null", "off"}
_PLAYERS_SEPARATORS = str.maketrans({"-": ",", "/": ",", "[": "", "]": ""})


@cache
def _truths() -> Mapping[str, bool]:
    """Return what means yes or no, in every language."""
    said = {"value-yes": True, "value-no": False}
    return _TRUTH | {folded(plain(language, key)): on for language in LANGUAGES for key, on in said.items()}


@cache
def _nothings() -> frozenset[str]:
    """Return what means that there is no such number, in every language."""
    said = ("value-no", "value-none")
    return frozenset(_NOTHING | {folded(plain(language, key)) for language in LANGUAGES for key in said})


def parse(words: Sequence[str], preset: str) -> tuple[str, Mapping[str, Any]]:
    """Return the preset (the given one, unless a word names another) and the options set by `name=value` words.

    Raises Refusal: `unknown-preset`, `unknown-option` or `bad-value`, each with the nearest `suggestion`.
    Whether the combination can be played is for the engine to say.
    """
    options: dict[str, Any] = {}
    for word in _joined(_with_names_whole(words)):
        name, equals, value = word.partition("=")
        if equals:
            option = option_named(name)
            options[option.name] = read_value(option, value)
        else:
            preset = preset_named(word)
    return preset, options


def _with_names_whole(words: Sequence[str]) -> list[str]:
    """Put words together again that are a preset's name in some language: `Polish Thousand`."""
    for end in range(len(words), 1, -1):
        name = " ".join(words[:end])
        if "=" not in name and meant(name, "preset", rules.PRESETS) is not None:
            return [name, *words[end:]]
    return list(words)


def _joined(words: Sequence[str]) -> Iterator[str]:
    """Put a JSON value together again that was typed with spaces."""
    pending = ""
    for word in words:
        pending = f"{pending} {word}" if pending else word
        value = pending.partition("=")[2]
        if value[:1] in {"{", "["} and _json(value) is None:
            continue
        yield pending
        pending = ""
    if pending:
        yield pending


def switch_named(typed: str) -> tuple[str, bool] | None:
    """Read `pictures on` and the like: a switch of the table and its value; None if it is something else.

    Raises Refusal `bad-value` for a switch that is to be neither on nor off.
    """
    name, _, value = typed.strip().rpartition(" ")
    switch = _folded(name)
    if switch not in SWITCHES:
        return None
    if folded(value) not in _truths():
        raise Refusal("bad-value", typed=value, option=name, suggestion="on, off")
    return switch, _truths()[folded(value)]


def door_typed(words: Sequence[str]) -> tuple[dict[str, Door], list[str]]:
    """Read `join=link` and the like; return who may sit down as a setting to keep, if that was typed; and the rest.

    Raises Refusal `bad-value` for a word that is none.
    """
    typed, rest = dict[str, Door](), []
    for word in words:
        name, equals, value = word.partition("=")
        if name.lower() != DOOR or not equals:
            rest.append(word)
        elif value.lower() in list(Door):
            typed[DOOR] = Door(value.lower())
        else:
            raise Refusal("bad-value", typed=value, option=DOOR, suggestion=", ".join(Door))
    return typed, rest


def preset_named(typed: str) -> str:
    """Return the preset that is named, in any language, by its whole name or a word that is its own.

    Raises Refusal `unknown-preset`.
    """
    name = meant(typed, "preset", rules.PRESETS) or meant_by_a_word(typed, "preset", rules.PRESETS)
    if name is not None:
        return name
    raise Refusal("unknown-preset", typed=typed, suggestion=_nearest(_folded(typed), rules.PRESETS))


def option_named(typed: str) -> Option:
    """Return the option that a word names, by its dotted name or, where only one ends so, by its last part."""
    name = _folded(typed)
    found = _by_name().get(name)
    if found is None:
        raise Refusal("unknown-option", typed=typed, suggestion=_nearest(name, list(_by_name())))
    return found


@cache
def _by_name() -> Mapping[str, Option]:
    named = {option.name: option for option in rules.options()}
    last_parts = [option.name.partition(".")[2] for option in rules.options()]
    short = {
        option.name.partition(".")[2]: option
        for option in rules.options()
        if last_parts.count(option.name.partition(".")[2]) == 1
    }
    return {**short, **named}


def read_value(option: Option, typed: str) -> Any:
    """Return the JSON value that a word means for an option; raises Refusal `bad-value`."""
    text = typed.strip()
    word = folded(text)
    if option.type == "flag" and word in _truths():
        return _truths()[word]
    if option.type == "number":
        if option.nullable and (word in _nothings() or text == "-"):
            return None
        if _is_number(text):
            return int(text.replace("−", "-"))
    if option.type in {"choice", "marriage_values"}:
        value = meant(text, option_key(option.name), option.values, joint=".")
        if value is not None:
            return value
    if option.type == "players":
        counts = [count for count in text.translate(_PLAYERS_SEPARATORS).split(",") if count]
        if counts and text[0] != "-" and all(_is_number(count) and int(count) in option.values for count in counts):
            return sorted({int(count) for count in counts})
    if option.type in {"layouts", "rights", "marriage_values"} and (value := _json(text)) is not None:
        return value
    raise Refusal("bad-value", typed=text, option=option.name)


def _is_number(text: str) -> bool:
    digits = text.replace("−", "-").removeprefix("-")
    return digits.isascii() and digits.isdigit() and len(digits) <= 6


def _json(text: str) -> Any:
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        return None


def _folded(typed: str) -> str:
    return typed.strip().lower().replace("-", "_").replace(" ", "_")


def _nearest(name: str, names: Sequence[str]) -> str:
    return next(iter(difflib.get_close_matches(name, names, n=1, cutoff=0.5)), "none")


def typed_form(value: Any) -> str:
    """Return a JSON value as one would type it."""
    return value if isinstance(value, str) else json.dumps(value, separators=(",", ":"))


def complete(typed: str) -> list[str]:
    """Return up to 25 completions of what has been typed so far after the command, each the whole line.

    The last word is completed: a preset first, then options, then an option's values. A misspelt word is completed
    by what it comes nearest to.
    """
    before, _, last = typed.rpartition(" ")
    name, equals, value = last.partition("=")
    if equals:
        option = _by_name().get(_folded(name))
        values = list(Door) if _folded(name) == DOOR else [typed_form(one) for one in offered(option)] if option else []
        words = [f"{name}={value}" for value in values]
        found = [word for word in words if word.partition("=")[2].startswith(value.lower())]
    else:
        names = [*rules.PRESETS, f"{DOOR}=", *(f"{option.name}=" for option in rules.options())]
        if before:
            names = names[len(rules.PRESETS) :]
        wanted = _folded(last)
        found = [word for word in names if word.startswith(wanted)]
        found += [word for word in names if wanted in word and word not in found]
        found = found or difflib.get_close_matches(wanted, names, n=5, cutoff=0.5)
    return [f"{before} {word}" if before else word for word in found][:MOST_COMPLETIONS]
