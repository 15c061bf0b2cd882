"""Rules as people type them: `/newgame russian barrel.at=850`."""

import difflib
import json
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any

from bot.refusal import Refusal
from bot.table.model import SWITCHES, Door
from bot.table.rules_offered import offered
from engine import rules
from engine.rules import Option

DOOR = "join"  # the word for who may sit down
MOST_COMPLETIONS = 25  # that Discord shows
_TRUTH = {"true": True, "yes": True, "on": True, "tak": True, "1": True}
_TRUTH |= {"false": False, "no": False, "off": False, "nie": False, "0": False}
_NOTHING = {"null", "none", "off", "no", "nie", "brak", "-"}
_PLAYERS_SEPARATORS = str.maketrans({"-": ",", "/": ",", "[": "", "]": ""})


def parse(words: Sequence[str], preset: str) -> tuple[str, Mapping[str, Any]]:
    """Return the preset (the given one, unless a word names another) and the options set by `name=value` words.

    Raises Refusal: `unknown-preset`, `unknown-option` or `bad-value`, each with the nearest `suggestion`.
    Whether the combination can be played is for the engine to say.
    """
    options: dict[str, Any] = {}
    for word in _joined(words):
        name, equals, value = word.partition("=")
        if equals:
            option = option_named(name)
            options[option.name] = read_value(option, value)
        else:
            preset = preset_named(word)
    return preset, options


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
    """Read `pictures on` and the like: a switch of the table and its value; None if it is something else."""
    name, _, value = typed.strip().rpartition(" ")
    folded = _folded(name)
    if folded not in SWITCHES or value.lower() not in _TRUTH:
        return None
    return folded, _TRUTH[value.lower()]


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
    """Return the preset that a word names; raises Refusal `unknown-preset`."""
    name = _folded(typed)
    if name in rules.PRESETS:
        return name
    raise Refusal("unknown-preset", typed=typed, suggestion=_nearest(name, rules.PRESETS))


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
    folded = text.lower()
    if option.type == "flag" and folded in _TRUTH:
        return _TRUTH[folded]
    if option.type == "number":
        if option.nullable and folded in _NOTHING:
            return None
        if _is_number(text):
            return int(text.replace("−", "-"))
    if option.type in {"choice", "marriage_values"} and _folded(text) in option.values:
        return _folded(text)
    if option.type == "players":
        counts = [count for count in folded.translate(_PLAYERS_SEPARATORS).split(",") if count]
        if counts and all(_is_number(count) for count in counts):
            return sorted({int(count) for count in counts})
    if option.type in {"layouts", "rights", "marriage_values"} and (value := _json(text)) is not None:
        return value
    raise Refusal("bad-value", typed=text, option=option.name, suggestion=_examples(option))


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


def _examples(option: Option) -> str:
    return ", ".join(typed_form(value) for value in offered(option)[:4])


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
