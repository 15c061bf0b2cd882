"""The rest of a hand in one press, when the seat to lead takes every trick that is left (`engine.claim`).

The moves are ordinary actions of the game: the leader's cards in their order, the others' by the built-in player. All
points go to one side, so the others' cards make no difference, and the quickest level chooses them.
"""

from collections.abc import Mapping
from typing import Any

from bot.refusal import Refusal
from bot.table.parts import HistoryLine
from bot.table.playing import play
from bot.table.table import Stage, Table
from engine import actions
from engine import view as seeing
from engine.actions import Action, Play
from engine.claim import takes_the_rest
from engine.players import LEVELS
from engine.view import View

Log = tuple[Mapping[str, Any], ...]


def is_sure(table: Table, view: View) -> bool:
    """Whether the seat of a view can take the rest with one press now. The last card plays itself anyway."""
    if table.game is None or table.stage is not Stage.PLAYING or table.clock.paused_since is not None:
        return False
    return len(view.hand or ()) > 1 and takes_the_rest(view, table.game.rules)


def taken(table: Table, seat: int, now: float) -> tuple[Table, Log]:
    """Play the hand to its end for a seat that takes the rest. Returns the table and the entries for its log.

    Raises Refusal where that is not sure.
    """
    if table.game is None or not is_sure(table, seeing.view(table.game, seat)):
        raise Refusal("unknown-button")  # such a button was never drawn
    fact: HistoryLine | None = HistoryLine(key="took-rest", params={"seat": seat})
    log: Log = ()
    deal = table.deal
    while table.to_act is not None and table.deal == deal:
        table, entry = play(table, _card(table, seat), now, fact=fact)
        log, fact = (*log, entry), None
    return table, log


def _card(table: Table, leader: int) -> Action:
    """Return the next card: the leader's first one, or what the built-in player chooses for another seat."""
    if table.game is None or table.to_act is None:
        raise ValueError("nobody is to act")
    view = seeing.view(table.game, table.to_act)
    if view.seat == leader and view.hand:
        return Play(leader, view.hand[0])
    return actions.parse(table.kind.choose(view.as_json(), LEVELS[0], table.game.rules))
