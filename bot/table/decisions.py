"""What judges of a tournament decide at one of its tables: by whom, for which hand, and never twice.

`bot.table.judging` does it to the hand; what is decided between two hands is held until the next one is dealt.
"""

from collections.abc import Mapping
from typing import Any

from bot.refusal import Refusal
from bot.table import judging
from bot.table.change import TableChange
from bot.table.deals import Decision
from bot.table.table import Stage, Table

ANNULLED, FINED = "annulled", "fined"

Log = tuple[Mapping[str, Any], ...]


def decided(table: Table, now: float, *decisions: Decision) -> TableChange:
    """Do what a judge has decided: fines first, so that a hand annulled with them still knows them.

    What has been done already under its `draft` changes nothing. Raises Refusal, changing nothing.
    """
    known = {(one.draft, one.key) for one in table.decisions}
    change = TableChange(table)
    for decision in sorted(decisions, key=lambda one: one.key != FINED):
        if (decision.draft, decision.key) not in known:
            change = _one(change, decision, now)
    return change


def hand_in_play(table: Table) -> int | None:
    """Return the number of the deal that is played at a table; None between hands and after the game."""
    if table.to_act is None or table.deal is None:
        return None
    return table.deal.hand


def _one(before: TableChange, decision: Decision, now: float) -> TableChange:
    table = before.value
    hand = hand_in_play(table)
    if table.stage is not Stage.PLAYING:
        raise Refusal("table-done")
    if decision.key == ANNULLED and hand is None:
        raise Refusal("no-hand-to-annul")
    if decision.key == ANNULLED and decision.hand and hand != decision.hand:
        raise Refusal("hand-over", hand=decision.hand)
    told = decision.model_copy(update={"hand": hand or len(table.rows), "held": hand is None})
    if hand is None:
        return TableChange(_with(table, told), log=before.log)
    after, entry = _done(table, decision, now)
    return TableChange(_with(after, told), log=(*before.log, entry))


def _with(table: Table, decision: Decision) -> Table:
    return table.model_copy(update={"decisions": (*table.decisions, decision)})


def _done(table: Table, decision: Decision, now: float) -> tuple[Table, dict[str, Any]]:
    if decision.key == ANNULLED:
        return judging.annulled(table, decision.reason, now, decision.remark)
    if decision.seat is None:
        raise ValueError("a fine is somebody's")
    return judging.fined(table, decision.seat, decision.points, decision.reason, decision.remark)


def held_ones_done(table: Table, now: float) -> tuple[Table, Log]:
    """Do what was held until the next hand, now that it is dealt. Returns the table and the entries for its log."""
    log: Log = ()
    hand = hand_in_play(table)
    if hand is None or not any(one.held for one in table.decisions):
        return table, log
    done = []
    for one in table.decisions:
        if one.held:
            table, entry = _done(table, one, now)
            log = (*log, entry)
        done.append(one.model_copy(update={"held": False, "hand": hand}) if one.held else one)
    return table.model_copy(update={"decisions": tuple(done)}), log
