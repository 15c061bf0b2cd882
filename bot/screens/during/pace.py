"""What the messages of a tournament's tables are renewed for: not each card, which would take all calls there are."""

import hashlib
import json

from bot.screens.during.turns import hand_number
from bot.table.table import Table
from engine import view as seeing
from engine.view import PublicView, View


def milestones(table: Table, view: PublicView | View) -> tuple[object, ...]:
    """Return what changes with the ends of auction, tricks and hands, and with what is done to the table."""
    return (
        (view.declarer, view.contract, len(view.tricks), view.talon),
        (len(table.rows), hand_number(table), table.stage, table.clock.paused_since),
        table.notice.model_dump() if table.notice is not None else None,
        [one.model_dump() for one in table.decisions],
        (table.pictures, table.four_colours, table.kind.model_dump()),
    )


def mark(renewed_for: tuple[object, ...]) -> str:
    """Return what changes with these things alone."""
    return hashlib.blake2b(json.dumps(renewed_for, default=str).encode(), digest_size=12).hexdigest()


def board(table: Table) -> str:
    """Return what the board in a table's thread is renewed for; empty before the game."""
    if table.game is None:
        return ""
    chairs = [(chair.stand_in, chair.left, chair.unreachable and not chair.unwanted) for chair in table.seats]
    return mark((*milestones(table, seeing.public(table.game)), chairs, table.language))
