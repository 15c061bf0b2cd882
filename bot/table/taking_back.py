"""Taking back one's last decision in private practice: the game and its log end before it again.

It reaches to the beginning of the hand in play, or of the last one until the next is dealt. A move without a choice,
such as a last card, is no decision: what is taken back is the one before it.
"""

import json
from collections.abc import Mapping, Sequence
from typing import Any

from bot.codec import FIRST_PAGE
from bot.ports.effects import LogCut
from bot.refusal import Refusal
from bot.table import hints
from bot.table.change import TableChange
from bot.table.lobby import rules_of
from bot.table.parts import Clock
from bot.table.playing import apply
from bot.table.table import Table
from engine import actions, game
from engine.actions import Action, Deal
from engine.state import State

LOOK = "look"  # an action that decides nothing


def hand_of(table: Table) -> int:
    """Return the number of the deal in play, or of the last one before the next is dealt; 0 for none."""
    if table.deal is not None:
        return table.deal.hand
    return table.rows[-1].number if table.rows else 0


def can(table: Table, seat: int) -> bool:
    """Whether the person in a seat can take a decision back now."""
    chair = table.seats[seat]
    is_private = table.home.private or (chair.person is not None and bool(chair.person.room))
    is_practice = table.kind.takes_back and is_private and hints.gives_hints(table)
    decided = chair.decided_in
    return is_practice and table.clock.paused_since is None and decided > 0 and decided == hand_of(table)


def taken_back(table: Table, seat: int, log: Sequence[bytes], now: float) -> TableChange:
    """Return the change to the position before a seat's last decision. `log` is the table's log as it is stored.

    Raises Refusal where nothing can be taken back.
    """
    if not can(table, seat):
        raise Refusal("take-back-not-here")
    entries = [json.loads(line) for line in log]
    before, at = _before_the_hand(table, entries)
    played = [(place, entry) for place, entry in enumerate(entries[at:], start=at) if "looked" not in entry]
    decided, state = [], before
    for place, entry in played:
        if entry.get("seat") == seat and entry["do"] != LOOK and len(game.legal(state)) > 1:
            decided.append(place)
        state, _ = game.apply(state, _action(entry))
    if not decided:
        raise Refusal("take-back-not-here")
    *earlier, last = decided
    after = _unplayed(table, before)
    for place, entry in played:
        if place < last:
            after, _ = apply(after, _action(entry))
    back = after.with_seat(seat, hand_page=FIRST_PAGE, decided_in=hand_of(table) if earlier else 0).replace(
        decision=table.decision + 1,
        clock=Clock(turn_since=now),
        moved_for=None,
        taken_back=table.taken_back + 1,
    )
    inspected = tuple(entry for entry in entries[last:] if "looked" in entry)
    return TableChange(back, log=inspected, effects=(LogCut(table.id, last),))


def _before_the_hand(table: Table, entries: Sequence[Mapping[str, Any]]) -> tuple[State, int]:
    """Return the position before the last deal of a log, and the place of that deal."""
    at = max(place for place, entry in enumerate(entries) if "pack" in entry)
    state = game.new(rules_of(table), entries[0]["seats"], entries[0]["first_dealer"])
    for entry in entries[1:at]:
        if "looked" not in entry:
            state, _ = game.apply(state, _action(entry))
    return state, at


def _unplayed(table: Table, before: State) -> Table:
    """Return the table at the position before its last deal, which is closed but not dealt."""
    hand = hand_of(table)
    rows = tuple(row for row in table.rows if row.number != hand)
    deal = table.deal or table.rows[-1].deal
    history = tuple(line for line in table.history if line.params.get("hand") != hand)
    return table.replace(game=before, rows=rows, deal=deal, history=history)


def _action(entry: Mapping[str, Any]) -> Action:
    return Deal(tuple(entry["pack"])) if "pack" in entry else actions.parse(dict(entry))
