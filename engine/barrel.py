"""The barrel: how a total near the target is held there and falls off (docs/rules.md, 9.7).

Each seat is on the barrel or off it. These are the changes after a hand:

- off → on: the seat's total reaches ``barrel.at``, but not the target. With ``clash`` two or more newcomers don't get
  on.
- on → on, with one hand less: the seat played a hand, and none of the changes below happened. Its total stays.
- on → off by a *fall* (−120, or back to 0): it was the seat's last hand, or newcomers push it off.
- on → off as the declarer who is down. With ``failure_is_fall`` this is a fall that costs the hand's score, not 120.
- on → off without a fall: by a dealer's penalty or a reset of totals (``engine.endgame``), or by a judge's penalty that
  leaves the total below ``barrel.at`` (``engine.judge``).
- on → the game is won: by ``barrel.wins_by`` and ``barrel.role`` (``wins``).

The Lviv barrel has no limit of hands: a seat scores as usual, and is off when its total is below ``barrel.at``.
First each seat is settled by itself (``settle_seat``). Then newcomers are settled, with their effect on the others
(``settle_zone``).
"""

from __future__ import annotations

from engine.events import BarrelEntered, BarrelLeft
from engine.state import State
from engine.tally import PENALTY, Tally


def unrounded(state: State, seat: int) -> bool:
    """Return whether the seat's points are not rounded because it is on the barrel."""
    return state.rules.barrel.exact_points and state.barrel[seat] is not None


def leave(tally: Tally, seat: int, reason: str) -> None:
    """Take a seat off the barrel."""
    tally.barrel[seat] = None
    tally.marks[seat].append("barrel_off")
    tally.events.append(BarrelLeft(seat, reason))


def _fall(state: State, tally: Tally, seat: int, reason: str, loss: int = -PENALTY) -> None:
    leave(tally, seat, reason)
    tally.falls[seat] += 1
    if tally.falls[seat] == state.rules.barrel.falls_to_zero:
        tally.falls[seat] = 0
        tally.totals[seat] = 0
        tally.marks[seat].append("barrel_to_zero")
    else:
        tally.totals[seat] += loss
        tally.marks[seat].append("barrel_fall")


def wins(state: State, seat: int, points: int, outcome: str) -> bool:
    """Return whether a completed hand wins the game for a seat on a classic barrel.

    ``points`` are the points won in the hand (docs/rules.md, 9.1).
    """
    rules = state.rules.barrel
    if seat != state.declarer:
        return rules.role == "anyone" and points >= rules.need
    reached = points if rules.wins_by == "points" else state.contract or 0
    return outcome == "made" and reached >= rules.need


def settle_seat(state: State, tally: Tally, seat: int, figure: int, penalty: int, points: int, outcome: str) -> None:
    """Settle a completed hand for a seat that was on a barrel with a limit of hands (the classic style).

    ``figure`` is the seat's ordinary score for the hand, and ``penalty`` its additional loss. ``points`` are the points
    won in the hand (docs/rules.md, 9.1).
    """
    left = state.barrel[seat]
    if not left or seat == state.sits_out:
        return
    if seat == state.declarer and outcome == "down":
        if state.rules.barrel.failure_is_fall:
            _fall(state, tally, seat, "down", figure)
        else:
            tally.totals[seat] += figure
            leave(tally, seat, "down")
    elif not penalty and wins(state, seat, points, outcome):
        tally.totals[seat] += max(figure, state.rules.barrel.need)
        tally.barrel_winners.append(seat)
    elif left == 1:
        _fall(state, tally, seat, "fall")
    else:
        tally.barrel[seat] = left - 1


def settle_zone(state: State, tally: Tally, reached: list[bool]) -> None:
    """Put newcomers on the barrel, and apply the rule about a crowd.

    ``reached`` says for each seat whether it has reached the target. Such a seat is not a newcomer.
    """
    rules = state.rules.barrel
    if not rules.enabled:
        return
    landed = [
        seat
        for seat, total in enumerate(tally.totals)
        if state.barrel[seat] is None and total >= rules.at and not reached[seat]
    ]
    if rules.style == "lviv":
        for seat in range(state.seats):
            if state.barrel[seat] is not None and tally.totals[seat] < rules.at:
                leave(tally, seat, "down")
    elif rules.crowd == "clash" and len(landed) > 1:
        for seat in landed:
            tally.totals[seat] = rules.at - PENALTY
            tally.marks[seat].append("barrel_clash")
        return
    for seat in landed:
        tally.totals[seat] = rules.at
        tally.barrel[seat] = 0 if rules.style == "lviv" else rules.hands
        tally.marks[seat].append("barrel_on")
        tally.events.append(BarrelEntered(seat, tally.barrel[seat] or 0))
    if landed and rules.style == "classic" and rules.crowd == "push_off":
        for seat in range(state.seats):
            still_on = state.barrel[seat] is not None and tally.barrel[seat] is not None
            if still_on and seat not in tally.barrel_winners:
                _fall(state, tally, seat, "push")
