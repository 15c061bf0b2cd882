"""Tournaments as people type them: `/tournament Friday Cup skoroszow rounds=4 end=45m bye=on`."""

import datetime as dt
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from bot.asking import rules_typed, settings_typed
from bot.asking.durations import read_duration
from bot.people import clean_line
from bot.refusal import Refusal
from bot.table.gathering import Door
from bot.texts.sentences import cut
from bot.texts.typed import folded, weekday_named
from bot.tournament.entering import by_kept_rules
from bot.tournament.plan import MOST_BEST
from engine import rules
from engine.errors import EngineError
from engine.record import RecordRules
from engine.tournament import settings as core_settings
from engine.tournament.settings import Settings

LONGEST_NAME = 60
LEAST_MOVE, MOST_MOVE = 10, 86_400  # seconds
MOST_PAUSE = 86_400  # seconds


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
    "at": ("Fri_20:00", "20:00"),
    "every": ("week", "off"),
    "series": ("best:4",),
}
"""The settings by name, each with some values that a completion or a refusal suggests."""

_CLOCK = re.compile(r"([01]?\d|2[0-3])[:.][0-5]\d", re.ASCII)
_APART = re.compile(r"(\bat=[^\s_]+) +(\d{1,2}[:.]\d\d)(?!\S)", re.ASCII | re.IGNORECASE)
_ALSO_CALLED = {"topics": "threads"}  # Telegram's word


@dataclass
class Typed:
    """The typed words after parsing."""

    settings: dict[str, Any] = field(default_factory=dict)
    """Fields of the engine's settings of a tournament."""

    own: dict[str, Any] = field(default_factory=dict)
    """Fields of the application's own settings: `door`, `move`, `pause`, `threads`."""

    rules: list[str] = field(default_factory=list)
    """Words that are options of the rules."""

    preset: str | None = None
    """The preset, if one was named."""

    name: str = ""
    """The tournament's name; empty if none was typed."""

    at: tuple[int | None, dt.time] | None = None
    """When an evening begins: the day of the week, from 0 for Monday, None for any, and the time of day."""

    every: str = ""
    """How often evenings repeat: `week`; `off` stops them; empty for a single evening."""

    best: int = 0
    """How many evenings of each person count for a series; 0 for no series."""

    @property
    def is_of_evenings(self) -> bool:
        """Whether any setting of planned evenings was typed."""
        return self.at is not None or bool(self.every) or self.best > 0


def read(words: Sequence[str]) -> Typed:
    """Parse the words after the command. Raises Refusal `bad-value`."""
    typed, name = Typed(), []
    for word in _APART.sub(r"\1_\2", " ".join(words)).split():
        option, equals, value = word.partition("=")
        setting = _ALSO_CALLED.get(option.lower(), option.lower())
        if equals and setting in OFFERED:
            _set(typed, setting, value.strip().lower())
        elif equals:
            typed.rules.append(word)
        elif word.lower() in rules.PRESETS:
            typed.preset = word.lower()
        else:
            name.append(word)
    typed.name = clean_title(" ".join(name))
    return typed


def _set(typed: Typed, setting: str, value: str) -> None:
    """Store the value of a setting in its field. Raises Refusal `bad-value`."""
    match setting:
        case "rounds":
            typed.settings["rounds"] = None if value == "auto" else _number(setting, value, 1, 30)
        case "table":
            typed.settings["size"] = _number(setting, value, 3, 4)
        case "end":
            typed.settings.update(_end(value))
        case "points":
            parts = value.replace("-", ",").split(",")
            typed.settings["points"] = tuple(_number(setting, part, 0, 100) for part in parts)
        case "bye":
            typed.settings["bye"] = _switch(setting, value)
        case "threads":
            typed.own["threads"] = _switch(setting, value)
        case "join":
            typed.own["door"] = settings_typed.door_named(value)
        case "timer":
            typed.own["move"] = _seconds(setting, value, LEAST_MOVE, MOST_MOVE)
        case "pause":
            off = settings_typed.truths().get(folded(value)) is False
            typed.own["pause"] = None if off else float(_seconds(setting, value, 0, MOST_PAUSE))
        case _:
            _set_evening(typed, setting, value)


def _set_evening(typed: Typed, setting: str, value: str) -> None:
    """Store the value of a setting of evenings in its field. Raises Refusal `bad-value`."""
    match setting:
        case "at":
            typed.at = _at(value)
        case "every":
            if value not in OFFERED["every"]:
                raise _bad(setting, value)
            typed.every = value
        case "series":
            typed.best = _number(setting, value.removeprefix("best:"), 1, MOST_BEST)


def _at(value: str) -> tuple[int | None, dt.time]:
    """Parse when an evening begins: `Fri_20:00`, `20:00`; the day in any language. Raises Refusal `bad-value`."""
    day, _, clock = value.rpartition("_")
    weekday = weekday_named(day) if day else None
    if (day and weekday is None) or not _CLOCK.fullmatch(clock):
        raise _bad("at", value)
    hour, minute = clock.replace(".", ":").split(":")
    return weekday, dt.time(int(hour), int(minute))


def _bad(setting: str, value: str) -> Refusal:
    return Refusal("bad-value", typed=value, option=setting, suggestion=tuple(OFFERED[setting]))


def _number(setting: str, value: str, least: int, most: int) -> int:
    if not (value.isascii() and value.isdigit() and len(value) <= 4 and least <= int(value) <= most):
        raise _bad(setting, value)
    return int(value)


def _seconds(setting: str, value: str, least: int, most: int) -> int:
    seconds = read_duration(value)
    if seconds is None or not least <= seconds <= most:
        raise _bad(setting, value)
    return seconds


def _switch(setting: str, value: str) -> bool:
    on = settings_typed.truths().get(folded(value))
    if on is None:
        raise _bad(setting, value)
    return on


def _end(value: str) -> dict[str, int | None]:
    """Parse when a game ends: `game`, `hands:6`, `45m`, `2h`. Raises Refusal `bad-value`."""
    if value.startswith("hands:"):
        return {"hands": _number("end", value.removeprefix("hands:"), 1, 100), "minutes": None}
    if value.endswith("m"):
        return {"hands": None, "minutes": _number("end", value.removesuffix("m"), 1, 600)}
    if value.endswith("h"):
        return {"hands": None, "minutes": 60 * _number("end", value.removesuffix("h"), 1, 10)}
    if value != "game":
        raise _bad("end", value)
    return {"hands": None, "minutes": None}


def clean_title(typed: str) -> str:
    """Return a tournament's name cleaned for a screen, at most 60 characters; empty if nothing visible is left."""
    return cut(clean_line(typed, LONGEST_NAME), LONGEST_NAME)


def kept_rules(about: Mapping[str, Any], typed: Typed, settings: Settings) -> RecordRules | None:
    """Return the rules that a chat (`about`) has kept, if the organiser is to be asked whether a tournament has them.

    None if a preset was typed, if they are the usual ones of tournaments, or if its tables cannot be played by them.
    """
    if typed.preset is not None or not about.get("preset"):
        return None
    kept = RecordRules(preset=str(about["preset"]), options=dict(about.get("options", {})))
    try:
        core_settings.check(settings.model_copy(update={"rules": by_kept_rules(settings, kept)}))
        same = kept.build() == rules.build(core_settings.DEFAULT_PRESET, {})
    except EngineError:
        return None
    return None if same else kept


def merged(before: Settings, typed: Typed) -> Settings:
    """Return settings updated with what was typed. Raises Refusal for unknown options or values."""
    preset = typed.preset or before.rules.preset
    _, options = rules_typed.parse(typed.rules, preset)
    kept = before.rules.options if preset == before.rules.preset else {}
    changes: dict[str, Any] = {**typed.settings, "rules": {"preset": preset, "options": {**kept, **options}}}
    if typed.name:
        changes["name"] = typed.name
    if "size" in changes and "points" not in changes:
        changes["points"] = None
    return Settings.model_validate({**before.model_dump(), **changes}, strict=False)
