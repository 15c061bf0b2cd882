"""The settings of a table that are no rules, as people type them: `pictures=on`, `patience=5m`, `join=link`."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from bot.asking.durations import NO_TIME, is_no_time, read_duration, typed_time
from bot.refusal import Refusal
from bot.table.gathering import Door
from bot.table.parts import SWITCHES
from bot.table.settings import DOOR, PATIENCE, RELIABLE, SPANS, TIMER
from bot.texts import LANGUAGES, plain
from bot.texts.typed import folded, name_typed

NO_LIMIT = "value-no-limit"  # the text that stands in place of a time
_SWITCH = ("on", "off")
OFFERED: Mapping[str, Sequence[str]] = {
    **dict.fromkeys(SWITCHES, _SWITCH),
    DOOR: tuple(Door),
    RELIABLE: _SWITCH,
    TIMER: ("30s", "1m", "2m", "1d", NO_TIME),
    PATIENCE: ("30s", "1m", "2m", "5m", NO_TIME),
}
"""The settings by name, each with some values that a completion or a refusal suggests."""

_TRUTH = {"true": True, "on": True, "1": True, "false": False, "off": False, "0": False}


@cache
def in_every_language(key: str) -> set[str]:
    """Return a text in all languages, normalised for comparison."""
    return {folded(plain(language, key)) for language in LANGUAGES}


@cache
def truths() -> Mapping[str, bool]:
    """Return the words for yes and no, in every language."""
    yes, no = in_every_language("value-yes"), in_every_language("value-no")
    return _TRUTH | dict.fromkeys(no, False) | dict.fromkeys(yes, True)


@cache
def _names() -> Mapping[str, str]:
    known = {folded(name): name for name in OFFERED}
    for name in OFFERED:
        known |= dict.fromkeys(in_every_language(f"setting-{name}"), name)
    return known


def setting_named(typed: str) -> str | None:
    """Return the setting with a name in any language; None if there is none."""
    return _names().get(folded(typed))


def read_setting(name: str, typed: str) -> Any:
    """Return the value that is meant for a setting. Raises Refusal `bad-value`, `patience`, `timer-bad`, `timer-range`.

    A switch is a bool, a time seconds or None for no limit.
    """
    if name == DOOR:
        return door_named(typed)
    return read_span(name, typed) if name in SPANS else read_switch(name, typed)


def read_switch(name: str, typed: str) -> bool:
    """Return whether yes or no is meant, in any language. Raises Refusal `bad-value`."""
    on = truths().get(folded(typed))
    if on is None:
        raise Refusal("bad-value", typed=typed or "…", option=name, suggestion=_SWITCH)
    return on


def read_span(name: str, typed: str) -> int | None:
    """Parse the time of a setting, `30s` or `off`, into seconds; None for no limit. Raises Refusal."""
    least, most = SPANS[name]
    if is_no_time(typed) or truths().get(folded(typed)) is False or folded(typed) in in_every_language(NO_LIMIT):
        return None
    seconds = read_duration(typed)
    if name == PATIENCE and (seconds is None or not least <= seconds <= most):
        raise Refusal("patience", least=least)
    if seconds is None:
        raise Refusal("timer-bad")
    if not least <= seconds <= most:
        raise Refusal("timer-range", least=least, most=most // 86_400)
    return seconds


def door_named(typed: str) -> Door:
    """Parse the setting of who may sit down, in any language. Raises Refusal `bad-value`."""
    found = name_typed(typed, DOOR, list(Door))
    if found is None:
        raise Refusal("bad-value", typed=typed or "…", option=DOOR, suggestion=tuple(Door))
    return Door(found)


def typed_form(name: str, value: Any) -> str:
    """Return a setting's value in the form that people type."""
    if isinstance(value, bool):
        return "on" if value else "off"
    if name in SPANS:
        return NO_TIME if value is None else typed_time(value)
    return str(value)
