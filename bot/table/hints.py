"""Where hints are given, and that a game remembers them."""

from bot.refusal import Refusal
from bot.table.table import Stage, Table


def gives_hints(table: Table) -> bool:
    """Whether a table gives hints: one person plays, nobody else has ever had a seat, and nothing else hangs on it."""
    alone = len(table.people) == 1 and not any(seat.forgotten or seat.left for seat in table.seats)
    return alone and table.kind.gives_hints and table.stage is Stage.PLAYING


def asked(table: Table, seat: int | None) -> bool:
    """Whether somebody asks for the second hint about their decision. Raises Refusal where there is none to be had."""
    if seat is None:
        raise Refusal("not-seated")
    if not gives_hints(table):
        raise Refusal("hint-not-here")
    if table.clock.paused_since is not None:
        raise Refusal("paused")
    if table.to_act != seat:
        raise Refusal("hint-not-now")
    return table.hinted == table.decision


def given(table: Table) -> Table:
    """Return the table with one more hint given."""
    return table.model_copy(update={"hints": table.hints + 1, "hinted": table.decision})
