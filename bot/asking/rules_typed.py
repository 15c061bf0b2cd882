"""Rules and settings of a table as people type them: `/newgame russian barrel.at=850 pictures on`."""

import difflib
import json
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from bot.asking.settings_typed import in_every_language, read_setting, setting_named, truths
from bot.refusal import Refusal
from bot.table.settings import OWN
from bot.texts import LANGUAGES
from bot.texts.typed import folded, name_typed, name_with_word
from bot.views.wording import option_key, option_name, setting_name, value_name
from engine import rules
from engine.rules import Option

LONGEST_NAME = 8  # most words of an option's or value's name
MOST_LETTERS = 60  # most letters of such a name; longer words are not looked up
_NOTHING = {"null", "off"}
_PLAYERS_SEPARATORS = str.maketrans({"-": ",", "/": ",", "[": "", "]": ""})


@cache
def _nothings() -> set[str]:
    """Return the words for "no such number", in every language."""
    named = map(in_every_language, ("value-no", "value-none", "value-no-limit"))
    return _NOTHING.union(*named)


@dataclass(frozen=True, slots=True)
class Typed:
    """Rules and settings, as they were typed."""

    preset: str
    """The preset that was named; else the one that the table has."""

    options: Mapping[str, Any]
    """Options of the rules, as JSON, by name."""

    settings: Mapping[str, Any]
    """Settings of the table by name (`bot.asking.settings_typed`)."""


def read(words: Sequence[str], preset: str) -> Typed:
    """Parse rules and settings. Between a name and its value stands `=` or a blank.

    Raises the refusals of `parse` and of `settings_typed.read_setting`.
    """
    options, found = dict[str, Any](), dict[str, Any]()
    for name, value in _named(items(words)):
        setting = setting_named(name)
        if value is None:
            preset = preset_named(name)
        elif setting is not None:
            found[setting] = read_setting(setting, value)
        else:
            option = option_named(name, OWN)
            options[option.name] = read_value(option, value)
    return Typed(preset, options, found)


def parse(words: Sequence[str], preset: str) -> tuple[str, Mapping[str, Any]]:
    """Return the preset (the given one, unless a word names another) and the options set by `name=value` words.

    Raises Refusal: `unknown-preset`, `unknown-option` or `bad-value`, each with the nearest `suggestion`.
    The engine checks later whether the combination can be played.
    """
    options: dict[str, Any] = {}
    for name, value in _named(items(words)):
        if value is None:
            preset = preset_named(name)
        else:
            option = option_named(name)
            options[option.name] = read_value(option, value)
    return preset, options


def _named(found: Sequence[str]) -> Iterator[tuple[str, str | None]]:
    """Return each name with the value typed for it, which may be a wrong one; None for a preset."""
    rest = list(found)
    while rest:
        name, equals, value = rest.pop(0).partition("=")
        if not equals and _is_known(name) and known_preset(name) is None:
            equals, value = "=", rest.pop(0) if rest and "=" not in rest[0] else ""
        yield name, value if equals else None


def items(words: Sequence[str]) -> list[str]:
    """Join words that together name one preset, option, setting or value in some language, and a name with its value.

    `Polish Thousand`, `Played on the barrel=yes`, `marriages.values={"S": 1}`; `pictures on` becomes `pictures=on`.
    """
    found: list[str] = []
    for word in _joined(_paired(_with_preset_whole(words))):
        reach = min(LONGEST_NAME, len(found)) if "=" in word else 0
        before = next((count for count in range(reach, 0, -1) if _ends_a_name(found, count, word)), 0)
        item = " ".join([*found[len(found) - before :], word])
        found[len(found) - before :] = [item]
        _with_value_whole(found)
    return found


def _with_preset_whole(words: Sequence[str]) -> list[str]:
    for end in range(min(LONGEST_NAME, len(words)), 1, -1):
        name = " ".join(words[:end])
        if "=" not in name and name_typed(name, "preset", rules.PRESETS) is not None:
            return [name, *words[end:]]
    return list(words)


def _paired(words: Sequence[str]) -> list[str]:
    """Put a `=` between each name of an option or setting and the words after it that are its value."""
    found, rest = list[str](), list(words)
    while rest:
        pair, count = next(_pairs(rest), (rest[0], 1))
        found.append(pair)
        del rest[:count]
    return found


def _pairs(words: Sequence[str]) -> Iterator[tuple[str, int]]:
    """Return the names with values that a line may begin with, as `name=value` and the number of their words.

    The longest name comes first, with the shortest value.
    """
    for named in range(min(LONGEST_NAME, len(words) - 1), 0, -1):
        name = " ".join(words[:named])
        if _is_known(name):
            for count in range(named + 1, min(named + LONGEST_NAME, len(words)) + 1):
                value = " ".join(words[named:count])
                if _is_a_pair(name, value):
                    yield f"{name}={value}", count


def _is_a_pair(name: str, value: str) -> bool:
    """Return whether a name stands before a value that fits it, and the two are not the beginning of a longer name."""
    return "=" not in value and _reads(name, value) and folded(f"{name} {value}") not in _beginnings()


@cache
def _beginnings() -> frozenset[str]:
    """Return the first words of all names of options and settings, in every language, without whole names."""
    names = [option_name(option.name, language) for language in LANGUAGES for option in rules.options()]
    names += [setting_name(name, language) for language in LANGUAGES for name in OWN]
    words = [folded(name).split() for name in names]
    return frozenset(" ".join(name[:count]) for name in words for count in range(1, len(name)))


def _is_known(name: str) -> bool:
    return setting_named(name) is not None or known_option(name) is not None


def _reads(name: str, value: str) -> bool:
    """Return whether a name is that of an option or a setting, and a value fits it."""
    setting, option = setting_named(name), known_option(name)
    try:
        if setting is not None:
            read_setting(setting, value)
        elif option is not None:
            read_value(option, value)
    except Refusal:
        return False
    return setting is not None or option is not None


def _ends_a_name(found: Sequence[str], count: int, word: str) -> bool:
    """Return whether a word such as `od=850` ends a name of an option or setting that the last `count` items begin."""
    name = word.partition("=")[0]
    before = found[len(found) - count :]
    whole = " ".join([*before, name])
    if any("=" in one for one in before):
        return False
    return folded(whole) in _by_own_name() or setting_named(whole) is not None


def _with_value_whole(found: list[str]) -> None:
    """Join the last items if they are an option or setting and a value of several words."""
    for count in range(2, min(LONGEST_NAME, len(found)) + 1):
        name, equals, first = found[-count].partition("=")
        if equals:
            option, setting = known_option(name), setting_named(name)
            value = " ".join([first, *found[len(found) - count + 1 :]])
            if _reads(name, value) if setting is not None else option is not None and _is_a_name(value, option):
                found[-count:] = [f"{name}={value}"]
            return


def _is_a_name(value: str, option: Option) -> bool:
    if len(value) > MOST_LETTERS:
        return False
    word = folded(value)
    if word in truths() or word in _nothings():
        return True
    names = option.values if option.type in {"choice", "marriage_values"} else ()
    return name_typed(value, option_key(option.name), names, joint=".") is not None


def _joined(words: Sequence[str]) -> Iterator[str]:
    """Join the words of a JSON value that was typed with spaces."""
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


def preset_named(typed: str) -> str:
    """Return the preset with this name, or the one whose name contains this word. Raises Refusal `unknown-preset`."""
    name = known_preset(typed)
    if name is None:
        raise Refusal("unknown-preset", typed=typed, suggestion=_nearest(_folded(typed), rules.PRESETS))
    return name


def known_preset(typed: str) -> str | None:
    """Return the preset with a name in any language; None if there is none."""
    if len(typed) > MOST_LETTERS:
        return None
    return name_typed(typed, "preset", rules.PRESETS) or name_with_word(typed, "preset", rules.PRESETS)


def option_named(typed: str, others: Sequence[str] = ()) -> Option:
    """Return the option with a name; the last part is enough where it is unique. Raises Refusal `unknown-option`.

    `others` are further names that may have been meant.
    """
    found = known_option(typed)
    if found is None:
        raise Refusal("unknown-option", typed=typed, suggestion=_nearest(_folded(typed), [*by_name(), *others]))
    return found


def known_option(typed: str) -> Option | None:
    """Return the option with a name in any language; None if there is none."""
    if len(typed) > MOST_LETTERS:
        return None
    return by_name().get(_folded(typed)) or _by_own_name().get(folded(typed))


@cache
def by_name() -> Mapping[str, Option]:
    """Return the options by their dotted names, and by the last part where it is unique."""
    named = {option.name: option for option in rules.options()}
    by_last: dict[str, list[Option]] = defaultdict(list)
    for name, option in named.items():
        by_last[name.partition(".")[2]].append(option)
    return {last: options[0] for last, options in by_last.items() if len(options) == 1} | named


@cache
def _by_own_name() -> Mapping[str, Option]:
    """Return the options by their names in all languages, without names that two options share."""
    found: dict[str, set[str]] = defaultdict(set)
    for language in LANGUAGES:
        for option in rules.options():
            found[folded(option_name(option.name, language))].add(option.name)
    return {name: by_name()[next(iter(options))] for name, options in found.items() if len(options) == 1}


def own_name(option: Option, language: str) -> str:
    """Return the name of an option in a language if it can be typed; else its dotted name."""
    name = option_name(option.name, language)
    return name if _by_own_name().get(folded(name)) == option and "=" not in name else option.name


def own_value(option: Option, value: Any, language: str) -> str:
    """Return the name of a value in a language if it can be typed; else its typed form."""
    if option.type not in {"flag", "number", "choice"}:
        return typed_form(value)
    name = value_name(option.name, value, language)
    try:
        return name if read_value(option, name) == value else typed_form(value)
    except Refusal:
        return typed_form(value)


def read_value(option: Option, typed: str) -> Any:
    """Return the JSON value that a word means for an option. Raises Refusal `bad-value`."""
    text = typed.strip()
    word = folded(text)
    if option.type == "flag" and word in truths():
        return truths()[word]
    if option.type == "number":
        if option.nullable and (word in _nothings() or text == "-"):
            return None
        if _is_number(text):
            return int(text.replace("−", "-"))
    if option.type in {"choice", "marriage_values"}:
        value = name_typed(text, option_key(option.name), option.values, joint=".")
        if value is not None:
            return value
    if option.type == "players":
        counts = [count for count in text.translate(_PLAYERS_SEPARATORS).split(",") if count]
        if counts and text[0] != "-" and all(_is_number(count) and int(count) in option.values for count in counts):
            return sorted({int(count) for count in counts})
    if option.type in {"layouts", "rights", "marriage_values"} and (value := _json(text)) is not None:
        return value
    raise Refusal("bad-value", typed=text or "…", option=option.name)


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
    """Return a JSON value in the form that people type."""
    return value if isinstance(value, str) else json.dumps(value, separators=(",", ":"))
