"""Presses on the menu of options before a game: open a page, set an option or switch, keep the rules for the chat."""

from bot.asking import setting, voting
from bot.ports.effects import Kept
from bot.screen import Answer
from bot.screens.before import options as options_screen
from bot.screens.refusals import done
from bot.table import settings
from bot.table.acts import announced, changes_announced
from bot.table.change import TableChange, TableRequest
from bot.table.parts import SWITCHES
from bot.table.roles import Right
from bot.table.settings import PATIENCE
from bot.table.table import Table
from bot.views.as_json import as_json
from bot.views.options import options_view


def open_menu(request: TableRequest, page: str) -> TableChange:
    """Show a page of the options menu on the lobby. An empty page closes the menu."""
    return TableChange(_changeable(request).model_copy(update={"menu": page or None}))


def told(request: TableRequest, group: str) -> TableChange:
    """Answer with the presets, or with the options of a group, for a page. Nothing changes at the table."""
    table = _changeable(request)
    return TableChange(table, answer=Answer(options=as_json(options_view(table, request.language, group))))


def set_option(request: TableRequest, argument: str) -> TableChange:
    """Set an option, a preset or a switch, as a button of the menu names it."""
    table = _changeable(request)
    chosen = options_screen.read_set(table, argument)
    if chosen.name in SWITCHES:
        table, effects = setting.with_settings(request, table, {chosen.name: bool(chosen.value)})
        return TableChange(changes_announced(request, table), effects=effects)
    if chosen.name == PATIENCE:
        table, effects = voting.with_times(request, table, {PATIENCE: chosen.value or None})
        return TableChange(changes_announced(request, table), effects=effects)
    both = settings.both_that_go(table, chosen.name, chosen.value) if chosen.both else None
    if both is not None:
        return _set(request, settings.with_rules(table, table.preset, both[1]))
    offer = setting.offered_with_both(request, chosen.name, chosen.value)
    return offer or _set(request, settings.with_option(table, chosen.name, chosen.value))


def _set(request: TableRequest, table: Table) -> TableChange:
    """Tell what was set, and withdraw the menu's offer to set two options, as something else has been set."""
    menu = table.menu.partition("=")[0] if table.menu is not None else None
    return TableChange(changes_announced(request, table.model_copy(update={"menu": menu})))


def keep(request: TableRequest, _: str) -> TableChange:
    """Keep the rules for the chat's later tables."""
    table = _changeable(request)
    kept = Kept(table.home.key, {"preset": table.preset, "options": dict(table.options)})
    return TableChange(
        announced(request, table, "rules-kept"),
        answer=Answer(toast=done("rules-kept", request.language)),
        effects=(kept,),
    )


def _changeable(request: TableRequest) -> Table:
    request.must(Right.CHOOSE_RULES)
    return request.table
