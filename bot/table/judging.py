"""What a judge decides about the hand in play (docs/rules.md, 14). Who may judge is not asked here.

Both acts need a hand in progress, and go on in a pause, which they leave as it is.
"""

from typing import Any

from bot.refusal import Refusal
from bot.table.deals import Ruling
from bot.table.event_log import ruled
from bot.table.playing import apply, play
from bot.table.table import Table
from engine import game
from engine.actions import Annul, Penalty


def annulled(table: Table, reason: str, now: float, remark: str = "") -> tuple[Table, dict[str, Any]]:
    """Return the table with its hand annulled, and the entry for the log.

    Raises Refusal where no hand is in progress.
    """
    ruling = Ruling(kind="annul", reason=reason, remark=remark)
    after, entry = play(_with(table, ruling), Annul(), now, told=ruled(ruling))
    paused = table.clock.paused_since
    if paused is None:
        return after, entry
    clock = after.clock.model_copy(update={"paused_since": now})
    return after.model_copy(update={"clock": clock, "kind": after.kind.longer(now - paused)}), entry


def fined(table: Table, seat: int, points: int, reason: str, remark: str = "") -> tuple[Table, dict[str, Any]]:
    """Return the table with points taken off a player's total, and the entry for the log.

    Whoever is to move keeps their turn and their time. Raises Refusal where no hand is in progress, EngineError for a
    seat that is not there and for points outside 1 to 1000.
    """
    ruling = Ruling(kind="penalty", seat=seat, points=points, reason=reason, remark=remark)
    after, entry = apply(_with(table, ruling), Penalty(seat, points), told=ruled(ruling))
    return (after if _same_choice(table, after) else after.model_copy(update={"decision": table.decision + 1})), entry


def _same_choice(before: Table, after: Table) -> bool:
    """Whether buttons drawn before still mean what they did: who falls silent, say, bids no more."""
    return before.game is None or after.game is None or game.legal(before.game) == game.legal(after.game)


def _with(table: Table, ruling: Ruling) -> Table:
    if table.to_act is None:
        raise Refusal("no-hand")
    return table.model_copy(update={"rulings": (*table.rulings, ruling)})
