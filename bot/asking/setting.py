"""Setting the rules and settings of a table: each by its own right, told on the board by name and value."""

from collections.abc import Mapping
from typing import Any

from bot.asking import voting
from bot.asking.rules_typed import Typed
from bot.ports.effects import Effect, Kept
from bot.screen import Answer
from bot.screens.before import options as options_screen
from bot.screens.refusals import done, explain
from bot.table import door, settings
from bot.table.acts import changes_announced
from bot.table.change import TableChange, TableRequest
from bot.table.gathering import Door
from bot.table.parts import SWITCHES
from bot.table.roles import Right
from bot.table.settings import DOOR, RELIABLE, SPANS
from bot.table.table import Table
from bot.views.wording import settings_said


def typed_ones(request: TableRequest, typed: Typed) -> TableChange:
    """Set everything that was typed, or nothing if one thing is refused."""
    table, preset = request.table, typed.preset
    if typed.options or preset != table.preset:
        request.must(Right.CHOOSE_RULES)
        offer = None
        if len(typed.options) == 1 and preset == table.preset and not typed.settings:
            offer = offered_with_both(request, *next(iter(typed.options.items())))
        if offer is not None:
            return offer
        before = table.options if preset == table.preset else {}
        table = settings.with_rules(table, preset, {**before, **typed.options})
    table, effects = with_settings(request, table, typed.settings)
    times = {name: value for name, value in typed.settings.items() if name in SPANS}
    by_vote = bool(times) and not voting.decides_times(request)
    if times and not by_vote:
        table, kept = voting.with_times(request, table, times)
        effects += kept
    table = changes_announced(request, table)
    if by_vote:
        table = voting.put_to_vote(request, table, times)
        if voting.is_put_to_vote(table, times):
            return TableChange(table, answer=voting.counted(table, "times", request.answer_language), effects=effects)
    what = {**({"preset": preset} if preset != request.table.preset else {}), **typed.options, **typed.settings}
    line = done("set", request.answer_language, what=settings_said(what, request.answer_language))
    return TableChange(table, answer=Answer(toast=line), effects=effects)


def with_settings(request: TableRequest, table: Table, values: Mapping[str, Any]) -> tuple[Table, tuple[Effect, ...]]:
    """Return the table with other switches and another door, and the effects that keep them for later tables."""
    effects: tuple[Effect, ...] = ()
    switches = {name: values[name] for name in SWITCHES if name in values}
    for name, on in switches.items():
        request.must(Right.SET_SWITCHES)
        table = settings.with_switch(table, name, on=on)
    guarded = {name: values[name] for name in (DOOR, RELIABLE) if name in values}
    if guarded:
        request.must(Right.LET_IN)
        reliable = bool(guarded.get(RELIABLE, table.reliable))
        table = door.with_door(table, Door(guarded.get(DOOR, table.door)), reliable=reliable)
        effects = door.listing(table)
    kept = {**switches, **guarded}
    return table, (Kept(table.home.key, kept), *effects) if kept else ()


def offered_with_both(request: TableRequest, name: str, value: Any) -> TableChange | None:
    """Offer to set an option together with another one, if it can be set only so.

    The offer is shown on its page of the menu. Returns None if there is none to make.
    """
    both = settings.both_that_go(request.table, name, value)
    page = options_screen.page_of_both(name, value) if both is not None else None
    if both is None or page is None:
        return None
    return TableChange(
        request.table.model_copy(update={"menu": page}),
        answer=Answer(toast=explain(both[0], request.table, request.answer_language), alert=True),
    )
