"""What judges of a tournament decide at one of its tables (docs/rules.md, 14). Rights are checked elsewhere.

A hand is annulled, or a player fined. A fine between two hands is held until the next one is dealt. A decision does not
end a pause.
"""

from collections.abc import Mapping
from typing import Any

from bot.refusal import Refusal
from bot.table.change import TableChange
from bot.table.deals import ANNULLED, FINED, Decision
from bot.table.event_log import ruled
from bot.table.playing import apply, play
from bot.table.table import Stage, Table
from engine import game
from engine.actions import Annul, Penalty

Log = tuple[Mapping[str, Any], ...]


def decided(table: Table, now: float, *decisions: Decision) -> TableChange:
    """Carry out decisions: fines first, so that a hand annulled with them keeps them in its row.

    A decision of the same `draft` that was carried out before changes nothing. Raises Refusal where the game or the
    hand is over, EngineError for a seat that is not there and for points outside 1 to 1000.
    """
    known = {(one.draft, one.key) for one in table.decisions}
    log: Log = ()
    for decision in sorted(decisions, key=lambda one: one.key != FINED):
        if (decision.draft, decision.key) not in known:
            table, entries = _one(table, decision, now)
            log += entries
    return TableChange(table, log=log)


def hand_in_play(table: Table) -> int | None:
    """Return the number of the deal that is played at a table; None between hands and after the game."""
    return table.deal.hand if table.to_act is not None and table.deal is not None else None


def _one(table: Table, decision: Decision, now: float) -> tuple[Table, Log]:
    hand = hand_in_play(table)
    if table.stage is not Stage.PLAYING:
        raise Refusal("table-done")
    if decision.key == ANNULLED and hand is None:
        raise Refusal("no-hand-to-annul")
    if decision.key == ANNULLED and decision.hand and hand != decision.hand:
        raise Refusal("hand-over", hand=decision.hand)
    noted = decision.replace(hand=hand or len(table.rows), held=hand is None)
    table = table.replace(decisions=(*table.decisions, noted))
    return (table, ()) if noted.held else _carried_out(table, noted, now)


def _carried_out(table: Table, decision: Decision, now: float) -> tuple[Table, Log]:
    """Apply a decision of the table to the hand in play. Returns the table and the entries for its log."""
    if decision.key == ANNULLED:
        paused = table.clock.paused_since
        after, entry = play(table, Annul(), now, fact=ruled(decision))
        if paused is not None:
            after = after.replace(clock=after.clock.replace(paused_since=now), kind=after.kind.longer(now - paused))
        return after, (entry,)
    if decision.seat is None:
        raise ValueError("a fine is somebody's")
    after, entry = apply(table, Penalty(decision.seat, decision.points), fact=ruled(decision))
    # The turn and its time stay. Buttons drawn before it stay valid too, unless the fine changes what can be done.
    return (after if _same_choice(table, after) else after.replace(decision=table.decision + 1)), (entry,)


def _same_choice(before: Table, after: Table) -> bool:
    return before.game is None or after.game is None or game.legal(before.game) == game.legal(after.game)


def held_ones_done(table: Table, now: float) -> tuple[Table, Log]:
    """Carry out the held decisions on the hand just dealt. Returns the table and the entries for its log."""
    log: Log = ()
    hand = hand_in_play(table)
    for place, one in enumerate(table.decisions if hand is not None else ()):
        if one.held:
            due = one.replace(held=False, hand=hand)
            table = table.replace(decisions=(*table.decisions[:place], due, *table.decisions[place + 1 :]))
            table, entries = _carried_out(table, due, now)
            log += entries
    return table, log
