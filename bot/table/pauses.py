"""The pause before each card of a person whose only legal card is played automatically (`auto`).

A quick card would tell the others that it was the only one. So every card of such a person waits for a pause that does
not depend on the cards. The pause is computed from the table's key and the number of the decision: it is the same in
every process and after a restart, and nobody can predict it. A move that is made earlier waits in `Turn.ready`.
"""

import hashlib
import hmac

from bot.table.table import Stage, Table
from engine import actions, view
from engine.actions import Action

SHORTEST, LONGEST = 1.5, 4.0  # seconds from the beginning of the turn
_STEPS = 1 << 64


def is_secret(table: Table) -> bool:
    """Whether others must not learn if the person to move has a choice: the seat is `auto`, and cards are played.

    The last card of a hand is no secret.
    """
    if table.game is None or table.to_act is None or table.game.phase != "play":
        return False
    seat = table.seats[table.to_act]
    return seat.habits.auto and not seat.is_played and view.public(table.game).counts[table.to_act] > 1


def pause(table: Table) -> float:
    """Return the pause in seconds from the beginning of the turn, uniformly distributed."""
    drawn = hmac.digest(bytes.fromhex(table.key), f"pause {table.id} {table.decision}".encode(), hashlib.sha256)
    return SHORTEST + (LONGEST - SHORTEST) * int.from_bytes(drawn[:8], "big") / _STEPS


def comes_early(table: Table, now: float) -> bool:
    """Whether a move made now has to wait for the end of the pause."""
    return is_secret(table) and now < table.clock.turn_since + pause(table)


def kept(table: Table, action: Action) -> Table:
    """Keep a move until the pause is over; it replaces an earlier one."""
    return table.with_turn(ready=actions.dump(action))


def kept_action(table: Table) -> Action | None:
    """Return the move that is kept for the present decision; None for none."""
    if table.turn.ready is None or table.stage is not Stage.PLAYING:
        return None
    return actions.parse(dict(table.turn.ready))
