"""The three functions of the game: ``new``, ``legal`` and ``apply``."""

from __future__ import annotations

from collections.abc import Sequence

from engine import stakes
from engine.actions import Action, dump
from engine.dealing import seat_counts
from engine.errors import EngineError, illegal
from engine.events import Event
from engine.phases import FROM_OUTSIDE, HANDLERS, LEGAL
from engine.rules import Rules
from engine.state import BETWEEN_HANDS, State


def new(rules: Rules, seats: int, first_dealer: int) -> State:
    """Return a game before its first deal (docs/rules.md, 2 and 3). ``first_dealer`` is a seat; seats count from 0.

    Raises ``bad_rules`` if the rules don't allow this number of seats, ``bad_record`` if the dealer's seat doesn't
    exist.
    """
    if seats not in seat_counts(rules):
        counts = ", ".join(map(str, seat_counts(rules)))
        raise EngineError(
            "bad_rules",
            f"{rules.preset} is for {counts} seats, not {seats}",
            reason="seats",
            field="seats",
            value=seats,
            other_field="table.players",
            set_by="options" if "table.players" in rules.options else rules.preset,
        )
    if not 0 <= first_dealer < seats:
        raise EngineError("bad_record", f"there is no seat {first_dealer} to deal first", field="first_dealer")
    nothing = (0,) * seats
    return State(
        rules=rules,
        seats=seats,
        dealer=first_dealer,
        phase="deal",
        to_act=None,
        totals=nothing,
        strikes=nothing,
        falls=nothing,
        concessions=nothing,
        barrel=(None,) * seats,
        golden=stakes.golden_deals(rules, seats),
    )


def legal(state: State) -> Sequence[Action]:
    """Return every legal action of the seat to act, each once: each possible bid, each card with what it may declare.

    Empty between hands, because no seat deals. What a judge may do isn't in it.
    """
    known = state._legal  # noqa: SLF001 - cached on the position itself
    if known is None:
        known = state.__dict__["_legal"] = LEGAL[state.phase](state)
    return known


def apply(state: State, action: Action) -> tuple[State, tuple[Event, ...]]:
    """Return the position after an action, and what has happened by it, in order.

    An action may lead to much: the last pass to the talon, the last card to the score and to the end of the game.
    Raises ``EngineError`` and changes nothing: ``not_your_turn``, ``illegal_action`` (with a ``reason``),
    ``bad_pack`` for a deal.
    """
    handlers = HANDLERS[state.phase]
    if type(action) in FROM_OUTSIDE and state.phase not in BETWEEN_HANDS:
        return FROM_OUTSIDE[type(action)](state, action)
    if action.seat == state.to_act:
        if type(action) in handlers:
            return handlers[type(action)](state, action)
    elif action.seat is not None and state.to_act is not None:
        raise EngineError(
            "not_your_turn",
            f"seat {action.seat} is not to act; seat {state.to_act} is",
            seat=action.seat,
            to_act=state.to_act,
        )
    raise illegal("wrong_phase", f"{dump(action)['do']} is not possible in the phase {state.phase}", phase=state.phase)
