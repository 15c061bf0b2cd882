"""The settings of a tournament as choices: each setting with some values, of which one is present."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from bot.codec import Verb
from bot.people import PersonKey
from bot.screen import Button, Style
from bot.texts import plain
from bot.tournament.tournament import THREADED, Tournament
from bot.views import which_rules
from bot.views.names import preset_name
from bot.views.tournament_words import key
from bot.views.wording import duration
from engine import rules
from engine.dealing import seat_counts
from engine.tournament import rights

ON_A_PAGE = "v"  # prefix of the argument of a button on a page, which draws the settings from its view

PRESET = "preset"

CHOICES: Mapping[str, tuple[str, ...]] = {
    "rounds": ("auto", "3", "4", "5", "6", "7"),
    "table": ("3", "4"),
    "end": ("game", "hands:3", "hands:6", "hands:9", "30m", "45m", "60m"),
    "bye": ("off", "on"),
    "timer": ("30s", "1m", "2m", "5m"),
    "pause": ("30s", "60s", "5m", "off"),
    "join": ("members", "link", "anyone"),
    "threads": ("off", "on"),
    "points": ("3,1,0", "2,1,0", "5,2,0", "4,2,1,0", "3,2,1,0", "6,3,1,0"),
    PRESET: tuple(sorted(rules.PRESETS)),
}
"""The settings and their values, as they can be typed. A button carries the numbers of both."""

_IN_A_ROW = frozenset({"rounds", "table", "timer", "pause"})  # under their name on a page, a value says enough alone

_WORDS = {
    f"{place}-{number}": value if name == PRESET else f"{name}={value}"
    for place, (name, values) in enumerate(CHOICES.items())
    for number, value in enumerate(values)
}


@dataclass(frozen=True, slots=True)
class SettingGroup:
    """A setting and the values from which one is chosen."""

    name: str
    """Its name, as in `CHOICES`; `kept` for the question by which rules it is played."""

    choices: tuple[Button, ...]
    """A button for each value; that of the present one is primary."""


def may_be_set(tournament: Tournament, person: PersonKey) -> bool:
    """Return whether a person may change the settings now."""
    return tournament.is_registering and rights.is_organiser(tournament.core, person)


def word_of(argument: str) -> str | None:
    """Return the setting of a button, as it can be typed; None for any other argument."""
    return _WORDS.get(argument.removeprefix(ON_A_PAGE))


def values_of(tournament: Tournament) -> Iterator[tuple[str, Mapping[str, str]]]:
    """Yield each setting that the tournament can have, with its values by the argument of their buttons."""
    size = tournament.core.settings.size
    for place, (name, values) in enumerate(CHOICES.items()):
        if name == "threads" and tournament.home.platform not in THREADED:
            continue
        fitting = {f"{place}-{number}": value for number, value in enumerate(values)}
        if name == "points":
            fitting = {argument: value for argument, value in fitting.items() if len(value.split(",")) == size}
        yield name, fitting


def groups_of(tournament: Tournament, language: str) -> Iterator[SettingGroup]:
    """Yield the settings for a page, where each value stands under the name of its setting."""
    usual, present = tournament.core.settings.rules.preset, present_values(tournament)
    kept = which_rules.answers(
        tournament, usual, language, lambda label, which: key(tournament, label, Verb.SET, which)
    )
    if kept:
        yield SettingGroup("kept", kept)
    for name, values in values_of(tournament):
        buttons = tuple(
            key(
                tournament,
                _under_its_name(tournament, name, value, language),
                Verb.SET,
                f"{ON_A_PAGE}{argument}",
                Style.PRIMARY if present[name] == value else Style.PLAIN,
            )
            for argument, value in values.items()
            if _can_be_played(tournament, name, value)
        )
        if len(buttons) > 1:
            yield SettingGroup(name, buttons)


def _can_be_played(tournament: Tournament, name: str, value: str) -> bool:
    """Whether the rules and the size of a table would still go together."""
    settings = tournament.core.settings
    if name == PRESET:
        return value == settings.rules.preset or settings.size in seat_counts(rules.build(value, {}))
    return name != "table" or int(value) in seat_counts(settings.rules.build())


def _under_its_name(tournament: Tournament, name: str, value: str, language: str) -> str:
    if name not in _IN_A_ROW or value in {"auto", "off"}:
        return label(tournament, name, value, language)
    return value if value.isdecimal() else duration(seconds_of(value), language)


def label(tournament: Tournament, name: str, value: str, language: str) -> str:
    """Return the label of a value that stands alone."""
    match name:
        case "points":
            return value.replace(",", " – ")
        case "preset":
            return preset_name(value, language)
        case "threads":
            return plain(language, f"settings-threads-{value}", platform=tournament.home.platform)
        case "rounds" if value == "auto":
            return plain(language, "settings-rounds-auto")
        case "rounds":
            return plain(language, "tournament-rounds", count=int(value))
        case "table":
            return plain(language, "settings-table", count=int(value))
        case "end":
            return _end_label(value, language)
        case "timer":
            return plain(language, "settings-move", time=duration(seconds_of(value), language))
        case "pause" if value == "off":
            return plain(language, "settings-pause-off")
        case "pause":
            return plain(language, "settings-pause", time=duration(seconds_of(value), language))
        case _:
            return plain(language, f"settings-{name}-{value}")


def _end_label(value: str, language: str) -> str:
    if value == "game":
        return plain(language, "settings-end-game")
    if value.startswith("hands:"):
        return plain(language, "settings-end-hands", count=int(value.removeprefix("hands:")))
    return plain(language, "settings-end-minutes", count=int(value.removesuffix("m")))


def seconds_of(value: str) -> int:
    """Return the seconds of a time as it can be typed."""
    return int(value[:-1]) * (60 if value.endswith("m") else 1)


def present_values(tournament: Tournament) -> Mapping[str, str]:
    """Return the present value of each setting; empty where it is none of those that buttons offer."""
    known = tournament.core.settings
    end = "game"
    if known.hands is not None:
        end = f"hands:{known.hands}"
    elif known.minutes is not None:
        end = f"{known.minutes}m"
    times = {seconds_of(value): value for value in CHOICES["timer"]}
    pauses = {float(seconds_of(value)): value for value in CHOICES["pause"] if value != "off"}
    return {
        "rounds": "auto" if known.rounds is None else str(known.rounds),
        "table": str(known.size),
        "end": end,
        "bye": "on" if known.bye else "off",
        "timer": times.get(tournament.move, ""),
        "pause": "off" if tournament.pause is None else pauses.get(tournament.pause, ""),
        "join": str(tournament.door),
        "threads": "on" if tournament.threads else "off",
        "points": ",".join(map(str, known.place_points)),
        PRESET: known.rules.preset,
    }
