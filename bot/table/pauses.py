"""The pause before a card of somebody who has their only card played by itself.

How quickly a card comes would tell whether it was the only one. So whoever has asked for that plays no card, be it the
only one or not, before a pause is over that was drawn for this turn. It is drawn from the table's own key and the
number of the decision: the same for whatever cards are held, in every process and after a restart, and nobody can know
it before. A move that is made earlier is kept in the table until then (`Table.ready`).
"""

import hashlib
import hmac

from bot.table.table import Ready, Stage, Table
from engine import actions, view
from engine.actions import Action

SHORTEST, LONGEST = 1.5, 4.0  # seconds from the beginning of the turn
_STEPS = 1 << 64


def is_secret(table: Table) -> bool:
    """Whether it has to stay hidden if the person to move has a choice: they have asked for `auto`, in the play.

    With the last card of a hand everybody knows that there is none.
    """
    if table.game is None or table.to_act is None or table.game.phase != "play":
        return False
    seat = table.seats[table.to_act]
    return seat.auto and not seat.is_played and view.public(table.game).counts[table.to_act] > 1


def pause(table: Table) -> float:
    """Return the seconds from the beginning of the turn before which no such card appears, each equally likely."""
    drawn = hmac.digest(bytes.fromhex(table.key), f"pause {table.id} {table.decision}".encode(), hashlib.sha256)
    return SHORTEST + (LONGEST - SHORTEST) * int.from_bytes(drawn[:8], "big") / _STEPS


def comes_early(table: Table, now: float) -> bool:
    """Whether a move made now is kept until the pause is over."""
    return is_secret(table) and now < table.clock.turn_since + pause(table)


def kept(table: Table, action: Action) -> Table:
    """Return a table that keeps a move until the pause is over. It takes the place of one kept before."""
    return table.model_copy(update={"ready": Ready(decision=table.decision, action=actions.dump(action))})


def kept_action(table: Table) -> Action | None:
    """Return the move that is kept for the present decision."""
    if table.ready is None or table.ready.decision != table.decision or table.stage is not Stage.PLAYING:
        return None
    return actions.parse(dict(table.ready.action))
