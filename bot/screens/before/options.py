"""The options menu of the lobby: pages on the lobby's message, and what its buttons set.

Pages are `p0`, `p1` … (presets), `pmore` (presets that few people know), `g` (groups), `gauction` (a group's options),
`oCODE` (an option's values), `oCODE=3` (the same after its value 3 was refused: it offers to set both options that
conflict) and `t` (settings of the table).

Buttons set `pNAME` (a preset), `tNAME=1` (a switch of the table), `oCODE=3` (an option's value) and `bCODE=3` (a value
together with the option that it conflicts with).
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from bot.codec import Verb
from bot.refusal import Refusal
from bot.screen import Button, Screen, Style
from bot.screens.refusals import in_full
from bot.table import settings
from bot.table.parts import SWITCHES
from bot.table.rules_offered import offered
from bot.table.settings import PATIENCE
from bot.table.table import Table
from bot.texts import Markup, plain, say
from bot.views import options
from bot.views.keys import Row, chosen, in_rows, key, turning
from bot.views.lobby import preset_argument
from bot.views.names import preset_name
from bot.views.wording import changes, option_key, option_name, setting_value, value_name
from engine import rules
from engine.rules import Option
from engine.rules.options import BY_NAME, GROUPS

PRESETS_A_PAGE = 6
MORE = "more"  # the page of presets that few know

_BY_CODE = {options.code_of(option): option for option in options.CATALOGUE}
_PAGE = re.compile(r"([pgo])([a-z\d_.]+)(?:=(\d{1,3}))?")
_SETTING = re.compile(r"([pobt])([a-z\d_.]+)(?:=(\d{1,3}))?")


@dataclass(frozen=True, slots=True)
class Setting:
    """What a press in the menu sets."""

    name: str
    """An option's dotted name, or `preset`, or a setting of the table (`pictures`, `patience` …)."""

    value: Any
    """The option's value as JSON, the preset's name, whether the switch is on, or seconds."""

    both: bool = False
    """Whether the option that conflicts with it is to be set too."""


def menu(table: Table, language: str) -> Screen:
    """The page of the menu that `table.menu` names, on the lobby's message."""
    page = table.menu or ""
    match = _PAGE.fullmatch(page)
    kind, name = (match[1], match[2]) if match else (page, "")
    if kind == "p" and name == MORE:
        return _rare_presets(table, language)
    if kind == "g":
        return _group(table, name, language) if name in GROUPS else _groups(table, language)
    if kind == "o" and name in _BY_CODE:
        return _option(table, _BY_CODE[name], language, int(match[3]) if match and match[3] else None)
    return _switches(table, language) if kind == "t" else _presets(table, int(name) if name.isdigit() else 0, language)


def read_set(table: Table, argument: str) -> Setting:
    """Return what a SET button sets. Raises Refusal for anything that the menu does not have."""
    match = _SETTING.fullmatch(argument)
    if match is None:
        raise Refusal("unknown-button")
    kind, name, value = match[1], match[2], int(match[3] or 0)
    if kind == "p" and name in rules.PRESETS:
        return Setting("preset", name)
    if kind == "t" and name in SWITCHES:
        return Setting(name, bool(value))
    if kind == "t" and name == PATIENCE and value in options.PATIENCES:
        return Setting(PATIENCE, value)
    if kind in "ob" and name in _BY_CODE and value < len(offered(_BY_CODE[name])):
        setting = _option_set(table, _BY_CODE[name], offered(_BY_CODE[name])[value])
        return replace(setting, both=kind == "b")
    raise Refusal("unknown-button")


def _option_set(table: Table, option: Option, value: Any) -> Setting:
    if option.type != "rights":
        return Setting(option.name, value)
    held = options.current(table)[option.name]
    others = [right for right in held if right["right"] != value["right"]]
    return Setting(option.name, others if value in held else [*others, dict(value)])


def page_of_both(name: str, value: Any) -> str | None:
    """Return the page that offers to set an option and the one it conflicts with; None if the menu lacks the value."""
    option = BY_NAME[name]
    if option.type == "rights" or value not in offered(option):
        return None
    return f"o{options.code_of(option)}={list(offered(option)).index(value)}"


def _screen(table: Table, language: str, lines: list[Markup], rows: list[Row]) -> Screen:
    head = [Markup(f"<b>{say(language, 'menu-title', preset=preset_name(table.preset, language))}</b>")]
    if table.options:
        head.append(say(language, "menu-changed", changes=changes(table, language)))
    foot = (
        _to(table, language, "presets", "p0"),
        _to(table, language, "groups", "g"),
        _to(table, language, "table", "t"),
    )
    last = (
        key(table, plain(language, "button-menu-keep"), Verb.KEEP),
        key(table, plain(language, "button-menu-close"), Verb.MENU, style=Style.SUCCESS),
    )
    return Screen(text=Markup.join("\n", [*head, Markup(""), *lines]), rows=(*rows, foot, last))


def _to(table: Table, language: str, name: str, page: str) -> Button:
    return key(table, plain(language, f"button-menu-{name}"), Verb.MENU, page)


def _setting(table: Table, label: str, argument: str, *, on: bool) -> Button:
    """Return a button that sets something; `on` if it holds already."""
    style = Style.PRIMARY if on else Style.PLAIN
    return key(table, chosen(label, on=on), Verb.SET, argument, style)


def _named(language: str, name: str, value: str) -> str:
    return plain(language, "button-setting", name=name, value=value)


def _presets(table: Table, page: int, language: str) -> Screen:
    """Show a page of the presets that many play; from the last one a button leads to the others."""
    shown = options.known(language)
    pages = -(-len(shown) // PRESETS_A_PAGE)
    page = min(page, pages - 1)
    head = Markup(f"{say(language, 'menu-presets')} ({say(language, 'menu-page', page=page + 1, pages=pages)})")
    turn = turning(lambda sign, other: key(table, sign, Verb.MENU, f"p{other}"), page, pages, signs="◂▸")
    last = [(_to(table, language, "more-rules", f"p{MORE}"),)] if page == pages - 1 else []
    return _choice(table, head, shown[page * PRESETS_A_PAGE : (page + 1) * PRESETS_A_PAGE], [*turn, *last], language)


def _rare_presets(table: Table, language: str) -> Screen:
    back = (_to(table, language, "back", "p0"),)
    return _choice(table, say(language, "menu-more-rules"), options.rare(language), [back], language)


def _choice(table: Table, head: Markup, presets: Sequence[str], below: Sequence[Row], language: str) -> Screen:
    lines = [head]
    lines += [
        say(language, "menu-option", option=preset_name(name, language), help=plain(language, f"preset-{name}.help"))
        for name in presets
    ]
    buttons = [
        _setting(table, preset_name(name, language), preset_argument(name), on=name == table.preset) for name in presets
    ]
    return _screen(table, language, lines, [*in_rows(buttons, 2), *below])


def _groups(table: Table, language: str) -> Screen:
    buttons = [key(table, plain(language, f"group-{name}"), Verb.MENU, f"g{name}") for name in GROUPS]
    return _screen(table, language, [say(language, "menu-groups")], in_rows(buttons, 3))


def _group(table: Table, group: str, language: str) -> Screen:
    lines = [Markup(f"<b>{say(language, f'group-{group}')}</b>"), say(language, "menu-about")]
    values, rows = options.current(table), list[Row]()
    for option in options.options_of(group, values):
        name, value = option_name(option.name, language), value_name(option.name, values[option.name], language)
        rows.append((key(table, _named(language, name, value), Verb.MENU, f"o{options.code_of(option)}"),))
    return _screen(table, language, lines, rows)


def _option(table: Table, option: Option, language: str, refused: int | None = None) -> Screen:
    value, values, code = options.current(table)[option.name], offered(option), options.code_of(option)
    about = plain(language, f"{option_key(option.name)}.help")
    lines = [
        say(language, "menu-option", option=option_name(option.name, language), help=about),
        say(language, "menu-now", value=value_name(option.name, value, language)),
        Markup(f"<code>{option.name}</code>"),
    ]
    buttons = []
    for place, one in enumerate(values):
        label, on = options.offer_name(option, one, language), options.is_set(option, one, value)
        buttons.append(_setting(table, label, f"o{code}={place}", on=on))
    is_refused = refused is not None and refused < len(values)
    both = settings.both_that_go(table, option.name, values[refused or 0]) if is_refused else None
    if both is not None:
        lines.append(say(language, "menu-both", why=in_full(both[0], table, language)))
        label = plain(language, "button-set-both")
        buttons.append(key(table, label, Verb.SET, f"b{code}={refused}", Style.SUCCESS))
    back = (_to(table, language, "back", f"g{option.group}"),)
    wide = option.type in {"rights", "layouts"}
    return _screen(table, language, lines, [*in_rows(buttons, 1 if wide else 2), back])


def _switches(table: Table, language: str) -> Screen:
    rows: list[Row] = []
    for name in SWITCHES:
        on = bool(getattr(table, name))
        label = _named(language, plain(language, f"setting-{name}"), value_name(name, on, language))
        rows.append((key(table, label, Verb.SET, f"t{name}={int(not on)}"),))
    after = setting_value(PATIENCE, table.times.patience, language)
    label = _named(language, plain(language, "setting-patience"), after)
    rows.append((key(table, label, Verb.SET, f"t{PATIENCE}={options.next_patience(table)}"),))
    return _screen(table, language, [say(language, "menu-table")], rows)
