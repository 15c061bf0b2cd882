"""Setting the rules and switches of a table, for buttons and typed commands alike. Pure."""

from collections.abc import Mapping
from typing import Any

from bot.refusal import Refusal
from bot.table import lobby
from bot.table.parts import SWITCHES
from bot.table.rules_offered import offered
from bot.table.table import Stage, Table
from engine import rules
from engine.errors import EngineError
from engine.rules.options import BY_NAME

DOOR, RELIABLE = "join", "reliable"
"""The names of the settings that say who may sit down."""

TIMER, PATIENCE = "timer", "patience"
"""The names of the settings for the time of a turn: the limit of a move, and after how long the others may ask for a
built-in player's move."""

OWN = (*SWITCHES, DOOR, RELIABLE, TIMER, PATIENCE)
"""The names of all settings of a table that are no rules."""

SPANS: Mapping[str, tuple[int, int]] = {TIMER: (10, 14 * 86_400), PATIENCE: (30, 86_400)}
"""The shortest and the longest time of each, in seconds."""


def with_rules(table: Table, preset: str, options: Mapping[str, Any]) -> Table:
    """Set another preset or other options in the lobby; options that equal the preset's own are dropped.

    Raises Refusal once the game has begun and for rules that allow fewer people than sit, EngineError for rules that
    cannot be played.
    """
    if table.stage is not Stage.LOBBY:
        raise Refusal("not-in-lobby")
    lobby.must_be_lobby(table)
    own = rules.flat(rules.build(preset, {}))
    changed = {name: value for name, value in options.items() if own.get(name) != value}
    table = table.replace(preset=preset, options=changed)
    built = lobby.rules_of(table)
    if len(table.seats) > max(built.table.players):
        raise Refusal("too-many-seated", allowed=tuple(lobby.seat_counts(table)))
    return table


def with_option(table: Table, name: str, value: Any) -> Table:
    """Set one option of the rules in the lobby; the name `preset` sets another preset without options."""
    if name == "preset":
        return with_rules(table, str(value), {})
    return with_rules(table, table.preset, {**table.options, name: value})


def going_with(table: Table, name: str, value: Any, other: str) -> Any:
    """Return a value of the option `other` that makes the wanted value of `name` legal; None if there is none.

    Candidates are the values that the menu offers. For a number there is one more: 90 for each full 100 of the
    wanted value. The candidate nearest to the present value wins.
    """
    wanted = {**table.options, name: value}
    refused = _refused(table.preset, wanted)
    if refused is None or refused.params.get("other_field") != other or BY_NAME[other].type in {"rights", "layouts"}:
        return None
    present = refused.params["other_value"]
    values = [one for one in offered(BY_NAME[other]) if one != present]
    if isinstance(present, int) and not isinstance(present, bool):
        values += [value // 100 * 90] if isinstance(value, int) else []
        values.sort(key=lambda one: abs(one - present) if isinstance(one, int) else float("inf"))
    return next((one for one in values if _refused(table.preset, {**wanted, other: one}) is None), None)


def both_that_go(table: Table, name: str, value: Any) -> tuple[EngineError, Mapping[str, Any]] | None:
    """Return why an option cannot be set alone, and options that make it legal by changing one other option.

    None if it can be set alone, or if changing one other option is not enough.
    """
    wanted = {**table.options, name: value}
    refused = _refused(table.preset, wanted) if name != "preset" else None
    if refused is None:
        return None
    other = refused.params.get("other_field")
    found = going_with(table, name, value, other) if other is not None else None
    return (refused, {**wanted, str(other): found}) if found is not None else None


def _refused(preset: str, options: Mapping[str, Any]) -> EngineError | None:
    """Return the error of rules that cannot be played; None for good ones."""
    try:
        rules.build(preset, options)
    except EngineError as error:
        return error
    return None


def with_times(table: Table, times: Mapping[str, int | None], now: float) -> Table:
    """Set times of a turn, in seconds by name; None for no limit. The turn under way begins anew.

    In a pause it begins when the game goes on. An open vote on times is over.
    """
    if table.stage is not Stage.PLAYING:
        lobby.must_be_lobby(table)
    if table.vote is not None and table.vote.kind == "times":
        table = table.replace(vote=None)
    if has_times(table, times):
        return table
    since = now if table.clock.paused_since is None else table.clock.paused_since  # a pause is added at its end
    clock = table.clock.replace(turn_since=since, given=0.0)
    return table.replace(clock=clock, times=table.times.replace(**times))


def has_times(table: Table, times: Mapping[str, int | None]) -> bool:
    """Whether a table has these times of a turn already."""
    return all(_own(table, name) == seconds for name, seconds in times.items())


def changes(before: Table, after: Table) -> Mapping[str, Any]:
    """Return the settings and rules that differ, with their new values: `preset`, options and settings by name.

    After a change of the preset, these are the options that differ from the preset.
    """
    found: dict[str, Any] = {}
    if before.preset != after.preset:
        found = {"preset": after.preset, **after.options}
    elif before.options != after.options:
        was, now = (rules.flat(rules.build(one.preset, one.options)) for one in (before, after))
        found = {name: value for name, value in now.items() if was[name] != value}
    own = {name: (_own(before, name), _own(after, name)) for name in OWN}
    return {**found, **{name: new for name, (old, new) in own.items() if old != new}}


def _own(table: Table, name: str) -> Any:
    return getattr(table.times, name) if name in {TIMER, PATIENCE} else getattr(table, "door" if name == DOOR else name)


def with_switch(table: Table, name: str, *, on: bool) -> Table:
    """Set a switch: at any time, except the drawing of seats, which is fixed once the game begins."""
    if name not in SWITCHES:
        raise Refusal("unknown-button")
    if name == "draw_seats":
        if table.stage is not Stage.LOBBY:
            raise Refusal("not-in-lobby")
        lobby.must_be_lobby(table)
    return table.replace(**{name: on})
