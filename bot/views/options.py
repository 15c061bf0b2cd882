"""The rules of a table for who may change them: presets, and options in groups with what sets each of their values."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal
from zlib import crc32

from bot.codec import Verb, base36
from bot.screen import Button
from bot.table import settings
from bot.table.parts import SWITCHES
from bot.table.rules_offered import offered
from bot.table.settings import PATIENCE
from bot.table.table import Table
from bot.texts import plain
from bot.views.keys import key
from bot.views.lobby import Data, preset_argument
from bot.views.names import preset_name, usual_preset
from bot.views.wording import (
    option_key,
    option_name,
    right_name,
    setting_name,
    setting_value,
    settings_said,
    value_name,
)
from engine import rules
from engine.rules import Option
from engine.rules.options import GROUPS, matters

RARE = ("elwood", "russeln", "draw_thousand_five", "german_1001")  # presets that few know
PATIENCES = (120, 300, 0, 30, 60)  # offered one after the other, in seconds; 0 for never

CATALOGUE = rules.options()

TABLE = "t"
"""The name of the group of settings that are no rules, beside those of the engine."""

Kind = Literal["switch", "number", "choice", "several"]


@dataclass(frozen=True, slots=True)
class ValueView:
    """A value that an option can be given."""

    words: str
    """The value in words."""

    chosen: bool
    """Whether the option has it."""

    data: Data
    """What sets it; for one of several values, what adds or removes it. Empty for one that can only be typed."""

    also: str
    """What is set with it, as it is not possible alone; empty if it is."""


@dataclass(frozen=True, slots=True)
class OptionView:
    """An option, or a setting of the table."""

    name: str
    """Its name in words."""

    kind: Kind
    """Whether it is on or off, a number, one of a few values, or several of them."""

    value: str
    """Its value in words."""

    values: tuple[ValueView, ...]
    """The values to choose from; of a switch first on, then off."""

    help: str
    """What it means, in a sentence; empty where the name says it."""

    back: Data
    """What gives it the preset's value; empty if it has it."""


@dataclass(frozen=True, slots=True)
class GroupView:
    """Options that belong together."""

    name: str
    """Their name in words."""

    data: Data
    """What asks for them."""

    options: tuple[OptionView, ...]
    """The options that matter now; empty unless they were asked for."""


@dataclass(frozen=True, slots=True)
class PresetView:
    """Rules that can be chosen as a whole."""

    name: str
    """Their name in words."""

    help: str
    """What is special about them, in a sentence."""

    chosen: bool
    """Whether the table plays by them, with changes or without."""

    data: Data
    """What chooses them, without changes."""


@dataclass(frozen=True, slots=True)
class OptionsView:
    """What can be chosen of a table's rules and settings."""

    name: str
    """The name of the preset in words."""

    presets: tuple[PresetView, ...]
    """All presets: the table's first, those that few know last; empty if a group was asked for."""

    changed: tuple[OptionView, ...]
    """The options that differ from the preset."""

    groups: tuple[GroupView, ...]
    """The groups of options in their order, and the table's settings."""

    other: Button
    """From the presets to the options, or back."""

    keep: Button
    """What keeps the rules for the chat's next tables."""


def options_view(table: Table, language: str, group: str = "") -> OptionsView:
    """Return what can be chosen at a table in the lobby: the presets, or with the name of a group its options."""
    values = current(table)
    presets = [] if group else sorted([*known(language), *rare(language)], key=lambda name: name != table.preset)
    return OptionsView(
        name=preset_name(table.preset, language),
        presets=tuple(_preset(table, name, language) for name in presets),
        changed=tuple(_option(table, one, values, language) for one in CATALOGUE if one.name in table.options),
        groups=tuple(_group(table, name, language, values, is_open=name == group) for name in (*GROUPS, TABLE)),
        other=_to(table, "presets", "", language) if group else _to(table, "groups", next(iter(GROUPS)), language),
        keep=key(table, plain(language, "button-menu-keep"), Verb.KEEP),
    )


def code_of(option: Option) -> str:
    """Return the short code of an option for button data: names are too long, and numbers change with new options."""
    return base36(crc32(option.name.encode()))


def current(table: Table) -> Mapping[str, Any]:
    """Return every option's value at a table, as JSON."""
    return rules.flat(rules.build(table.preset, table.options))


def known(language: str) -> list[str]:
    """Return the presets that many speakers of a language know."""
    return [name for name in rules.PRESETS if name not in rare(language)]


def rare(language: str) -> list[str]:
    """Return the presets that few speakers of a language know."""
    return [name for name in RARE if name != usual_preset(language)]


def options_of(group: str, values: Mapping[str, Any]) -> list[Option]:
    """Return the options of a group that matter; of a group that is switched off, only its switch."""
    return [option for option in CATALOGUE if option.group == group and matters(option, values)]


def offer_name(option: Option, value: Any, language: str) -> str:
    """Return an offered value of an option in words."""
    return right_name(value, language) if option.type == "rights" else value_name(option.name, value, language)


def is_set(option: Option, one: Any, value: Any) -> bool:
    """Whether an offered value is the option's, or one of them where it has several."""
    return one in value if option.type == "rights" else bool(one == value)


def next_patience(table: Table) -> int:
    """Return the offered time, in seconds, that follows the table's."""
    now = table.times.patience or 0
    return PATIENCES[(PATIENCES.index(now) + 1 if now in PATIENCES else 0) % len(PATIENCES)]


def _to(table: Table, label: str, group: str, language: str) -> Button:
    return key(table, plain(language, f"button-menu-{label}"), Verb.OPTIONS, group)


def _preset(table: Table, name: str, language: str) -> PresetView:
    about = plain(language, f"preset-{name}.help")
    return PresetView(preset_name(name, language), about, name == table.preset, _sets(table, preset_argument(name)))


def _group(table: Table, name: str, language: str, values: Mapping[str, Any], *, is_open: bool) -> GroupView:
    words = plain(language, "button-menu-table" if name == TABLE else f"group-{name}")
    shown: Sequence[OptionView] = ()
    if is_open and name == TABLE:
        shown = [*_switches(table, language), _patience(table, language)]
    elif is_open:
        shown = [_option(table, one, values, language) for one in options_of(name, values)]
    return GroupView(words, key(table, "", Verb.OPTIONS, name).data or "", tuple(shown))


def _option(table: Table, option: Option, values: Mapping[str, Any], language: str) -> OptionView:
    value, choices = values[option.name], offered(option)
    usual = rules.flat(rules.build(table.preset))[option.name]
    kind: Kind = _KINDS.get(option.type, "choice")
    found = [_value(table, option, one, place, value, language) for place, one in enumerate(choices)]
    back = found[list(choices).index(usual)].data if kind != "several" and usual in choices else ""
    if kind != "several" and value not in choices:  # it was typed
        found.insert(_place(choices, value), ValueView(value_name(option.name, value, language), True, "", ""))
    return OptionView(
        name=option_name(option.name, language),
        kind=kind,
        value=value_name(option.name, value, language),
        values=tuple(found),
        help=plain(language, f"{option_key(option.name)}.help"),
        back=back if value != usual else "",
    )


_KINDS: Mapping[str, Kind] = {"flag": "switch", "number": "number", "rights": "several"}


def _value(table: Table, option: Option, one: Any, place: int, value: Any, language: str) -> ValueView:
    chosen, also = is_set(option, one, value), ""
    both = settings.both_that_go(table, option.name, one) if option.type != "rights" and not chosen else None
    if both is not None:
        after = rules.flat(rules.build(table.preset, both[1]))
        other = {name: new for name, new in after.items() if name != option.name and new != current(table)[name]}
        also = settings_said(other, language)
    argument = f"{'b' if also else 'o'}{code_of(option)}={place}"
    return ValueView(offer_name(option, one, language), chosen, _sets(table, argument), also)


def _place(choices: Sequence[Any], value: Any) -> int:
    """Return where a value stands among the offered ones: a number in their order, another one at the end."""
    if not isinstance(value, int):
        return len(choices)
    return sum(1 for one in choices if one is None or (isinstance(one, int) and one < value))


def _switches(table: Table, language: str) -> Iterator[OptionView]:
    for name in SWITCHES:
        on = bool(getattr(table, name))
        values = tuple(
            ValueView(value_name(name, one, language), one == on, _sets(table, f"t{name}={int(one)}"), "")
            for one in (True, False)
        )
        yield OptionView(setting_name(name, language), "switch", value_name(name, on, language), values, "", "")


def _patience(table: Table, language: str) -> OptionView:
    now = table.times.patience or 0
    values = tuple(
        ValueView(setting_value(PATIENCE, one, language), one == now, _sets(table, f"t{PATIENCE}={one}"), "")
        for one in sorted(PATIENCES)
    )
    value = setting_value(PATIENCE, table.times.patience, language)
    return OptionView(setting_name(PATIENCE, language), "choice", value, values, "", "")


def _sets(table: Table, argument: str) -> Data:
    return key(table, "", Verb.SET, argument).data or ""
