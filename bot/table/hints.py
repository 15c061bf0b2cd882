"""Hints: where they are given, and their count in a game."""

from bot.refusal import Refusal
from bot.table.table import Stage, Table


def gives_hints(table: Table) -> bool:
    """Whether a table gives hints: its kind allows them, and nobody but one person ever sat or can sit there."""
    alone = len(table.people) == 1 and not any(seat.forgotten or seat.left or seat.free for seat in table.seats)
    return alone and table.kind.gives_hints and table.stage is Stage.PLAYING


def already_given(table: Table, seat: int | None) -> bool:
    """Whether a request is the second one for this decision. Raises Refusal where no hint is given."""
    if seat is None:
        raise Refusal("not-seated")
    if not gives_hints(table):
        raise Refusal("hint-not-here")
    if table.clock.paused_since is not None:
        raise Refusal("paused")
    if table.to_act != seat:
        raise Refusal("hint-not-now")
    return table.turn.hinted


def given(table: Table) -> Table:
    """Count one more hint, for the present decision."""
    return table.with_turn(hinted=True).replace(hints=table.hints + 1)
