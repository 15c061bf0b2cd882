"""The rules and switches of a table, set by a button or by typed words: one way for both. Pure."""

from collections.abc import Mapping
from typing import Any

from bot.refusal import Refusal
from bot.table import lobby
from bot.table.rules_offered import offered
from bot.table.table import SWITCHES, Stage, Table
from engine import rules
from engine.errors import EngineError
from engine.rules.options import BY_NAME


def with_rules(table: Table, preset: str, options: Mapping[str, Any]) -> Table:
    """Return the lobby's table with another preset or other options; those equal to the preset's own are left out.

    Raises Refusal once the game has begun and for rules that are for fewer people than sit, EngineError for rules that
    cannot be played.
    """
    if table.stage is not Stage.LOBBY:
        raise Refusal("not-in-lobby")
    lobby.must_be_lobby(table)
    own = rules.flat(rules.build(preset, {}))
    changed = {name: value for name, value in options.items() if own.get(name) != value}
    table = table.model_copy(update={"preset": preset, "options": changed})
    built = lobby.rules_of(table)
    if len(table.seats) > max(built.table.players):
        raise Refusal("too-many-seated", allowed=", ".join(map(str, lobby.seat_counts(table))))
    return table


def with_option(table: Table, name: str, value: Any) -> Table:
    """Return the lobby's table with an option of its rules set, or with another `preset`, without options."""
    if name == "preset":
        return with_rules(table, str(value), {})
    return with_rules(table, table.preset, {**table.options, name: value})


def going_with(table: Table, name: str, value: Any, other: str) -> Any:
    """Return a value of another option with which an option could be set as it is wanted; None where there is none.

    Of the values that the menu offers, and one a tenth below a wanted number, it is the one nearest to the present one.
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
    """Return why an option cannot be set alone, and the table's options with it and the other one that makes it go.

    None where it can be set alone, and where setting one other option is not enough.
    """
    wanted = {**table.options, name: value}
    refused = _refused(table.preset, wanted) if name != "preset" else None
    if refused is None:
        return None
    other = refused.params.get("other_field")
    found = going_with(table, name, value, other) if other is not None else None
    return (refused, {**wanted, str(other): found}) if found is not None else None


def _refused(preset: str, options: Mapping[str, Any]) -> EngineError | None:
    """Return why rules cannot be played; None if they can."""
    try:
        rules.build(preset, options)
    except EngineError as error:
        return error
    return None


def with_switch(table: Table, name: str, *, on: bool) -> Table:
    """Return the table with a switch set. Unlike the rules it may be at any time, but for the drawing of seats."""
    if name not in SWITCHES:
        raise Refusal("unknown-button")
    if name == "draw_seats":
        if table.stage is not Stage.LOBBY:
            raise Refusal("not-in-lobby")
        lobby.must_be_lobby(table)
    return table.model_copy(update={name: on})
