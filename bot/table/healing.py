"""Telling players that the store has lost commits of their table, so that the game goes on fairly."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from bot.chance import Chance
from bot.people import Chat
from bot.table import dealing, pauses
from bot.table.ancestry import AHEAD, BEYOND, Stamp, is_ancestor, revealed, stamp_of
from bot.table.change import TableChange
from bot.table.parts import Line, Stray
from bot.table.playing import play
from bot.table.table import Stage, Table
from engine.actions import Annul

_PLACES = {"play": "trick", "auction": "auction", "deal": "deal", "cut": "deal", "talon_positions": "deal"}


def by_stamp(
    table: Table, stamp: Stamp, now: float, chance: Chance, stray: tuple[Chat, str] | None = None
) -> TableChange:
    """Tell of a loss that a button has proved. `stray` is the message with that button."""
    strays = () if stray is None else (Stray(chat=stray[0], message=stray[1]),)
    return _healed(table, stamp, stamp.version, now, chance, strays, untold_at=table)


def by_memory(table: Table, known: Table, version: int, now: float, chance: Chance) -> TableChange:
    """Tell of a loss that this process has noticed, as its cache has the lost state `known` at `version`."""
    told = _healed(table, stamp_of(known), version, now, chance, None, untold_at=known)
    waiting = known.closing
    if waiting is None or any(waiting.commitment == deal.commitment for deal in told.value.lost_deals):
        return told
    if told.value.closing is None and told.value.next_deal is not None and waiting.hand >= told.value.next_deal.hand:
        # That deal was closed, so its beacon round may be public by now, and it must not be given another one.
        return replace(told, value=dealing.resealed(told.value, chance))
    return told


def _healed(
    table: Table,
    lost: Stamp,
    above: int,
    now: float,
    chance: Chance,
    strays: tuple[Stray, ...] | None,
    untold_at: Table,
) -> TableChange:
    """Tell of a loss. `untold_at` is the newest known state, which may still have an earlier loss to tell."""
    earlier = _untold(untold_at)
    # A button proves only its own moment: more may have been lost after it.
    sure = strays is None and earlier.get("sure", "yes") == "yes"
    # A commit that told of an earlier loss skipped decision numbers; these are not lost moves.
    count = max(lost.decision - table.decision, 0) % AHEAD + earlier.get("count", 0)
    anew = table.kind.deals_anew and _somebody_knows_cards(table, lost)
    told = Line(
        key="moves-lost",
        params={
            "count": count if sure else max(count, 1),
            "sure": "yes" if sure else "no",
            "place": _place(table),
            "trick": len(table.game.tricks) + 1 if table.game is not None else 0,
            "anew": "yes" if anew else "no",
        },
    )
    entries: tuple[Mapping[str, Any], ...] = ()
    kept = pauses.kept_action(table)
    if anew:
        table, entry = play(table, Annul(), now)
        entries = (entry,)
    coming = table.closing or table.next_deal
    if coming is not None and lost.hand >= coming.hand:
        # Its cards have been seen, in the lost branch.
        table = dealing.resealed(table, chance)
    table = table.replace(
        notice=told, notice_shown=False, decision=table.decision + AHEAD, redrawn=now, strays=strays or ()
    )
    if kept is not None and not anew:
        table = pauses.kept(table, kept)
    return TableChange(table, log=entries, above=above + BEYOND)


def _untold(table: Table) -> Mapping[str, Any]:
    """Return the parameters of a notice of lost moves that has not been shown yet; empty for none."""
    notice = table.notice
    return notice.params if notice is not None and notice.key == "moves-lost" and not table.notice_shown else {}


def _somebody_knows_cards(table: Table, lost: Stamp) -> bool:
    """Whether cards of the hand in progress were shown in a lost branch that split off in this hand."""
    if table.deal is None or table.stage is not Stage.PLAYING or is_ancestor(lost.version, table):
        return False
    if lost.dealt == table.dealt:
        over = lost.hand == 0  # then its pack was opened too
        return over or lost.revealing or lost.revealed > revealed(table)
    return lost.hand == table.deal.hand + 1 and lost.decision > table.decision


def _place(table: Table) -> str:
    if table.stage is not Stage.PLAYING or table.game is None:
        return "lobby" if table.stage is Stage.LOBBY else "over"
    return _PLACES.get(table.game.phase, "exchange")
