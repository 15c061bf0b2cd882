"""Presses on the menu of options before a game: open a page, set an option or switch, keep the rules for the chat."""

from typing import Any

from bot.ports.effects import Kept
from bot.screen import Answer
from bot.screens.before import options as options_screen
from bot.screens.refusals import done, explain
from bot.table import settings
from bot.table.acts import told
from bot.table.change import TableChange, TableRequest
from bot.table.roles import Right
from bot.table.table import SWITCHES, Table


def open_menu(ask: TableRequest, page: str) -> TableChange:
    """Show a page of the options menu on the lobby. An empty page closes the menu."""
    return TableChange(_changeable(ask).model_copy(update={"menu": page or None}))


def set_option(ask: TableRequest, argument: str) -> TableChange:
    """Set an option, a preset or a switch, as a button of the menu names it."""
    table = _changeable(ask)
    setting = options_screen.read_set(table, argument)
    if setting.name in SWITCHES:
        return switched(ask, setting.name, on=bool(setting.value))
    if setting.name == options_screen.PATIENCE:
        return with_patience(ask, setting.value)
    both = settings.both_that_go(table, setting.name, setting.value) if setting.both else None
    if both is not None:
        return TableChange(told(ask, _without_offer(settings.with_rules(table, table.preset, both[1])), "rules"))
    offer = offered_with_both(ask, setting.name, setting.value)
    if offer is not None:
        return offer
    return TableChange(told(ask, _without_offer(settings.with_option(table, setting.name, setting.value)), "rules"))


def offered_with_both(ask: TableRequest, name: str, value: Any) -> TableChange | None:
    """Offer to set an option together with another one, if it can be set only so.

    The offer is shown on its page of the menu. Returns None if there is none to make.
    """
    both = settings.both_that_go(ask.table, name, value)
    page = options_screen.page_of_both(name, value) if both is not None else None
    if both is None or page is None:
        return None
    return TableChange(
        ask.table.model_copy(update={"menu": page}),
        answer=Answer(toast=explain(both[0], ask.table, ask.answered_in), alert=True),
    )


def _without_offer(table: Table) -> Table:
    """Return the table without the menu's offer to set two options, as something else has been set."""
    return table.model_copy(update={"menu": table.menu.partition("=")[0]}) if table.menu is not None else table


def switched(ask: TableRequest, name: str, *, on: bool) -> TableChange:
    """Set a switch of the table and of the chat's later tables."""
    ask.must(Right.SET_SWITCHES)
    table = told(ask, settings.with_switch(ask.table, name, on=on), "settings")
    return TableChange(table, effects=(Kept(ask.table.home.key, {name: on}),))


def with_patience(ask: TableRequest, seconds: int) -> TableChange:
    """Set after how many seconds others may ask for a built-in player's move, here and at the chat's later tables.

    `seconds`: 0 for never.
    """
    table = settings.with_patience(_changeable(ask), seconds)
    return TableChange(
        told(ask, table, "settings"), effects=(Kept(table.home.key, {options_screen.PATIENCE: seconds}),)
    )


def keep(ask: TableRequest, _: str) -> TableChange:
    """Keep the rules for the chat's later tables."""
    table = _changeable(ask)
    kept = Kept(table.home.key, {"preset": table.preset, "options": dict(table.options)})
    return TableChange(
        told(ask, table, "rules-kept"), answer=Answer(toast=done("rules-kept", ask.language)), effects=(kept,)
    )


def _changeable(ask: TableRequest) -> Table:
    ask.must(Right.CHOOSE_RULES)
    return ask.table
