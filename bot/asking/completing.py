"""Completions of typed rules and settings, in the reader's language: `/newgame Tysiąc rosyjski Beczka od=8`.

A completion shows local names and stands for a line in the commands' own words. Both can be typed: if a person types on
after a completion, the line contains its local names.
"""

import difflib
from collections.abc import Iterable, Sequence
from functools import cache

from bot.asking import rules_typed, settings_typed, tournament_typed
from bot.asking.durations import NO_TIME, typed_time
from bot.ports.commands import Completion
from bot.refusal import Refusal
from bot.screens.questions import TIMES
from bot.table.lobby import read_code
from bot.table.rules_offered import offered
from bot.table.settings import DOOR, SPANS
from bot.texts import plain, typed_evening
from bot.texts.typed import folded
from bot.views.names import preset_name
from bot.views.wording import setting_name, setting_value
from engine import rules
from engine.rules import Option

MOST = 25  # completions that Discord shows
LONGEST = 100  # characters of a completion that Discord takes
LIKE = 0.6  # similarity from which a misspelt word is completed


def rules_line(typed: str, language: str) -> list[Completion]:
    """Return up to 25 completions of rules: a preset first, then options, then an option's values.

    A misspelt word is completed to the most similar names.
    """
    if len(typed) > LONGEST:
        return []
    items = rules_typed.items(typed.split())
    if typed and not typed.endswith(" "):
        values = _values(items, language)
        if values is not None:
            return values[:MOST]
    names = _options(language)
    for start in range(_last_value(items), len(items) + 1):
        tail = " ".join(items[start:]) if not typed.endswith(" ") or start == len(items) else ""
        known = [*_presets(language), *names] if start == 0 else names
        found = _matching(tail, known) if tail else known
        found = found or (_alike(tail, known) if start == len(items) - 1 else [])
        if found:
            return _behind(items[:start] if tail else items, found)[:MOST]
    return []


def tournament_line(typed: str, language: str) -> list[Completion]:
    """Return completions of a tournament's settings; if none fits, of its rules."""
    if len(typed) > LONGEST:
        return []
    before, _, last = typed.rpartition(" ")
    settings = [
        Completion(f"{name}={value}", f"{name}={_said(name, value, language)}")
        for name, values in tournament_typed.OFFERED.items()
        for value in values
    ]
    known = [*settings, *_presets(language)]
    found = _matching(last, known) if last else known
    lines = [Completion(f"{before} {one.line}", f"{before} {one.shown}") if before else one for one in found]
    return (lines or rules_line(typed, language))[:MOST]


def _said(name: str, value: str, language: str) -> str:
    if name == DOOR:
        return plain(language, f"join-{value}")
    if name == "at" and "_" in value:
        return typed_evening(language)
    return plain(language, {"on": "value-yes", "off": "value-no"}[value]) if value in {"on", "off"} else value


def time_line(typed: str, language: str) -> list[Completion]:
    """Return completions of the time for a move, also after a table's code."""
    times = [Completion(one, one) for one in map(typed_time, TIMES)]
    known = [*times, Completion(NO_TIME, plain(language, f"button-timer-{NO_TIME}"))]
    found = _matching(typed, known)
    code, _, begun = typed.partition(" ")
    if found or read_code(code) is None:
        return found
    return [Completion(f"{code} {one.line}", f"{code} {one.shown}") for one in _matching(begun, known)]


@cache
def _presets(language: str) -> list[Completion]:
    return [Completion(name, preset_name(name, language)) for name in rules.PRESETS]


@cache
def _options(language: str) -> list[Completion]:
    known = [Completion(f"{one.name}=", f"{rules_typed.own_name(one, language)}=") for one in rules.options()]
    own = [Completion(f"{name}=", f"{setting_name(name, language)}=") for name in settings_typed.OFFERED]
    return [*own, *known]


def _values(items: Sequence[str], language: str) -> list[Completion] | None:
    """Return the values that fit the last option and the typed beginning; None if no value is being typed."""
    place = _last_value(items) - 1
    if place < 0:
        return None
    name, _, begun = items[place].partition("=")
    begun = " ".join([begun, *items[place + 1 :]])
    setting, option = settings_typed.setting_named(name), rules_typed.known_option(name)
    if setting is not None:
        found = _of_setting(setting, name, begun, language)
    elif option is not None:
        found = _of_option(option, name, begun, language)
    else:
        return None
    if not found and place + 1 < len(items):
        return None  # the value is complete, and another item has been begun
    return _behind(items[:place], found)


def _of_setting(setting: str, name: str, begun: str, language: str) -> list[Completion]:
    shown_name = name if name.lower() == setting else setting_name(setting, language)
    pairs = [(typed, _setting_shown(setting, typed, language)) for typed in settings_typed.OFFERED[setting]]
    return [
        Completion(f"{setting}={typed}", f"{shown_name}={shown}")
        for typed, shown in pairs
        if typed.startswith(begun.lower()) or folded(shown).startswith(folded(begun))
    ]


def _setting_shown(setting: str, typed: str, language: str) -> str:
    """Return an offered value of a setting as the reader's language has it, if that can be typed too."""
    value = settings_typed.read_setting(setting, typed)
    shown = setting_value(setting, value, language)
    return typed if setting in SPANS and value is not None else shown


def _of_option(option: Option, name: str, begun: str, language: str) -> list[Completion]:
    typed_name = name if rules_typed.by_name().get(name.lower()) == option else option.name
    shown_name = rules_typed.own_name(option, language)
    pairs = [(rules_typed.typed_form(one), rules_typed.own_value(option, one, language)) for one in offered(option)]
    return [
        Completion(f"{typed_name}={value}", f"{shown_name}={shown}")
        for value, shown in pairs
        if value.startswith(begun.lower()) or folded(shown).startswith(folded(begun))
    ]


def _last_value(items: Sequence[str]) -> int:
    """Return the index after the last `name=value`; 0 if there is none."""
    return max((place for place, item in enumerate(items, 1) if "=" in item), default=0)


def _matching(begun: str, known: Iterable[Completion], *, skip: int = 0) -> list[Completion]:
    """Return the completions that begin with the typed text, then those that contain it."""
    wanted = folded(begun)
    found = [(_form(one.line[skip:]), _form(one.shown[skip:]), one) for one in known]
    begins = [one for line, shown, one in found if line.startswith(wanted) or shown.startswith(wanted)]
    holds = [one for line, shown, one in found if wanted in line or wanted in shown]
    return [*begins, *(one for one in holds if one not in begins)]


_form = cache(folded)  # cached for the hundreds of names on offer


def _alike(begun: str, known: Sequence[Completion]) -> list[Completion]:
    if rules_typed.known_preset(begun) is not None:
        return []  # a preset in the wrong place is not misspelt
    by_word = {_form(word): one for one in known for word in (one.line, one.shown)}
    words = difflib.get_close_matches(folded(begun), by_word, n=5, cutoff=LIKE)
    return list(dict.fromkeys(by_word[word] for word in words))


def _behind(before: Sequence[str], found: Iterable[Completion]) -> list[Completion]:
    line, shown = " ".join(map(_in_commands_words, before)), " ".join(before)
    return [Completion(f"{line} {one.line}".strip(), f"{shown} {one.shown}".strip()) for one in found]


def _in_commands_words(item: str) -> str:
    """Return an item in the commands' own words, if it can be parsed; else unchanged."""
    name, equals, typed = item.partition("=")
    if not equals:
        return rules_typed.known_preset(item) or item
    option = rules_typed.known_option(name)
    try:
        setting = settings_typed.setting_named(name)
        if setting is not None:
            value = settings_typed.read_setting(setting, typed)
            return f"{setting}={settings_typed.typed_form(setting, value)}"
        if option is None:
            return item
        return f"{option.name}={rules_typed.typed_form(rules_typed.read_value(option, typed))}"
    except Refusal:
        return item
