"""What is done to a hand from outside the game, by nobody who plays (docs/record.md, actions)."""

from __future__ import annotations

from engine.actions import Annul
from engine.endgame import Step, close
from engine.errors import illegal
from engine.events import Annulled
from engine.state import State
from engine.tally import start


def annul(state: State, action: Annul) -> Step:
    """End the hand as nothing: the same dealer deals again, and of all counts only a row of nines is broken."""
    if action.seat is not None:
        raise illegal("judge_seat", "a judge has no seat")
    after, happened = close(state, start(state), "annulled", state.points, moves=False)
    return after, (Annulled(), *happened)
