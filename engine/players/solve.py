"""The exact value of every action in a position, with all cards open (docs/record.md, ``solve``).

The declarer plays for as many points as possible, the others to keep the declarer's points low. The answer is either
exact or refused: a stock depends on chance, without a declarer there are no two sides, and the search supports neither
``talon.sweep_fills_120`` nor blind contracts.
"""

from __future__ import annotations

from typing import Any, NoReturn

from engine import actions, cards, game, redeal
from engine.actions import Play
from engine.errors import EngineError
from engine.players.endings import Goal
from engine.players.open_play import FOUR_ACES, MARRIAGE, NO_TRUMP, SILENT, OpenDeal, Position
from engine.players.solver import Kind, solver
from engine.players.table import open_deal
from engine.state import State, active_seats

MOST_POSITIONS = 20_000_000
"""The most positions that are searched unless the caller sets another limit."""

BITS = 20
"""The size of the solver's table of positions, as a power of two: about a million positions, 32 MiB."""


def solve(state: State, positions: int = MOST_POSITIONS, kind: Kind = "best") -> dict[str, Any]:
    """Return what each legal action of a position in the play is worth by best play of all, with all cards open.

    The answer has ``to_act``, and ``values`` in the order of ``legal``: each ``action`` as JSON, and ``declarer``, the
    declarer's points at the end of the hand (docs/rules.md, 9.1). The declarer plays for many of them, all others for
    few. ``kind="pure"`` uses plain Python alone, which takes longer.

    Raises ``unsolvable`` with its ``reason`` if there is no exact answer, or if more than ``positions`` positions would
    have to be searched.
    """
    check(state)
    legal = game.legal(state)
    plays = [action for action in legal if isinstance(action, Play)]
    worth = dict(zip(plays, _worth(state, plays, positions, kind), strict=True))
    values: list[dict[str, Any]] = [
        # Throwing the hand in leaves everybody without points.
        {"action": actions.dump(action), "declarer": worth.get(action, 0) if isinstance(action, Play) else 0}
        for action in legal
    ]
    return {"to_act": state.to_act, "values": values}


def check(state: State) -> None:
    """Raise ``unsolvable`` with its reason if a position cannot be solved exactly."""
    if state.phase != "play":
        _refuse("not_playing", f"only the play of the cards is solved, not the phase {state.phase}")
    if state.declarer is None:
        _refuse("no_declarer", "there is no declarer: everybody plays for themselves")
    if state.stock:
        _refuse("stock", "cards are still drawn from the stock")
    if state.blind:
        _refuse("blind_contract", "the contract is blind")
    if state.rules.talon.sweep_fills_120:
        _refuse("sweep_fills_120", "talon.sweep_fills_120 is on: points depend on who takes all tricks")


def _refuse(reason: str, message: str) -> NoReturn:
    raise EngineError("unsolvable", message, reason=reason)


def _worth(state: State, plays: list[Play], positions: int, kind: Kind) -> list[int]:
    """Return the declarer's final points in the hand after each play."""
    if _will_be_thrown_in(state):
        return [0] * len(plays)
    deal, position = opened(state)
    declarer = deal.declarer or 0
    goal = Goal(1 << declarer, tuple(int(place == declarer) for place in range(deal.seats)))
    tried = [(cards.INDEX[play.card], _declared(play)) for play in plays]
    found = solver(kind, BITS).all_values(deal, position, goal, tried, positions)
    if found is None:
        _refuse("positions", f"more than {positions} positions would have to be searched")
    return [position.points[declarer] + value for value in found]


def _will_be_thrown_in(state: State) -> bool:
    """Return whether an opponent of the declarer, still to play to the first trick, may throw the hand in then."""
    if state.tricks or state.to_act is None:
        return False
    seat = state.next_seat[state.to_act]
    while seat != state.leader:
        if seat != state.declarer and redeal.in_play(state, seat):
            return True
        seat = state.next_seat[seat]
    return False


def _declared(play: Play) -> int:
    if play.four_aces:
        return FOUR_ACES
    return MARRIAGE if play.marriage else SILENT


def opened(state: State) -> tuple[OpenDeal, Position]:
    """Return a position of the play in the solver's form, with only the seats that play."""
    active = active_seats(state)
    declarer = None if state.declarer is None else active.index(state.declarer)
    aside = cards.points(cards.mask_of(state.discards))
    untouched = sum(
        cards.points(cards.mask_of(talon)) for index, talon in enumerate(state.talons) if index != state.talon
    )
    counts_for = state.rules.talon.discards_count_for if state.talons else None
    last_trick = aside + untouched if counts_for == "last_trick" else 0
    deal = open_deal(state.rules, [state.barrel[seat] for seat in active], declarer, (), last_trick)
    position = Position(
        hands=[state.hands[seat] for seat in active],
        points=[state.points[seat] for seat in active],
        taken=[state.taken[seat] for seat in active],
        declared=[sum(1 << suit for suit in state.marriages[seat]) for seat in active],
        trump=NO_TRUMP if state.trump is None else state.trump,
        leader=active.index(state.leader),
        table=list(state.trick),
    )
    if counts_for == "declarer" and declarer is not None:
        position.points[declarer] += aside
    return deal, position
