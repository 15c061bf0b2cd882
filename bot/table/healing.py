"""A store has lost commits of a table: its people are told what, and the game goes on fairly from where it is."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from bot.chance import Chance
from bot.people import Chat
from bot.table import dealing
from bot.table.change import Change
from bot.table.lineage import AHEAD, BEYOND, Stamp, is_ancestor, revealed, stamp_of
from bot.table.model import Line, Stage, Stray, Table
from bot.table.playing import play
from engine.actions import Annul

_PLACES = {"play": "trick", "auction": "auction", "deal": "deal", "cut": "deal", "talon_positions": "deal"}


def by_stamp(table: Table, stamp: Stamp, now: float, chance: Chance, stray: tuple[Chat, str] | None = None) -> Change:
    """Tell of a loss that a button of the lost branch has proved. `stray` is the message that the button stands on."""
    strays = () if stray is None else (Stray(chat=stray[0], message=stray[1]),)
    return _healed(table, stamp, stamp.version, now, chance, strays)


def by_memory(table: Table, known: Table, version: int, now: float, chance: Chance) -> Change:
    """Tell of a loss that this process has noticed: it remembers `known`, a state of the lost branch, at `version`."""
    told = _healed(table, stamp_of(known), version, now, chance, None)
    waiting = known.closing
    if waiting is None or any(waiting.commitment == deal.commitment for deal in told.table.lost_deals):
        return told
    if told.table.closing is None and told.table.next_deal is not None and waiting.hand >= told.table.next_deal.hand:
        # Its list was closed, so the beacon's round is known by now: no other round may follow.
        return replace(told, table=dealing.resealed(told.table, chance))
    return told


def _healed(
    table: Table, lost: Stamp, above: int, now: float, chance: Chance, strays: tuple[Stray, ...] | None
) -> Change:
    sure = strays is None  # a button knows only of its own moment: more may have been lost after it
    count = max(lost.decision - table.decision, 0)
    # Everybody plays the same cards on a deal of the day, so it cannot be dealt anew: it goes on from where it is.
    anew = table.daily is None and _somebody_knows_cards(table, lost)
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
    if anew:
        table, entry = play(table, Annul(), now)
        entries = (entry,)
    coming = table.closing or table.next_deal
    if coming is not None and lost.hand >= coming.hand:
        # Its cards have been seen, in the lost branch.
        table = dealing.resealed(table, chance)
    table = table.model_copy(
        update={"notice": told, "decision": table.decision + AHEAD, "redrawn": now, "strays": strays or ()}
    )
    return Change(table, entries, above=above + BEYOND)


def _somebody_knows_cards(table: Table, lost: Stamp) -> bool:
    """Whether cards of the hand in progress were shown in a branch that split off in this very hand."""
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
