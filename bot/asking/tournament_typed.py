"""Tournaments as people type them: `/tournament Friday Cup skoroszow rounds=4 end=45m bye=on`."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from bot.asking import rules_typed
from bot.asking.durations import read_duration
from bot.people import clean_line
from bot.refusal import Refusal
from bot.table.gathering import Door
from bot.texts.cells import cut
from bot.texts.typed import folded
from engine import rules
from engine.record import RecordRules
from engine.tournament.settings import Settings

LONGEST_NAME = 60
LEAST_MOVE, MOST_MOVE = 10, 86_400  # seconds
MOST_PAUSE = 86_400  # seconds


@dataclass
class Typed:
    """What was typed, read."""

    settings: dict[str, Any] = field(default_factory=dict)
    """Fields of the core's settings."""

    own: dict[str, Any] = field(default_factory=dict)
    """Fields of the application: `door`, `move`, `pause`, `threads`."""

    rules: list[str] = field(default_factory=list)
    """Words that are options of the rules."""

    preset: str | None = None
    """The preset, if one was named."""

    name: str = ""
    """What the tournament shall be called; empty if that was not typed."""


def read(words: Sequence[str]) -> Typed:
    """Read the words behind the command. Raises Refusal `bad-value`."""
    typed, name = Typed(), []
    for word in words:
        option, equals, value = word.partition("=")
        reader = _READERS.get(option.lower()) if equals else None
        if reader is not None:
            reader(typed, value.strip().lower())
        elif equals:
            typed.rules.append(word)
        elif word.lower() in rules.PRESETS:
            typed.preset = word.lower()
        else:
            name.append(word)
    typed.name = clean_title(" ".join(name))
    return typed


def clean_title(typed: str) -> str:
    """Return a tournament's name fit for a screen, at most 60 characters; empty for nothing visible."""
    return cut(clean_line(typed, LONGEST_NAME), LONGEST_NAME)


def merged(before: Settings, typed: Typed) -> Settings:
    """Return settings with what was typed. Raises Refusal for unknown options or values."""
    preset = typed.preset or before.rules.preset
    _, options = rules_typed.parse(typed.rules, preset)
    kept = before.rules.options if preset == before.rules.preset else {}
    changes: dict[str, Any] = {**typed.settings, "rules": RecordRules(preset=preset, options={**kept, **options})}
    if typed.name:
        changes["name"] = typed.name
    if "size" in changes and "points" not in changes:
        changes["points"] = None
    return Settings.model_validate({**before.model_dump(), **_plain(changes)}, strict=False)


def _plain(changes: Mapping[str, Any]) -> dict[str, Any]:
    return {name: value.model_dump() if isinstance(value, RecordRules) else value for name, value in changes.items()}


def _bad(option: str, value: str, suggestion: str) -> Refusal:
    return Refusal("bad-value", typed=value, option=option, suggestion=suggestion)


def _number(option: str, value: str, suggestion: str, least: int, most: int) -> int:
    if not (value.isascii() and value.isdigit() and len(value) <= 4 and least <= int(value) <= most):
        raise _bad(option, value, suggestion)
    return int(value)


def _rounds(typed: Typed, value: str) -> None:
    typed.settings["rounds"] = None if value == "auto" else _number("rounds", value, "3, 4, 5", 1, 30)


def _table(typed: Typed, value: str) -> None:
    typed.settings["size"] = _number("table", value, "3, 4", 3, 4)


def _end(typed: Typed, value: str) -> None:
    typed.settings.update(hands=None, minutes=None)
    if value == "game":
        return
    if value.startswith("hands:"):
        typed.settings["hands"] = _number("end", value.removeprefix("hands:"), _ENDS, 1, 100)
    elif value.endswith("m"):
        typed.settings["minutes"] = _number("end", value.removesuffix("m"), _ENDS, 1, 600)
    elif value.endswith("h"):
        typed.settings["minutes"] = 60 * _number("end", value.removesuffix("h"), _ENDS, 1, 10)
    else:
        raise _bad("end", value, _ENDS)


_ENDS = "game, hands:6, 45m"


def _points(typed: Typed, value: str) -> None:
    parts = value.replace("-", ",").split(",")
    typed.settings["points"] = tuple(_number("points", part, "3,1,0", 0, 100) for part in parts)


def _switch(option: str, value: str) -> bool:
    on = rules_typed.truths().get(folded(value))
    if on is None:
        raise _bad(option, value, "on, off")
    return on


def _bye(typed: Typed, value: str) -> None:
    typed.settings["bye"] = _switch("bye", value)


def _threads(typed: Typed, value: str) -> None:
    typed.own["threads"] = _switch("threads", value)


def _join(typed: Typed, value: str) -> None:
    typed.own["door"] = rules_typed.door_named(value)


def _timer(typed: Typed, value: str) -> None:
    seconds = read_duration(value)
    if seconds is None or not LEAST_MOVE <= seconds <= MOST_MOVE:
        raise _bad("timer", value, "30s, 1m, 2m")
    typed.own["move"] = seconds


def _pause(typed: Typed, value: str) -> None:
    off = rules_typed.truths().get(folded(value)) is False
    seconds = None if off else read_duration(value)
    if not off and (seconds is None or seconds > MOST_PAUSE):
        raise _bad("pause", value, "60s, 5m, off")
    typed.own["pause"] = None if seconds is None else float(seconds)


_READERS = {
    "rounds": _rounds,
    "table": _table,
    "end": _end,
    "points": _points,
    "bye": _bye,
    "join": _join,
    "timer": _timer,
    "pause": _pause,
    "threads": _threads,
    "topics": _threads,  # as Telegram calls them
}


OFFERED: Mapping[str, Sequence[str]] = {
    "rounds": ("3", "4", "5"),
    "table": ("3", "4"),
    "end": ("game", "hands:6", "45m"),
    "bye": ("on", "off"),
    "threads": ("on", "off"),
    "join": tuple(Door),
    "timer": ("30s", "1m", "2m"),
    "pause": ("60s", "5m", "off"),
    "points": ("3,1,0",),
}
